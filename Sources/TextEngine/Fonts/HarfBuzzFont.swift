// SPDX-License-Identifier: MIT

import CHarfBuzz

/// HarfBuzz's view of one face at one variation instance, scaled in font units.
///
/// `@unchecked Sendable`: both objects are made immutable before `init` returns, and HarfBuzz
/// allows any number of threads to read immutable objects. It serves every size.
final class HarfBuzzFont: @unchecked Sendable {
  let font: OpaquePointer
  let unitsPerEm: Int
  let face: OpaquePointer
  private let data: FontBytes

  /// Opens a face; nil when the tables that text needs are missing.
  init?(data: FontBytes, index: Int, variations: [String: Double]) {
    let blob = hb_blob_create(
      data.pointer.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(data.count),
      HB_MEMORY_MODE_READONLY, nil, nil)
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, UInt32(index)) else { return nil }
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else {
      hb_face_destroy(face)
      return nil
    }
    self.data = data
    self.face = face
    self.font = font
    unitsPerEm = Int(hb_face_get_upem(face))
    hb_ot_font_set_funcs(font)
    hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    setVariations(variations)
    hb_face_make_immutable(face)
    hb_font_make_immutable(font)
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(face)
  }

  private func setVariations(_ variations: [String: Double]) {
    guard !variations.isEmpty else { return }
    let settings = variations.sorted { $0.key < $1.key }.map {
      hb_variation_t(tag: OpenTypeTag($0.key).value, value: Float($0.value))
    }
    hb_font_set_variations(font, settings, UInt32(settings.count))
  }

  var glyphCount: Int { Int(hb_face_get_glyph_count(face)) }

  /// The glyph that the face's `cmap` gives; nil without one.
  func nominalGlyph(for scalar: UInt32) -> UInt32? {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
  }

  func advance(ofGlyph glyph: UInt32) -> Int { Int(hb_font_get_glyph_h_advance(font, glyph)) }

  /// The ink of a glyph in font units, y up; nil when the face does not say.
  func extents(ofGlyph glyph: UInt32) -> (left: Int, top: Int, width: Int, height: Int)? {
    var found = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, glyph, &found) != 0 else { return nil }
    return (Int(found.x_bearing), Int(found.y_bearing), Int(found.width), -Int(found.height))
  }

  /// Where the carets inside a ligature stand in font units, from its left edge; empty where the
  /// font does not say. At most 16.
  func ligatureCarets(ofGlyph glyph: UInt32, isRightToLeft: Bool) -> [Int] {
    var carets = [hb_position_t](repeating: 0, count: 16)
    var count = UInt32(carets.count)
    let direction = isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
    hb_ot_layout_get_ligature_carets(font, direction, glyph, 0, &count, &carets)
    return carets.prefix(Int(count)).map(Int.init)
  }

  /// The PNG picture of a glyph in `CBDT` or `sbix`; empty without one.
  func png(ofGlyph glyph: UInt32) -> [UInt8] {
    let blob = hb_ot_color_glyph_reference_png(font, glyph)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let start = hb_blob_get_data(blob, &length) else { return [] }
    return Array(UnsafeRawBufferPointer(start: start, count: Int(length)))
  }

  /// What the instance adds to a metric (the `MVAR` table), in font units.
  func metricDelta(_ tag: String) -> Double {
    Double(
      hb_ot_metrics_get_variation(
        font, hb_ot_metrics_tag_t(rawValue: OpenTypeTag(tag).value)))
  }

  /// A copy of one table; empty when the face has none.
  func table(_ tag: String) -> BigEndianTable {
    let blob = hb_face_reference_table(face, OpenTypeTag(tag).value)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let start = hb_blob_get_data(blob, &length) else { return BigEndianTable(bytes: []) }
    let bytes = UnsafeRawBufferPointer(start: start, count: Int(length))
    return BigEndianTable(bytes: Array(bytes))
  }

  /// The axes of a variable font in the file's order; empty for a static font.
  var axes: [VariationAxis] {
    var count = hb_ot_var_get_axis_count(face)
    guard count > 0 else { return [] }
    var infos = [hb_ot_var_axis_info_t](repeating: .init(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).map(VariationAxis.init)
  }
}

extension VariationAxis {
  fileprivate init(_ info: hb_ot_var_axis_info_t) {
    self.init(
      tag: OpenTypeTag(value: info.tag).text, minimum: Double(info.min_value),
      defaultValue: Double(info.default_value), maximum: Double(info.max_value))
  }
}
