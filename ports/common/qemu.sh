#!/bin/sh
# SPDX-License-Identifier: MIT
# qemu.sh COMMAND OPTIONS -- ELF [ARGUMENT...]
# Runs mcuspeed in an emulator so that it behaves as a program of the host:
# arguments, files, stdout, stderr and exit status.  For ports/*/run.
#
# Environment: QEMU (the emulator, instead of COMMAND), QEMU_TIMEOUT (seconds,
# after which it is ended with status 124).
set -u

die() {
    printf 'run: %s\n' "$1" >&2
    exit 2
}

# A descriptor that is closed would be reused for a file by the emulator, and
# written to.  Output to one that is open for reading only is an error.
{ : >&1; } 2>/dev/null || exec 1</dev/null
{ : >&2; } 2>/dev/null || exec 2</dev/null

emulator=${QEMU:-$1}
shift
options=
while [ "$1" != -- ]; do
    options="$options $1"
    shift
done
shift

[ $# -gt 0 ] || die "usage: run ELF [ARGUMENT...]"
elf=$1
shift
[ -f "$elf" ] || die "$elf: no such file; build mcuspeed for this port first"
command -v "$emulator" >/dev/null 2>&1 ||
    die "$emulator is not installed: it is in the package qemu-system-arm or \
qemu-system-misc, or name another with QEMU="

# Semihosting has one line, cut at blanks.  What cannot go through it goes
# through a file that mcuspeed reads.
line=$*
plain=yes
[ ${#line} -le 8192 ] || plain=no
for argument; do
    case $argument in
    '' | *[[:space:]]*) plain=no ;;
    esac
done

folder=
pid=
status=
# shellcheck disable=SC2317,SC2329
clean() {
    [ -z "$folder" ] || rm -rf "$folder"
}
# shellcheck disable=SC2317,SC2329
stop() {
    status=$1
    [ -z "$pid" ] || kill -TERM "$pid" 2>/dev/null
}
trap clean EXIT
trap 'stop 130' INT
trap 'stop 143' TERM
trap 'stop 129' HUP

# pass ARGUMENT: the words for the emulator's option; commas are doubled, as
# QEMU cuts its options at them.
semihosting=enable=on,target=native,arg=mcuspeed
pass() {
    case $1 in
    *,*) set -- "$(printf '%s\n' "$1" | sed 's/,/,,/g')" ;;
    esac
    semihosting=$semihosting,arg=$1
}

if [ $plain = no ]; then
    folder=$(mktemp -d "${TMPDIR:-/tmp}/mcuspeed.XXXXXX") || exit 2
fi
files=0
file=
for argument; do
    case $plain$argument in
    yes* | no@*) # a file's words name no further files
        pass "$argument"
        file=
        ;;
    *'"'* | *'
'*)
        die "an argument with a quote or newline cannot be passed on"
        ;;
    *)
        if [ -z "$file" ]; then
            files=$((files + 1))
            file=$folder/$files
            pass "@$file"
        fi
        printf '"%s"\n' "$argument" >>"$file"
        ;;
    esac
done

# -seed makes a modelled source of random bits give the same ones each time.
# Without chardev= mcuspeed's stdout and stderr are the emulator's.
# shellcheck disable=SC2086
set -- "$emulator" $options -kernel "$elf" -no-user-config -display none \
    -monitor none -serial none -seed 1 -semihosting-config "$semihosting"
[ -z "${QEMU_TIMEOUT-}" ] || set -- timeout "$QEMU_TIMEOUT" "$@"

"$@" </dev/null &
pid=$!
wait "$pid"
result=$?
if [ -n "$status" ]; then
    wait "$pid" 2>/dev/null
    exit "$status"
fi
exit "$result"
