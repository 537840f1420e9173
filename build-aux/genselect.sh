#!/bin/sh
# SPDX-License-Identifier: MIT
#
# genselect.sh ALGORITHMS.TXT SELECTION PROVIDERS [bare]
#
# Writes, in this folder, what configure decided: selection.h, in which MCS_IF_*
# keeps or drops an adapter's row, and providers.c, the table of providers and
# the licence that the program as a whole has by them.
# SELECTION is "all" or a list of names, kinds and families.  What extra.h tells
# is left out where null is the only provider, and from an image to be weighed
# (bare).
set -eu
algorithms=$1
selection=$(printf ' %s ' "$2" | tr ',' ' ')
providers=$3

replace() {
    if cmp -s "$1.new" "$1"; then rm -f "$1.new"; else mv "$1.new" "$1"; fi
}

{
    echo "/* What --with-algorithms selected; made by configure. */"
    while read -r id name kind family; do
        keep=
        for word in all null "$name" "$kind" "$family"; do
            case "$selection" in
            *" $word "*) keep=__VA_ARGS__ ;;
            esac
        done
        if [ "$id" = null ]; then keep=__VA_ARGS__; fi
        echo "#define MCS_IF_$id(...) $keep"
    done <"$algorithms"
} >selection.h.new
replace selection.h

{
    echo "/* The providers that are built in; made by configure. */"
    echo '#include "extra.h"'
    for p in $providers; do
        echo "extern const struct mcs_provider mcs_provider_$(
            printf '%s' "$p" | tr -c 'a-zA-Z0-9' '_');"
    done
    echo 'const struct mcs_provider *const mcs_providers[] = {'
    for p in $providers; do
        echo "    &mcs_provider_$(printf '%s' "$p" | tr -c 'a-zA-Z0-9' '_'),"
    done
    echo '    NULL};'
    extra="&mcs_all_extra"
    if [ "${4:-}" = bare ] || [ "$(printf %s "$providers" | tr -d ' ')" = null ]
    then
        extra=NULL
    fi
    echo "const struct mcs_extra *const mcs_extra = $extra;"
    licence=MIT
    gpl3=
    for p in $providers; do
        conf=${0%/*}/../algos/$p/provider.conf
        demand=$(sed -n 's/^licence="\(.*\)"$/\1/p' "$conf")
        licence=${demand:-$licence}
        if grep -q '^gpl_from="3.0"$' "$conf"; then gpl3=yes; fi
    done
    case "$licence,$gpl3" in
    GPL-2.0-or-later,yes) licence=GPL-3.0-or-later ;;
    esac
    echo "const char mcs_licence[] = \"$licence\";"
} >providers.c.new
replace providers.c
