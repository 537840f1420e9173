#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# build-aux/deps on a library of one function, without network: what it
# accepts, what it refuses, and when it builds again.  TAP on stdout.
# shellcheck disable=SC2317 # functions are called by is
# shellcheck source=tests/lib.sh
. "${MCS_SOURCE:?}/tests/lib.sh"
top=$MCS_SOURCE
# A blank in the path, for users have such folders.
w="$scratch/a b"
mkdir -p "$w/tree-1" "$w/recipes/tiny" "$w/mirror" || exit 99

# Runs deps with the common options; output in out, status in $status.
deps() {
    bash "$top/build-aux/deps" --recipes "$w/recipes" --cache "$w/cache" \
        --prefix "$w/prefix" --cc "${MCS_CC:-gcc}" "$@" >out 2>&1
    status=$?
}

header() { grep -q -x -e "$1" "$w/prefix/include/mcs-dep-tiny.h"; }
whole() {
    "${MCS_NM:-nm}" "$w/prefix/lib/libtiny.a" 2>/dev/null | grep -q "T tiny"
}
lacks() { ! grep -q -e "$1" "$2"; }
no_stamp() { [ ! -e "$w/prefix/.stamp-tiny" ]; }

# The recipe; $1 stands in front of the hash to spoil it, $2 is an additional
# step of the build.
write_recipe() {
    local sha
    sha=$(sha256sum <"$w/mirror/tiny-1.tar" | cut -c "$((1 + ${#1}))-64")
    cat >"$w/recipes/tiny/recipe.sh" <<END
dep_version="1.0"
dep_flags="-DTINY=2"
dep_sources() { echo "tiny upstream file://$mirror/tiny-1.tar $1$sha"; }
dep_macros() { echo TINY=2; }
dep_build() {
    \$CC \$CFLAGS -DTINY=2 -c tiny/tiny.c -o tiny.o
    ${2:-:}
    \$AR rc "\$STAGE/lib/libtiny.a" tiny.o
    cp tiny/tiny.h "\$STAGE/include"
}
END
}

# Addresses have no blanks, so the mirror is reached by another name.
mirror=$scratch/mirror
ln -s "$w/mirror" "$mirror"
echo 'int tiny(void);' >"$w/tree-1/tiny.h"
echo 'int tiny(void) { return TINY; }' >"$w/tree-1/tiny.c"
tar -c -f "$w/mirror/tiny-1.tar" -C "$w" tree-1
write_recipe ""

deps --help
is "--help ends with 0" ended 0
is "--help tells --source" said '--source LIB=DIR'
deps --no-such-option x tiny
is "an unknown option is a usage error" ended 2
deps
is "no provider is a usage error" ended 2
deps no-such-library
is "an unknown library is refused" ended 1
deps --cc no-such-gcc tiny
is "a compiler that is not there is named" said 'no compiler no-such-gcc'
deps --cflags "--no-such-flag" tiny
is "flags that the compiler does not know are an error" ended 1

deps --fetch-only tiny
is "--fetch-only fills the cache" test -f "$w/cache/sources/tiny-1.tar"
is "--fetch-only builds nothing" test ! -e "$w/prefix/lib/libtiny.a"
mv "$w/mirror" "$w/mirror.off"
deps tiny
is "builds without a mirror from the cache" ended 0
mv "$w/mirror.off" "$w/mirror"
is "the archive holds the function" whole
is "the header tells the version" header '#define MCS_DEP_VERSION "1.0"'
is "the header tells the recipe's flags" \
    header '#define MCS_DEP_FLAGS "-O2 .* -DTINY=2"'
is "the header sets the macros" header '#define TINY 2'

before=$(stat -c %Y.%i "$w/prefix/include/tiny.h")
deps tiny
is "a second run does nothing" said 'up to date'
flags="-O1 -I$scratch/x -ffile-prefix-map=$scratch=. -DNAME=\"$scratch/y\""
deps --cflags "$flags" tiny
is "other flags build anew" said 'building'
is "paths of the machine are not recorded" \
    lacks "$scratch" "$w/prefix/include/mcs-dep-tiny.h"
is "an unchanged header keeps its date" \
    test "$before" = "$(stat -c %Y.%i "$w/prefix/include/tiny.h")"
write_recipe "" "echo changed"
deps --cflags -O1 tiny
is "another recipe builds anew" said 'building'

echo spoilt >>"$w/cache/sources/tiny-1.tar"
deps tiny
is "a spoilt file in the cache is refused" said 'refused'
is "and fetched anew" said 'fetching'
is "and the library is built" ended 0

write_recipe "0000"
rm -rf "$w/cache" "$w/prefix"
deps tiny
is "a download with another hash is an error" ended 1
is "it says so" said 'refused'
is "it does not stay in the cache" test ! -e "$w/cache/sources/tiny-1.tar"
is "nothing is installed" test ! -e "$w/prefix/lib/libtiny.a"

write_recipe ""
mv "$w/mirror" "$w/mirror.off"
deps tiny
is "no source at all is an error" ended 1
is "it tells where to put the file" said "cache/sources"
is "it tells of --source" said 'source tiny=DIR'
deps --source "tiny=$w/tree-1" tiny
is "the user's own tree needs no mirror" whole
deps --source "tiny=$w/tree-1" tiny
is "an unchanged tree is not built again" said 'up to date'
echo '/* edited */' >>"$w/tree-1/tiny.c"
deps --source "tiny=$w/tree-1" tiny
is "an edited tree is" said 'building'
mv "$w/mirror.off" "$w/mirror"

