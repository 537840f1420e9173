/* SPDX-License-Identifier: MIT */
/* Which fault is on. */
#include <string.h>

#include "ports/fake/fake.h"
#include "scripted.h"

static const char *const names[] = {
    [NO_FAULT] = "",
    [WRONG_BYTE] = "wrong-byte",
    [WRONG_PAYLOAD] = "wrong-payload",
    [OVERRUN] = "overrun",
    [OVERRUN_LATE] = "overrun-late",
    [UNDERRUN] = "underrun",
    [LIBRARY_ERROR] = "library-error",
    [LIBRARY_ERROR_LATE] = "library-error-late",
    [NO_MEMORY] = "no-memory",
    [NOT_PRESENT] = "not-present",
    [UNSUPPORTED] = "unsupported",
    [TIMEOUT] = "timeout",
    [DEEP_STACK] = "deep-stack",
    [TAG_ACCEPTED] = "tag-accepted",
    [LEAK] = "leak",
    [TRAP] = "trap",
};

static enum scripted_fault chosen;

enum mcs_status scripted_fault_init(void)
{
    const char *name = fake_setting("MCS_FAKE_FAULT");
    size_t i;

    for (i = 0; i < sizeof names / sizeof names[0]; i++) {
        if (strcmp(names[i], name) == 0) {
            chosen = (enum scripted_fault)i;
            return MCS_OK;
        }
    }
    fake_bad_setting("MCS_FAKE_FAULT");
}

enum scripted_fault scripted_fault(const struct mcs_impl *impl)
{
    return strcmp(impl->variant, "bad") == 0 ? chosen : NO_FAULT;
}
