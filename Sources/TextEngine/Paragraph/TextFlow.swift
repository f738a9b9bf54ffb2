// SPDX-License-Identifier: MIT

/// The lines of a text inside a proposal, at one scale.
struct TextFlow {
  private(set) var lines: [LineSpan] = []
  private(set) var isTruncated = false
  let scale: Double
  /// The points between two lines: what the style asks for, and what the fonts ask for.
  let spacing: Double
  private let style: ParagraphStyle
  /// How high every line is; nil for what it needs.
  private let uniformHeight: Double?

  /// Fills lines until the text, the line limit or the height ends; never fewer than one line.
  ///
  /// Scaling the text is narrowing the proposal: the pass works at full size in
  /// `width / scale`.
  init(
    _ reshaping: Reshaping, style: ParagraphStyle, width: Double, height: Double, scale: Double,
    library: FontLibrary
  ) {
    self.style = style
    self.scale = scale
    spacing = style.lineSpacing.usableLength + reshaping.text.extraLeading
    uniformHeight = style.uniformLineHeight(of: reshaping.text.runs).map { $0 * scale }
    var breaking = LineBreaking(reshaping, width: width / scale)
    var used = 0.0
    while let line = breaking.next() {
      used += lineHeight(line) + (lines.isEmpty ? 0 : spacing)
      let overflows = !lines.isEmpty && used > height + LineBreaking.tolerance
      if !overflows { lines.append(line) }
      if overflows || (lines.count >= style.mostLines && !breaking.isAtEnd) {
        truncateLast(reshaping, width: width, library: library)
        break
      }
    }
  }

  /// Tightens or shortens the last line, unless only spaces and line ends follow.
  private mutating func truncateLast(
    _ reshaping: Reshaping, width: Double, library: FontLibrary
  ) {
    guard let last = lines.last else { return }
    let text = reshaping.text
    guard text.clusters[last.clusters.upperBound...].contains(where: { !$0.hangs }) else { return }
    if style.allowsTightening,
      let tight = Tightening(reshaping, width: width / scale).tighten(last)
    {
      lines[lines.count - 1] = tight
      return
    }
    isTruncated = true
    lines[lines.count - 1] = Truncation(reshaping, width: width / scale, library: library)
      .truncate(last, at: style.truncation)
  }

  /// From the top of a line to its baseline; whole points under the macOS rule.
  func ascent(_ line: LineSpan) -> Double {
    let ascent = rounded(line.extent.ascent * scale)
    guard let uniformHeight else { return ascent }
    return ascent + rounded((uniformHeight - naturalHeight(line)) / 2)
  }

  /// The height of a line.
  func lineHeight(_ line: LineSpan) -> Double { uniformHeight ?? naturalHeight(line) }

  private func naturalHeight(_ line: LineSpan) -> Double {
    rounded(line.extent.ascent * scale) + rounded(line.extent.descent * scale)
  }

  private func rounded(_ value: Double) -> Double {
    style.lineHeight == .macOS ? value.rounded() : value
  }

  /// The widest line, in points.
  var width: Double { lines.reduce(0) { max($0, $1.width) } * scale }

  /// All lines with the space between them.
  var height: Double {
    lines.reduce(0) { $0 + lineHeight($1) } + spacing * Double(max(lines.count - 1, 0))
  }

  /// What moves the first baseline, and with it all others, to the nearest pixel.
  var baselineAdjustment: Double {
    guard let first = lines.first else { return 0 }
    return style.pixel.roundToNearest(ascent(first)) - ascent(first)
  }
}

extension TextFlow {
  /// The text at full size or, where that does not fit, at the largest scale that does: nothing is
  /// hidden, no line is wider than the proposal, and the text is not higher.
  ///
  /// Tries 12 scales between the least one and 1; a text that is too long even for the least
  /// scale is truncated there.
  static func fitting(
    _ reshaping: Reshaping, style: ParagraphStyle, width: Double, height: Double,
    library: FontLibrary
  ) -> TextFlow {
    func flow(_ scale: Double) -> TextFlow {
      TextFlow(
        reshaping, style: style, width: width, height: height, scale: scale, library: library)
    }
    let full = flow(1)
    guard style.leastScale < 1, !full.fits(width: width, height: height) else { return full }
    var low = style.leastScale
    var best = flow(low)
    guard best.fits(width: width, height: height) else { return best }
    var high = 1.0
    for _ in 0..<12 {
      let middle = flow((low + high) / 2)
      if middle.fits(width: width, height: height) {
        low = middle.scale
        best = middle
      } else {
        high = middle.scale
      }
    }
    return best
  }

  /// Whether all is shown and stays inside. A single cluster may be wider than its line, and a single
  /// line higher than the proposal, without being hidden.
  private func fits(width: Double, height: Double) -> Bool {
    !isTruncated && self.width <= width + LineBreaking.tolerance
      && self.height <= height + LineBreaking.tolerance
  }
}
