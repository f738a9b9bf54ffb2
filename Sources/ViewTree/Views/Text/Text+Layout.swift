// SPDX-License-Identifier: MIT

public import Foundation
internal import LayoutEngine
public import TextEngine

extension Text {
  /// The lines of a text as they were placed, with their glyphs: to be read through
  /// `Text.LayoutKey`.
  ///
  /// Points from the top left of the text's box, y down.
  public struct Layout: RandomAccessCollection, Equatable, Sendable {
    private let lines: [Line]

    /// Whether something gave way to an ellipsis.
    public let isTruncated: Bool

    init(_ leaf: TextLeaf, _ proposal: Proposal) {
      let placed = leaf.text.lines(width: proposal.width, height: proposal.height)
      lines = placed.map { Line($0, leaf) }
      isTruncated = placed.contains(where: \.isTruncated)
    }

    /// The first line.
    public var startIndex: Int { lines.startIndex }
    /// One past the last line.
    public var endIndex: Int { lines.endIndex }
    /// A line.
    public subscript(position: Int) -> Line { lines[position] }
  }
}

extension Text.Layout {
  /// A line of a text: its runs from left to right.
  public struct Line: RandomAccessCollection, Equatable, Sendable {
    private let runs: [Run]
    /// Where the line begins on its baseline.
    public let origin: CGPoint
    /// The room of the line.
    public let typographicBounds: TypographicBounds

    init(_ line: TextLine, _ leaf: TextLeaf) {
      let pictures = line.stretches.filter { leaf.text.runs[$0.sourceRun].attachment != nil }
      let all = line.runs.map { Run($0, leaf) } + pictures.map { Run($0, leaf) }
      runs = all.enumerated()
        .sorted {
          ($0.element.typographicBounds.origin.x, $0.offset)
            < ($1.element.typographicBounds.origin.x, $1.offset)
        }
        .map(\.element)
      origin = CGPoint(x: line.x, y: line.baseline)
      typographicBounds = TypographicBounds(
        origin: origin, width: CGFloat(line.width), ascent: CGFloat(line.baseline - line.y),
        descent: CGFloat(line.y + line.height - line.baseline),
        leading: all.map(\.typographicBounds.leading).max() ?? 0)
    }

    /// The first run.
    public var startIndex: Int { runs.startIndex }
    /// One past the last run.
    public var endIndex: Int { runs.endIndex }
    /// A run.
    public subscript(position: Int) -> Run { runs[position] }
  }

  /// A stretch of a line in one font and one direction, or a picture: its slices are its glyphs
  /// from left to right.
  public struct Run: RandomAccessCollection, Equatable, Sendable {
    /// The glyphs in their places; nil for a picture. This is the library's own.
    public let glyphRun: GlyphRun?
    /// The room of the run.
    public let typographicBounds: TypographicBounds
    /// The direction of the characters.
    public let layoutDirection: LayoutDirection
    private let attributes: [CustomTextAttribute]

    init(_ run: GlyphRun, _ leaf: TextLeaf) {
      let metrics = run.face.metrics(size: run.size)
      let left = run.glyphs.map(\.x).min() ?? 0
      let right = run.glyphs.map { $0.x + $0.advance }.max() ?? left
      glyphRun = run
      typographicBounds = TypographicBounds(
        origin: CGPoint(x: left, y: run.glyphs.first?.y ?? 0), width: CGFloat(right - left),
        ascent: CGFloat(metrics.ascent), descent: CGFloat(metrics.descent),
        leading: CGFloat(metrics.leading))
      layoutDirection = run.isRightToLeft ? .rightToLeft : .leftToRight
      attributes = leaf.attributes(ofRun: run.sourceRun)
    }

    init(_ stretch: TextStretch, _ leaf: TextLeaf) {
      glyphRun = nil
      typographicBounds = TypographicBounds(
        origin: CGPoint(x: stretch.x, y: stretch.baseline), width: CGFloat(stretch.width),
        ascent: CGFloat(stretch.ascent), descent: CGFloat(stretch.descent), leading: 0)
      layoutDirection = .leftToRight
      attributes = leaf.attributes(ofRun: stretch.sourceRun)
    }

    /// The first slice.
    public var startIndex: Int { 0 }
    /// One past the last slice.
    public var endIndex: Int { glyphRun?.glyphs.count ?? 1 }
    /// A slice of one glyph, or the picture.
    public subscript(position: Int) -> RunSlice {
      RunSlice(run: self, indices: position..<(position + 1))
    }
    /// A slice of several glyphs.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
    /// What `customAttribute(_:)` gave the text of the run; nil for nothing.
    public subscript<T: TextAttribute>(key: T.Type) -> T? {
      for attribute in attributes {
        if let value = attribute.value as? T { return value }
      }
      return nil
    }
  }

  /// Some of the glyphs of a run.
  public struct RunSlice: Equatable, Sendable {
    /// The run.
    public let run: Run
    /// The glyphs by their places in the run.
    public let indices: Range<Int>

    /// Makes a slice.
    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices.clamped(to: run.startIndex..<run.endIndex)
    }

    /// The room of the slice.
    public var typographicBounds: TypographicBounds {
      var bounds = run.typographicBounds
      guard let glyphs = run.glyphRun?.glyphs[indices], let first = glyphs.first else {
        return bounds
      }
      let right = glyphs.map { $0.x + $0.advance }.max() ?? first.x
      bounds.origin.x = CGFloat(glyphs.map(\.x).min() ?? first.x)
      bounds.width = CGFloat(right) - bounds.origin.x
      return bounds
    }

    /// What `customAttribute(_:)` gave the text of the run; nil for nothing.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }
  }

  /// The room of something on a line, in points.
  public struct TypographicBounds: Equatable, Sendable {
    /// Where it begins on its baseline.
    public var origin: CGPoint
    /// How far it reaches to the right.
    public var width: CGFloat
    /// What it needs over the baseline.
    public var ascent: CGFloat
    /// What it needs under the baseline.
    public var descent: CGFloat
    /// What its font wants between two lines.
    public var leading: CGFloat

    /// Makes bounds.
    public init(
      origin: CGPoint = .zero, width: CGFloat = 0, ascent: CGFloat = 0, descent: CGFloat = 0,
      leading: CGFloat = 0
    ) {
      self.origin = origin
      self.width = width
      self.ascent = ascent
      self.descent = descent
      self.leading = leading
    }

    /// The box around it, without leading.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }
}

extension TextLeaf {
  fileprivate func attributes(ofRun index: Int) -> [CustomTextAttribute] {
    paints.indices.contains(index) ? paints[index].extras?.attributes ?? [] : []
  }
}
