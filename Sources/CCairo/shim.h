// SPDX-License-Identifier: MIT

#ifndef CCAIRO_SHIM_H
#define CCAIRO_SHIM_H

#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MULTIPLE_MASTERS_H

/// Hands `object` to Cairo, which calls `release` on it when nothing uses the font face any more.
/// A function, because the key must have one address for the life of the process.
static inline cairo_status_t ccairo_keep_alive(
    cairo_font_face_t *face, void *object, cairo_destroy_func_t release) {
  static const cairo_user_data_key_t key;
  return cairo_font_face_set_user_data(face, &key, object, release);
}

#endif
