# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2034 # read by build-aux/deps
#
# BearSSL (MIT).  Debian's tarball is upstream's without one Windows binary.

dep_version="0.6"

dep_sources() {
    cat <<END
bearssl debian bearssl_0.6+dfsg.1.orig.tar.xz \
102a625bd8f6155260867a50c508df8d8c3f796985dd744df1a68e5cd1a79004
bearssl upstream https://www.bearssl.org/bearssl-0.6.tar.gz \
6705bba1714961b41a728dfc5debbe348d2966c117649392f8c8139efc83ff14
END
}

dep_build() {
    make -C bearssl -j "$JOBS" CC="$CC" AR="$AR" LD="$CC" CFLAGS="$CFLAGS" \
        BUILD=out lib
    cp bearssl/inc/*.h "$STAGE/include"
    cp bearssl/out/libbearssl.a "$STAGE/lib"
}
