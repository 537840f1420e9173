# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2154,SC2034 # shared with bootstrap
#
# Sourced by bootstrap: the programs that it needs, and how to install them.

# What each command needs: Debian's package, and a program or file by which
# it is known to be there, however it was installed.
packages_run="
gcc                          gcc
libc6-dev                    /usr/include/stdio.h
libssl-dev                   /usr/include/openssl/core_names.h
make                         make
autoconf                     autoconf
automake                     automake
xz-utils                     xz
curl                         curl
ca-certificates              /etc/ssl/certs/ca-certificates.crt
gcc-arm-none-eabi            arm-none-eabi-gcc
picolibc-arm-none-eabi       /usr/lib/picolibc/arm-none-eabi/picolibc.specs
qemu-system-arm              qemu-system-arm
"
packages_check="
gcc-riscv64-unknown-elf      riscv64-unknown-elf-gcc
picolibc-riscv64-unknown-elf \
/usr/lib/picolibc/riscv64-unknown-elf/picolibc.specs
qemu-system-misc             qemu-system-riscv32
python3                      python3
shellcheck                   shellcheck
mandoc                       mandoc
openssl                      openssl
clang                        clang
libclang-rt-14-dev           /usr/lib/llvm-14/lib/clang
clang-format                 clang-format
cppcheck                     cppcheck
"

missing_packages() {
    local package probe
    printf '%s\n' "$1" | while read -r package probe; do
        case $probe in
        '') ;;
        /*) [ -e "$probe" ] || printf '%s ' "$package" ;;
        *) command -v "$probe" >/dev/null || printf '%s ' "$package" ;;
        esac
    done
}

install_packages() {
    local missing as_root=() apt
    missing=$(missing_packages "$1")
    [ -n "$missing" ] || return 0
    say "missing packages: $missing"
    [ "$install" = yes ] || die "install them, or leave out --no-install"
    command -v apt-get >/dev/null ||
        die "this is not Debian: install what these packages hold, then run" \
            "this again"
    if [ "$(id -u)" != 0 ]; then
        command -v sudo >/dev/null ||
            die "not root, and no sudo here.  Let root run" \
                "  apt-get install $missing"
        as_root=(sudo)
        say "asking sudo to install them"
    fi
    apt=(${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive
        LC_ALL=C apt-get -q -o DPkg::Lock::Timeout=120 -o Dpkg::Use-Pty=0)
    say "installing them; build/log/packages.log tells how far it is"
    # Stale or absent lists are the usual reason for the first try to fail.
    # shellcheck disable=SC2086 # a list of words
    "${apt[@]}" install -y --no-install-recommends $missing \
        >build/log/packages.log 2>&1 && return
    step update "reading the package lists (apt-get update)" \
        "${apt[@]}" update ||
        die "without network or mirror there is no way to get packages"
    # shellcheck disable=SC2086
    step packages "installing them again" \
        "${apt[@]}" install -y --no-install-recommends $missing ||
        die "let root run: apt-get install $missing"
}
