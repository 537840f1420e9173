/* SPDX-License-Identifier: MIT */
#ifndef MCS_NEAREST_H
#define MCS_NEAREST_H

/*
 * The name of an algorithm (or of a provider) that was perhaps meant by the
 * word; NULL where none is three changes or fewer away.
 */
const char *mcs_nearest(const char *word, int providers);

#endif
