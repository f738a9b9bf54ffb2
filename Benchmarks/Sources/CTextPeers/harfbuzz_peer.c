// SPDX-License-Identifier: MIT

#include "CTextPeers.h"

#include <hb.h>
#include <stdlib.h>

struct HarfBuzzPeer {
  hb_font_t *font;
  hb_buffer_t *buffer;
  double points_per_unit;
};

HarfBuzzPeer *harfbuzz_peer_create(const char *path, double size) {
  hb_blob_t *blob = hb_blob_create_from_file(path);
  hb_face_t *face = hb_face_create(blob, 0);
  hb_blob_destroy(blob);
  HarfBuzzPeer *peer = malloc(sizeof *peer);
  if (!peer || hb_face_get_glyph_count(face) == 0) {
    free(peer);
    hb_face_destroy(face);
    return NULL;
  }
  peer->font = hb_font_create(face);
  peer->buffer = hb_buffer_create();
  peer->points_per_unit = size / hb_face_get_upem(face);
  hb_face_destroy(face);
  return peer;
}

double harfbuzz_peer_shape(HarfBuzzPeer *peer, const char *utf8, size_t length) {
  hb_buffer_t *buffer = peer->buffer;
  hb_buffer_clear_contents(buffer);
  hb_buffer_add_utf8(buffer, utf8, (int)length, 0, (int)length);
  hb_buffer_guess_segment_properties(buffer);
  hb_shape(peer->font, buffer, NULL, 0);
  unsigned count = 0;
  const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &count);
  long width = 0;
  for (unsigned i = 0; i < count; i++) width += positions[i].x_advance;
  return (double)width * peer->points_per_unit;
}

void harfbuzz_peer_destroy(HarfBuzzPeer *peer) {
  hb_buffer_destroy(peer->buffer);
  hb_font_destroy(peer->font);
  free(peer);
}
