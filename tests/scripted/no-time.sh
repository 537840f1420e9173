#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# On the scripted clock only the scripted provider takes time: a row for which
# the counter stands is told so, soon, and the others go on.
. "${MCS_SOURCE:?}/tests/lib.sh"

mcuspeed -provider null,scripted -bytes 64 -format csv null sha256
is "ends with 1" ended 1
is "says so in the row" said '^null,.*,fail,takes no time'
is "says so on stderr" complained 'FAIL null null digest: takes no time'
is "gives the row no figure" said '^null,hash,digest,null,,[^,]*,fake,64,0,,,,,'
is "goes on with the others" said '^sha256,.*,ok,'
finish
