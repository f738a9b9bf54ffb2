// SPDX-License-Identifier: MIT

public import Foundation

/// Views in a box with a title.
///
/// The title in bold and the content below it, 8 points apart; 16 points around both (ours).
public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// Makes a box with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Makes a box with a label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// The box.
  public var body: some View {
    VStack(alignment: .leading, spacing: ControlMetrics.gap) {
      label.font(.headline)
      ImplicitColumn { content }
    }
    .padding(ControlMetrics.box)
    .background(
      Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: ControlMetrics.corner))
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Makes a box with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}

/// A label with views below it that can be hidden.
///
/// A row of the label and an arrow, and the content below it while it is open, 8 points apart (ours).
public struct DisclosureGroup<Label: View, Content: View>: View {
  let isExpanded: Bool
  let label: Label
  let content: Content

  /// Makes a closed group.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: .constant(false), content: content, label: label)
  }

  /// Makes a group that somebody else opens.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded.wrappedValue
    self.label = label()
    self.content = content()
  }

  /// The label, and the content while the group is open.
  public var body: some View {
    VStack(alignment: .leading, spacing: ControlMetrics.gap) {
      HStack(spacing: 0) {
        label
        Spacer(minLength: ControlMetrics.gap)
        Image(systemName: isExpanded ? "chevron.down" : "chevron.right")
      }
      if isExpanded { content }
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a closed group with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a group with a text that somebody else opens.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Makes a closed group with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a group with a text that somebody else opens.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// Controls that belong together: a row, 8 points apart (ours).
public struct ControlGroup<Content: View>: View {
  let content: Content

  /// Makes a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The row.
  public var body: some View { HStack(spacing: ControlMetrics.gap) { content } }
}

/// A label in the tint that leads to a page; a picture only shows the label.
public struct Link<Label: View>: View {
  let label: Label

  /// Makes a link with a label.
  public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }

  /// The label.
  public var body: some View { ImplicitColumn { label }.foregroundStyle(.tint) }
}

extension Link where Label == Text {
  /// Makes a link with a text.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link with a text.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
