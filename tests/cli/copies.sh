#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# A new provider is a folder of algos/ and a new board one of ports/, with no
# other file touched: both are made by copying, and must come out whole.  The
# copied provider is then made to trap, which the target must tell.
# shellcheck disable=SC2016,SC2317 # a program of awk; functions called by is
# shellcheck source=tests/lib.sh
. "${MCS_SOURCE:?}/tests/lib.sh"
unset MAKEFLAGS MFLAGS MAKELEVEL
for tool in autoreconf automake git; do
    if ! command -v $tool >/dev/null; then
        skip "copied folders" "$tool is not installed"
        finish
    fi
done

# The source as git or, in a distribution, as the folders have it.
tree=$scratch/tree
mkdir "$tree"
if git -C "$MCS_SOURCE" ls-files >files 2>/dev/null && [ -s files ]; then
    tar -c -f - -C "$MCS_SOURCE" -T files | tar -x -f - -C "$tree"
else
    for part in algos ports src tests man build-aux completions autogen.sh \
        configure.ac Makefile.am VERSION README.md NEWS COPYING; do
        [ ! -e "$MCS_SOURCE/$part" ] || cp -r "$MCS_SOURCE/$part" "$tree"
    done
fi
chmod -R u+w "$tree"
(cd "$tree" && find . -type f -exec sha256sum {} + | sort) >before
cp -r "$tree/algos/null" "$tree/algos/copied"
cp -r "$tree/ports/mps2-an386" "$tree/ports/copied-board"
(cd "$tree" && ./autogen.sh) >err 2>&1
status=$?
is "autogen.sh takes the copies" ended 0
is "no file of the tree was edited" \
    test -z "$(cd "$tree" && sha256sum --quiet -c "$scratch/before" 2>&1)"

# built PORT ARGUMENT...: configures and makes a tree of the null providers
built() {
    local port=$1
    shift
    mkdir -p "$scratch/$port" && cd "$scratch/$port" || return
    ../tree/configure -q --with-port="$port" --with-providers=null,copied \
        "$@" >"$scratch/err" 2>&1 &&
        make -s mcuspeed >>"$scratch/err" 2>&1
    status=$?
    cd "$scratch" || return
    MCS_SOURCE=$tree MCS_BUILD=$scratch/$port MCS_PORT=$port
}
works() {
    mcuspeed -list null
    is "$MCS_PORT: -list has the copied provider" \
        said '^algorithm kind .*copied'
    mcuspeed -version
    is "$MCS_PORT: -version has provider and port" \
        awk -v port="$MCS_PORT" '
            $2 == "copied" { provider = 1 }
            $2 == "port:" && $3 == port { named = 1 }
            END { exit !(provider && named) }' out
    mcuspeed -check -provider copied,null null
    is "$MCS_PORT: -check passes" ended 0
    is "$MCS_PORT: -check has a line for each" said '^1\.\.2$'
    mcuspeed -quiet -format csv -provider copied -bytes 16 null
    is "$MCS_PORT: the copied provider is measured" \
        said '^null,hash,digest,copied,.*,ok,'
}

built host
is "host: is built" ended 0
works

triplet=""
# shellcheck disable=SC1091 # of the copied tree
. "$tree/ports/copied-board/port.conf"
if ! command -v "$triplet-gcc" >/dev/null ||
    ! command -v qemu-system-arm >/dev/null; then
    skip "copied-board" "$triplet-gcc or qemu-system-arm is not installed"
    finish
fi
built copied-board --host="$triplet"
is "copied-board: is built" ended 0
works

# An undefined instruction, after the known answers have been passed.
copied=$tree/algos/copied/null.c
sed -i 's/^    (void)call;$/    if (call->in.len == 77) __builtin_trap();/' \
    "$copied"
# And one that leaves interrupts off, so that the counter's are lost.
sed -i 's/^\( *\)if (call->in.len == 77).*/&\
\1if (call->in.len == 78) __asm__ volatile("cpsid i");/' "$copied"
is "the copied provider traps" grep -q __builtin_trap "$copied"
is "and leaves interrupts off" grep -q 'cpsid i' "$copied"
make -s -C copied-board mcuspeed >err 2>&1
status=$?
is "the trapping provider is built" ended 0
mcuspeed -quiet -format csv -provider null,copied -bytes 16,77 null
is "a trap on the target: ends with 1" ended 1
is "a trap on the target: names the case" \
    complained ' at 0x[0-9a-f]* in copied null digest, 77 bytes'
mcuspeed -quiet -format csv -provider null,copied -bytes 16,78 null
is "interrupts left off: ends with 1" ended 1
is "interrupts left off: names the case" complained \
    'interrupts were left off at 0x[0-9a-f]* in copied null digest, 78 bytes'
mcuspeed -quiet -format csv -provider copied -bytes 16 null
is "without them: ends with 0" ended 0
finish
