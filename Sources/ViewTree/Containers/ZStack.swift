// SPDX-License-Identifier: MIT

/// A stack in depth: its children on top of each other, the last one in front.
///
/// Laid out by `DepthStackLayout` in the kernel.
@frozen public struct ZStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  /// Makes a stack in depth.
  ///
  /// - Parameter alignment: which guides of the children lie on one point.
  @inlinable public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  /// Adds a stack with the content's elements as children.
  @inlinable public static func _lower(_ view: ZStack, into lowering: Lowering) {
    let outer = lowering.openDepthStack(view.alignment)
    lowering.lowerChild(view.content, index: 0)
    lowering.closeStack(outer)
  }

  /// One element.
  @inlinable public static var _isUnary: Bool { true }
}
