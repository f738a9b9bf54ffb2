// SPDX-License-Identifier: MIT

#ifndef CHARFBUZZ_SUBSET_SHIM_H
#define CHARFBUZZ_SUBSET_SHIM_H

#include <hb.h>
#include <hb-subset.h>

#endif
