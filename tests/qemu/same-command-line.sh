#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# The same command line means the same on the host and on a target: exit
# status, messages, and which rows are measured with which sizes.
# shellcheck disable=SC2317 # functions are called by is
# shellcheck source=tests/lib.sh
. "${MCS_SOURCE:?}/tests/lib.sh"
host=${MCS_HOST_BUILD:-$MCS_BUILD/../host}/mcuspeed

if [ "$MCS_PORT" != mps2-an386 ]; then
    skip "the same command line" "it is compared on mps2-an386"
    finish
fi
if [ ! -x "$host" ]; then
    skip "the same command line" "there is no $host"
    finish
fi

# Of CSV the fields that do not depend on the machine, with texts taken out.
meaning() {
    if [ "$(head -c 15 out)" = algorithm,kind, ]; then
        column algorithm kind operation provider variant class payload_bytes \
            aad_bytes status key_bits nonce_bytes tag_bytes misalign_bytes \
            iterations_per_sample estimator
    else
        cat out
    fi
}
same() { # same ARGUMENT...
    "$host" "$@" >out 2>host.err </dev/null
    host_status=$?
    meaning >host.meaning
    mcuspeed "$@"
    meaning >out.meaning
    is "same: $*" as_host
}
as_host() {
    cmp -s out.meaning host.meaning && cmp -s err host.err &&
        ended "$host_status" && cat out err | grep -q . && return
    diff host.meaning out.meaning
    diff host.err err
    echo "# host's status $host_status, target's $status"
    return 1
} >&2

printf -- '-bytes 48 # sizes\n"-format" "csv"\n-provider null null' >words
printf -- '-bytes "16 32" null\n' >blank
printf -- '@words\n' >nested
: >empty
csv=(-quiet -seconds 0.001 -iterations 1 -format csv)
null=("${csv[@]}" -provider null null)

same "${null[@]}"
same "${null[@]}" -bytes 1024
same "${null[@]}" --bytes 1024
same "${null[@]}" -bytes=1024
same "${null[@]}" --bytes=1k
same "${null[@]}" -by 1Ki
same "${null[@]}" -bytes '16..1024*4'
same "${null[@]}" -bytes 16..64+16,1M
same "${null[@]}" -bytes 0
same "${null[@]}" -bytes 4G
same "${null[@]}" -bytes 99999999999
same "${null[@]}" -bytes ''
same "${null[@]}" -bytes
same "${null[@]}" -misalign 3 -estimator median
same "${null[@]}" -misalign 16
same "${null[@]}" -aad 5
same "${null[@]}" -aead
same "${null[@]}" -multi 1
same "${null[@]}" --primes=4 -elapsed
same "${null[@]}" -m 3
same "${null[@]}" -seconds 0
same "${null[@]}" -seconds 1e3
same "${null[@]}" -precision 7.25
same "${null[@]}" -precision -1
same "${null[@]}" -mr -format csv
same "${null[@]}" -format x
same "${null[@]}" -decrypt
same "${null[@]}" -op setup,digest
same "${null[@]}" -op digest,x
same "${null[@]}" -variants all
same "${null[@]}" -variants
same "${null[@]}" -output no-such-folder/x
same "${null[@]}" -list=yes
same "${csv[@]}" -prov null -- null
same "${csv[@]}" -prov null -- -null
same "${csv[@]}" -provider null - null
same "${csv[@]}" -provider null -provider=null:* 'nul?'
same "${csv[@]}" -provider 'nu*' null
same "${csv[@]}" -provider , null
same "${csv[@]}" -evp null
same "${csv[@]}" -hmac null
same "${csv[@]}" nulll
same "${csv[@]}" ''
same "${csv[@]}" "a 'quoted' word"
same -quiet -seconds 0.001 -iterations 1 @words
same -quiet @blank
same @nested
same @no-such-file
same "${null[@]}" @empty
same -he
same --help
same -nosuch
same --nosuch=1
same -l null
same -list -provider null
same -list rot13
same -check -provider null null

"$host" -list -provider libtomcrypt sha256 >host.out 2>/dev/null
mcuspeed -list -provider libtomcrypt sha256
if cmp -s host.out out; then
    ltc=("${csv[@]}" -provider libtomcrypt)
    same -list -provider libtomcrypt
    same "${ltc[@]}" -bytes 16,60 sha256 aes-128-cbc
    same "${ltc[@]}" -bytes 64 -aad 20 'aes-1??-gcm' 'sha[125]*'
    same "${ltc[@]}" -bytes 64 -cmac aes-128-cbc -hmac sha256 -evp md5
    same "${ltc[@]}" -bytes 64 -decrypt aes-128-ctr aes-256-ccm
    same "${ltc[@]}" -bytes 64 -op sign aes
    same -check -provider libtomcrypt hash mac
else
    skip "the same of ciphers" "libtomcrypt is not built in on both"
fi
finish
