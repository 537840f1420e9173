#!/bin/sh
# SPDX-License-Identifier: MIT
# genbuild.sh VERSION CC FLAGS: build.h, what the program says of its build.
set -eu
quote() {
    printf '"%s"' "$(printf '%s' "$1" | tr -s ' ' |
        sed 's/^ *//; s/ *$//; s/[\\"]/\\&/g')"
}
# the compiler's first line without its path
compiler=$($2 --version | sed -n '1p' | sed 's|^.*/||')
echo "/* Made by build-aux/genbuild.sh. */"
echo "#define MCS_VERSION $(quote "$1")"
echo "#define MCS_COMPILER $(quote "$compiler")"
echo "#define MCS_FLAGS $(quote "$3")"
