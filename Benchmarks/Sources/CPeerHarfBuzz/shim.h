// SPDX-License-Identifier: MIT
// HarfBuzz as the text benchmark compares with it; linked by pkg-config's flags.

#include <hb.h>
