// SPDX-License-Identifier: MIT

/// The label in the tint, or red when it destroys.
public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(configuration.paint)
  }
}

/// The label in the tint, or red when it destroys.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(configuration.paint)
  }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label on a faint box.
///
/// Around the label there are 12 points at the sides and 7 above and below; 10 and 5 for small
/// controls, 20 and 15 for large ones (ours).
public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The label in its box.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonBox(label: configuration.label)
      .foregroundStyle(configuration.paint)
      .background(
        configuration.paint.opacity(0.15),
        in: RoundedRectangle(cornerRadius: ControlMetrics.corner))
  }
}

/// The label on a box in the tint; as large as a bordered one.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The label in its box.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonBox(label: configuration.label)
      .foregroundStyle(.white)
      .background(
        configuration.paint, in: RoundedRectangle(cornerRadius: ControlMetrics.corner))
  }
}

/// A label with the space that a box takes around it.
private struct ButtonBox: View {
  let label: PrimitiveButtonStyleConfiguration.Label
  @Environment(\.controlSize) private var controlSize

  var body: some View {
    ImplicitColumn { label }.padding(ControlMetrics.button(controlSize))
  }
}

extension PrimitiveButtonStyleConfiguration {
  /// What the label or its box is painted with.
  fileprivate var paint: AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The label in the tint.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label on a faint box.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on a box in the tint.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
