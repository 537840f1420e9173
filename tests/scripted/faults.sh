#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# What goes wrong with a provider is told with its row and on stderr, makes the
# exit status 1 and costs no other row anything.
# shellcheck disable=SC2317 # functions are called by is
# shellcheck source=tests/lib.sh
. "${MCS_SOURCE:?}/tests/lib.sh"

rows=(-provider scripted -variants all)
lines() { [ "$(grep -c -e "$2" out)" -eq "$1" ]; }

# A row of the variant bad without any figure: of the CSV's rates and ticks
# (fields 10 to 13) none is filled in.
no_rate() {
    awk -F, -v status="$1" '
        NR > 1 && $5 == "bad" && $19 == status {
            rows++
            if ($10 $11 $12 $13 != "") exit 2
        }
        END { exit rows == 0 }' out
}

# The fault in one algorithm: the good row goes on, each format tells.
# trouble FAULT STATUS-WORD EXIT-STATUS MESSAGE ALGORITHM
trouble() {
    local fault=$1 word=$2 wanted=$3 message=$4 alg=$5 kind
    export MCS_FAKE_FAULT=$fault
    mcuspeed -quiet -format csv "${rows[@]}" -bytes 64 "$alg"
    is "$fault: ends with $wanted" ended "$wanted"
    is "$fault: the row is $word" said ",scripted,bad,.*,$word,"
    is "$fault: the row says why" said ",bad,.*$message"
    is "$fault: and has no rate" no_rate "$word"
    is "$fault: the good row goes on" said ',scripted,good,.*,ok,'
    if [ "$word" = fail ]; then
        is "$fault: stderr has provider and reason" \
            complained "^mcuspeed: FAIL scripted:bad $alg .*$message"
    else
        is "$fault: stderr is silent" test ! -s err
    fi
    mcuspeed "${rows[@]}" -bytes 64 "$alg"
    kind=$word
    [ "$word" = fail ] && kind=FAIL
    is "$fault: text says $kind with the reason" \
        said "scripted:bad  *[a-z]* .*  $kind: .*$message"
    for format in table mr; do
        mcuspeed "${rows[@]}" -format "$format" -bytes 64 "$alg"
        is "$fault: -format $format ends with $wanted" ended "$wanted"
    done
    # openssl has one record for sign and verify, so that one stays.
    if [ "$word" = fail ] && [ "$alg" = sha256 ]; then
        is "$fault: -mr has no record of it" lines 0 'scripted/bad'
    fi
    # -check knows of it too, but of what happens with other payloads.
    mcuspeed -check "${rows[@]}" "$alg"
    case $fault in
    library-error-late | overrun-late | unsupported)
        is "$fault: known answers are right" ended 0
        ;;
    *)
        is "$fault: -check ends with $wanted" ended "$wanted"
        if [ "$word" = fail ]; then
            is "$fault: -check says not ok" \
                said "^not ok [0-9]* - scripted:bad $alg "
        else
            is "$fault: -check says SKIP" \
                said "^ok [0-9]* - scripted:bad $alg .*# SKIP .*$message"
        fi
        ;;
    esac
}

for alg in sha256 aes-128-gcm ecdsap256; do
    trouble wrong-byte fail 1 'wrong answer' $alg
done
for alg in aes-128-gcm ecdsap256; do
    trouble tag-accepted fail 1 'accepted an altered tag or signature' $alg
done
trouble overrun fail 1 'wrote beyond its output' sha256
trouble overrun-late fail 1 'wrote beyond its output' sha256
trouble underrun fail 1 'wrote beyond its output' sha256
trouble library-error fail 1 'library error 42: as the script has it' sha256
trouble library-error-late fail 1 'library error 42: as the script has it' \
    sha256
trouble timeout fail 1 'no answer in time' sha256
trouble leak fail 1 'keeps memory' aes-128-gcm
trouble no-memory skipped 0 'wants 1073741[0-9]* more bytes' sha256
trouble deep-stack skipped 0 'stack' sha256
trouble not-present not-present 0 'not present' sha256
trouble unsupported skipped 0 'these sizes are not offered' sha256

# Two that differ: one is wrong, and who can tell which?  Neither has a figure.
MCS_FAKE_FAULT=wrong-payload mcuspeed -format csv "${rows[@]}" -bytes 64 \
    sha256 aes-128-cbc
is "wrong-payload: ends with 1" ended 1
is "wrong-payload: the bad row is told by the other" \
    said ',bad,.*,fail,.*its answer differs from scripted:good'
is "wrong-payload: and the other by it" \
    said ',good,.*,fail,.*its answer differs from scripted:bad'
is "wrong-payload: other algorithms go on" said '^aes-128-cbc,.*,ok,'

# A trap ends the run, but not without the rows before it and its name.
export MCS_FAKE_FAULT=trap
mcuspeed -format csv "${rows[@]}" -bytes 64 sha256 aes-128-cbc
is "trap: ends with 1" ended 1
is "trap: says where" complained \
    'at 0x[0-9a-f]* in scripted:bad sha256 digest'
mcuspeed -format csv -provider scripted:good,scripted:bad -bytes 64 \
    sha256 aes-128-gcm
is "trap: ends with 1 in the first algorithm" ended 1
mcuspeed -check "${rows[@]}" sha256
is "trap: -check ends with 1" ended 1
is "trap: -check names the case" complained 'in scripted:bad sha256 digest'
is "trap: -check has no plan" lines 0 '^1\.\.'

finish
