// SPDX-License-Identifier: MIT

public import Foundation

/// A shape of the library, drawn some points inside the rectangle that it is given.
@frozen public struct _InsetShape<Base: Shape>: InsettableShape {
  @usableFromInline var base: Base
  @usableFromInline var amount: CGFloat

  @inlinable nonisolated init(base: Base, amount: CGFloat) {
    self.base = base
    self.amount = amount
  }

  /// The outline in the smaller rectangle; with nothing left of the rectangle, an empty path.
  ///
  /// Corners lose as much of their radius as the sides move in, so that they keep their centres.
  public nonisolated func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    guard !inner.isNull else { return Path() }
    switch base {
    case let rounded as RoundedRectangle:
      let size = CGSize(
        width: max(0, rounded.cornerSize.width - amount),
        height: max(0, rounded.cornerSize.height - amount))
      return Path(roundedRect: inner, cornerSize: size, style: rounded.style)
    case let uneven as UnevenRoundedRectangle:
      let radii = uneven.cornerRadii.inset(by: amount)
      return Path(roundedRect: inner, cornerRadii: radii, style: uneven.style)
    default:
      return base.path(in: inner)
    }
  }

  /// The size that the whole shape takes.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }

  /// The shape, smaller still.
  @inlinable public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: base, amount: self.amount + amount)
  }
}
