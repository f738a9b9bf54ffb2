// SPDX-License-Identifier: MIT

/// What controls learn from their surroundings.
extension EnvironmentValues {
  /// How large controls are; regular unless set.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// How large symbols are beside text; medium unless set.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }

  var labelStyle: any LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }

  var buttonStyle: any PrimitiveButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }

  var toggleStyle: any ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }

  var hasFieldBorder: Bool {
    get { self[FieldBorderKey.self] }
    set { self[FieldBorderKey.self] = newValue }
  }

  var pickerAppearance: _PickerAppearance {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

private enum ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

private enum ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

private enum LabelsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: any LabelStyle { DefaultLabelStyle() }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: any PrimitiveButtonStyle { DefaultButtonStyle() }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: any ToggleStyle { SwitchToggleStyle() }
}

private enum FieldBorderKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum PickerStyleKey: EnvironmentKey {
  static var defaultValue: _PickerAppearance { .menu }
}

extension View {
  /// Says how large the controls inside are.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environmentNode(.environment) { $0.controlSize = controlSize }
  }

  /// Says how large the symbols inside are beside text.
  public func imageScale(_ scale: Image.Scale) -> some View {
    environmentNode(.environment) { $0.imageScale = scale }
  }

  /// Leaves the labels of the controls inside out.
  public func labelsHidden() -> some View {
    environmentNode(.environment) { $0.areLabelsHidden = true }
  }
}