rm -rf "$w/prefix"
write_recipe "" "echo the reason; exit 3"
deps tiny
is "a failing build is an error" ended 1
is "the log's end is shown" said 'the reason'
is "a failed build leaves no stamp" no_stamp
# shellcheck disable=SC2016 # process ids of the run that reads the recipe
write_recipe "" 'kill -9 $$ $(ps -o ppid= -p $BASHPID) $BASHPID'
deps tiny
is "a killed build leaves no stamp" no_stamp
write_recipe ""
deps tiny
is "the next run builds it whole" whole

rm -rf "$w/prefix"
write_recipe "" false
deps tiny
is "a recipe ends at the first command that fails" ended 1
is "and then leaves no stamp" no_stamp

write_recipe ""
deps tiny
: >"$w/prefix/lib/libtiny.a"
deps tiny
is "an installed file that changed is told" said 'have changed'
is "and the library built anew" whole

mv "$w/cache/sources/tiny-1.tar" "$w/tiny-1.tar"
mkdir "$w/cache/sources/tiny-1.tar"
deps tiny
is "a folder in an archive's place is an error" ended 1
is "it says which" said 'tiny-1.tar is not a file'
rmdir "$w/cache/sources/tiny-1.tar"
deps --source "tyni=$w/tree-1" tiny
is "--source for no library is an error" ended 1
is "it tells the libraries there are" said "no library 'tyni', but tiny"

# Where SIGINT was ignored at the start, a shell cannot catch it.
mkdir "$w/recipes/other"
cp "$w/recipes/tiny/recipe.sh" "$w/recipes/other"
# shellcheck disable=SC2016 # the process of the run that reads the recipe
write_recipe "" 'own=$BASHPID; kill -INT $(ps -o ppid= -p $own); exit 1'
env --default-signal=INT bash "$top/build-aux/deps" \
    --recipes "$w/recipes" --cache "$w/cache" --prefix "$w/prefix" \
    --cc "${MCS_CC:-gcc}" tiny other >out 2>&1
status=$?
is "an interrupted run ends with 130" ended 130
is "and does not go on with the next library" lacks '^deps: other' out
rm -rf "$w/recipes/other"

rm -rf "$w/prefix" "$w/cache"
write_recipe "" "sleep 1"
for one in 1 2; do
    bash "$top/build-aux/deps" --recipes "$w/recipes" --cache "$w/cache" \
        --prefix "$w/prefix" --cc "${MCS_CC:-gcc}" tiny >"out.$one" 2>&1 &
done
wait
cat out.1 out.2 >out
is "of two runs at once one builds" \
    test "$(grep -c 'installed in' out)" = 1
is "and the other finds it done" said 'up to date'

# What is taken from a machine's apt sources.
mkdir "$w/apt"
cat >"$w/apt/a.list" <<END
# deb http://commented.example/debian bookworm main
deb cdrom:[Debian 12 - x]/ bookworm main
deb [arch=amd64 signed-by=/k/one.gpg trusted=yes] http://one.example/debian/ \
bookworm main contrib
deb http://sec.example/debian-security bookworm-security main
deb https://tool.example/linux/debian bookworm stable
END
cat >"$w/apt/b.sources" <<END
Types: deb
URIs: http://off.example/debian
Suites: bookworm
Components: main
Enabled: no

# a comment
Types: deb
URIs: http://one.example/debian
 mirror+file:/etc/apt/mirrors/debian.list
Suites: bookworm bookworm-updates
Components: main
Signed-By:
 -----BEGIN PGP PUBLIC KEY BLOCK-----
 .
 -----END PGP PUBLIC KEY BLOCK-----

Types: deb
URIs: http://snap.example/archive/debian/20250101T000000Z
Suites: bookworm
Components: main
END
awk -v suite=S -f "$top/build-aux/deps.d/sources.awk" "$w/apt/a.list" \
    "$w/apt/b.sources" >out
is "apt: each mirror of Debian once, and no other source" test "$(
    grep ^URIs out | tr '\n' ' ')" = "URIs: http://one.example/debian/ \
URIs: mirror+file:/etc/apt/mirrors/debian.list \
URIs: http://snap.example/archive/debian/20250101T000000Z "
is "apt: the keyring of a one-line source is kept" \
    said '^Signed-By: /k/one.gpg$'
is "apt: a key within a stanza is kept" said '^ -----BEGIN PGP'
is "apt: trusted=yes is not taken over" lacks '[Tt]rusted' out

# The recipes of the tree: both routes for each source, with full hashes.
for recipe in "$top"/algos/*/recipe.sh; do
    # shellcheck disable=SC1090 # any of them
    rows=$(. "$recipe" && dep_sources)
    provider=${recipe%/recipe.sh} provider=${provider##*/}
    printf '%s\n' "$rows" >out
    is "$provider: every route has a SHA-256" test "$(grep -c -E \
        '^[a-z0-9-]+ (debian|upstream) [^ ]+ [0-9a-f]{64}$' out)" = "$(
        grep -c . out)"
    is "$provider: every source has both routes" test "$(
        grep -c ' debian ' out)" = "$(grep -c ' upstream ' out)"
done

finish
