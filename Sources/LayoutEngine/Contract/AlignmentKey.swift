// SPDX-License-Identifier: MIT

/// Names one alignment guide inside a tree.
///
/// The built-in guides have fixed keys; a tree hands out more for guides of the user's own
/// (``LayoutTree/addGuide(axis:defaultValue:)``).
@frozen public struct AlignmentKey: Hashable, Sendable {
  let raw: UInt16

  init(raw: UInt16) { self.raw = raw }

  /// The built-in guide with a number: leading 0, centre 1, trailing 2, top 3, vertical centre 4,
  /// bottom 5, first baseline 6, last baseline 7. Other numbers mean the last baseline.
  public init(builtIn number: UInt8) { raw = UInt16(min(number, 7)) }

  /// The leading edge (left before mirroring).
  public static let leading = AlignmentKey(raw: 0)
  /// The horizontal centre.
  public static let centerX = AlignmentKey(raw: 1)
  /// The trailing edge (right before mirroring).
  public static let trailing = AlignmentKey(raw: 2)
  /// The top edge.
  public static let top = AlignmentKey(raw: 3)
  /// The vertical centre.
  public static let centerY = AlignmentKey(raw: 4)
  /// The bottom edge.
  public static let bottom = AlignmentKey(raw: 5)
  /// The baseline of the topmost line of text; the bottom edge of a view without text.
  public static let firstTextBaseline = AlignmentKey(raw: 6)
  /// The baseline of the lowest line of text; the bottom edge of a view without text.
  public static let lastTextBaseline = AlignmentKey(raw: 7)

  /// The number of built-in guides; the user's keys come after them.
  static let builtInCount: UInt16 = 8

  /// Whether the guide is one of the six edges and centres, which containers do not pass on.
  @inline(__always) var isEdgeOrCenter: Bool { raw < 6 }
  /// Whether the guide is one of the user's own.
  @inline(__always) var isCustom: Bool { raw >= AlignmentKey.builtInCount }
  /// Whether the guide is a text baseline.
  @inline(__always) var isBaseline: Bool { raw == 6 || raw == 7 }

  /// Where an edge or a centre lies in a view of the given length: 0, ½ or 1 of it.
  @inline(__always) func edgePosition(in length: Double) -> Double {
    switch raw {
    case 0, 3: 0
    case 1, 4: length / 2
    default: length
    }
  }
}
