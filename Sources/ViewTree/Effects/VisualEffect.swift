// SPDX-License-Identifier: MIT

public import Foundation
internal import LayoutEngine

/// A change of what is drawn that may read the view's geometry and leaves the layout alone.
public protocol VisualEffect {
  /// The effects, the innermost first.
  func _steps() -> _VisualEffectSteps
}

/// The start of every visual effect: no change.
public struct EmptyVisualEffect: VisualEffect, Sendable {
  /// Makes the effect.
  public init() {}

  /// No effects.
  public func _steps() -> _VisualEffectSteps { _VisualEffectSteps() }
}

/// A visual effect with one more after it.
public struct _ChainedVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let step: _VisualEffectSteps.Step

  /// The effects of the base, then this one.
  public func _steps() -> _VisualEffectSteps {
    var steps = base._steps()
    steps.list.append(step)
    return steps
  }
}

/// Visual effects in the order in which they are applied.
public struct _VisualEffectSteps {
  enum Step {
    case effect(GeometryEffectValue)
    case opacity(Double)
    case none
  }

  var list: [Step] = []

  /// The map of a view of a size, and how much it is faded.
  func drawn(in size: Size) -> DrawnEffect {
    var drawn = DrawnEffect(transform: .identity, opacity: 1)
    for step in list {
      switch step {
      case .effect(let effect):
        drawn.transform = drawn.transform.followed(by: effect.transform(in: size))
      case .opacity(let opacity):
        drawn.opacity *= opacity.isNaN ? 1 : min(max(opacity, 0), 1)
      case .none: break
      }
    }
    if !drawn.transform.isFinite { drawn.transform = .identity }
    return drawn
  }
}

/// What a node does to all that is drawn inside it.
struct DrawnEffect {
  /// A map in the node's own space.
  var transform: Transform
  /// 1 for opaque.
  var opacity: Double = 1
}

extension VisualEffect {
  private func then(_ step: _VisualEffectSteps.Step) -> _ChainedVisualEffect<Self> {
    _ChainedVisualEffect(base: self, step: step)
  }

  /// Moves the drawing.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    then(
      .effect(.transform(CGAffineTransform(translationX: offset.width, y: offset.height))))
  }

  /// Moves the drawing.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  /// Scales the drawing about an anchor.
  public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    then(.effect(.scale(scale, anchor)))
  }

  /// Scales the drawing about an anchor, the same on both axes.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    then(.effect(.scale(CGSize(width: s, height: s), anchor)))
  }

  /// Scales the drawing about an anchor.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    then(.effect(.scale(CGSize(width: x, height: y), anchor)))
  }

  /// Turns the drawing about an anchor, clockwise.
  public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    then(.effect(.rotation(angle, anchor)))
  }

  /// Turns the drawing in space, without perspective.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    then(
      .effect(
        .spatial(SpatialRotation(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ))))
  }

  /// Maps the drawing about the view's origin.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    then(.effect(.transform(transform)))
  }

  /// Fades the drawing: 0 is invisible, 1 opaque.
  public func opacity(_ opacity: Double) -> some VisualEffect { then(.opacity(opacity)) }

  /// Blurs the drawing; not drawn.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { then(.none) }

  /// Makes the drawing brighter; not drawn.
  public func brightness(_ amount: Double) -> some VisualEffect { then(.none) }

  /// Changes the contrast of the drawing; not drawn.
  public func contrast(_ amount: Double) -> some VisualEffect { then(.none) }

  /// Takes colour out of the drawing; not drawn.
  public func grayscale(_ amount: Double) -> some VisualEffect { then(.none) }

  /// Changes the saturation of the drawing; not drawn.
  public func saturation(_ amount: Double) -> some VisualEffect { then(.none) }

  /// Turns the hues of the drawing; not drawn.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { then(.none) }
}
