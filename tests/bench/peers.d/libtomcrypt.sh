# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2154 # names of ../peers
#
# LibTomCrypt's own program, demos/timing.c, which counts the time-stamp
# counter (so on x86-64 only) and prints whole cycles of the best of 100
# trials, or of 100000, which a patch makes 10000.  Its libraries are made here
# with the same flags once more, since ours allocate from the driver's pool.
#
# sha256       one block of 64 bytes, some 390 cycles by a counter of steps of
#              21 or so; the patch makes it 128 blocks, and print thousandths.
# aes-128-cbc  encryption of 4096 bytes in place, cycles for each block.
# Its public-key figures are means over 256 random nonces, and left out.

build_libtomcrypt() {
    [ "$(uname -m)" = x86_64 ] || return 1
    unpack libtommath libtommath && unpack libtomcrypt libtomcrypt || return 1
    make -C "$peers/libtommath" -f makefile.unix -j 2 CC=gcc CFLAGS="$flags" \
        libtommath.a || return 1
    cd "$peers/libtomcrypt" || return 1
    sed -i 's|results\[x\].spd1 / 1000)|results[x].spd1)|
        s|define TIMES  *100000$|define TIMES 10000|
        /^static void time_hash/,/^}/ {
            s|\[MAXBLOCKSIZE\]|[MAXBLOCKSIZE * 128]|
            s|\.blocksize\()*;\)|.blocksize * 128\1|
            s|y1 < TIMES|y1 < 100|
        }' demos/timing.c
    make -f makefile.unix -j 2 CC=gcc CFLAGS="$flags -DUSE_LTM -DLTM_DESC \
        -DLTC_NO_TABLES -DARGTYPE=4 -I../libtommath" \
        EXTRALIBS=../libtommath/libtommath.a timing || return 1
    link timing demos/timing.o libtomcrypt.a ../libtommath/libtommath.a
}

theirs_libtomcrypt() {
    (cd "$peers/libtomcrypt" && pinned "./timing.$turn" cipher_cbc &&
        pinned "./timing.$turn" hash) >"$scratch/out" 2>"$scratch/errors"
    awk '$1 == "aes" {
            sub(/,/, ""); print "libtomcrypt/aes-128-cbc", $(NF - 3) * 256; exit
        }' FS='[][ ,]+' "$scratch/out"
    awk '$1 == "sha256" { print "libtomcrypt/sha256", $NF * 64e-3 }' \
        FS='[: ]+' "$scratch/out"
}

ours_libtomcrypt() {
    ours libtomcrypt/aes-128-cbc ticks_per_operation x 1 \
        -provider libtomcrypt -bytes 4096 -op encrypt aes-128-cbc
    ours libtomcrypt/sha256 ticks_per_operation 'x / 129' 1 \
        -provider libtomcrypt -bytes 8Ki -op digest sha256
}
