// SPDX-License-Identifier: MIT

/// What a shaped text is kept by: its runs, byte by byte.
///
/// Strings that Unicode calls equivalent are not the same here: "é" in one scalar and in two have
/// other glyphs and other positions. The hash is worked out once, however often it is asked for.
struct ShapeKey: Hashable, Sendable {
  private let runs: [TextRun]
  private let isRightToLeft: Bool
  private let hash: Int

  init(runs: [TextRun], isRightToLeft: Bool) {
    self.runs = runs
    self.isRightToLeft = isRightToLeft
    var hasher = Hasher()
    for index in runs.indices { runs[index].hashBytes(into: &hasher) }
    hash = hasher.finalize()
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  static func == (a: ShapeKey, b: ShapeKey) -> Bool {
    guard a.hash == b.hash, a.isRightToLeft == b.isRightToLeft, a.runs.count == b.runs.count
    else { return false }
    return zip(a.runs, b.runs).allSatisfy { $0.hasBytes(of: $1) && $0 == $1 }
  }
}

extension TextRun {
  /// Feeds what differs most; the rest is compared.
  fileprivate func hashBytes(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(ObjectIdentifier(font.face))
    hasher.combine(font.size)
  }

  fileprivate func hasBytes(of other: TextRun) -> Bool { text.utf8.elementsEqual(other.text.utf8) }
}
