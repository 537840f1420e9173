#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The program and the unit tests under AddressSanitizer and
# UndefinedBehaviorSanitizer, in a tree of its own that is kept for the next
# time.  The libraries themselves are not instrumented.
. "${MCS_SOURCE:?}/tests/lib.sh"
export UBSAN_OPTIONS=print_stacktrace=1
unset MAKEFLAGS MFLAGS MAKELEVEL

echo 'int main(void) { return 0; }' >probe.c
if ! ${MCS_CC:?} -fsanitize=address,undefined probe.c -o probe 2>err ||
    ! ./probe 2>>err; then
    skip "sanitizers" "the compiler has not got them"
    finish
fi
tree=$MCS_BUILD/sanitized
mkdir -p "$tree"

build() {
    cd "$tree" || return 1
    if [ ! -f Makefile ] || [ "$MCS_SOURCE/configure" -nt config.status ]; then
        "$MCS_SOURCE/configure" CC="$MCS_CC" CFLAGS="-O1 -g" \
            --enable-sanitizers --enable-werror \
            --with-deps="${MCS_DEPS:-/nowhere}" || return 1
    fi
    make -j2 mcuspeed check_PROGRAMS=
}
quietly() { (build) >out 2>err; }
is "the tree builds, without warnings" quietly

units() {
    # shellcheck disable=SC2016 # make's own
    (cd "$tree" && make -j2 check TESTS='$(unit_tests) $(fuzz_tests)') \
        >out 2>err
}
is "unit tests and corpora" units

MCS_BUILD=$tree
well() { ended 0 && ! grep -q -e 'ERROR: .*Sanitizer' -e 'runtime error' err; }
for what in "${answer_runs[@]}"; do
    # shellcheck disable=SC2086 # words of an option and an algorithm
    mcuspeed -check -variants all -op $what
    if [ "$status" = 2 ] && [ "$what" != "${answer_runs[0]}" ]; then
        continue # nothing that has it is built in
    fi
    is "known answers (${what%%,*})" well
    is "known answers are given (${what%%,*})" said '^1\.\.[1-9]'
done
mcuspeed -agree -variants all
is "agreement of all variants" well
for format in text table csv json mr; do
    mcuspeed -format $format -seconds 0.001 sha256 aes-128-gcm ecdsap256 rsa1024
    is "a short measurement $format" well
done
finish
