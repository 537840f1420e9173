/* SPDX-License-Identifier: MIT */
/* The algorithm that does nothing: what algos/null offers. */
#include "catalog.h"

static const struct mcs_vector vectors[] = {{.source = "nothing in and out"}};

const struct mcs_alg mcs_alg_null = {
    .name = "null",
    .family = "null",
    .standard = "",
    .kind = MCS_HASH,
    .vectors = vectors,
    .vector_count = 1,
};
