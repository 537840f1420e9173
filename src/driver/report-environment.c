/* SPDX-License-Identifier: MIT */
/*
 * The lines above the rows: no figure without saying how it was obtained.
 */
#include "report-parts.h"

#include <string.h>

/* Providers that were told of already; beyond these one is told of again. */
#define PROVIDERS_KEPT 16

static const struct mcs_provider *told[PROVIDERS_KEPT];
static unsigned told_count;

/* Texts of port and session; what is unknown is left out. */
static const struct {
    const char *label;
    uint8_t at, of_port;
} texts[] = {
    {"date", offsetof(struct mcs_session, date), 0},
    {"command", offsetof(struct mcs_session, command), 0},
    {"port", offsetof(struct port_info, name), 1},
    {"board", offsetof(struct port_info, board), 1},
    {"core", offsetof(struct port_info, core), 1},
    {"clock", offsetof(struct port_info, clock), 1},
    {"wait states", offsetof(struct port_info, wait_states), 1},
    {"caches", offsetof(struct port_info, caches), 1},
    {"placement", offsetof(struct port_info, placement), 1},
    {"compiler", offsetof(struct mcs_session, compiler), 0},
    {"flags", offsetof(struct mcs_session, flags), 0},
    {"estimator", offsetof(struct mcs_session, estimator), 0},
    {"time", offsetof(struct port_info, time_note), 1},
    {"cycles are", offsetof(struct port_info, cycle_unit), 1},
};

static void put_texts(struct mcs_out *out, const struct mcs_session *session)
{
    size_t i;

    for (i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
        const void *of = session;
        const char *text;

        if (texts[i].of_port)
            of = session->port;
        memcpy(&text, (const char *)of + texts[i].at, sizeof(text));
        if (text[0] != '\0')
            mcs_print(out, "# %s: %s\n", texts[i].label, text);
    }
}

static void put_hertz(struct mcs_out *out, const char *label, uint64_t hertz)
{
    if (hertz != 0)
        mcs_print(out, "# %s: %llu Hz\n", label, (unsigned long long)hertz);
}

static void put_overhead(struct mcs_out *out, const struct mcs_session *session)
{
    const char *unit = session->port->cycle_unit;

    mcs_put(out, "# taken off: ");
    mcs_put_fixed(out, session->loop_milliticks, 3, 3, 0);
    mcs_put(out, " ticks");
    if (unit[0] != '\0') {
        mcs_put(out, " (");
        mcs_put_fixed(out, session->loop_millicycles, 3, 3, 0);
        mcs_print(out, " %s)", unit);
    }
    mcs_put(out, " per operation, ");
    mcs_put_fixed(out, session->read_milliticks, 3, 3, 0);
    mcs_put(out, " ticks per reading\n");
}

static void put_audit(struct mcs_out *out, const struct mcs_session *session)
{
    const struct port_info *port = session->port;
    uint64_t error = session->clock_error_ppm;

    mcs_put(out, "# clock audit: ");
    if (error == UINT64_MAX) {
        mcs_put(out, "no second clock to compare with\n");
        return;
    }
    mcs_print(out, "%s %llu ppm from %s, tolerance %lu ppm\n",
              error > port->clock_tolerance_ppm ? "DOUBTFUL," : "good,",
              (unsigned long long)error, port->clock2,
              (unsigned long)port->clock_tolerance_ppm);
}

void mcs_put_environment(struct mcs_out *out, const struct mcs_session *session)
{
    const struct port_info *port = session->port;

    told_count = 0;
    mcs_print(out, "# mcuspeed %s\n", session->version);
    put_texts(out, session);
    put_hertz(out, "core clock", port->core_hz);
    put_hertz(out, "counter", port->tick_hz);
    put_overhead(out, session);
    put_audit(out, session);
    if (session->processes > 1)
        mcs_print(out, "# processes: %zu; rates are of all of them\n",
                  session->processes);
    if (port->simulated)
        mcs_put(out, "# SIMULATED: the time is a model's and not silicon's\n");
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
                            const struct mcs_record *record)
{
    mcs_put(out, record->provider->name);
    if (record->impl->variant[0] != '\0')
        mcs_print(out, ":%s", record->impl->variant);
}
