// SPDX-License-Identifier: MIT

/// Some of the four edges of a box; leading is left before mirroring.
public struct BoxEdges: OptionSet, Hashable, Sendable {
  /// One bit for each edge: top, leading, bottom, trailing.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = BoxEdges(rawValue: 1 << 0)
  /// The edge where reading starts.
  public static let leading = BoxEdges(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = BoxEdges(rawValue: 1 << 2)
  /// The edge where reading ends.
  public static let trailing = BoxEdges(rawValue: 1 << 3)

  /// The set with leading and trailing exchanged when `isRightToLeft`: leading then means left.
  func physical(isRightToLeft: Bool) -> BoxEdges {
    guard isRightToLeft else { return self }
    var edges = subtracting([.leading, .trailing])
    if contains(.leading) { edges.insert(.trailing) }
    if contains(.trailing) { edges.insert(.leading) }
    return edges
  }

  /// The axis that an edge's inset lies along.
  var axis: Axis { isDisjoint(with: [.leading, .trailing]) ? .vertical : .horizontal }
  /// Whether what stands at the edge comes before the rest.
  var comesFirst: Bool { !isDisjoint(with: [.leading, .top]) }
}

extension Insets {
  /// The insets without negative and infinite lengths.
  var cleaned: Insets {
    func clean(_ length: Double) -> Double { length.isFinite ? length.asLength.limited : 0 }
    return Insets(
      top: clean(top), leading: clean(leading), bottom: clean(bottom), trailing: clean(trailing))
  }

  /// The insets of some edges, and zero at the others.
  func on(_ edges: BoxEdges) -> Insets {
    Insets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      trailing: edges.contains(.trailing) ? trailing : 0)
  }

  /// The insets with leading and trailing exchanged when `isRightToLeft`.
  public func physical(isRightToLeft: Bool) -> Insets {
    isRightToLeft
      ? Insets(top: top, leading: trailing, bottom: bottom, trailing: leading) : self
  }
}
