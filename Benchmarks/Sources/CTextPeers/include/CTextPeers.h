// SPDX-License-Identifier: MIT

#ifndef CTEXTPEERS_H
#define CTEXTPEERS_H

#include <stdbool.h>
#include <stddef.h>

/// HarfBuzz alone: one font, one buffer that is used again, a whole text as one run.
typedef struct HarfBuzzPeer HarfBuzzPeer;

/// Opens a font file at a size; NULL when it cannot be read.
HarfBuzzPeer *harfbuzz_peer_create(const char *path, double size);

/// Shapes a text with guessed script and direction; its width in points.
double harfbuzz_peer_shape(HarfBuzzPeer *peer, const char *utf8, size_t length);

void harfbuzz_peer_destroy(HarfBuzzPeer *peer);

/// Whether the benchmarks were built with Pango.
bool pango_peer_is_there(void);

/// A Pango layout with one font, used again for each text.
typedef struct PangoPeer PangoPeer;

/// Opens a font file as the only one at a size; NULL without Pango or when it cannot be read.
PangoPeer *pango_peer_create(const char *path, double size);

/// Lays a text out; its width and height in points. A width of zero or less sets no limit.
double pango_peer_layout(
    PangoPeer *peer, const char *utf8, size_t length, double width, double *height);

/// Lays the last text out again in another width; its height in points.
double pango_peer_wrap(PangoPeer *peer, double width);

void pango_peer_destroy(PangoPeer *peer);

#endif
