// SPDX-License-Identifier: MIT

/// A container that scrolls its content, shown at the start of the content.
///
/// Along its axes it takes what it is offered, and offers its content nothing; across it offers its
/// own proposal and is as wide as the content. Several views stand in a column, whatever the axes.
/// The content lies at the top leading corner, and is drawn inside the container's frame only.
/// Indicators take no space and are not drawn.
///
/// Laid out by `ScrollLayout` in the kernel. Source: rules 1.4 and 9.2; cases SCR-01 and SCR-03.
public struct ScrollView<Content: View>: PrimitiveView {
  /// What is scrolled.
  public var content: Content
  /// Where it can be scrolled.
  public var axes: Axis.Set
  /// Whether indicators would be shown while scrolling.
  public var showsIndicators: Bool

  /// Makes a container that scrolls along the axes.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  /// Adds a node around the content.
  public static func _lower(_ view: Self, into lowering: Lowering) {
    lowering.addScrollView(view.axes, view.content)
  }

  /// One element.
  @inlinable public static var _isUnary: Bool { true }
}

/// Views that could scroll to a place; without scrolling, they are shown as they are.
public struct ScrollViewReader<Content: View>: View {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Makes a reader.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The content.
  public var body: some View { content(ScrollViewProxy()) }
}

/// Asks scrolling containers to scroll; a picture stays at its start.
public struct ScrollViewProxy: Sendable {
  /// Does nothing: a layout shows the start of the content.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Content as one view: itself, or a column of several views.
struct ImplicitColumn<Content: View>: PrimitiveView {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  static func _lower(_ view: Self, into lowering: Lowering) {
    lowering.addImplicitColumn(view.content)
  }

  static var _isUnary: Bool { true }
}
