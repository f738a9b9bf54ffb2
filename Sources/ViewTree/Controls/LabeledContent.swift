// SPDX-License-Identifier: MIT

/// A value with a label.
///
/// A row that takes the width it is offered: the label, at least 8 points (ours), and the value in
/// the second level of the foreground.
public struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// Makes a value with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The row.
  public var body: some View {
    TitledControl(label: label) { content.foregroundStyle(.secondary) }
  }
}

extension LabeledContent where Label == Text {
  /// Makes a value with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a value with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a text with a text.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init {
      Text(value)
    } label: {
      Text(titleKey)
    }
  }

  /// Makes a text with a text.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }
}
