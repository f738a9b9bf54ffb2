// SPDX-License-Identifier: MIT

internal import Foundation

/// What stands in for content that is not there.
///
/// It takes all it is offered. In the centre there are the label, its icon above its title; the
/// description below; and the actions, 8 points apart (ours), all centred.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  /// Makes a view of its parts.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The parts below each other.
  public var body: some View {
    VStack(spacing: ControlMetrics.gap) {
      ImplicitColumn { label }.labelStyle(UnavailableLabelStyle()).font(.title2.bold())
      Group { description }.font(.callout).foregroundStyle(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .padding(ControlMetrics.box)
    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
  }
}

/// The icon, large, above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: ControlMetrics.gap) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title
    }
  }
}

extension ContentUnavailableView
where Label == _SymbolLabel, Description == Text?, Actions == EmptyView {
  /// Makes a view of a text, a symbol and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { _SymbolLabel(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Makes a view of a text, a symbol and a description.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { _SymbolLabel(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Makes a view of a text, a picture and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(
      label: { _SymbolLabel(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }
}

/// What stands in for the results of a search that found nothing.
public struct SearchUnavailableContent {
  /// The label.
  public struct Label: View {
    let text: String
    /// A text and a symbol.
    public var body: some View {
      let title = text.isEmpty ? "No Results" : "No Results for “\(text)”"
      return _SymbolLabel(title, systemImage: "magnifyingglass")
    }
  }

  /// The description.
  public struct Description: View {
    /// A text.
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// The actions: none.
  public struct Actions: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// What stands in for the results of a search.
  public static var search: Self { search(text: "") }

  /// What stands in for the results of a search for a text.
  public static func search(text: String) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}
