/* SPDX-License-Identifier: MIT */
#include "report-parts.h"

#include <string.h>

void mcs_put_key_label(struct mcs_out *out, const struct mcs_alg *alg)
{
    const char *curve = alg->name;
    const char *family = alg->family;

    if (strcmp(family, "rsa") == 0 || strcmp(family, "dsa") == 0) {
        mcs_print(out, "%s %4u bits", family, alg->bits);
        return;
    }
    mcs_print(out, "%4u bits %s", alg->bits, family);
    if (strncmp(curve, family, strlen(family)) == 0)
        curve += strlen(family);
    if (*curve == 'p')
        mcs_print(out, " (nist%s)", curve);
    else if (*curve == 'x')
        mcs_print(out, " (X%s)", curve + 1);
    else if (*curve >= 'a')
        mcs_print(out, " (%s)", curve);
}
