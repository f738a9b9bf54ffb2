// SPDX-License-Identifier: MIT

/// A text that is shaped and ready to be measured and drawn at any width.
///
/// Shaping happens once, in `init`, and is shared by all equal texts of a library; a measurement
/// is one pass over the words. Safe on any number of threads.
public final class PreparedText: Sendable {
  /// How lines are made.
  public let style: ParagraphStyle
  /// Where faces come from.
  public let library: FontLibrary
  let shaped: ShapedText
  private let memory = Lock(TextMemory())

  /// Shapes the runs one after another as one text. Without runs the text measures zero; an
  /// empty run measures as one line of its font.
  public init(runs: [TextRun], style: ParagraphStyle, library: FontLibrary) {
    self.style = style
    self.library = library
    shaped = library.shaped(runs, isRightToLeft: style.isRightToLeft)
  }

  /// All characters.
  public var string: String { shaped.string }
  /// The runs that the text was made of.
  public var runs: [TextRun] { shaped.runs }

  /// The size of the text in a proposal, in points.
  ///
  /// A nil, infinite or NaN length sets no limit; a negative one counts as zero. Zero by zero
  /// gives zero; a width of zero alone gives a width of zero, and the height of one cluster a
  /// line. A wider proposal never gives a narrower text.
  ///
  /// Answers are kept: an answer holds for every proposal between itself and the one that led
  /// to it.
  public func measure(width: Double? = nil, height: Double? = nil) -> TextMeasurement {
    let proposal = TextProposal(width: width, height: height)
    if proposal.isZero || shaped.runs.isEmpty { return .zero }
    if let known = memory.withLock({ $0.measurements.answer(to: proposal) }) { return known }
    let answer = TextMeasurement(flow(in: proposal), style: style, proposal: proposal)
    memory.withLock { $0.measurements.insert(answer, for: proposal) }
    return answer
  }

  /// The lines with their glyphs in place, for the same proposal that was measured.
  ///
  /// Positions are points from the top left of the measured box, in which the style's alignment
  /// places shorter lines.
  public func lines(width: Double? = nil, height: Double? = nil) -> [TextLine] {
    placing(in: TextProposal(width: width, height: height))?.lines ?? []
  }

  /// The lines, and for each its grapheme clusters in place.
  func linesAndClusters(
    width: Double?, height: Double?
  ) -> (lines: [TextLine], clusters: [PlacedLine]) {
    guard let placing = placing(in: TextProposal(width: width, height: height)) else {
      return ([], [])
    }
    return (placing.lines, placing.placedLines)
  }

  private func placing(in proposal: TextProposal) -> LinePlacing? {
    if proposal.isZero || shaped.runs.isEmpty { return nil }
    let flow = flow(in: proposal)
    let box = TextMeasurement(flow, style: style, proposal: proposal).size.width
    return LinePlacing(shaped, flow, style: style, boxWidth: box, library: library)
  }

  private func flow(in proposal: TextProposal) -> TextFlow {
    TextFlow.fitting(
      Reshaping(shaped, known: memory), style: style, width: proposal.width,
      height: proposal.height, library: library)
  }
}
