// SPDX-License-Identifier: MIT

/// A space that frames are measured in.
public enum CoordinateSpace: Hashable {
  /// The space of the whole layout.
  case global
  /// The view's own space.
  case local
  /// The space of a view around that has the name.
  case named(AnyHashable)
}

extension CoordinateSpace: @unchecked Sendable {}

/// Something that means a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The space that is meant.
  var coordinateSpace: CoordinateSpace { get }
}

/// A space with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  /// The space that is meant.
  public let coordinateSpace: CoordinateSpace
}

/// The view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Makes the space.
  public init() {}
  /// The space that is meant.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the whole layout.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Makes the space.
  public init() {}
  /// The space that is meant.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of a view around that has the name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest scroll view around; without one, that of the whole layout.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(ScrollViewSpace())))
  }

  /// The space of the nearest scroll view around, whatever its axes (ours).
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView }
}

/// The name of the space of every scroll view.
struct ScrollViewSpace: Hashable {}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own space.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the whole layout.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension View {
  /// Gives the view's space a name for the views inside.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(
      _DrawingModifier(name: .coordinateSpace) { _ in .coordinateSpace(AnyHashable(name)) })
  }

  /// Gives the view's space a name for the views inside.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(
      _DrawingModifier(name: .coordinateSpace) { _ in
        guard case .named(let name) = name.coordinateSpace else { return .none }
        return .coordinateSpace(name)
      })
  }
}
