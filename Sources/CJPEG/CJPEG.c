// SPDX-License-Identifier: MIT

#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>

#include <jpeglib.h>

/// libjpeg hands the first member back, so it stands first.
typedef struct {
  struct jpeg_error_mgr manager;
  jmp_buf failed;
} cjpeg_errors;

static void fail(j_common_ptr info) { longjmp(((cjpeg_errors *)info->err)->failed, 1); }

static void say_nothing(j_common_ptr info) { (void)info; }

static const int most_scans = 100;

static void count_scans(j_common_ptr info) {
  if (((j_decompress_ptr)info)->input_scan_number > most_scans) fail(info);
}

static uint32_t word(uint32_t red, uint32_t green, uint32_t blue) {
  return 0xFF000000u | red << 16 | green << 8 | blue;
}

static void convert_colors(const JSAMPLE *row, uint32_t width, uint32_t *pixels) {
  for (uint32_t x = 0; x < width; x++, row += 3) pixels[x] = word(row[0], row[1], row[2]);
}

/// Adobe's programs write how much ink is missing, and say so by a marker.
static void convert_inks(const JSAMPLE *row, uint32_t width, bool inverted, uint32_t *pixels) {
  for (uint32_t x = 0; x < width; x++, row += 4) {
    uint32_t light[4];
    for (int ink = 0; ink < 4; ink++) light[ink] = inverted ? row[ink] : 255 - row[ink];
    pixels[x] = word(
        light[0] * light[3] / 255, light[1] * light[3] / 255, light[2] * light[3] / 255);
  }
}

static void read_rows(struct jpeg_decompress_struct *info, uint32_t *pixels) {
  bool has_inks = info->out_color_space == JCS_CMYK;
  JSAMPARRAY row = (*info->mem->alloc_sarray)(
      (j_common_ptr)info, JPOOL_IMAGE, info->output_width * (has_inks ? 4 : 3), 1);
  while (info->output_scanline < info->output_height) {
    uint32_t *line = pixels + (size_t)info->output_scanline * info->output_width;
    jpeg_read_scanlines(info, row, 1);
    if (has_inks) {
      convert_inks(row[0], info->output_width, info->saw_Adobe_marker, line);
    } else {
      convert_colors(row[0], info->output_width, line);
    }
  }
}

bool cjpeg_decode(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t *pixels,
    bool *is_intact) {
  struct jpeg_decompress_struct info;
  struct jpeg_progress_mgr progress = {.progress_monitor = count_scans};
  cjpeg_errors errors;
  info.err = jpeg_std_error(&errors.manager);
  errors.manager.error_exit = fail;
  errors.manager.output_message = say_nothing;
  if (setjmp(errors.failed)) {
    jpeg_destroy_decompress(&info);
    return false;
  }
  jpeg_create_decompress(&info);
  info.progress = &progress;
  jpeg_mem_src(&info, (unsigned char *)bytes, count);
  jpeg_read_header(&info, TRUE);
  if (info.image_width != width || info.image_height != height) fail((j_common_ptr)&info);
  bool has_inks = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
  info.out_color_space = has_inks ? JCS_CMYK : JCS_RGB;
  info.dct_method = JDCT_ISLOW;
  jpeg_start_decompress(&info);
  read_rows(&info, pixels);
  jpeg_finish_decompress(&info);
  *is_intact = info.err->num_warnings == 0;
  jpeg_destroy_decompress(&info);
  return true;
}
