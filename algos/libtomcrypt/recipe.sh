# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2034 # read by build-aux/deps
#
# LibTomCrypt with LibTomMath (public domain, Unlicense), in one configuration
# for host and targets, so that their figures can be compared:
#   LTC_NO_TABLES   the GCM context has 4 KB instead of 70; AES keeps its
#                   small tables
#   TAB_SIZE=8      tables of registered ciphers, hashes and generators: as many
#                   as the adapter needs at once, 2 KB of RAM and not 9
#   ARGTYPE=4       bad arguments are returned as an error and not aborted on
#   LTC_NO_FILE, LTC_NO_TEST, LTC_NO_PRNGS and the three that follow it: what
#                   needs an operating system stays out
#   XMALLOC etc.    memory comes from the driver's pool

dep_version="1.18.2 with LibTomMath 1.3.0"

ltc_macros="USE_LTM LTM_DESC LTC_NO_FILE LTC_NO_TEST LTC_NO_TABLES TAB_SIZE=8
ARGTYPE=4 LTC_NO_PRNGS LTC_CHACHA20_PRNG LTC_FORTUNA LTC_YARROW
XMALLOC=mcs_pool_alloc XCALLOC=mcs_pool_calloc
XREALLOC=mcs_pool_realloc XFREE=mcs_pool_free"

# mp_rand() has no source but the one that the adapter gives it.
ltm_macros="MP_NO_FILE MP_NO_DEV_URANDOM MP_PRNG_ENABLE_LTM_RNG"

as_flags() { printf '%s' "$*" | tr -s ' \n' ' ' | sed 's/[^ ][^ ]*/-D&/g'; }

dep_flags="$(as_flags "$ltc_macros $ltm_macros") -DMP_MALLOC=mcs_pool_alloc"

# The headers' structures and prototypes depend on these.  LTC_SOURCE, which
# opens the library's inner functions, is left to those who want them.
dep_macros() { printf '%s\n' "$ltc_macros" | tr -s ' ' '\n'; }

dep_sources() {
    local home=https://github.com/libtom
    cat <<END
libtommath debian libtommath_1.3.0.orig.tar.gz \
6d099e93ff00fa9b18346f4bcd97dcc48c3e91286f7e16c4ac5515a7171c3149
libtommath upstream \
$home/libtommath/releases/download/v1.3.0/ltm-1.3.0.tar.xz \
296272d93435991308eb73607600c034b558807a07e829e751142e65ccfa9d08
libtomcrypt debian libtomcrypt_1.18.2+dfsg.orig.tar.xz \
fec310cb440232e9a75da7ef1b2350e6d29e7808a8f6ff2f4158ae2ec0ff3670
libtomcrypt upstream \
$home/libtomcrypt/releases/download/v1.18.2/crypt-1.18.2.tar.xz \
96ad4c3b8336050993c5bc2cf6c057484f2b0f9f763448151567fbab5e767b84
END
}

dep_build() {
    # LibTomMath hands sizes to its hooks that C's functions do not take.  A
    # file and no -D, for make would have to pass the brackets to a shell.
    cat >libtommath/mcs_pool.h <<END
#define MP_MALLOC(size) mcs_pool_alloc(size)
#define MP_REALLOC(mem, oldsize, newsize) mcs_pool_realloc(mem, newsize)
#define MP_CALLOC(nmemb, size) mcs_pool_calloc(nmemb, size)
#define MP_FREE(mem, size) mcs_pool_free(mem)
END
    make -C libtommath -f makefile.unix -j "$JOBS" CC="$CC" AR="$AR" \
        RANLIB="$RANLIB" \
        CFLAGS="$CFLAGS $(as_flags "$ltm_macros") -include mcs_pool.h" \
        libtommath.a
    make -C libtomcrypt -f makefile.unix -j "$JOBS" CC="$CC" AR="$AR" \
        RANLIB="$RANLIB" \
        CFLAGS="$CFLAGS $(as_flags "$ltc_macros") -I../libtommath" \
        libtomcrypt.a
    cp libtommath/tommath*.h libtomcrypt/src/headers/*.h "$STAGE/include"
    cp libtommath/libtommath.a libtomcrypt/libtomcrypt.a "$STAGE/lib"
}
