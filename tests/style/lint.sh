#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# What the linters say of scripts and of the layout of C: nothing.
. "${MCS_SOURCE:?}/tests/lib.sh"

# in_tree COMMAND...: what it finds is in the files out and err
in_tree() { (cd "$MCS_SOURCE" && "$@") >out 2>err; }

# Functions that are called by `is` look as if nothing called them: SC2317.
if command -v shellcheck >/dev/null; then
    while read -r file; do
        is "shellcheck $file" in_tree shellcheck -x -e SC2317 "$file"
    done < <("$MCS_SOURCE/build-aux/checksrc.sh" --scripts | sort -u)
else
    skip "shellcheck" "it is not installed"
fi

# Other releases lay out otherwise.
wanted=14
format=
for name in clang-format-$wanted clang-format; do
    "$name" --version 2>/dev/null | grep -q "version $wanted\." || continue
    format=$name
    break
done
if [ -n "$format" ]; then
    mapfile -t sources < <(cd "$MCS_SOURCE" &&
        find src algos ports tests -name '*.[ch]' | sort)
    is "clang-format of ${#sources[@]} files" \
        in_tree "$format" --dry-run -Werror "${sources[@]}"
else
    skip "clang-format" "release $wanted is not installed"
fi

is "the lists agree with the folders" \
    in_tree sh build-aux/genlists.sh --check
finish
