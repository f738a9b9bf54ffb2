// SPDX-License-Identifier: MIT

#ifndef CJPEG_H
#define CJPEG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Decodes a JPEG file into `width * height` words 0xFFRRGGBB, row by row.
///
/// The answer is false when libjpeg refuses the file, when it has another size, or when it has more
/// than a hundred scans, which only files that are meant to take long have. A file that breaks off
/// is filled up by libjpeg; then, and when libjpeg mended or skipped something, `is_intact` becomes
/// false. Inks are turned to colors without a profile. Errors come back through
/// setjmp inside of this function; nothing jumps over the caller's frames, and nothing is printed.
bool cjpeg_decode(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t *pixels,
    bool *is_intact);

#endif
