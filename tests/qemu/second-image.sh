#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# A microcontroller whose flash does not hold all providers: LibTomCrypt has an
# image of its own on microbit, with the kinds that its RAM is enough for
# (signatures and key agreement take 4 to 9 KB of stack, and as much heap).
# Its known answers are checked as those of the first image are.
set -u
: "${MCS_SOURCE:?}" "${MCS_BUILD:?}" "${MCS_PORT:?}"
if [ "$MCS_PORT" != microbit ]; then
    echo "1..0 # SKIP $MCS_PORT holds all providers in one image"
    exit
fi
tree=$MCS_BUILD/second-image
mkdir -p "$tree" && cd "$tree" || exit 99
eval "set -- $("$MCS_BUILD/config.status" --config)"
# The source folder may have been named from where that build lies.
if ! "$MCS_SOURCE/configure" "$@" --srcdir="$MCS_SOURCE" \
    --with-providers=libtomcrypt \
    --with-algorithms=hash,mac,cipher,aead,kdf >log 2>&1 ||
    ! make mcuspeed >>log 2>&1; then
    tail -n 20 log | sed 's/^/# /'
    printf 'not ok 1 - the second image builds\n1..1\n'
    exit 1
fi
export MCS_BUILD=$tree MCS_IMAGE=microbit-libtomcrypt
exec "$MCS_SOURCE/tests/kat/check.sh"
