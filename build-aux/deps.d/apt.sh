# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2154 # set by build-aux/deps
#
# Sourced by build-aux/deps: upstream tarballs out of Debian source packages.
# Uses the machine's own mirror and keyrings, but a private configuration,
# private lists and an empty package database, so that nothing of the system
# is read under lock or written, and root is not needed.

# A stable suite: its upstream tarballs do not change.
debian_suite=trixie

# Can this machine ask a Debian mirror?  Makes the private configuration.
# The machine's proxy and authentication settings stay in force; its hooks,
# which belong to the system's own lists, are taken off.
apt_prepare() {
    local list parts
    command -v apt-get >/dev/null || return 1
    eval "$(apt-config shell list Dir::Etc::sourcelist/f \
        parts Dir::Etc::sourceparts/d 2>/dev/null)"
    mkdir -p "$cache/apt/lists/partial" "$cache/apt/archives/partial" \
        "$cache/apt/sources.list.d" || return 1
    : >"$cache/apt/status"
    for list in "${list:-}" "${parts:-}"/*.list "${parts:-}"/*.sources; do
        [ ! -r "$list" ] || printf '%s\0' "$list"
    done | xargs -0 -r awk -v suite="$debian_suite" \
        -f "$here/deps.d/sources.awk" \
        >"$cache/apt/sources.list.d/mcuspeed.sources" || return 1
    [ -s "$cache/apt/sources.list.d/mcuspeed.sources" ] || return 1
    cat >"$cache/apt/apt.conf" <<END
#clear APT::Update::Pre-Invoke;
#clear APT::Update::Post-Invoke;
#clear APT::Update::Post-Invoke-Success;
Dir::State "$cache/apt";
Dir::State::lists "$cache/apt/lists";
Dir::State::status "$cache/apt/status";
Dir::Cache "$cache/apt";
Dir::Cache::archives "$cache/apt/archives";
Dir::Etc::sourcelist "/dev/null";
Dir::Etc::sourceparts "$cache/apt/sources.list.d";
APT::Sandbox::User "";
Acquire::AllowInsecureRepositories "false";
Acquire::Languages "none";
Acquire::PDiffs "false";
Acquire::Retries "2";
Acquire::http::Timeout "30";
Acquire::https::Timeout "30";
END
}

have_index() { ls "$cache"/apt/lists/*_Sources* >/dev/null 2>&1; }

# Fetches the tarball $1 (NAME_VERSION.orig.tar.*) into folder $2.  Only the
# tarball: Debian's own patches are not wanted, and mirrors in the midst of an
# update may list a revision whose other files they have not got.  apt checks
# it against the index and the index against the archive's signature.  A
# stale index is the usual trouble, so it is renewed before a second try.
apt_fetch() {
    local file=$1 into=$2 package=${1%%_*} try
    apt_prepare || return 1
    for try in 1 2 3; do
        if [ "$try" -gt 1 ] || ! have_index; then
            echo "reading the index of Debian $debian_suite"
            apt-get -q -c "$cache/apt/apt.conf" update || true
        fi
        # Without any index there is no network: do not make the user wait.
        have_index || return 1
        if (cd "$into" && apt-get -q -c "$cache/apt/apt.conf" source \
            --download-only --tar-only "$package") && [ -f "$into/$file" ]
        then
            return 0
        fi
        sleep "$try"
    done
    return 1
}
