// SPDX-License-Identifier: MIT

#include "CTextPeers.h"

#if __has_include(<pango/pangoft2.h>)

#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>
#include <stdlib.h>

struct PangoPeer {
  PangoFontMap *map;
  PangoContext *context;
  PangoLayout *layout;
};

bool pango_peer_is_there(void) { return true; }

/// The family of the only font in a configuration; NULL without one.
static char *only_family(FcConfig *config) {
  FcFontSet *fonts = FcConfigGetFonts(config, FcSetApplication);
  FcChar8 *family = NULL;
  if (!fonts || fonts->nfont == 0) return NULL;
  if (FcPatternGetString(fonts->fonts[0], FC_FAMILY, 0, &family) != FcResultMatch) return NULL;
  return (char *)family;
}

PangoPeer *pango_peer_create(const char *path, double size) {
  FcConfig *config = FcConfigCreate();
  FcConfigAppFontAddFile(config, (const FcChar8 *)path);
  const char *family = only_family(config);
  PangoPeer *peer = family ? malloc(sizeof *peer) : NULL;
  if (!peer) {
    FcConfigDestroy(config);
    return NULL;
  }
  peer->map = pango_ft2_font_map_new();
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(peer->map), config);
  pango_ft2_font_map_set_resolution(PANGO_FT2_FONT_MAP(peer->map), 72, 72);
  peer->context = pango_font_map_create_context(peer->map);
  pango_context_set_round_glyph_positions(peer->context, FALSE);
  peer->layout = pango_layout_new(peer->context);
  PangoFontDescription *font = pango_font_description_new();
  pango_font_description_set_family(font, family);
  pango_font_description_set_size(font, (int)(size * PANGO_SCALE));
  pango_layout_set_font_description(peer->layout, font);
  pango_font_description_free(font);
  FcConfigDestroy(config);
  return peer;
}

double pango_peer_layout(
    PangoPeer *peer, const char *utf8, size_t length, double width, double *height) {
  int laid_width = 0, laid_height = 0;
  pango_layout_set_width(peer->layout, width > 0 ? (int)(width * PANGO_SCALE) : -1);
  pango_layout_set_text(peer->layout, utf8, (int)length);
  pango_layout_get_size(peer->layout, &laid_width, &laid_height);
  *height = (double)laid_height / PANGO_SCALE;
  return (double)laid_width / PANGO_SCALE;
}

double pango_peer_wrap(PangoPeer *peer, double width) {
  int laid_width = 0, laid_height = 0;
  pango_layout_set_width(peer->layout, (int)(width * PANGO_SCALE));
  pango_layout_get_size(peer->layout, &laid_width, &laid_height);
  return (double)laid_height / PANGO_SCALE;
}

void pango_peer_destroy(PangoPeer *peer) {
  g_object_unref(peer->layout);
  g_object_unref(peer->context);
  g_object_unref(peer->map);
  free(peer);
}

#else

bool pango_peer_is_there(void) { return false; }

PangoPeer *pango_peer_create(const char *path, double size) {
  (void)path;
  (void)size;
  return NULL;
}

double pango_peer_layout(
    PangoPeer *peer, const char *utf8, size_t length, double width, double *height) {
  (void)peer;
  (void)utf8;
  (void)length;
  *height = 0;
  return width;
}

double pango_peer_wrap(PangoPeer *peer, double width) {
  (void)peer;
  return width;
}

void pango_peer_destroy(PangoPeer *peer) { (void)peer; }

#endif
