#!/bin/sh
# SPDX-License-Identifier: MIT
# Replays the corpus of fuzz-getopt; run by make check in the build directory.
exec tests/fuzz/replay-getopt "${srcdir:-.}"/tests/fuzz/corpus/getopt/*
