// SPDX-License-Identifier: MIT

public import Foundation

/// Where a scrolling container is scrolled to. A layout shows the start of the content, whatever it
/// says.
public struct ScrollPosition: Equatable, Sendable {
  private enum Place: Equatable {
    case none
    case edge(Edge)
    case point(CGPoint)
    case x(CGFloat)
    case y(CGFloat)
    case id(AnyHashable)
  }

  private nonisolated(unsafe) var place: Place

  /// Makes a position that says nothing yet.
  public init() { place = .none }

  /// Makes a position that tells views by ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) { place = .none }

  /// Makes a position at an edge of the content.
  public init(edge: Edge) { place = .edge(edge) }

  /// Makes a position at a point of the content.
  public init(point: CGPoint) { place = .point(point) }

  /// Makes a position at a distance from the start.
  public init(x: CGFloat) { place = .x(x) }

  /// Makes a position at a distance from the top.
  public init(y: CGFloat) { place = .y(y) }

  /// Makes a position at a view.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    place = .id(AnyHashable(id))
  }

  /// Asks for a view.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    place = .id(AnyHashable(id))
  }

  /// Asks for an edge of the content.
  public mutating func scrollTo(edge: Edge) { place = .edge(edge) }

  /// Asks for a point of the content.
  public mutating func scrollTo(point: CGPoint) { place = .point(point) }

  /// Asks for a distance from the start.
  public mutating func scrollTo(x: CGFloat) { place = .x(x) }

  /// Asks for a distance from the top.
  public mutating func scrollTo(y: CGFloat) { place = .y(y) }

  /// Whether the reader has scrolled: never.
  public var isPositionedByUser: Bool { false }

  /// The edge that is asked for, if one is.
  public var edge: Edge? {
    if case .edge(let edge) = place { edge } else { nil }
  }

  /// The point that is asked for, if one is.
  public var point: CGPoint? {
    if case .point(let point) = place { point } else { nil }
  }

  /// The view that is asked for, if one is and its id is of the type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    if case .id(let id) = place { id.base as? T } else { nil }
  }
}

/// What a default anchor is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// Where scrolling starts.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// What stays when sizes change.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where content lies that is smaller than its container.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// How content fades at the edges of a scrolling container.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// As the platform likes.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// With a line.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// Gradually.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// Whether a view is on its way into a scrolling container.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// At the top or the leading edge.
  case topLeading
  /// Inside.
  case identity
  /// At the bottom or the trailing edge.
  case bottomTrailing

  /// Whether it is inside.
  public var isIdentity: Bool { self == .identity }

  /// -1 at the top or leading edge, 0 inside, 1 at the other edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view follows the scrolling.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  private let name: String

  /// Step by step.
  public static let interactive = ScrollTransitionConfiguration(name: "interactive")
  /// By an animation.
  public static let animated = ScrollTransitionConfiguration(name: "animated")
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration(name: "identity")

  /// Step by step, along a curve.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration {
    interactive
  }

  /// By an animation.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    animated
  }

  /// As soon as some of the view is inside.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// How much of a view must be inside.
  public struct Threshold: Hashable, Sendable {
    private let amount: Double

    /// All of it.
    public static let visible = Threshold(amount: 1)
    /// None of it.
    public static let hidden = Threshold(amount: 0)
    /// Its centre.
    public static let centered = Threshold(amount: 0.5)

    /// A part of it.
    public static func visible(_ amount: Double) -> Threshold { Threshold(amount: amount) }
  }
}

/// What a scrolling container does.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// It is touched.
  case tracking
  /// It is dragged.
  case interacting
  /// It comes to rest.
  case decelerating
  /// It goes somewhere.
  case animating

  /// Whether it scrolls.
  public var isScrolling: Bool { self != .idle }
}

/// The surroundings of a change of what a scrolling container does.
public struct ScrollPhaseChangeContext: Sendable {
  /// Where the content is.
  public let geometry: ScrollGeometry
}

/// Where the content of a scrolling container is.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is scrolled.
  public var contentOffset: CGPoint
  /// How large the content is.
  public var contentSize: CGSize
  /// What is added around the content.
  public var contentInsets: EdgeInsets
  /// How large the container is.
  public var containerSize: CGSize

  /// Makes a geometry.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that the container shows.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The container, at the place of the content that it shows.
  public var bounds: CGRect { visibleRect }
}
