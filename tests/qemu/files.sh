#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Files, long command lines, arguments with blanks and exit statuses, which
# reach the target by semihosting.
# shellcheck disable=SC2317 # functions are called by is
# shellcheck source=tests/lib.sh
. "${MCS_SOURCE:?}/tests/lib.sh"
null=(-quiet -format csv -provider null -bytes 16)
row() { grep -q -e '^null,hash,digest,null,.*,ok,' "$1"; }

mcuspeed "${null[@]}" -output results null
is "-output: ends with 0" ended 0
is "-output: the file has the row" row results
is "-output: stdout is silent" test ! -s out
is "-output: the file is whole" test "$(wc -l <results)" = 2
mcuspeed "${null[@]}" -output no-such-folder/x null
is "-output into no folder: ends with 1" ended 1
is "-output into no folder: says so" complained 'cannot write no-such-folder/x'
mcuspeed "${null[@]}" -output 'a b' null
is "-output: a name with a blank" row 'a b'
if [ -c /dev/full ]; then
    mcuspeed "${null[@]}" -output /dev/full null
    is "-output /dev/full: ends with 1" ended 1
    is "-output /dev/full: says so" complained 'cannot write /dev/full'
fi

printf '# of a test\n-format csv\n"-provider" null -bytes 16,32\n' >words
mcuspeed @words -quiet null
is "@FILE: its words are arguments" \
    test "$(awk -F, 'NR > 1 { printf "%s ", $8 }' out)" = "16 32 "
mcuspeed @no-such-file
is "@FILE that is not there: ends with 2" ended 2
is "@FILE that is not there: says so" complained "cannot read 'no-such-file'"
mkdir folder
mcuspeed @folder
is "@FILE that is a folder: ends with 2" ended 2
is "@FILE that is a folder: says so" complained \
    "cannot read 'folder': Is a directory"

# Some 4,000 bytes: four times what the C library's start-up has room for.
long=()
for ((i = 0; i < 130; i++)); do
    long+=(-bytes "16,32,64,128,256,512")
done
mcuspeed "${long[@]}" "${null[@]}" null
if [ "$MCS_PORT" = microbit ] && [ "$status" = 2 ]; then
    is "a long command line: refused with a message where RAM is short" \
        complained 'command line is too long\|out of memory\|larger than'
else
    is "a long command line: ends with 0" ended 0
    is "a long command line: its last words count" row out
fi
long+=("${long[@]}" "${long[@]}" "${long[@]}" "${long[@]}")
mcuspeed "${long[@]}" "${null[@]}" null
if [ "$status" = 0 ]; then
    is "a very long command line: its last words count" row out
else
    is "a very long command line: is refused, not cut" complained \
        'command line is too long\|out of memory\|larger than\|alone takes'
    is "a very long command line: gives no row" test ! -s out
fi

mcuspeed -nosuch
is "an unknown option: ends with 2" ended 2
mcuspeed -list null
is "-list: ends with 0" ended 0
is "-list: names null" said '^null '
mcuspeed -mem 64 "${null[@]}" null
is "-mem 64: ends with 1" ended 1
is "-mem 64: says what is needed" complained '[0-9][0-9]* bytes'
finish
