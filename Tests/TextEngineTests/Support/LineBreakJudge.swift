// SPDX-License-Identifier: MIT

/// UAX #14 rule by rule over the classes in `LineBreak.txt`, written for tests alone: slow, and
/// independent of ICU. Without dictionaries, so letters of South-East Asia stay together.
struct LineBreakJudge {
  private var ranges: [(range: ClosedRange<UInt32>, name: String)] = []
  private var wide: [ClosedRange<UInt32>] = []
  private var pictographs: [ClosedRange<UInt32>] = []

  /// Reads the lines `0041..005A;AL` of the class file, and the wide characters that rule 30
  /// excludes and the unassigned pictographs of rule 30b.
  init(classes: [Substring], widths: [Substring], emoji: [Substring]) {
    ranges = classes.compactMap(Self.entry).sorted { $0.range.lowerBound < $1.range.lowerBound }
    wide = widths.compactMap(Self.entry).filter { ["F", "W", "H"].contains($0.name) }.map(\.range)
    pictographs = emoji.compactMap(Self.entry).filter { $0.name == "Extended_Pictographic" }
      .map(\.range)
  }

  private static func entry(_ line: Substring) -> (range: ClosedRange<UInt32>, name: String)? {
    let fields = line.split { $0 == ";" || $0 == " " || $0 == "\t" }
    let ends = fields.first?.split(separator: ".").compactMap { UInt32($0, radix: 16) } ?? []
    guard fields.count >= 2, let first = ends.first, let last = ends.last else { return nil }
    return (first...last, String(fields[1]))
  }

  private func name(_ scalar: UInt32) -> String {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].range.upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    guard low < ranges.count, ranges[low].range.contains(scalar) else { return "XX" }
    return ranges[low].name
  }

  /// The class after LB1.
  func lineClass(_ scalar: Unicode.Scalar) -> String {
    switch name(scalar.value) {
    case "AI", "SG", "XX": return "AL"
    case "CJ": return "NS"
    case "SA":
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .spacingMark: return "CM"
      default: return "AL"
      }
    case let name: return name
    }
  }

  /// Whether words of the scalar's script are found in a dictionary.
  func needsDictionary(_ scalar: Unicode.Scalar) -> Bool { name(scalar.value) == "SA" }

  /// Whether a line may end before each scalar, and after the last.
  func breaks(_ text: String) -> [Bool] {
    let scalars = Array(text.unicodeScalars)
    guard !scalars.isEmpty else { return [true] }
    let classes = scalars.map(lineClass)
    let context = Context(classes, scalars: scalars, judge: self)
    return [false] + (1..<scalars.count).map { context.mayBreak(before: $0) } + [true]
  }

  fileprivate func isWide(_ scalar: Unicode.Scalar) -> Bool {
    wide.contains { $0.contains(scalar.value) }
  }

  fileprivate func isFuturePictograph(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .unassigned
      && pictographs.contains { $0.contains(scalar.value) }
  }
}

/// One text and its rules, in their order.
private struct Context {
  private let raw: [String]
  /// The classes after LB9 and LB10: a mark has that of its base, which nil stands for.
  private var resolved: [String?]
  private let scalars: [Unicode.Scalar]
  private let judge: LineBreakJudge

  init(_ classes: [String], scalars: [Unicode.Scalar], judge: LineBreakJudge) {
    raw = classes
    self.scalars = scalars
    self.judge = judge
    resolved = []
    let bare: Set = ["BK", "CR", "LF", "NL", "SP", "ZW"]
    var base: String?
    for name in classes {
      if name == "CM" || name == "ZWJ" {
        if base == nil || bare.contains(base ?? "") {
          base = "AL"
          resolved.append("AL")
        } else {
          resolved.append(nil)
        }
      } else {
        base = name
        resolved.append(name)
      }
    }
  }

  /// The base of a scalar: itself, or what its marks stand on.
  private func base(_ index: Int) -> Int {
    var index = index
    while index > 0, resolved[index] == nil { index -= 1 }
    return index
  }

  private func name(_ index: Int) -> String { resolved[base(index)] ?? "AL" }

  /// The last scalar before an offset that is no space, with whether there were spaces.
  private func beforeSpaces(_ index: Int) -> Int? {
    var last = index - 1
    while last >= 0, raw[last] == "SP" { last -= 1 }
    return last >= 0 ? last : nil
  }

