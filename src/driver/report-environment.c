/* SPDX-License-Identifier: MIT */
/*
 * The lines above the rows: no figure without saying how it was obtained.
 */
#include "report-parts.h"

/* Providers that were told of already; beyond these one is told of again. */
#define PROVIDERS_KEPT 16

static const struct mcs_provider *told[PROVIDERS_KEPT];
static unsigned told_count;

static void put_line(struct mcs_out *out, const char *label, const char *text)
{
    if (text[0] != '\0')
        mcs_print(out, "# %s: %s\n", label, text);
}

static void put_machine(struct mcs_out *out, const struct port_info *port)
{
    put_line(out, "port", port->name);
    put_line(out, "board", port->board);
    put_line(out, "core", port->core);
    if (port->core_hz != 0)
        mcs_print(out, "# core clock: %llu Hz\n",
                  (unsigned long long)port->core_hz);
    put_line(out, "clock", port->clock);
    put_line(out, "wait states", port->wait_states);
    put_line(out, "caches", port->caches);
    put_line(out, "placement", port->placement);
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
    put_line(out, "date", session->date);
    put_line(out, "command", session->command);
    put_machine(out, port);
    put_line(out, "compiler", session->compiler);
    put_line(out, "flags", session->flags);
    put_line(out, "time", port->time_note);
    mcs_print(out, "# counter: %llu ticks per second\n",
              (unsigned long long)port->tick_hz);
    put_line(out, "cycles are", port->cycle_unit);
    put_overhead(out, session);
    put_audit(out, session);
    put_line(out, "estimator", session->estimator);
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
