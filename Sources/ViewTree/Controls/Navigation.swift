// SPDX-License-Identifier: MIT

/// The root of a navigation: takes all it is offered, with the content in the centre.
///
/// No bar is drawn, and none takes space (ours).
public struct NavigationStack<Root: View>: View {
  let root: Root

  /// Makes a stack with its first view.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  /// Makes a stack with its first view and the way to others; a layout shows the first view.
  public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  ) where Data.Element: Hashable {
    self.root = root()
  }

  /// Makes a stack with its first view and the way to others; a layout shows the first view.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
  }

  /// The first view.
  public var body: some View { NavigationRoot(content: root) }
}

/// The root of a navigation, under its older name; laid out as `NavigationStack`.
public struct NavigationView<Content: View>: View {
  let content: Content

  /// Makes a navigation with its first view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The first view.
  public var body: some View { NavigationRoot(content: content) }
}

/// A label that leads to another view; a picture only shows the label.
public struct NavigationLink<Label: View, Destination: View>: View {
  let label: Label

  /// Makes a link to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Makes a link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// The label as a button.
  public var body: some View { Button(action: {}, label: { label }) }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a text to a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    label = Text(titleKey)
  }

  /// Makes a link with a text to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    label = Text(title)
  }

  /// Makes a link with a text to a view.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    label = Text(titleKey)
  }
}

extension NavigationLink {
  /// Makes a link to a view that is shown while a flag is set; never in a layout.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Makes a link to a view that is shown while a tag is selected; never in a layout.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Makes a link to a view that is shown while a tag is selected; never in a layout.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Makes a link to a view that is shown while a flag is set; never in a layout.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a text to a view that is shown while a flag is set; never in a layout.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    label = Text(titleKey)
  }

  /// Makes a link with a text to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    label = Text(title)
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link to what a value stands for.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link with a text to what a value stands for.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) { label = Text(titleKey) }

  /// Makes a link with a text to what a value stands for.
  @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    label = Text(title)
  }
}

struct NavigationRoot<Content: View>: View {
  let content: Content

  var body: some View {
    ImplicitColumn { content }.frame(
      minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
  }
}
