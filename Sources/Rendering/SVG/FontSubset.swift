// SPDX-License-Identifier: MIT

import CHarfBuzzSubset
import TextEngine

/// Cuts fonts down to the characters of a picture with HarfBuzz.
///
/// All objects live within one call, and nothing is shared between threads.
enum FontSubset {
  /// The bytes of a font file with the used glyphs alone, or nil when none can be made.
  static func bytes(of usage: FontUsage) -> [UInt8]? {
    usage.face.bytes.withUnsafeBytes { file -> [UInt8]? in
      // Read-only: HarfBuzz neither writes to the bytes nor needs them after the call.
      let blob = hb_blob_create(
        file.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(clamping: file.count),
        HB_MEMORY_MODE_READONLY, nil, nil)
      defer { hb_blob_destroy(blob) }
      let face = hb_face_create(blob, UInt32(clamping: usage.face.index))
      defer { hb_face_destroy(face) }
      return subset(face, to: usage)
    }
  }

  private static func subset(_ face: OpaquePointer?, to usage: FontUsage) -> [UInt8]? {
    guard let input = hb_subset_input_create_or_fail() else { return nil }
    defer { hb_subset_input_destroy(input) }
    let glyphs = hb_subset_input_glyph_set(input)
    for glyph in usage.glyphs { hb_set_add(glyphs, glyph) }
    let scalars = hb_subset_input_unicode_set(input)
    for scalar in usage.scalars { hb_set_add(scalars, scalar) }
    guard let result = hb_subset_or_fail(face, input) else { return nil }
    defer { hb_face_destroy(result) }
    return contents(of: result)
  }

  private static func contents(of face: OpaquePointer) -> [UInt8]? {
    let blob = hb_face_reference_blob(face)
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    guard let start = hb_blob_get_data(blob, &count), count > 0 else { return nil }
    return Array(UnsafeRawBufferPointer(start: start, count: Int(count)))
  }
}
