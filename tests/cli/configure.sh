#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# What configure refuses, and that it then names what there is.
. "${MCS_SOURCE:?}/tests/lib.sh"

# A cache spares the tests of the compiler after the first run.
configure() {
    mkdir -p tree
    (cd tree && "$MCS_SOURCE/configure" -C CC="${MCS_CC:?}" \
        --with-deps="${MCS_DEPS:-none}" "$@") >out 2>err </dev/null
    status=$?
}
# refused NAME EXPECTED OPTION...
refused() {
    local name=$1 expected=$2
    shift 2
    configure "$@"
    is "$name is refused" [ "$status" -ne 0 ]
    is "$name: the message" complained "$expected"
}
refused "an unknown port" 'no such port; there are: .*host' --with-port=nowhere
refused "a port by its path" 'no such port; there are: ' \
    --with-port=../ports/host
refused "a slip for system" '=sytem: neither system, yes nor no' \
    --with-bearssl=sytem
refused "an unknown provider" "no provider 'nosuch'; there are: .*null" \
    --with-providers=null,nosuch
refused "an unknown algorithm" "family 'nosuch'; there are: .*sha256" \
    --with-algorithms=sha256,nosuch
refused "a port without its compiler" 'wants --host=arm-none-eabi' \
    --with-port=mps2-an386
refused "libtomcrypt of the system" 'only build-aux/deps builds it' \
    --with-libtomcrypt=system
refused "a system library that does not exist" 'no distribution has' \
    --with-providers=scripted --with-scripted=system --with-port=fake
refused "a library that is not there" 'run build-aux/deps' \
    --with-deps=none --with-providers=bearssl
refused "a source tree that is not there" 'no folder /nowhere' \
    --with-bearssl-source=/nowhere --with-providers=bearssl
refused "a provider for other ports" 'zkn was asked for: not for this port' \
    --with-providers=null,zkn
# A header that cannot be compiled stands for one that is not there.
mkdir -p broken/openssl
echo '#error absent' >broken/openssl/core_names.h
refused "a system library asked for that is not there" 'Debian: libssl-dev' \
    --with-openssl=system CPPFLAGS="-I$PWD/broken"
configure --with-providers=null,openssl CPPFLAGS="-I$PWD/broken"
is "so it is where the provider is named" ended 1
configure CPPFLAGS="-I$PWD/broken"
is "one that was not asked for is left out" ended 0
is "and what is missing is named" said 'openssl... no: .*Debian: libssl-dev'
rm -rf tree

configure --with-algorithms=sha256,aead --without-libtomcrypt
is "a name and a kind are taken" ended 0
is "a provider is left out" said 'libtomcrypt... no: --without-libtomcrypt'
grep __VA_ARGS__ tree/selection.h >out
is "the name is selected" said 'MCS_IF_sha256('
is "the kind is selected" said 'MCS_IF_aes_128_gcm('
is "and no other" [ "$(grep -c -e sha -e ecdsa out)" = 1 ]
finish
