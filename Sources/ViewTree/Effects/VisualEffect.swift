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
    case layer(DrawnLayer)
  }

  var list: [Step] = []

  /// What the steps do to a view of a size.
  func drawn(in size: Size) -> DrawnEffect {
    var groups = [DisplayGroup()]
    for step in list {
      switch step {
      case .effect(let effect):
        groups[0].transform = groups[0].transform.followed(by: effect.transform(in: size))
      case .opacity(let opacity):
        groups[0].opacity *= opacity.isNaN ? 1 : min(max(opacity, 0), 1)
      case .layer(let layer):
        let group = layer.group(in: CGRect(Rect(origin: .zero, size: size)))
        if groups[0] == DisplayGroup() { groups[0] = group } else { groups.insert(group, at: 0) }
      }
    }
    let map = groups.reversed().reduce(Transform.identity) { $0.followed(by: $1.transform) }
    guard map.isFinite else {
      for index in groups.indices { groups[index].transform = .identity }
      return DrawnEffect(transform: .identity, groups: groups)
    }
    return DrawnEffect(transform: map, groups: groups)
  }
}

/// What a node does to all that is drawn inside it.
struct DrawnEffect {
  /// A map in the node's own space.
  var transform: Transform
  /// The groups that draw it, from the outside in; at least one.
  var groups: [DisplayGroup]
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

  /// Blurs the drawing; the radius is the standard deviation, in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    then(.layer(.blur(radius: radius, opaque: opaque)))
  }

  /// Makes the drawing brighter: adds to red, green and blue, which go from 0 to 1.
  public func brightness(_ amount: Double) -> some VisualEffect {
    colors(amount, DisplayColorMatrix.brightness)
  }

  /// Changes the contrast of the drawing: 0 is grey, 1 no change.
  public func contrast(_ amount: Double) -> some VisualEffect {
    colors(amount, DisplayColorMatrix.contrast)
  }

  /// Takes colour out of the drawing: 0 is no change, 1 grey.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    colors(amount, DisplayColorMatrix.grayscale)
  }

  /// Changes the saturation of the drawing: 0 is grey, 1 no change.
  public func saturation(_ amount: Double) -> some VisualEffect {
    colors(amount, DisplayColorMatrix.saturation)
  }

  /// Turns the hues of the drawing.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    colors(angle.radians, DisplayColorMatrix.hueRotation)
  }

  private func colors(
    _ amount: Double, _ make: (Double) -> DisplayColorMatrix
  ) -> some VisualEffect {
    then(.layer(DrawnLayer(filters: amount.isFinite ? [.colors(make(amount))] : [])))
  }
}
