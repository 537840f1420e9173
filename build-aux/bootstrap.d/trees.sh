# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2154 # set by bootstrap
#
# Sourced by bootstrap: libraries, configure and make for one port.  Each step
# is left out where nothing that it reads has changed.

default_cflags="-O2 -ffunction-sections -fdata-sections"

# All ports but examples to copy from, whose port.conf is not a real one.
all_ports() {
    local conf
    for conf in ports/*/port.conf; do
        conf=${conf%/port.conf} conf=${conf#ports/}
        case $conf in *template* | *skeleton* | _*) ;; *) echo "$conf" ;; esac
    done
}

# Reads port.conf: sets triplet, cpu_flags and deps, the prefix's name.  Native
# ports share the host's libraries.
read_port() {
    triplet="" cpu_flags="" deps=host
    # shellcheck disable=SC1090 # one per port
    . "ports/$1/port.conf" || die "cannot read ports/$1/port.conf"
    [ -z "$triplet" ] || deps=$1
}

build_libraries() {
    local port=$1 recipe provider ports providers=()
    for recipe in algos/*/recipe.sh; do
        provider=${recipe%/recipe.sh} provider=${provider#algos/}
        ports=$(sed -n 's/^ports="\(.*\)"/\1/p' \
            "algos/$provider/provider.conf" 2>/dev/null)
        case " ${ports:-$port} " in
        *" $port "*) providers+=("$provider") ;;
        esac
    done
    [ ${#providers[@]} -gt 0 ] || return 0
    build-aux/deps --prefix "build/deps/$deps" --jobs "$jobs" \
        --cc "${triplet:+$triplet-}gcc" \
        --cflags "$default_cflags${cpu_flags:+ $cpu_flags}" \
        "${providers[@]}"
}

# Has what $2... (files) say changed since mark $1 was set?  The mark holds a
# hash, so that a clone's or a checkout's dates do not matter.
changed() {
    local mark=$1
    shift
    new_mark=$(cat "$@" 2>/dev/null | sha256sum)
    [ "$new_mark" != "$(cat "$mark" 2>/dev/null)" ]
}

make_configure() {
    local list=build/log/files
    find algos ports src tests man build-aux -type f -name '[!.]*' |
        grep -v -e '~$' | sort >$list
    if [ ! -x configure ] || changed build/.autogen configure.ac Makefile.am \
        autogen.sh VERSION build-aux/gen* algos/*/provider.conf \
        ports/*/port.conf $list; then
        rm -f build/.autogen
        step autogen "making configure (autogen.sh)" ./autogen.sh || return 1
        # autogen.sh itself adds to build-aux, so the list is made anew.
        find algos ports src tests man build-aux -type f -name '[!.]*' |
            grep -v -e '~$' | sort >$list
        changed build/.autogen configure.ac Makefile.am autogen.sh VERSION \
            build-aux/gen* algos/*/provider.conf ports/*/port.conf $list
        printf '%s\n' "$new_mark" >build/.autogen
    fi
}

configure_tree() {
    local port=$1 tree=build/$1 args
    args=("--with-port=$port" "--with-deps=$top/build/deps/$deps")
    [ -z "$triplet" ] || args+=("--host=$triplet")
    mkdir -p "$tree" || return 1
    printf '%s\n' "${args[@]}" >"$tree/.arguments" || return 1
    if [ ! -x "$tree/config.status" ] || changed "$tree/.configured" \
        configure "$tree/.arguments" "build/deps/$deps"/.stamp-*; then
        rm -f "$tree/.configured"
        step "$port-configure" "$port: configuring" \
            env -C "$tree" ../../configure "${args[@]}" || return 1
        changed "$tree/.configured" configure "$tree/.arguments" \
            "build/deps/$deps"/.stamp-*
        printf '%s\n' "$new_mark" >"$tree/.configured"
    fi
}

build_port() {
    local port=$1
    read_port "$port"
    build_libraries "$port" && configure_tree "$port" &&
        step "$port-make" "$port: compiling" \
            make -C "build/$port" -j "$jobs" all
}
