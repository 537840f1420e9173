#!/bin/sh
# SPDX-License-Identifier: MIT
# Replays the corpus of fuzz-options; run by make check in the build directory.
exec tests/fuzz/replay-options "${srcdir:-.}"/tests/fuzz/corpus/options/*
