/* SPDX-License-Identifier: MIT */
/* LibTomMath below the library's public-key algorithms. */
#include "libtomcrypt.h"

#include <string.h>

void mcs_libtomcrypt_bignums(void)
{
    if (ltc_mp.name == NULL)
        ltc_mp = ltm_desc;
}

int mcs_libtomcrypt_write(void *number, uint8_t *out, size_t bytes)
{
    size_t needed = mp_unsigned_bin_size(number);

    if (needed > bytes)
        return CRYPT_BUFFER_OVERFLOW;
    memset(out, 0, bytes - needed);
    return mp_to_unsigned_bin(number, out + (bytes - needed));
}
