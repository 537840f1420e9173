# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2034,SC2154 # shared with build-aux/deps
#
# Mbed TLS (Apache-2.0), of it what makes up libmbedcrypto, in one
# configuration for host and targets: mcs_mbedtls_config.h beside this file.
# Macros in the --cflags of build-aux/deps come on top of it, for example
# -DMBEDTLS_AES_ROM_TABLES or -DMBEDTLS_SHA256_SMALLER.

dep_version="3.6.6"
config=mcs_mbedtls_config.h
dep_flags="-DMBEDTLS_CONFIG_FILE=\"$config\""

dep_files() { echo "$config"; }

# The headers' structures depend on the configuration.
dep_macros() { echo "MBEDTLS_CONFIG_FILE=\"$config\""; }

# Debian has upstream's own tarball.
dep_sources() {
    local home=https://github.com/Mbed-TLS/mbedtls/releases/download
    local sum=8fb65fae8dcae5840f793c0a334860a411f884cc537ea290ce1c52bb64ca007a
    echo "mbedtls debian mbedtls_$dep_version.orig.tar.bz2 $sum"
    echo "mbedtls upstream" \
        "$home/mbedtls-$dep_version/mbedtls-$dep_version.tar.bz2 $sum"
}

# By a makefile of our own: the library's makes some of its files anew with
# Python where their dates look old, and has TLS and X.509 in the way.
dep_build() {
    cp "$recipes/$provider/$config" "$STAGE/include"
    cp -R mbedtls/include/mbedtls mbedtls/include/psa "$STAGE/include"
    cat >mbedtls/library/mcs.mk <<'END_OF_MAKEFILE'
objects := $(patsubst %.c,%.o,$(filter-out net_% ssl_% x509% mps_%, \
    $(wildcard *.c)))
libmbedcrypto.a: $(objects); $(AR) rc $@ $^ && $(RANLIB) $@
END_OF_MAKEFILE
    make -C mbedtls/library -f mcs.mk -j "$JOBS" CC="$CC" AR="$AR" \
        RANLIB="$RANLIB" CFLAGS="$CFLAGS -I$STAGE/include -I. $(
            printf "'%s'" "$dep_flags")"
    cp mbedtls/library/libmbedcrypto.a "$STAGE/lib"
}
