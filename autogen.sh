#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes what is not kept in git: the lists of folders, then configure.
set -eu
cd "$(dirname "$0")"
sh build-aux/genlists.sh
autoreconf --force --install --warnings=all
