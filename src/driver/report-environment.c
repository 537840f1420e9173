/* SPDX-License-Identifier: MIT */
/*
 * The lines above the rows: no figure without saying how it was obtained.
 */
#include "report-fields.h"
#include "report-parts.h"

/* Providers that were told of already; beyond these one is told of again. */
#define PROVIDERS_KEPT 16

static const struct mcs_provider *told[PROVIDERS_KEPT];
static unsigned told_count;

static void put_fields(struct mcs_out *out, const struct mcs_session *session,
                       enum mcs_scope most)
{
    struct mcs_value value;
    const char *name;
    unsigned i;

    for (i = 0; (name = mcs_field_name(i)) != NULL; i++) {
        if (mcs_field_scope(i) > most)
            continue;
        mcs_field_value(i, session, NULL, &value);
        if (value.type == MCS_VALUE_UNKNOWN)
            continue;
        mcs_print(out, "# %s: ", name);
        mcs_put_value(out, &value);
        mcs_put(out, "\n");
    }
}

void mcs_put_build(struct mcs_out *out, const struct mcs_session *session)
{
    put_fields(out, session, MCS_OF_BUILD);
}

void mcs_put_environment(struct mcs_out *out, const struct mcs_session *session)
{
    told_count = 0;
    put_fields(out, session, MCS_OF_RUN);
}

void mcs_put_provider(struct mcs_out *out, const struct mcs_provider *provider)
{
    unsigned i;

    if (provider->version[0] == '\0' && provider->flags[0] == '\0')
        return; /* mcuspeed's own code */
    for (i = 0; i < told_count; i++)
        if (told[i] == provider)
            return;
    if (told_count < PROVIDERS_KEPT)
        told[told_count++] = provider;
    mcs_print(out, "# %s%s%s%s%s\n", provider->name,
              provider->version[0] != '\0' ? " " : "", provider->version,
              provider->flags[0] != '\0' ? ", flags: " : "", provider->flags);
}

void mcs_put_implementation(struct mcs_out *out,
                            const struct mcs_provider *provider,
                            const struct mcs_impl *impl)
{
    mcs_put(out, provider->name);
    if (impl->variant[0] != '\0')
        mcs_print(out, ":%s", impl->variant);
}
