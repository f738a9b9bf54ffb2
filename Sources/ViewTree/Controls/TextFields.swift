// SPDX-License-Identifier: MIT

public import Foundation

/// A line of text that can be edited; a picture shows the text, or the prompt while it is empty.
///
/// It takes the width it is offered and has the height of its text; with a border there are 7 points
/// more on every side (ours).
public struct TextField<Label: View>: View {
  let text: String
  let prompt: Text?
  let label: Label
  let axis: Axis

  init(text: String, prompt: Text?, label: Label, axis: Axis = .horizontal) {
    self.text = text
    self.prompt = prompt
    self.label = label
    self.axis = axis
  }

  /// Makes a field with a label, which is shown while there is neither text nor prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text.wrappedValue, prompt: prompt, label: label())
  }

  /// The text or what stands in for it.
  public var body: some View { FieldBox(axis) { FieldContent(text, prompt, label) } }
}

extension TextField where Label == Text {
  /// Makes a field with a text as its label.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text.wrappedValue, prompt: prompt, label: Text(titleKey))
  }

  /// Makes a field with a text as its label.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text.wrappedValue, prompt: prompt, label: Text(title))
  }

  /// Makes a field that grows along an axis: down, it has as many lines as its text.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text.wrappedValue, prompt: prompt, label: Text(titleKey), axis: axis)
  }

  /// Makes a field of a value in a format; it shows the value as the format writes it.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      text: format.format(value.wrappedValue), prompt: prompt, label: Text(titleKey))
  }

  /// Makes a field of a value in a format; without a value it is empty.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      text: value.wrappedValue.map { format.format($0) } ?? "", prompt: prompt,
      label: Text(titleKey))
  }

  /// Makes a field of a value as a formatter writes it.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      text: formatter.string(for: value.wrappedValue) ?? "", prompt: prompt,
      label: Text(titleKey))
  }

  /// Makes a field that tells when editing starts and ends; not called in a layout.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: text.wrappedValue, prompt: nil, label: Text(titleKey))
  }

  /// Makes a field that tells when its text is done; not called in a layout.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text.wrappedValue, prompt: nil, label: Text(titleKey))
  }
}

/// A line of text that nobody may read: a dot for each character.
public struct SecureField<Label: View>: View {
  let text: String
  let prompt: Text?
  let label: Label

  /// Makes a field with a label, which is shown while there is neither text nor prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text.wrappedValue
    self.prompt = prompt
    self.label = label()
  }

  /// The dots or what stands in for them.
  public var body: some View {
    FieldBox { FieldContent(String(repeating: "•", count: text.count), prompt, label) }
  }
}

extension SecureField where Label == Text {
  /// Makes a field with a text as its label.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field with a text as its label.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// Text of several lines that can be edited.
///
/// It takes all it is offered; the text starts 5 points from the sides and 8 from the top (ours).
public struct TextEditor: View {
  let text: String

  /// Makes an editor.
  public init(text: Binding<String>) { self.text = text.wrappedValue }

  /// The text in its box.
  public var body: some View {
    Text(verbatim: text)
      .padding(ControlMetrics.editor)
      .frame(
        minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity,
        alignment: .topLeading)
  }
}

/// A text, or what stands in for an empty one.
private struct FieldContent<Label: View>: View {
  let text: String
  let prompt: Text?
  let label: Label

  init(_ text: String, _ prompt: Text?, _ label: Label) {
    self.text = text
    self.prompt = prompt
    self.label = label
  }

  var body: some View {
    if !text.isEmpty {
      Text(verbatim: text)
    } else if let prompt {
      prompt.foregroundStyle(.tertiary)
    } else {
      label.foregroundStyle(.tertiary)
    }
  }
}

/// A line, or several, that start at the leading edge, with a border if fields have one.
private struct FieldBox<Content: View>: View {
  let content: Content
  let axis: Axis
  @Environment(\.hasFieldBorder) private var hasBorder
  @Environment(\.lineLimit) private var lineLimit

  init(_ axis: Axis = .horizontal, @ViewBuilder content: () -> Content) {
    self.axis = axis
    self.content = content()
  }

  var body: some View {
    ImplicitColumn { content }
      .lineLimit(axis == .horizontal ? 1 : lineLimit)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(hasBorder ? ControlMetrics.field : EdgeInsets())
      .border(hasBorder ? Color.gray.opacity(0.4) : Color.clear)
  }
}

/// How text fields look.
public protocol TextFieldStyle {
  /// Whether there is a border.
  static var _hasBorder: Bool { get }
}

/// A field without a border.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// There is none.
  public static var _hasBorder: Bool { false }
}

/// A field with a border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// There is one.
  public static var _hasBorder: Bool { true }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
  /// A field without a border.
  public static var automatic: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with a border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Says how the text fields inside look.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environmentNode(.environment) { $0.hasFieldBorder = S._hasBorder }
  }
}
