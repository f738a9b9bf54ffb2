// SPDX-License-Identifier: MIT

/// The controls of a form.
public struct FormStyleConfiguration {
  /// The controls.
  public struct Content: View {
    let content: AnyView
    /// The views that were given.
    public var body: some View { content }
  }

  /// The controls.
  public let content: Content
}

/// Arranges forms.
public protocol FormStyle {
  /// The type of the arrangement.
  associatedtype Body: View
  /// The controls.
  typealias Configuration = FormStyleConfiguration

  /// The arrangement of a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension FormStyle {
  func erased(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// The rows of a list.
public struct AutomaticFormStyle: FormStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The rows.
  public func makeBody(configuration: Configuration) -> some View {
    ListRows(content: configuration.content)
  }
}

/// The rows of a list whose sections stand apart.
public struct GroupedFormStyle: FormStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The rows.
  public func makeBody(configuration: Configuration) -> some View {
    ListRows(content: configuration.content).listStyle(.insetGrouped)
  }
}

/// The controls in a column, with the usual spacing and no rows.
public struct ColumnsFormStyle: FormStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The column.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The rows of a list.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// The rows of a list whose sections stand apart.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The controls in a column.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension EnvironmentValues {
  var formStyle: any FormStyle {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

private enum FormStyleKey: EnvironmentKey {
  static var defaultValue: any FormStyle { AutomaticFormStyle() }
}

extension View {
  /// Says how the forms inside are arranged.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environmentNode(.environment) { $0.formStyle = style }
  }
}
