#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# The exact bytes of each format, on a clock that always tells the same.  What
# differs from build to build (version, compiler, flags) stands as "...".
#
# After a change that is wanted, in build/fake:
#   MCS_REGENERATE=yes make check TESTS=tests/scripted/golden.sh
#
# shellcheck source=tests/lib.sh
. "${MCS_SOURCE:?}/tests/lib.sh"
expected=$MCS_SOURCE/tests/scripted/expected

# The names that a comma cannot be within stand before the last fields of CSV,
# so its compiler, flags and version are found from the line's end.
normalise() {
    local field='("[^"]*"|[^",]*)' date='(20[^,]*Z),[^",]*'
    sed -E -e 's/^# (compiler|flags|mcuspeed_version): .*/# \1: .../' \
        -e 's/"(compiler|flags|mcuspeed_version)":"[^"]*"/"\1":"..."/g' \
        -e "/^algorithm,/! s/,$field,$field,$date,$field\$/,...,...,\3,...,\4/"
}

golden() { # golden NAME WANTED-STATUS ARGUMENT...
    local name=$1 wanted=$2
    shift 2
    mcuspeed "$@"
    normalise <out >"$name"
    if [ "${MCS_REGENERATE-no}" = yes ]; then
        cp "$name" "$expected/$name"
    fi
    is "$name: ends with $wanted" ended "$wanted"
    is "$name: as expected" diff -u "$expected/$name" "$name"
}

cases="-provider scripted -bytes 16,1024 -aad 13 sha256 aes-128-cbc
aes-128-gcm hkdf-sha256 ecdsap256 ecdhp256"
for format in text table csv json mr; do
    # shellcheck disable=SC2086 # a list of words
    golden "all.$format" 0 -format $format $cases
done

# A payload that does not suit, and a row that fails, in each format.
export MCS_FAKE_FAULT=library-error-late
for format in text table csv json mr; do
    golden "trouble.$format" 1 -format "$format" -provider scripted \
        -variants all -bytes 16,100 sha256 aes-128-cbc ecdsap256
done
unset MCS_FAKE_FAULT

# Statistics: samples that differ, at a rate that no power of ten divides.
export MCS_FAKE_JITTER=300 MCS_FAKE_HZ=3579545
golden jitter.json 0 -format json -provider scripted -bytes 64 -iterations 3 \
    sha256
golden jitter.text 0 -provider scripted -bytes 64 -iterations 3 -unit MiB \
    -estimator mean sha256

finish
