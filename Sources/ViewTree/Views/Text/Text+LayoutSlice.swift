// SPDX-License-Identifier: MIT

internal import Foundation
internal import TextEngine

extension Text.Layout {
  /// Some of the glyphs of a run that stand beside each other; its slices are its glyphs.
  public struct RunSlice: RandomAccessCollection, Equatable, Sendable {
    /// The run.
    public let run: Run
    /// The glyphs by their places in the run.
    public let indices: Range<Int>

    /// Makes a slice.
    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices.clamped(to: run.startIndex..<run.endIndex)
    }

    /// The first glyph.
    public var startIndex: Int { indices.lowerBound }
    /// One past the last glyph.
    public var endIndex: Int { indices.upperBound }
    /// A slice of one glyph.
    public subscript(position: Int) -> RunSlice {
      RunSlice(run: run, indices: position..<(position + 1))
    }
    /// A slice of some of the glyphs.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

    /// What `customAttribute(_:)` gave the text of the run; nil for nothing.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    /// The room of the slice.
    public var typographicBounds: TypographicBounds {
      let bounds = run.typographicBounds
      guard let glyphs = run.glyphRun?.glyphs else { return bounds }
      return TypographicBounds(
        of: glyphs[indices], ascent: Double(bounds.ascent), descent: Double(bounds.descent),
        leading: Double(bounds.leading))
    }

    /// The character of each glyph, the first one of a ligature; none for a sign that the layout
    /// adds, such as an ellipsis.
    public var characterIndices: [CharacterIndex] {
      guard let glyphs = run.glyphRun?.glyphs else { return indices.map { _ in run.pictureIndex } }
      return run.characterIndices(glyphs[indices])
    }

    var items: [DisplayItem] {
      indices.isEmpty ? [] : run.items(run.glyphRun?.part(indices), in: typographicBounds)
    }
  }

  /// A character of a text by its place: indices of one text can be compared and counted.
  ///
  /// The distance between two is in units of UTF-16.
  public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
    let utf16Offset: Int

    /// Whether a character comes before another.
    public static func < (a: Self, b: Self) -> Bool { a.utf16Offset < b.utf16Offset }

    /// The index some units of UTF-16 further on.
    public func advanced(by n: Int) -> Self { Self(utf16Offset: utf16Offset &+ n) }

    /// The units of UTF-16 to another index.
    public func distance(to other: Self) -> Int { other.utf16Offset &- utf16Offset }
  }

  /// How a part of a layout is drawn.
  public struct DrawingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32

    /// Makes options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Glyphs keep the fractions of their places, as they do here in any case.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }
}
