// SPDX-License-Identifier: MIT
// Pango where it is installed; without it the benchmarks build and leave it out.

#if __has_include(<pango/pangoft2.h>)
#include <pango/pangoft2.h>
#endif
