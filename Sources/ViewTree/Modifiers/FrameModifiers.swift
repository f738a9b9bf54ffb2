// SPDX-License-Identifier: MIT

public import Foundation

/// A frame of fixed lengths.
@frozen public struct _FrameLayout: NodeModifier, Sendable {
  /// There is no body.
  public typealias Body = Never
  @usableFromInline let width: CGFloat?
  @usableFromInline let height: CGFloat?
  @usableFromInline let alignment: Alignment

  @inlinable init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  /// Opens the frame's node.
  @inlinable public static func _open(_ modifier: _FrameLayout, in lowering: Lowering) {
    lowering.openFrame(modifier.width, modifier.height, modifier.alignment)
  }
}

/// A frame of smallest, ideal and largest lengths.
@frozen public struct _FlexFrameLayout: NodeModifier, Sendable {
  /// There is no body.
  public typealias Body = Never
  @usableFromInline let minWidth: CGFloat?
  @usableFromInline let idealWidth: CGFloat?
  @usableFromInline let maxWidth: CGFloat?
  @usableFromInline let minHeight: CGFloat?
  @usableFromInline let idealHeight: CGFloat?
  @usableFromInline let maxHeight: CGFloat?
  @usableFromInline let alignment: Alignment

  @inlinable init(
    minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?,
    idealHeight: CGFloat?, maxHeight: CGFloat?, alignment: Alignment
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }

  /// Opens the frame's node.
  @inlinable public static func _open(_ modifier: _FlexFrameLayout, in lowering: Lowering) {
    lowering.openFlexibleFrame(modifier)
  }
}

extension View {
  /// Gives the view a frame of fixed lengths in points.
  ///
  /// A length of nil is the view's own. The view lies in the frame by the alignment and is not
  /// clipped. A length that is negative or not finite is ignored, with a diagnostic.
  /// Source: rules 5.1–5.2.
  @inlinable public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Changes nothing: a frame without lengths.
  @available(*, deprecated, message: "pass one or more lengths")
  @inlinable public func frame() -> some View {
    modifier(_FrameLayout(width: nil, height: nil, alignment: .center))
  }

  /// Gives the view a frame with bounds in points.
  ///
  /// On an axis with both bounds the frame follows the offer between them; with `maxWidth` of
  /// infinity it fills the offer. An ideal length answers an offer of nil. Lengths out of order
  /// are raised: ideal to the smallest, largest to the ideal; a diagnostic says so.
  /// Source: rules 5.3–5.6.
  @inlinable public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }
}
