// SPDX-License-Identifier: MIT

/// The first of several views that fits into the offered space, or else the last.
///
/// A view fits when its ideal length is at most the offer on each of the axes; where nothing is
/// offered, everything fits. On the other axes a view is asked at the real offer, so that text may
/// be chosen by its height at the width that it will have. The chosen view is offered what this one
/// was offered, and is the only one that is drawn or stands in a snapshot. A stack around takes the
/// spacing and the priority of the view that would be chosen for all that the stack is offered; a
/// layout of your own, and what is further out, those of the first view.
///
/// Laid out by `FittingLayout` in the kernel. Source: rules 13.1–13.2; open point U2 is decided by
/// us.
public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Makes a choice of views, the preferred one first.
  ///
  /// - Parameter axes: where a view has to fit.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Adds a node with all views as children.
  public static func _lower(_ view: Self, into lowering: Lowering) {
    lowering.addFitting(view.axes, view.content)
  }

  /// One element.
  @inlinable public static var _isUnary: Bool { true }
}
