# SPDX-License-Identifier: MIT
# shellcheck shell=bash
#
# Programs that are written by hand, with the port's functions and without the
# driver.

# by_hand SOURCE OPTION...: the program `hand` of tests/qemu/SOURCE, built with
# the port's flags and files; messages in err, exit status in $status
by_hand() {
    # shellcheck disable=SC2034 # some are not used
    local triplet="" cpu_flags="" compile_flags="" link_flags="" common=""
    local sources=("$MCS_SOURCE/tests/qemu/$1" \
        "$MCS_SOURCE/ports/$MCS_PORT/"*.c)
    shift
    # shellcheck disable=SC1090 # one per port
    . "$MCS_SOURCE/ports/$MCS_PORT/port.conf"
    # The linker script lies in the source tree.
    link_flags=${link_flags//@srcdir@/$MCS_SOURCE}
    for file in $common; do
        sources+=("$MCS_SOURCE/ports/common/$file")
    done
    # shellcheck disable=SC2086 # lists of words
    ${MCS_CC:?} $cpu_flags $compile_flags -O2 -ffunction-sections \
        -fdata-sections -DMCS_PORT_NAME="\"$MCS_PORT\"" \
        -I"$MCS_SOURCE/src/driver" -I"$MCS_SOURCE/src/catalog" \
        -I"$MCS_SOURCE/ports/common" -I"$MCS_BUILD" -I"$MCS_SOURCE" \
        "${sources[@]}" $link_flags -Wl,--gc-sections "$@" -o hand >err 2>&1
    status=$?
}

# run_by_hand ARGUMENT...: as `mcuspeed` does
run_by_hand() {
    "$MCS_SOURCE/ports/$MCS_PORT/run" hand "$@" >out 2>err
    # shellcheck disable=SC2034 # for those who source this
    status=$?
}
