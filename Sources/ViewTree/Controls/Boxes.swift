// SPDX-License-Identifier: MIT

public import Foundation

/// Views in a box with a title.
///
/// The title in bold and the content below it, 8 points apart; 16 points around both (ours).
public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.groupBoxStyle) private var style

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

  /// What the style makes of both.
  public var body: some View {
    ImplicitColumn {
      style.erased(
        GroupBoxStyleConfiguration(label: _StyledPart(label), content: _StyledPart(content)))
    }
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
  let isExpanded: Binding<Bool>
  let label: Label
  let content: Content
  @Environment(\.disclosureGroupStyle) private var style

  /// Makes a closed group.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: .constant(false), content: content, label: label)
  }

  /// Makes a group that somebody else opens.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content()
  }

  /// What the style makes of both.
  public var body: some View {
    ImplicitColumn {
      style.erased(
        DisclosureGroupStyleConfiguration(
          label: _StyledPart(label), content: _StyledPart(content), isExpanded: isExpanded))
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
  @Environment(\.controlGroupStyle) private var style

  /// Makes a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes a group with a label, which is shown where there is no room for the controls.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.content = content()
  }

  /// What the style makes of the controls.
  public var body: some View {
    ImplicitColumn {
      style.erased(ControlGroupStyleConfiguration(content: _StyledPart(content)))
    }
  }
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

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Makes one of what a style was given, in the usual style.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
    _style = Environment(\.plainGroupBoxStyle)
  }
}
