#!/bin/sh
# SPDX-License-Identifier: MIT
# Replays the corpus of fuzz-arguments; run by make check in its folder.
exec tests/fuzz/replay-arguments "${srcdir:-.}"/tests/fuzz/corpus/arguments/*
