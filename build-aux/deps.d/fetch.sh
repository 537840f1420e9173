# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2154,SC2034 # shared with build-aux/deps
#
# Sourced by build-aux/deps: gets source tarballs into the cache.  A file in
# $cache/sources has its final name only after its SHA-256 was checked, and is
# checked again each time it is used.

sha256_of() { sha256sum <"$1" | cut -d ' ' -f 1; }

# The tree that the user gave for library $1 with --source, or nothing.
own_tree() {
    local tree
    for tree in ${own_trees[@]+"${own_trees[@]}"}; do
        [ "${tree%%=*}" != "$1" ] || printf '%s\n' "${tree#*=}"
    done
}

# Is the cached file $1 there and does it have the hash $2?  One that has not
# is thrown away.
cached() {
    [ -e "$cache/sources/$1" ] || return 1
    [ -f "$cache/sources/$1" ] ||
        die "$cache/sources/$1 is not a file; take it away"
    [ "$(sha256_of "$cache/sources/$1")" != "$2" ] || return 0
    complain "$cache/sources/$1 is not what it should be (SHA-256): refused"
    rm -f "$cache/sources/$1"
    return 1
}

# Takes file $1, which somebody else may have made, into the cache as $2 if
# its hash is $3.
accept() {
    local sum
    sum=$(sha256_of "$1")
    if [ "$sum" != "$3" ]; then
        complain "$2 has the SHA-256 $sum"
        complain "  but the recipe wants $3: refused"
        rm -f "$1"
        return 1
    fi
    chmod 644 "$1" && mv -f "$1" "$cache/sources/$2"
}

# Downloads address $1 to file $2, which may hold the first part already.
download() {
    local url=$1 part=$2 rc
    case $url in
    file://*) cp "${url#file://}" "$part"; return ;;
    esac
    if command -v curl >/dev/null; then
        curl -fsSL --retry 3 --connect-timeout 20 -C - -o "$part" "$url" &&
            return 0
        rc=$?
        # 22, 33: the server will not go on where we left off
        case $rc in 22 | 33) rm -f "$part" ;; esac
        return $rc
    elif command -v wget >/dev/null; then
        wget -nv -c -t 3 -T 20 -O "$part" "$url"
    else
        complain "neither curl nor wget is installed"
        return 1
    fi
}

# Fetches WHERE ($2) by ROUTE ($1) with SHA-256 $3 into the cache.
fetch_route() {
    local file=${2##*/} dir=$cache/partial
    mkdir -p "$dir" || return 1
    case $1 in
    debian)
        apt_fetch "$file" "$dir" >>"$cache/fetch.log" 2>&1 || return 1
        accept "$dir/$file" "$file" "$3"
        ;;
    upstream)
        download "$2" "$dir/$file.part" 2>>"$cache/fetch.log" || return 1
        accept "$dir/$file.part" "$file" "$3"
        ;;
    *) die "recipe of $provider: unknown route '$1'" ;;
    esac
}

no_source() {
    local name route where sha
    complain "$provider: the source of $1 is not to be had; last messages:"
    tail -n 6 "$cache/fetch.log" | sed 's/^/    /' >&2
    complain "What you can do:"
    complain "  - run this again when the network is there; or"
    complain "  - put one of these files into $cache/sources:"
    dep_sources | while read -r name route where sha; do
        [ "$name" != "$1" ] || complain "      $where"
        [ "$name" != "$1" ] || complain "        SHA-256 $sha"
    done
    complain "  - or name your own source tree: --source $1=DIR"
}

# Finds the source $1 of the recipe: prints nothing, sets $found to the tree
# or tarball and $found_id to what tells it from any other.
find_source() {
    local want=$1 tree name route where sha
    tree=$(own_tree "$want")
    if [ -n "$tree" ]; then
        found=$tree
        found_id="tree $(cd "$tree" && find . -name .git -prune -o -type f \
            -exec sha256sum {} + | sort | sha256sum | cut -d ' ' -f 1)"
        return 0
    fi
    while read -r name route where sha; do
        [ "$name" = "$want" ] || continue
        cached "${where##*/}" "$sha" || continue
        found=$cache/sources/${where##*/} found_id=$sha
        return 0
    done < <(dep_sources)
    : >"$cache/fetch.log"
    while read -r name route where sha; do
        [ "$name" = "$want" ] || continue
        case $route in
        debian) say "$provider: fetching ${where##*/} from the Debian mirror" ;;
        *) say "$provider: fetching $where" ;;
        esac
        fetch_route "$route" "$where" "$sha" </dev/null || continue
        found=$cache/sources/${where##*/} found_id=$sha
        return 0
    done < <(dep_sources)
    no_source "$want"
    return 1
}

source_names() { dep_sources | awk 'NF && !seen[$1]++ { print $1 }'; }
