// SPDX-License-Identifier: MIT

#ifndef CPNG_SHIM_H
#define CPNG_SHIM_H

#include <png.h>
#include <string.h>

/// Bytes in the order red, green, blue, alpha.
static inline png_uint_32 cpng_rgba(void) { return PNG_FORMAT_RGBA; }

/// Describes an 8-bit sRGB picture with straight alpha to libpng's simplified interface, which
/// catches its own longjmp: nothing jumps over the caller's frames.
static inline png_image cpng_image(png_uint_32 width, png_uint_32 height) {
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  image.width = width;
  image.height = height;
  image.format = cpng_rgba();
  image.flags = PNG_IMAGE_FLAG_FAST;
  return image;
}

/// The same for bytes that are numbers of colors, each of four bytes as above; smaller, not fast.
static inline png_image cpng_indexed_image(
    png_uint_32 width, png_uint_32 height, png_uint_32 colors) {
  png_image image = cpng_image(width, height);
  image.format = PNG_FORMAT_RGBA_COLORMAP;
  image.colormap_entries = colors;
  image.flags = 0;
  return image;
}

/// The number of bytes that no file of this picture exceeds.
static inline png_alloc_size_t cpng_size_limit(png_image image) {
  return PNG_IMAGE_PNG_SIZE_MAX(image);
}

#endif
