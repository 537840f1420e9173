#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# What is inside a timed operation: the exceptions that mcuspeed(1) lists, both
# ways, against what each implementation that is built in says of itself.
#
# shellcheck source=tests/lib.sh
. "${MCS_SOURCE:?}/tests/lib.sh"

mcuspeed -list -variants all -format json
is "-list tells the implementations" ended 0
# "ALGORITHM KIND PROVIDER:VARIANT RECORD", a line for each
text='"\([^"]*\)"'
sed -n "s/^{\"algorithm\":$text,\"kind\":$text,\"provider\":$text,\
\"variant\":$text.*/\1 \2 \3:\4 &/p" out >list
is "each line of the list is one" \
    test "$(grep -c . list)" = "$(grep -c . out)"

# What stands in the manual below a field's name, a line for each provider:
# "PROVIDER[:VARIANT] GLOB, GLOB ...".
exceptions() {
    awk -v field="$1" '
        /^\.Ss Exceptions/ { here = 1 }
        here && /^\.Pq/ && index($0, " " field " ") { found = 1 }
        found && /^\.El/ { exit }
        found && sub(/^\.It Li /, "") { sub(/ Ta /, " "); print }' \
        "$MCS_SOURCE/man/mcuspeed.1"
}

# excepted NAME ALGORITHM: whether a line of the file table names it
excepted() {
    local who globs glob
    while read -r who globs; do
        # shellcheck disable=SC2053,SC2254 # they are globs
        case $1 in
        $who | "$who":*)
            for glob in ${globs//,/}; do
                [[ $2 == $glob ]] && return 0
            done
            ;;
        esac
    done <table
    return 1
}

# agrees FIELD VALUE: each implementation has the value where the manual says
# so, and nowhere else.
agrees() {
    local algorithm kind name record told
    exceptions "$1" >table
    : >err
    while read -r algorithm kind name record; do
        told=no
        case $record in *"\"$1\":$2,"*) told=yes ;; esac
        case $1,$kind,$algorithm in
        key_setup_timed,kdf,* | key_setup_timed,*,poly1305) continue ;;
        esac
        if excepted "$name" "$algorithm"; then
            [ "$told" = yes ] || echo "$algorithm $name is not" >>err
        else
            [ "$told" = no ] || echo "$algorithm $name is one" >>err
        fi
    done <list
    cp err out
    [ -s table ] && [ ! -s err ]
}

set -f
is "where the key is inside" agrees key_setup_timed true
is "where the public key is" agrees public_key_decode_timed true
is "where private keys are blinded" agrees blinding true
is "where k is made after RFC 6979" agrees ecdsa_k '"rfc6979"'
# What is constant-time can be asked for.
sed -n 's/.*"constant_time":true.*/one/p' list >wanted
mcuspeed -list -provider '*:constant-time' -format json
if [ -s wanted ]; then
    is "-provider '*:constant-time' selects all that claim it" \
        test "$(grep -c '"constant_time":true' out)" = "$(grep -c . wanted)"
    is "and nothing else" test "$(grep -c . out)" = "$(grep -c . wanted)"
else
    is "-provider '*:constant-time': there is none" ended 2
fi
if grep -q '"ecdsa_k":"rfc6979"' list; then
    wrong() { ! agrees ecdsa_k '"random"'; }
    is "what is told wrong is noticed" wrong
fi
finish
