// SPDX-License-Identifier: MIT

/// Views with a header and a footer; transparent to containers.
///
/// The header, the content and the footer are elements of the container around, in this order. In a
/// lazy grid the header and the footer take lines of their own.
@frozen public struct Section<Parent, Content, Footer> {
  @usableFromInline let header: Parent
  @usableFromInline let content: Content
  @usableFromInline let footer: Footer
  /// Whether the content is there.
  @usableFromInline let isExpanded: Bool

  @inlinable init(
    _ header: Parent, _ content: Content, _ footer: Footer, isExpanded: Bool = true
  ) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: View, PrimitiveView
where Parent: View, Content: View, Footer: View {
  /// Makes a section.
  @inlinable public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header(), content(), footer())
  }

  /// Makes a section.
  @inlinable public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header, content(), footer)
  }

  /// Lowers the header, the content and the footer.
  @inlinable public static func _lower(_ view: Section, into lowering: Lowering) {
    lowering.lowerSectionEdge(view.header, index: 0)
    if view.isExpanded { lowering.lowerChild(view.content, index: 1) }
    lowering.lowerSectionEdge(view.footer, index: 2)
  }

  /// Any number of elements.
  @inlinable public static var _isUnary: Bool { false }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section without a header.
  @inlinable public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.init(EmptyView(), content(), footer())
  }

  /// Makes a section without a header.
  @inlinable public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section without a footer.
  @inlinable public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header(), content(), EmptyView())
  }

  /// Makes a section without a footer.
  @inlinable public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header, content(), EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section whose content is there while it is open.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header(), content(), EmptyView(), isExpanded: isExpanded.wrappedValue)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section with a text as its header, whose content is there while it is open.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), content(), EmptyView(), isExpanded: isExpanded.wrappedValue)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Makes a section of nothing but its content.
  @inlinable public init(@ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section with a text as its header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content(), EmptyView())
  }

  /// Makes a section with a text as its header.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content(), EmptyView())
  }
}

extension Section: Sendable where Parent: Sendable, Content: Sendable, Footer: Sendable {}
