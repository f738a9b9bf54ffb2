// SPDX-License-Identifier: MIT

/// A colour that can be chosen: a row of the label and a circle of 28 points (ours).
public struct ColorPicker<Label: View>: View {
  let color: Color
  let label: Label

  /// Makes a choice of a colour with a label.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    color = selection.wrappedValue
    self.label = label()
  }

  /// The row.
  public var body: some View {
    TitledControl(label: label) {
      Circle().fill(color)
        .frame(width: ControlMetrics.colorWell, height: ControlMetrics.colorWell)
    }
  }
}

extension ColorPicker where Label == Text {
  /// Makes a choice of a colour with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Makes a choice of a colour with a text.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// A button that starts editing a list.
public struct EditButton: View {
  /// Makes a button.
  public init() {}

  /// The button.
  public var body: some View { Button("Edit") {} }
}

/// A button that lets one rename something.
public struct RenameButton: View {
  /// Makes a button.
  public init() {}

  /// The button.
  public var body: some View { Button("Rename", systemImage: "pencil") {} }
}

/// A button that hands something on.
public struct ShareLink<Label: View>: View {
  let label: Label

  /// The button.
  public var body: some View { Button(action: {}, label: { label }) }
}

extension ShareLink {
  /// Makes a button with a label.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Makes a button with a label and a preview of what is handed on.
  public init<Item, Image, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

extension ShareLink where Label == _SymbolLabel {
  /// Makes a button with a symbol.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    label = _SymbolLabel("Share…", systemImage: "square.and.arrow.up")
  }

  /// Makes a button with a symbol and a preview of what is handed on.
  public init<Item, Image, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>
  ) {
    label = _SymbolLabel("Share…", systemImage: "square.and.arrow.up")
  }

  /// Makes a button with a text and a symbol.
  public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    label = _SymbolLabel(titleKey, systemImage: "square.and.arrow.up")
  }

  /// Makes a button with a text, a symbol and a preview of what is handed on.
  public init<Item, Image, Icon>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Image, Icon>
  ) {
    label = _SymbolLabel(titleKey, systemImage: "square.and.arrow.up")
  }
}

/// How something looks while it is handed on; never shown in a layout.
public struct SharePreview<Image, Icon> {}

extension SharePreview where Image == Never, Icon == Never {
  /// Makes a preview with a text.
  public init(_ titleKey: LocalizedStringKey) {}

  /// Makes a preview with a text.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) {}
}

extension SharePreview where Icon == Never {
  /// Makes a preview with a text and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) {}

  /// Makes a preview with a text and a picture.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) {}
}
