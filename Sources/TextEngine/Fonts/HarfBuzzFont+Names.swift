// SPDX-License-Identifier: MIT

import CHarfBuzz

extension HarfBuzzFont {
  /// An entry of the `name` table in English; empty without one.
  func name(_ id: Int) -> String { name(id, in: hb_language_from_string("en", -1)) }

  /// The entries of the `name` table with one of the IDs, in all languages; each name once, and 64 at
  /// most.
  ///
  /// HarfBuzz's list belongs to the face, which outlives the call, and never changes.
  func names(_ ids: [Int]) -> [String] {
    var count: UInt32 = 0
    guard let entries = hb_ot_name_list_names(face, &count) else { return [] }
    var found: [String] = []
    for entry in UnsafeBufferPointer(start: entries, count: Int(count))
    where ids.contains(Int(entry.name_id)) && found.count < 64 {
      let name = name(Int(entry.name_id), in: entry.language)
      if !name.isEmpty, !found.contains(name) { found.append(name) }
    }
    return found
  }

  private func name(_ id: Int, in language: hb_language_t?) -> String {
    var buffer = [CChar](repeating: 0, count: 256)
    var size = UInt32(buffer.count)
    hb_ot_name_get_utf8(face, hb_ot_name_id_t(id), language, &size, &buffer)
    return String(decoding: buffer.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// A named instance as the `fvar` table has it, its names in English.
struct InstanceRecord {
  var style: String
  /// Empty where the font has none.
  var postScript: String
  /// In the order of the axes.
  var coordinates: [Double]
}

extension HarfBuzzFont {
  /// The first 256 named instances of a variable font.
  var namedInstances: [InstanceRecord] {
    let axisCount = hb_ot_var_get_axis_count(face)
    return (0..<min(hb_ot_var_get_named_instance_count(face), 256)).map { index in
      var coordinates = [Float](repeating: 0, count: Int(axisCount))
      var count = axisCount
      hb_ot_var_named_instance_get_design_coords(face, index, &count, &coordinates)
      return InstanceRecord(
        style: name(Int(hb_ot_var_named_instance_get_subfamily_name_id(face, index))),
        postScript: name(Int(hb_ot_var_named_instance_get_postscript_name_id(face, index))),
        coordinates: coordinates.prefix(Int(count)).map(Double.init))
    }
  }
}
