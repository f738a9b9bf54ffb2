// SPDX-License-Identifier: MIT

import CHarfBuzz

/// What decides how letters shape: all but the letters.
struct ShapingProperties {
  var face: FontFace
  var script: hb_script_t
  var language: hb_language_t?
  var features: [hb_feature_t]
}

extension ShapingProperties {
  /// What HarfBuzz switches on without being asked, in horizontal text.
  ///
  /// Source: HarfBuzz's manual, "Shaping features".
  private static let defaultFeatures = [
    "rvrn", "ltra", "ltrm", "rand", "trak", "abvm", "blwm", "ccmp", "locl", "mark", "mkmk", "rlig",
    "calt", "clig", "curs", "dist", "kern", "liga", "rclt", "Harf", "HARF", "Buzz", "BUZZ",
  ]
  /// What it keeps for the digits around a fraction slash (U+2044).
  private static let fractionFeatures = ["frac", "numr", "dnom"]

  /// The lookups of the plan from left to right, in the order of their numbers, without those of
  /// fractions; nil where another shaper than that for OpenType answers, or letters take one of
  /// several forms by chance (`rand`).
  func lookups(_ kind: LayoutTable.Kind) -> [Int]? {
    var segment = hb_segment_properties_t()
    segment.direction = HB_DIRECTION_LTR
    segment.script = script
    segment.language = language
    var count: UInt32 = 0
    let coordinates = hb_font_get_var_coords_normalized(face.shaper.font, &count)
    let plan = hb_shape_plan_create_cached2(
      face.shaper.face, &segment, features, UInt32(features.count), coordinates, count, nil)
    defer { hb_shape_plan_destroy(plan) }
    guard let shaper = hb_shape_plan_get_shaper(plan), String(cString: shaper) == "ot" else {
      return nil
    }
    let all = LookupSet()
    hb_ot_shape_plan_collect_lookups(plan, kind.tag.value, all.set)
    if all.intersects(collect(kind, [OpenTypeTag("rand").value])) { return nil }
    let defaults = Self.defaultFeatures.map { OpenTypeTag($0).value }
    let fractions = collect(kind, Self.fractionFeatures.map { OpenTypeTag($0).value })
    fractions.subtract(collect(kind, defaults + features.map(\.tag)))
    all.subtract(fractions)
    return all.numbers
  }

  private func collect(_ kind: LayoutTable.Kind, _ features: [UInt32]) -> LookupSet {
    let found = LookupSet()
    hb_ot_layout_collect_lookups(
      face.shaper.face, kind.tag.value, nil, nil, features + [0], found.set)
    return found
  }
}

extension LayoutTable.Kind {
  var tag: OpenTypeTag { OpenTypeTag(self == .substitution ? "GSUB" : "GPOS") }
}

/// A set of numbers of HarfBuzz's. The object owns it.
private final class LookupSet {
  let set = hb_set_create()

  deinit { hb_set_destroy(set) }

  func subtract(_ other: LookupSet) { hb_set_subtract(set, other.set) }

  func intersects(_ other: LookupSet) -> Bool {
    let both = LookupSet()
    hb_set_set(both.set, set)
    hb_set_intersect(both.set, other.set)
    return hb_set_is_empty(both.set) == 0
  }

  /// In rising order.
  var numbers: [Int] {
    var numbers: [Int] = []
    var number = UInt32.max
    while hb_set_next(set, &number) != 0 { numbers.append(Int(number)) }
    return numbers
  }
}
