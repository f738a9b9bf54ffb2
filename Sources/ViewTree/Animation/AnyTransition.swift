// SPDX-License-Identifier: MIT

public import Foundation

/// How a view would come and go. A layout shows one moment, so that all transitions are alike.
public struct AnyTransition: Sendable {
  private init() {}

  /// Comes and goes at once.
  public static let identity = AnyTransition()
  /// Fades.
  public static let opacity = AnyTransition()
  /// Grows and shrinks.
  public static var scale: AnyTransition { AnyTransition() }
  /// Fades through a blur.
  public static var blurReplace: AnyTransition { AnyTransition() }
  /// Comes from the leading edge and goes to the trailing one.
  public static var slide: AnyTransition { AnyTransition() }

  /// Grows and shrinks about an anchor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }

  /// Comes from an edge and goes to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  /// Pushes what was there before out of the way.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

  /// Comes from a distance and goes to it.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }

  /// Comes from a distance and goes to it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

  /// Comes one way and goes another way.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition()
  }

  /// Comes from one modifier to another one.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition()
  }

  /// Two transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// Runs like an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
