// SPDX-License-Identifier: MIT

internal import Foundation

/// A choice of several views.
///
/// A view is chosen when its tag, or without one the id of its element in a collection, is the
/// selection. Usually the picker is a row of the label, the chosen view and an arrow. Segmented,
/// all views stand next to each other with equal widths, 32 points high, and there is no label;
/// inline, they stand below the label, 8 points apart; a wheel is 216 points high. (The numbers are
/// ours.)
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: SelectionValue
  let label: Label
  let content: Content
  @Environment(\.pickerAppearance) private var appearance

  /// Makes a choice with a label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label(), content: content)
  }

  /// Makes a choice with a label.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection.wrappedValue
    self.label = label
    self.content = content()
  }

  /// Makes a choice with a label, and a view that stands for the chosen one.
  public init<CurrentValueLabel: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(selection: selection, label: label(), content: content)
  }

  /// The label and what the style shows of the views.
  public var body: some View {
    ImplicitColumn {
      switch appearance {
      case .segmented: segments
      case .inline: choices
      case .wheel: chosen.frame(maxWidth: .infinity).frame(height: ControlMetrics.wheel)
      case .menu:
        TitledControl(label: label) {
          HStack(spacing: ControlMetrics.barGap) {
            chosen
            Image(systemName: "chevron.up.chevron.down")
          }
        }
      }
    }
  }

  private var chosen: some View {
    Group(subviews: content) { views in
      views.first { isChosen($0) }
    }
  }

  private var segments: some View {
    HStack(spacing: 0) { content.frame(maxWidth: .infinity) }
      .padding(ControlMetrics.segmentInset)
      .frame(height: ControlMetrics.segmented)
      .background(
        Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: ControlMetrics.corner))
  }

  private var choices: some View {
    VStack(alignment: .leading, spacing: ControlMetrics.gap) {
      label
      ForEach(subviews: content) { view in
        HStack(spacing: 0) {
          view
          Spacer(minLength: ControlMetrics.gap)
          Image(systemName: "checkmark").opacity(isChosen(view) ? 1 : 0)
        }
      }
    }
  }

  private func isChosen(_ view: Subview) -> Bool {
    let wanted = AnyHashable(selection)
    let tags = view.element.traits.tags
    return tags.isEmpty ? view.element.elementID == wanted : tags.contains(wanted)
  }
}

extension Picker where Label == Text {
  /// Makes a choice with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }

  /// Makes a choice with a text.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }
}

extension Picker where Label == _SymbolLabel {
  /// Makes a choice with a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: _SymbolLabel(titleKey, systemImage: systemImage),
      content: content)
  }
}