  func mayBreak(before index: Int) -> Bool {
    mandatory(index) ?? spaces(index) ?? pairs(index) ?? numbers(index) ?? letters(index) ?? true
  }

  // LB4–LB8a.
  private func mandatory(_ index: Int) -> Bool? {
    let (a, b) = (raw[index - 1], raw[index])
    if a == "BK" { return true }
    if a == "CR", b == "LF" { return false }
    if ["CR", "LF", "NL"].contains(a) { return true }
    if ["BK", "CR", "LF", "NL", "SP", "ZW"].contains(b) { return false }
    if let last = beforeSpaces(index), raw[last] == "ZW" { return true }
    return a == "ZWJ" ? false : nil
  }

  // LB9, LB11–LB18.
  private func spaces(_ index: Int) -> Bool? {
    if resolved[index] == nil { return false }
    let (a, b) = (name(index - 1), name(index))
    if b == "WJ" || a == "WJ" || a == "GL" { return false }
    if b == "GL", !["SP", "BA", "HY"].contains(a) { return false }
    if ["CL", "CP", "EX", "IS", "SY"].contains(b) { return false }
    if let last = beforeSpaces(index) {
      let before = name(last)
      if before == "OP" { return false }
      if before == "QU", b == "OP" { return false }
      if ["CL", "CP"].contains(before), b == "NS" { return false }
      if before == "B2", b == "B2" { return false }
    }
    return a == "SP" ? true : nil
  }

  // LB19–LB22.
  private func pairs(_ index: Int) -> Bool? {
    let (a, b) = (name(index - 1), name(index))
    if a == "QU" || b == "QU" { return false }
    if a == "CB" || b == "CB" { return true }
    if ["BA", "HY", "NS"].contains(b) || a == "BB" { return false }
    let first = base(index - 1)
    if first > 0, ["HY", "BA"].contains(a), name(first - 1) == "HL" { return false }
    if a == "SY", b == "HL" { return false }
    return b == "IN" ? false : nil
  }

  // LB23–LB25.
  private func numbers(_ index: Int) -> Bool? {
    let (a, b) = (name(index - 1), name(index))
    let letters: Set = ["AL", "HL"]
    let pictures: Set = ["ID", "EB", "EM"]
    if letters.contains(a), b == "NU" { return false }
    if a == "NU", letters.contains(b) { return false }
    if a == "PR", pictures.contains(b) { return false }
    if pictures.contains(a), b == "PO" { return false }
    if ["PR", "PO"].contains(a), letters.contains(b) { return false }
    if letters.contains(a), ["PR", "PO"].contains(b) { return false }
    let numeric: Set = [
      "CL PO", "CP PO", "CL PR", "CP PR", "NU PO", "NU PR", "PO OP", "PO NU", "PR OP", "PR NU",
      "HY NU", "IS NU", "NU NU", "SY NU",
    ]
    return numeric.contains("\(a) \(b)") ? false : nil
  }

  // LB26–LB30b.
  private func letters(_ index: Int) -> Bool? {
    let (a, b) = (name(index - 1), name(index))
    let letters: Set = ["AL", "HL"]
    let syllables: Set = ["JL", "JV", "JT", "H2", "H3"]
    let joined: Set = [
      "JL JL", "JL JV", "JL H2", "JL H3", "JV JV", "JV JT", "H2 JV", "H2 JT", "JT JT", "H3 JT",
    ]
    if joined.contains("\(a) \(b)") { return false }
    if syllables.contains(a), b == "PO" { return false }
    if a == "PR", syllables.contains(b) { return false }
    if letters.contains(a), letters.contains(b) { return false }
    if a == "IS", letters.contains(b) { return false }
    let words = letters.union(["NU"])
    if words.contains(a), b == "OP", !judge.isWide(scalars[index]) { return false }
    if a == "CP", words.contains(b), !judge.isWide(scalars[base(index - 1)]) { return false }
    if a == "RI", b == "RI" { return indicators(before: index) % 2 == 0 }
    if b == "EM", a == "EB" || judge.isFuturePictograph(scalars[base(index - 1)]) { return false }
    return nil
  }

  private func indicators(before index: Int) -> Int {
    var count = 0
    var at = base(index - 1)
    while name(at) == "RI" {
      count += 1
      guard at > 0 else { break }
      at = base(at - 1)
    }
    return count
  }
}
