#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# A program without wolfSSL has no code under the GPL linked.  Two trees are
# built, one with it and one with all other providers of this build; the
# linker's map tells which objects of which archives went in, and nm which
# names.  That both find wolfSSL where it is shows that they can.
#
# shellcheck source=tests/lib.sh
. "${MCS_SOURCE:?}/tests/lib.sh"
case $MCS_PORT in
host | mps2-an386) ;;
*)
    skip "no GPL without wolfssl" "it is looked for on host and mps2-an386"
    finish
    ;;
esac
providers=$(sed -n 's/^ *&mcs_provider_\(.*\),$/\1/p' \
    "$MCS_BUILD/providers.c" | sed 's/_/-/g')
if ! grep -q -x wolfssl <<<"$providers"; then
    skip "no GPL without wolfssl" "this build is without"
    finish
fi
others=$(grep -v -x wolfssl <<<"$providers" | paste -s -d ,)

# build TREE OPTION...: a program, and the map of how it was linked.  This
# build's source folder may have been named from where it lies.
build() {
    local tree=$1
    shift
    mkdir -p "$tree"
    eval "set -- $("$MCS_BUILD/config.status" --config) \"\$@\""
    (
        unset MAKEFLAGS MFLAGS MAKELEVEL
        cd "$tree" && "$MCS_SOURCE/configure" -q "$@" \
            --srcdir="$MCS_SOURCE" LDFLAGS="-Wl,-Map=$PWD/map" &&
            make -s mcuspeed
    ) >out 2>err
    # shellcheck disable=SC2034 # ended reads it
    status=$?
    is "a tree $tree wolfssl is built" ended 0
}

# The objects of archives that went into a program, "ARCHIVE(OBJECT)".
objects() { grep -o '[^ /]*\.a([^)]*)' "$1/map" | sort -u; }

names() { "${MCS_NM:?}" "$1/mcuspeed" | awk '{ print $NF }'; }

is_gpl='^libwolfssl\.a(\|^libalgo_wolfssl\.a('
is_name='^wc_\|^wolfssl_\|^mcs_wolfssl_\|^wolfSSL'

build with --with-providers=null,wolfssl --with-algorithms=sha256
objects with >out
is "the map of a program with it names its objects" said "$is_gpl"
names with >out
is "nm finds its names" said "$is_name"

build without "--with-providers=$others"
objects without >out
echo "# $(grep -c . out) objects in the map"
is "the map of a program without names other objects" said '^libdriver\.a('
grep -e "$is_gpl" out >err
is "and none of wolfSSL's" test ! -s err
names without >out
is "nm finds other names" said '^mcs_tell_version$'
grep -e "$is_name" out >err
is "and none of wolfSSL's" test ! -s err

# What the programs say of themselves.
MCS_BUILD=$PWD/with mcuspeed -version
is "with it, -version tells the GPL as the program's licence" \
    said '^# licence: GPL-2.0-or-later'
is "and as wolfssl's" said '^# wolfssl .*(software, GPL-2.0-or-later)'
MCS_BUILD=$PWD/without mcuspeed -version
is "without, -version tells another" said '^# licence: MIT'
grep '^# licence: .*GPL' out >err
is "and no GPL" test ! -s err

# What is under Apache-2.0 alone goes with version 3 of the GPL and not with 2.
whole() {
    (cd selected && sh "$MCS_SOURCE/build-aux/genselect.sh" \
        "$MCS_SOURCE/lists/algorithms.txt" all "$1") &&
        sed -n 's/.*mcs_licence.*"\(.*\)".*/\1/p' selected/providers.c >out
}
mkdir selected
for row in "null openssl=MIT" "wolfssl mbedtls=GPL-2.0-or-later" \
    "openssl wolfssl=GPL-3.0-or-later" "wolfssl openssl=GPL-3.0-or-later"; do
    whole "${row%=*}"
    is "${row%=*} together are ${row#*=}" said "^${row#*=}\$"
done
finish
