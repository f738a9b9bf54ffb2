// SPDX-License-Identifier: MIT

/// The distances that a node prefers to its neighbours, one value an edge.
///
/// Two plain edges stand 8 points apart. An edge with a value of its own (zero beside a spacer)
/// stands at the larger of the two values. Two edges of text in a column stand apart by the
/// leading of the lower text's font, rounded up to the pixel of the upper one, unless something
/// plain stands beside one of them.
///
/// Source: rules 4.1–4.5 (from the audited spacing code and its unit tests); text beside anything
/// else keeps 8, which is ours.
public struct SpacingPreference: Hashable, Sendable {
  /// The preference of one edge.
  public struct Edge: Hashable, Sendable {
    /// The distance in the default class; nil when the edge has none.
    public var value: Double?
    /// The leading of the text at this edge, in points; nil when no text touches it.
    public var textLeading: Double?
    /// The distance in the class of text at the side of something, in points; nil without it. Where
    /// both edges have one they add up, before the default class counts.
    public var sideText: Double?
    /// The pixel that text distances are rounded to, in points.
    public var pixel: Double

    /// Whether something without a wish touches the edge.
    var isPlain: Bool

    /// Makes the preference of one edge; without a value and without text it is plain.
    public init(
      value: Double? = nil, textLeading: Double? = nil, sideText: Double? = nil, pixel: Double = 1
    ) {
      self.value = value
      self.textLeading = textLeading
      self.sideText = sideText
      self.pixel = pixel
      isPlain = value == nil && textLeading == nil && sideText == nil
    }

    /// Nothing touches the edge, as across the axis of a spacer.
    static let none: Edge = {
      var edge = Edge()
      edge.isPlain = false
      return edge
    }()

    /// No preference: the default distance.
    public static let plain = Edge()
    /// Touches whatever comes next.
    public static let zero = Edge(value: 0)

    /// Both preferences in one: the larger value wins.
    func union(_ other: Edge) -> Edge {
      var edge = Edge(
        value: Edge.larger(value, other.value),
        textLeading: Edge.larger(textLeading, other.textLeading),
        sideText: Edge.larger(sideText, other.sideText),
        pixel: max(pixel, other.pixel))
      edge.isPlain = isPlain || other.isPlain
      return edge
    }

    private static func larger(_ a: Double?, _ b: Double?) -> Double? {
      guard let a else { return b }
      guard let b else { return a }
      return max(a, b)
    }
  }

  /// The top edge.
  public var top: Edge
  /// The left edge (leading, before mirroring).
  public var left: Edge
  /// The bottom edge.
  public var bottom: Edge
  /// The right edge (trailing, before mirroring).
  public var right: Edge

  /// Makes a preference from its edges.
  public init(
    top: Edge = .plain, left: Edge = .plain, bottom: Edge = .plain, right: Edge = .plain
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No preference anywhere.
  public static let plain = SpacingPreference()
  /// Touches its neighbours on every edge.
  public static let zero = SpacingPreference(top: .zero, left: .zero, bottom: .zero, right: .zero)

  /// A spacer in a row touches what stands beside it.
  static let rowSpacer = SpacingPreference(
    top: .none, left: .zero, bottom: .none, right: .zero)
  /// A spacer in a column touches what stands above and below it.
  static let columnSpacer = SpacingPreference(
    top: .zero, left: .none, bottom: .zero, right: .none)

  /// The distance between two neighbours in a row when neither has a wish.
  public static let defaultDistance: Double = 8

  /// Both preferences in one: the larger value wins on each edge.
  public func union(_ other: SpacingPreference) -> SpacingPreference {
    SpacingPreference(
      top: top.union(other.top), left: left.union(other.left),
      bottom: bottom.union(other.bottom), right: right.union(other.right))
  }

  /// The distance from this node to the next one along an axis, in points.
  public func distance(to next: SpacingPreference, along axis: Axis) -> Double {
    let (a, b) = axis == .horizontal ? (right, next.left) : (bottom, next.top)
    if axis == .vertical, a.textLeading != nil, let leading = b.textLeading, a.pixel > 0,
      !a.isPlain, !b.isPlain
    {
      return (leading / a.pixel).rounded(.up) * a.pixel
    }
    if let side = a.sideText, let other = b.sideText { return side + other }
    switch (a.value, b.value) {
    case (nil, nil): return SpacingPreference.defaultDistance
    case (let value?, nil), (nil, let value?): return value
    case (let value?, let other?): return max(value, other)
    }
  }

  /// The same with the edges of the chosen axes made plain again.
  func resetting(horizontal: Bool, vertical: Bool) -> SpacingPreference {
    SpacingPreference(
      top: vertical ? .plain : top, left: horizontal ? .plain : left,
      bottom: vertical ? .plain : bottom, right: horizontal ? .plain : right)
  }
}
