// SPDX-License-Identifier: MIT

import LayoutEngine

extension TextLayout {
  /// Where a caret may stand: before each grapheme cluster, and at the end.
  public var caretStops: [String.Index] { Array(string.indices) + [string.endIndex] }

  /// Where the caret of a position stands; an empty rectangle without lines.
  ///
  /// At the end of a wrapped line, and where the direction changes, the affinity decides between
  /// two places. A position inside a grapheme cluster counts as the one before it.
  public func caretRect(for position: TextPosition) -> Rect {
    caret(for: position)?.rect ?? Rect(x: 0, y: 0, width: 0, height: 0)
  }

  /// The places of a caret at a character: two where the direction changes inside a line, one
  /// elsewhere, none without lines.
  ///
  /// The first is the primary one, where a character of the paragraph's own direction would
  /// appear; a position at the start of a wrapped line has its place there.
  public func carets(at index: String.Index) -> [TextCaret] {
    let down = caret(for: TextPosition(index, affinity: .downstream))
    let up = caret(for: TextPosition(index, affinity: .upstream))
    guard let down else { return [] }
    guard let up, up.line == down.line, abs(up.rect.minX - down.rect.minX) > LineBreaking.tolerance
    else { return [down] }
    let offset = offset(of: index)
    let clusters = placed[down.line].clusters
    let after = clusters.first { $0.range.contains(offset) }?.level ?? 0
    let before = clusters.first { $0.range.contains(offset - 1) }?.level ?? 0
    return before < after ? [up, down] : [down, up]
  }

  private func caret(for position: TextPosition) -> TextCaret? {
    let offset = offset(of: position.index)
    guard let line = line(offset, position.affinity) else { return nil }
    let clusters = placed[line].clusters
    let after = clusters.first { $0.range.contains(offset) }
    let before = clusters.first { $0.range.contains(offset - 1) && $0.range.upperBound == offset }
    let isUpstream = position.affinity == .upstream
    if let before, isUpstream || after == nil, !before.endsLine {
      return caret(line, before.trailing, before.isRightToLeft)
    }
    if let after { return caret(line, after.leading, after.isRightToLeft) }
    return caret(line, placed[line].start, text.style.isRightToLeft)
  }

  private func caret(_ line: Int, _ x: Double, _ isRightToLeft: Bool) -> TextCaret {
    let rect = Rect(x: x, y: lines[line].y, width: 0, height: lines[line].height)
    return TextCaret(rect: rect, line: line, isRightToLeft: isRightToLeft)
  }
}
