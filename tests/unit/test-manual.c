/* SPDX-License-Identifier: MIT */
/*
 * mcuspeed-json(5) and the table of fields name the same.
 */
#include "capture.h"
#include "report-fields.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int is_field(const char *name)
{
    const char *field;
    unsigned i;

    for (i = 0; (field = mcs_field_name(i)) != NULL; i++)
        if (strcmp(field, name) == 0)
            return 1;
    return 0;
}

/* Each field is the tag of one list item of the page, and no other tag is. */
int main(void)
{
    static char page[65536];
    const char *srcdir = getenv("srcdir");
    char path[512], tag[128];
    const char *name, *at, *footprint;
    FILE *file;
    size_t bytes;
    unsigned i;

    snprintf(path, sizeof(path), "%s/man/mcuspeed-json.5",
             srcdir != NULL ? srcdir : ".");
    file = fopen(path, "r");
    tap_ok(file != NULL, "the manual page can be read");
    if (file == NULL)
        return tap_end();
    bytes = fread(page, 1, sizeof(page) - 1, file);
    fclose(file);
    page[bytes] = '\0';

    for (i = 0; (name = mcs_field_name(i)) != NULL; i++) {
        snprintf(tag, sizeof(tag), "\n.It Va %s\n", name);
        at = strstr(page, tag);
        tap_ok(at != NULL && strstr(at + 1, tag) == NULL,
               "%s is in the manual page, once", name);
    }
    /* Those of make footprint are not the program's. */
    footprint = strstr(page, "\n.Ss Footprint\n");
    tap_ok(footprint != NULL, "the fields of make footprint stand apart");
    for (at = page; (at = strstr(at, "\n.It Va ")) != NULL && at < footprint;) {
        at += strlen("\n.It Va ");
        snprintf(tag, sizeof(tag), "%.*s", (int)strcspn(at, "\n"), at);
        tap_ok(is_field(tag), "%s of the manual page is a field", tag);
    }
    return tap_end();
}
