/* SPDX-License-Identifier: MIT */
/* The library's tables: what is there already is found and not added again. */
#include "libtomcrypt.h"

int mcs_libtomcrypt_aes(void)
{
    return register_cipher(&aes_desc);
}

int mcs_libtomcrypt_sha256(void)
{
    return register_hash(&sha256_desc);
}
