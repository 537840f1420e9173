# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2034,SC2154 # shared with build-aux/deps
#
# wolfCrypt, the cryptography of wolfSSL (GPL-2+).  It is compiled once, but
# for its public-key code: how that computes with large numbers is chosen when
# it is compiled, so that it is compiled once for each family of such code
# that this machine can have, with a prefix to all of its names.

dep_version="5.7.2"

# user_settings.h beside this file says how it is configured, and why; these
# are what has a bearing on speed.
dep_flags="-DWOLFSSL_SP_MATH_ALL -DSP_INT_BITS=4096 -DTFM_TIMING_RESISTANT \
-DECC_TIMING_RESISTANT -DWC_RSA_BLINDING -DECC_SHAMIR -DGCM_TABLE_4BIT"

dep_files() { echo user_settings.h; }

dep_macros() { echo WOLFSSL_USER_SETTINGS; }

dep_sources() {
    local home=https://github.com/wolfSSL/wolfssl/archive/refs/tags
    cat <<END
wolfssl debian wolfssl_5.7.2.orig.tar.gz \
0f2ed82e345b833242705bbc4b08a2a2037a33f7bf9c610efae6464f6b10e305
wolfssl upstream $home/v5.7.2-stable.tar.gz \
0f2ed82e345b833242705bbc4b08a2a2037a33f7bf9c610efae6464f6b10e305
END
}

# What the compiler's target is, by the macros that it predefines.
target_has() {
    # shellcheck disable=SC2086 # lists of words
    $CC $CFLAGS -dM -E -x c /dev/null |
        awk -v name="$1" '$2 == name { found = 1 } END { exit !found }'
}

# Prints "FAMILY MACRO..." for each family that the target can have.  On 64-bit
# processors sp_int has the assembler that the library's configure takes;
# for microcontrollers that asks to be set by hand, and is a family here.
families() {
    local sp="WOLFSSL_HAVE_SP_RSA WOLFSSL_HAVE_SP_DH WOLFSSL_HAVE_SP_ECC \
WOLFSSL_SP_4096 WOLFSSL_SP_384 WOLFSSL_SP_521" words=""
    if target_has __x86_64__; then
        words=WOLFSSL_SP_X86_64
    elif target_has __aarch64__; then
        words=WOLFSSL_SP_ARM64
    fi
    [ -z "$words" ] || sp="$sp WOLFSSL_SP_LARGE_CODE"
    echo "sp_int $words"
    echo "sp_int_small $words WOLFSSL_SMALL_STACK"
    if target_has __ARM_ARCH_6M__; then
        # no sp_int_asm: its assembler wants r7, the frame pointer
        echo "sp_armthumb $sp WOLFSSL_SP_ASM WOLFSSL_SP_ARM_THUMB_ASM"
    elif target_has __ARM_ARCH_7M__ || target_has __ARM_ARCH_7EM__; then
        echo "sp_int_asm WOLFSSL_SP_ARM_CORTEX_M"
        echo "sp_cortexm $sp WOLFSSL_SP_ASM WOLFSSL_SP_ARM_CORTEX_M_ASM"
    elif target_has __riscv; then
        echo "sp_int_asm WOLFSSL_SP_RISCV$1"
    fi
    echo "sp_c$1 $sp"
}

# compile FAMILY MACROS FILE...: wolfcrypt/src/FILE.c into objects of that
# family.  What draws random numbers draws them from the adapter.
compile() {
    local family=$1 macros=$2
    shift 2
    mkdir -p "objects/$family"
    # shellcheck disable=SC2016,SC2046,SC2086 # the inner shell's; word lists
    printf '%s\n' "$@" | xargs -P "$JOBS" -I FILE sh -c '"$@"' compile \
        $CC $CFLAGS -w -DWOLFSSL_USER_SETTINGS \
        $(printf '%s' "$macros" | sed 's/[^ ][^ ]*/-D&/g') -I. -Iwolfssl \
        -c wolfssl/wolfcrypt/src/FILE.c -o "objects/$family/FILE.o"
}

# Prints "NAME PREFIX_NAME" for each name that the objects in folder $1 define
# and that does not match $3; $2 is the prefix.
renamed() {
    "$(tool_of nm)" -g --defined-only "objects/$1"/*.o |
        awk -v prefix="$2" -v keep="$3" 'NF == 3 && !seen[$3]++ &&
            (keep == "" || $3 !~ keep) { print $3, prefix $3 }'
}

# Puts the objects in folder $1, by the names in file $2, into the archive,
# where their names have the family's in front.
add() {
    local object
    for object in "objects/$1"/*.o; do
        "$(tool_of objcopy)" --redefine-syms="$2" "$object" \
            "objects/$1-${object##*/}"
    done
    "$AR" cr "$STAGE/lib/libwolfssl.a" "objects/$1"-*.o
}

# The header by which an adapter's file takes family $1 with its macros.
write_family() {
    echo "#define MCS_WOLFSSL_FAMILY $1"
    shift
    printf '%s\n' "$@" | sed -n 's/./#define &/p'
    sed 's/^/#define /' "names/$family"
}

plain="aes blake2b blake2s chacha chacha20_poly1305 cmac des3 hash hmac md5
memory poly1305 pwdbased random sha sha256 sha3 sha512 wc_encrypt wc_port"
curves="curve25519 curve448 ed25519 ed448 fe_448 fe_operations ge_448
ge_operations"
large="dh dsa ecc rsa wolfmath sp_int sp_c32 sp_c64 sp_cortexm sp_armthumb"
all_families="sp_int sp_int_small sp_int_asm sp_c32 sp_c64 sp_cortexm
sp_armthumb"

dep_build() {
    local bits=32 family macros drawn=wc_RNG_GenerateBlock=mcs_wolfssl_random
    if target_has __SIZEOF_INT128__; then bits=64; fi
    mkdir objects names
    cp "$recipes/$provider/user_settings.h" .
    families $bits >family-list
    # shellcheck disable=SC2086 # lists of words
    {
        compile plain "" $plain
        compile curves $drawn $curves
        while read -r family macros; do
            compile "$family" "$macros $drawn" $large
        done <family-list
    }
    # Only names that others may have, too, need another one.
    { renamed plain wolfssl_ ^wc_; renamed curves wolfssl_ ^wc_; } >names/shared
    add plain names/shared
    add curves names/shared
    printf '#define MCS_WOLFSSL_FAMILIES(X)%s\n' \
        "$(sed 's/ .*//; s/.*/ X(&)/' family-list | tr -d '\n')" \
        >"$STAGE/include/mcs-wolfssl-families.h"
    for family in $all_families; do
        : >"$STAGE/include/mcs-wolfssl-$family.h"
    done
    while read -r family macros; do
        renamed "$family" "wolfssl_${family}_" "" >"names/$family"
        cat names/shared "names/$family" >"names/$family.all"
        add "$family" "names/$family.all"
        # shellcheck disable=SC2086 # a list of words
        write_family "$family" $macros \
            >"$STAGE/include/mcs-wolfssl-$family.h"
    done <family-list
    "$RANLIB" "$STAGE/lib/libwolfssl.a"
    cp user_settings.h "$STAGE/include"
    mkdir -p "$STAGE/include/wolfssl/wolfcrypt"
    cp wolfssl/wolfssl/version.h "$STAGE/include/wolfssl"
    cp wolfssl/wolfssl/wolfcrypt/*.h "$STAGE/include/wolfssl/wolfcrypt"
}
