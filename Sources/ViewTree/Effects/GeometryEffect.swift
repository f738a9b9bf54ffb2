// SPDX-License-Identifier: MIT

public import Foundation

/// A modifier of the user's that maps what is drawn, by the view's size. The layout stays.
public protocol GeometryEffect: Animatable, NodeModifier {
  /// The map about the view's origin, for a size in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Opens the node.
  public static func _open(_ modifier: Self, in lowering: Lowering) {
    lowering.openEffect(modifier, isIgnoredByLayout: false)
  }

  /// The same effect, which frames that readers inside ask for do not show.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }
}

/// An effect that frames inside do not show.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: NodeModifier {
  /// There is no body.
  public typealias Body = Never
  let base: Base

  /// Opens the node.
  public static func _open(_ modifier: Self, in lowering: Lowering) {
    lowering.openEffect(modifier.base, isIgnoredByLayout: true)
  }
}

extension Lowering {
  fileprivate func openEffect<E: GeometryEffect>(_ effect: E, isIgnoredByLayout: Bool) {
    let effect = hasProperties(E.self) ? connected(effect) : effect
    let value = GeometryEffectValue.projection { effect.effectValue(size: $0) }
    builder.openIdentity(
      tag: tag(
        named: String(describing: E.self), isIgnoredByLayout ? .drawnEffect(value) : .effect(value))
    )
  }
}
