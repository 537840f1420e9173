#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# make install: the program, its pages and its completion, where they are
# looked for; make uninstall leaves nothing.
. "${MCS_SOURCE:?}/tests/lib.sh"
unset MAKEFLAGS MAKELEVEL MFLAGS

to=$scratch/to
# make_target TARGET: as for a distribution's package, into the folder `to`
make_target() {
    make -C "$MCS_BUILD" "$1" DESTDIR="$to" prefix=/usr \
        datarootdir=/usr/share >out 2>err </dev/null
    status=$?
}

make_target install
is "make install ends with 0" ended 0
(cd "$to" && find usr ! -type d | sort) >files
printf '%s\n' usr/bin/mcuspeed \
    usr/share/bash-completion/completions/mcuspeed.bash \
    usr/share/man/man1/mcuspeed.1 usr/share/man/man5/mcuspeed-json.5 \
    usr/share/mcuspeed/presets/{cc13x2-note,gd32e503-post,sam-e54-page}.preset |
    diff - files >out
is "what is installed, and where" test ! -s out
"$to/usr/bin/mcuspeed" -help >out 2>err
is "the program runs from there" grep -q '^usage: mcuspeed' out
bash -c '. "$1" && complete -p mcuspeed' - \
    "$to/usr/share/bash-completion/completions/mcuspeed.bash" >out 2>err
is "the completion is one for mcuspeed" said '-F _mcuspeed mcuspeed$'
make_target uninstall
is "make uninstall ends with 0" ended 0
is "and leaves no file" test -z "$(find "$to" ! -type d)"

finish
