/* SPDX-License-Identifier: MIT */
#ifndef MCS_MAC_NAME_H
#define MCS_MAC_NAME_H

#include "config.h"

/*
 * The algorithm that openssl's -hmac sha256 and -cmac aes-128-cbc mean:
 * "hmac-sha256", "cmac-aes-128".  In the arena; NULL where there is no room.
 */
const char *mcs_mac_name(struct mcs_arena *arena, const char *prefix,
                         const char *argument);

#endif
