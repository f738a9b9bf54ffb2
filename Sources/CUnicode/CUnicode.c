// SPDX-License-Identifier: MIT

#include "CUnicode.h"

#include <pthread.h>
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uvernum.h>

static pthread_once_t line_once = PTHREAD_ONCE_INIT;
/// Never used to iterate: every call clones it, so that threads share nothing that changes.
static UBreakIterator *line_prototype;

static void open_line_prototype(void) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *opened = ubrk_open(UBRK_LINE, "", NULL, 0, &status);
  if (U_SUCCESS(status)) line_prototype = opened;
}

static UBreakIterator *clone_line_iterator(void) {
  UErrorCode status = U_ZERO_ERROR;
  pthread_once(&line_once, open_line_prototype);
  if (!line_prototype) return NULL;
#if U_ICU_VERSION_MAJOR_NUM >= 69
  UBreakIterator *clone = ubrk_clone(line_prototype, &status);
#else
  UBreakIterator *clone = ubrk_safeClone(line_prototype, NULL, NULL, &status);
#endif
  return U_SUCCESS(status) ? clone : NULL;
}

bool cunicode_line_breaks(const uint16_t *text, int32_t length, uint8_t *breaks) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = clone_line_iterator();
  if (!iterator) return false;
  ubrk_setText(iterator, (const UChar *)text, length, &status);
  if (U_SUCCESS(status)) {
    for (int32_t at = ubrk_next(iterator); at != UBRK_DONE; at = ubrk_next(iterator)) {
      breaks[at] = ubrk_getRuleStatus(iterator) >= UBRK_LINE_HARD ? 2 : 1;
    }
  }
  ubrk_close(iterator);
  return U_SUCCESS(status);
}

/// Letters and digits join whatever they stand beside; everything else but spaces and infix signs
/// has rules of its own.
static bool is_simple(int class) {
  return class == U_LB_ALPHABETIC || class == U_LB_HEBREW_LETTER || class == U_LB_NUMERIC;
}

static int line_break_class(uint32_t scalar) {
  if ((scalar | 0x20) - 'a' < 26) return U_LB_ALPHABETIC;
  if (scalar == ' ') return U_LB_SPACE;
  return u_getIntPropertyValue((UChar32)scalar, UCHAR_LINE_BREAK);
}

bool cunicode_simple_line_breaks(const uint32_t *scalars, int32_t length, uint8_t *breaks) {
  int last = U_LB_SPACE;
  for (int32_t at = 0; at < length; at++) {
    int class = line_break_class(scalars[at]);
    bool follows = class == U_LB_INFIX_NUMERIC && last != U_LB_SPACE;
    if (class != U_LB_SPACE && !is_simple(class) && !follows) return false;
    breaks[at] = at > 0 && last == U_LB_SPACE && class != U_LB_SPACE;
    last = class;
  }
  if (length > 0) breaks[length] = 1;
  return true;
}

enum { open_bracket_limit = 63 };

static UChar32 canonical_bracket(UChar32 bracket) {
  if (bracket == 0x2329) return 0x3008;
  if (bracket == 0x232A) return 0x3009;
  return bracket;
}

/// The depth after a closing bracket: down to its partner, or unchanged without one.
static int depth_after_closing(const UChar32 *partners, int depth, UChar32 bracket) {
  for (int at = depth; at > 0; at--) {
    if (partners[at - 1] == canonical_bracket(bracket)) return at - 1;
  }
  return depth;
}

static void limit_brackets(uint16_t *text, int32_t length) {
  UChar32 partners[open_bracket_limit];
  int depth = 0;
  bool overflowed = false;
  for (int32_t at = 0; at < length; at++) {
    UChar32 unit = text[at];
    if (u_charDirection(unit) == U_BLOCK_SEPARATOR) {
      depth = 0;
      overflowed = false;
    }
    int type = u_getIntPropertyValue(unit, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
    if (type == U_BPT_NONE) continue;
    if (type == U_BPT_CLOSE) depth = depth_after_closing(partners, depth, unit);
    if (type == U_BPT_OPEN && depth == open_bracket_limit) overflowed = true;
    if (type == U_BPT_OPEN && depth < open_bracket_limit) {
      partners[depth++] = canonical_bracket(u_getBidiPairedBracket(unit));
    }
    if (overflowed) text[at] = '!';
  }
}

/// The end of the paragraph that begins at an offset, its separator included (UAX #9, P1).
static int32_t paragraph_end(const uint16_t *text, int32_t start, int32_t length) {
  for (int32_t at = start; at < length; at++) {
    if (u_charDirection(text[at]) != U_BLOCK_SEPARATOR) continue;
    bool is_crlf = text[at] == 0x0D && at + 1 < length && text[at + 1] == 0x0A;
    return at + (is_crlf ? 2 : 1);
  }
  return length;
}

static bool paragraph_levels(
    UBiDi *bidi, const uint16_t *text, int32_t length, uint8_t base, uint8_t *levels,
    uint8_t *base_levels) {
  UErrorCode status = U_ZERO_ERROR;
  ubidi_setPara(bidi, (const UChar *)text, length, base, NULL, &status);
  const UBiDiLevel *found = U_SUCCESS(status) ? ubidi_getLevels(bidi, &status) : NULL;
  if (!found || U_FAILURE(status)) return false;
  memcpy(levels, found, (size_t)length);
  memset(base_levels, ubidi_getParaLevel(bidi), (size_t)length);
  return true;
}

/// Each paragraph is resolved alone: ICU 72 gives the brackets of a paragraph the direction of the
/// paragraph before it when theirs follow from their first strong characters.
bool cunicode_bidi_levels(
    uint16_t *text, int32_t length, uint8_t base, uint8_t *levels, uint8_t *base_levels) {
  UErrorCode status = U_ZERO_ERROR;
  if (length == 0) return true;
  UBiDi *bidi = ubidi_openSized(length, 0, &status);
  if (U_FAILURE(status)) return false;
  limit_brackets(text, length);
  bool done = true;
  for (int32_t start = 0; start < length && done;) {
    int32_t end = paragraph_end(text, start, length);
    done = paragraph_levels(
        bidi, text + start, end - start, base, levels + start, base_levels + start);
    start = end;
  }
  ubidi_close(bidi);
  return done;
}

void cunicode_version(uint8_t version[4]) {
  UVersionInfo info;
  u_getUnicodeVersion(info);
  memcpy(version, info, 4);
}
