#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# What a user may get wrong: a message that says what to do, nothing on
# stdout, exit status 2.
# shellcheck disable=SC2317 # functions are called by is
# shellcheck source=tests/lib.sh
. "${MCS_SOURCE:?}/tests/lib.sh"

is_refused() {
    ended 2 && [ ! -s out ] && [ "$(wc -l <err)" -eq 1 ] &&
        complained "^mcuspeed: .*$1"
}
refuse() { # refuse MESSAGE ARGUMENT...
    local message=$1
    shift
    mcuspeed "$@"
    is "refused: $* ($message)" is_refused "$message"
}

refuse 'unknown option -frobnicate; -help' -frobnicate
refuse 'unknown option --frobnicate' --frobnicate
refuse 'unknown option -x' -x null
refuse 'ambiguous: it may be -misalign or -mr or -multi\|ambiguous' -m
refuse 'option -bytes' null -bytes
refuse 'option -list' -list=yes
refuse "no algorithm 'nul'; did you mean 'null'" nul
refuse "no algorithm 'nulll'; did you mean 'null'" nulll
refuse "no algorithm 'rot13-of-rot13'; -list" rot13-of-rot13
refuse "no algorithm 'nothing-\*'" 'nothing-*'
refuse "no algorithm ''" ''
refuse "no algorithm 'hmac-nosuch'" -hmac nosuch
refuse "no algorithm 'cmac-nosuch'" -cmac nosuch-cbc
refuse "no algorithm 'nosuch'" -evp nosuch
refuse "no provider or variant 'nul'; did you mean 'null'" -provider nul null
refuse "no provider or variant 'null:nosuch'" -provider null:nosuch null
refuse "no provider or variant 'nosuch'" -provider null,nosuch null
refuse 'nothing offers' -provider null -op sign null
refuse 'a size is 1 to 4294967295' -bytes 0 null
refuse 'a size is 1 to 4294967295' -bytes 4294967296 null
refuse 'a size is 1 to 4294967295' -bytes 16,0 null
refuse 'a size is 1 to 4294967295' -bytes -16 null
refuse 'a size is 1 to 4294967295' -bytes 99999999999 null
refuse 'a size is 1 to 4294967295' -bytes 99999999999999999999999999 null
refuse 'sizes are separated by commas\|a size is' -bytes 4G null
refuse 'sizes are separated by commas' -bytes 16.5 null
refuse 'sizes are separated by commas' -bytes '16 64' null
refuse 'a size is 1 to 4294967295' -bytes 16,,64 null
refuse 'a size is 1 to 4294967295' -bytes '' null
refuse 'a range' -bytes 16..64 null
refuse 'a range' -bytes '16..64*1' null
refuse 'a range' -bytes '64..16+1' null
refuse 'a range' -bytes '16..64+0' null
refuse 'too many sizes' -bytes '1..4000M+1' null
refuse 'too many sizes' -bytes '1..1M+1' null
for seconds in 0 -1 x 0.0000001 1e3 '' 99999999999; do
    refuse '0.000001 or more' -seconds "$seconds" null
done
for aad in x -1 4Gi '' 1.5; do
    refuse '-aad .*: a whole number from 0' -aad "$aad" null
done
for option in iterations mem; do
    refuse "-$option .*: a whole number from 1" -$option 0 null
    refuse "-$option .*: a whole number from 1" -$option x null
    refuse "-$option .*: a whole number from 1" -$option 99999999999 null
done
refuse '-misalign 16: a whole number from 0 to 15' -misalign 16 null
refuse '-misalign -1: a whole number' -misalign -1 null
refuse 'per cent' -precision 101 null
refuse 'per cent' -precision x null
refuse '-format x: text table csv json mr' -format x null
refuse '-op takes a list' -op x null
refuse '-op takes a list' -op '' null
refuse '-op takes a list' -op digest,x null
refuse '-variants x: default or all' -variants x null
refuse '-unit mb: MB (10^6) or MiB' -unit mb null
refuse '-estimator x: .*minimum decile' -estimator x null
refuse "cannot read 'no-such-file': No such file" @no-such-file
refuse "cannot read '.'" @.
refuse "cannot read ''" @
head -c 70000 /dev/zero | tr '\0' 'x' >large
refuse "'large' is larger than" @large
printf '# a comment\n-bytes "0" null\n' >words
refuse 'a size is 1 to 4294967295' @words
refuse "cannot read '@words'" @@words

# A mistake is told even where the right of the line would end in a task.
refuse 'unknown option' -nosuch -list
refuse "no algorithm 'nosuch'" -list nosuch
refuse "no algorithm 'nosuch'" -check nosuch
finish
