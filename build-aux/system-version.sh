#!/bin/sh
# SPDX-License-Identifier: MIT
# system-version.sh PACKAGE: the installed version of a distribution's package
# as a word for a record: what the package manager says, else "unknown".
set -eu
version=$(dpkg-query -W -f '${Version}' "$1" 2>/dev/null) || version=
if [ -z "$version" ]; then
    version=$(pkg-config --modversion "$1" 2>/dev/null) || version=unknown
fi
printf '%s (system)' "$version"
