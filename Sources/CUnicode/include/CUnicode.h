// SPDX-License-Identifier: MIT

#ifndef CUNICODE_H
#define CUNICODE_H

#include <stdbool.h>
#include <stdint.h>

/// Writes 1 (may break) or 2 (must break) for each UTF-16 offset, by UAX #14 in the root locale.
///
/// `breaks` holds `length + 1` bytes, all zero on entry. The answer is false when ICU has no
/// break rules; `breaks` is then untouched.
bool cunicode_line_breaks(const uint16_t *text, int32_t length, uint8_t *breaks);

/// Writes the same for a text of letters, digits, spaces, and commas or full stops that follow
/// neither a space nor nothing: lines may end behind spaces and at the end.
///
/// The answer is false for any other text; `breaks` is then of no use. Where it is true, ICU says
/// the same.
bool cunicode_simple_line_breaks(const uint32_t *scalars, int32_t length, uint8_t *breaks);

/// Writes the embedding level of each UTF-16 unit and the base level of its paragraph, by UAX #9.
///
/// `text` is changed: brackets nested deeper than 63 are replaced by another neutral, which is
/// what rule BD16 makes of them, and keeps ICU from a quadratic search. `base` is 0 or 1 to give
/// each paragraph that level, or 0xFE or 0xFF to take it from the first strong character, with 0
/// or 1 for paragraphs that have none.
bool cunicode_bidi_levels(
    uint16_t *text, int32_t length, uint8_t base, uint8_t *levels, uint8_t *base_levels);

/// Writes the version of the Unicode tables as four numbers.
void cunicode_version(uint8_t version[4]);

#endif
