// SPDX-License-Identifier: MIT

public import Foundation

/// Asks a view for its ideal length.
@frozen public struct _FixedSizeLayout: NodeModifier, Sendable {
  /// There is no body.
  public typealias Body = Never
  @usableFromInline let horizontal: Bool
  @usableFromInline let vertical: Bool

  @inlinable init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Opens the node.
  @inlinable public static func _open(_ modifier: _FixedSizeLayout, in lowering: Lowering) {
    lowering.openFixedSize(modifier.horizontal, modifier.vertical)
  }
}

/// Offers a view one shape of size.
@frozen public struct _AspectRatioLayout: NodeModifier, Sendable {
  /// There is no body.
  public typealias Body = Never
  @usableFromInline let ratio: CGFloat?
  @usableFromInline let contentMode: ContentMode

  @inlinable init(ratio: CGFloat?, contentMode: ContentMode) {
    self.ratio = ratio
    self.contentMode = contentMode
  }

  /// Opens the node.
  @inlinable public static func _open(_ modifier: _AspectRatioLayout, in lowering: Lowering) {
    lowering.openAspectRatio(modifier.ratio, fills: modifier.contentMode == .fill)
  }
}

/// Gives a view a priority in the stack around it.
@frozen public struct _LayoutPriority: NodeModifier, Sendable {
  /// There is no body.
  public typealias Body = Never
  @usableFromInline let value: Double

  @inlinable init(value: Double) { self.value = value }

  /// Opens the node.
  @inlinable public static func _open(_ modifier: _LayoutPriority, in lowering: Lowering) {
    lowering.openPriority(modifier.value)
  }
}

extension View {
  /// Asks the view for its ideal size, whatever is offered.
  @inlinable public func fixedSize() -> some View {
    modifier(_FixedSizeLayout(horizontal: true, vertical: true))
  }

  /// Asks the view for its ideal length on the chosen axes.
  ///
  /// Source: rule 6.1.
  @inlinable public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  /// Offers the view a size of one shape, inside the offer or around it.
  ///
  /// - Parameter aspectRatio: width by height; nil for the shape of the view's ideal size. A ratio
  ///   that is not a positive finite number has no effect, with a diagnostic.
  ///
  /// Source: rule 6.2.
  @inlinable public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(_AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Offers the view a size of the same shape as another size.
  @inlinable public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    let ratio = aspectRatio.width / aspectRatio.height
    return modifier(_AspectRatioLayout(ratio: ratio.isNaN ? 0 : ratio, contentMode: contentMode))
  }

  /// Fits the view's own shape into the offer.
  @inlinable public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

  /// Fills the offer with the view's own shape.
  @inlinable public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }

  /// Gives the view a priority in the stack around it: higher ones get their space first.
  ///
  /// Zero unless given. Source: rules 2.3 and 2.9.
  @inlinable public func layoutPriority(_ value: Double) -> some View {
    modifier(_LayoutPriority(value: value))
  }
}
