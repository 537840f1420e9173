#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The tarball: from it, in a source folder that cannot be written to and a
# build folder with a long name, the program builds as in this tree, answers
# rightly, installs what it should and takes all of it away again.
# (`make distcheck` runs the whole test suite from it, too.)
. "${MCS_SOURCE:?}/tests/lib.sh"
unset MAKEFLAGS MFLAGS MAKELEVEL
if [ ! -e "$MCS_SOURCE/.git" ]; then
    skip "make dist" "this is a tarball's tree already"
    finish
fi

make_dist() {
    make -C "$MCS_BUILD" distdir distdir="$scratch/mcuspeed" >out 2>err
}
is "make distdir" make_dist
kept() {
    (cd "$MCS_SOURCE" && git ls-files) | grep -v -x -e '\.gitignore' \
        -e '\.ci/.*' -e '\.git.*' | while read -r file; do
        # what was removed from the tree but not from git yet
        [ -e "mcuspeed/$file" ] || [ ! -e "$MCS_SOURCE/$file" ] ||
            echo "$file"
    done >out
    [ ! -s out ]
}
is "it holds every file that git keeps" kept

find mcuspeed -name '*.[oa]' >out
is "it holds no object file" [ ! -s out ]

chmod -R a-w mcuspeed
trap 'chmod -R u+w "$scratch"; rm -rf "$scratch"' EXIT
build=$scratch/build/of/many/levels
mkdir -p "$build"
build() {
    (cd "$build" && "$scratch/mcuspeed/configure" CC="$MCS_CC" \
        --with-deps="${MCS_DEPS:-/nowhere}" --with-algorithms=hash \
        --prefix=/usr --enable-werror && make) >out 2>err
}
is "it builds out of a folder that is read-only" build
for target in install uninstall; do
    run_target() {
        make -C "$build" "$target" DESTDIR="$scratch/root" >out 2>err
    }
    is "make $target" run_target
    (cd root && find . -type f | sort) >"$target"
done
is "the program is installed" grep -q -e 'bin/mcuspeed$' install
is "manuals are installed" grep -q -e 'man1/mcuspeed\.1$' install
is "no file is left" [ ! -s uninstall ]
MCS_BUILD=$build
if [ "$(grep -c mcs_provider_ "$build/providers.c")" -gt 2 ]; then
    set -- hash
else
    set -- -provider null null # no library is there
fi
mcuspeed -check "$@"
is "the program's answers are right" ended 0
finish
