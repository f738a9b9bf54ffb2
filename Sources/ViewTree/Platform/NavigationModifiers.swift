// SPDX-License-Identifier: MIT

/// Bars are not shown in a layout: the layout stays, and no content is made.
extension View {
  /// The view for a value on the way through the navigation; never in a layout: the content is not made.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { inert("navigationDestination") }

  /// The view that is shown while a flag is set; never in a layout: the content is not made.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { inert("navigationDestination") }

  /// The view that is shown for an item; never in a layout: the content is not made.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { inert("navigationDestination") }

  /// Names the screen. No bar is shown, and the layout stays.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    inert("navigationBarTitle")
  }

  /// Names the screen. No bar is shown, and the layout stays.
  public func navigationBarTitle(_ title: Text) -> some View { inert("navigationBarTitle") }

  /// Names the screen. No bar is shown, and the layout stays.
  @_disfavoredOverload public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    inert("navigationBarTitle")
  }

  /// Names the screen. No bar is shown, and the layout stays.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { inert("navigationBarTitle") }

  /// Names the screen. No bar is shown, and the layout stays.
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  { inert("navigationBarTitle") }

  /// Names the screen. No bar is shown, and the layout stays.
  @_disfavoredOverload public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { inert("navigationBarTitle") }

  /// Names the screen further. No bar is shown, and the layout stays.
  public func navigationSubtitle(_ titleKey: LocalizedStringKey) -> some View {
    inert("navigationSubtitle")
  }

  /// Names the screen further. No bar is shown, and the layout stays.
  public func navigationSubtitle(_ title: Text) -> some View { inert("navigationSubtitle") }

  /// Names the screen further. No bar is shown, and the layout stays.
  @_disfavoredOverload public func navigationSubtitle<S: StringProtocol>(_ title: S) -> some View {
    inert("navigationSubtitle")
  }

  /// Names the screen with a name that can be changed. No bar is shown, and the layout stays.
  public func navigationTitle(_ title: Binding<String>) -> some View { inert("navigationTitle") }

  /// Says how large the name of the screen is. No bar is shown, and the layout stays.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  { inert("navigationBarTitleDisplayMode") }

  /// Puts a view into the bar. No bar is shown, and the layout stays.
  public func navigationBarItems<L: View>(leading: L) -> some View { inert("navigationBarItems") }

  /// Puts a view into the bar. No bar is shown, and the layout stays.
  public func navigationBarItems<T: View>(trailing: T) -> some View { inert("navigationBarItems") }

  /// Puts views into the bar. No bar is shown, and the layout stays.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    inert("navigationBarItems")
  }

  /// Says whether there is a bar. No bar is shown, and the layout stays.
  public func navigationBarHidden(_ hidden: Bool) -> some View { inert("navigationBarHidden") }

  /// Says whether one can go back. No bar is shown, and the layout stays.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    inert("navigationBarBackButtonHidden")
  }

  /// Says how navigations inside look. The layout stays.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    inert("navigationViewStyle")
  }

  /// Says how the view comes and goes. The layout stays.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    inert("navigationTransition")
  }

  /// Says where another view comes from. The layout stays.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    inert("matchedTransitionSource")
  }

  /// Puts items into bars. No bar is shown, and the layout stays.
  public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> some View {
    inert("toolbar")
  }

  /// Puts views into bars. No bar is shown, and the layout stays.
  public func toolbar<V: View>(@ViewBuilder content: () -> V) -> some View { inert("toolbar") }

  /// Puts items into bars that one can change. No bar is shown, and the layout stays.
  public func toolbar<C: ToolbarContent>(id: String, @ToolbarContentBuilder content: () -> C)
    -> some View
  { inert("toolbar") }

  /// Says whether bars are shown. No bar is shown, and the layout stays.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    inert("toolbar")
  }

  /// Says whether bars are shown. No bar is shown, and the layout stays.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { inert("toolbarVisibility") }

  /// Paints behind bars. No bar is shown, and the layout stays.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...)
    -> some View
  { inert("toolbarBackground") }

  /// Says whether bars have a background. No bar is shown, and the layout stays.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { inert("toolbarBackground") }

  /// Says whether bars have a background. No bar is shown, and the layout stays.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { inert("toolbarBackgroundVisibility") }

  /// Says how light or dark bars are. No bar is shown, and the layout stays.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)
    -> some View
  { inert("toolbarColorScheme") }

  /// Says what the bar is for. No bar is shown, and the layout stays.
  public func toolbarRole(_ role: ToolbarRole) -> some View { inert("toolbarRole") }

  /// Says how large the name of the screen is. No bar is shown, and the layout stays.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    inert("toolbarTitleDisplayMode")
  }

  /// Gives the name of the screen a menu. No bar is shown, and the layout stays.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    inert("toolbarTitleMenu")
  }

  /// Puts a view above the bar of tabs; it is not shown.
  public func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C) -> some View {
    inert("tabViewBottomAccessory")
  }

  /// Says when the bar of tabs becomes small. The layout stays.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    inert("tabBarMinimizeBehavior")
  }

  /// Says whether the status bar is shown. The layout stays.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { inert("statusBarHidden") }

  /// Says whether the status bar is shown. The layout stays.
  public func statusBar(hidden: Bool) -> some View { inert("statusBar") }

  /// Says whether the system's overlays are shown. The layout stays.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    inert("persistentSystemOverlays")
  }

  /// Says where gestures of the system wait. The layout stays.
  public func defersSystemGestures(on edges: Edge.Set) -> some View {
    inert("defersSystemGestures")
  }

  /// Paints behind a container of the system's; not drawn.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { inert("containerBackground") }

  /// Puts a view behind a container of the system's; not drawn.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { inert("containerBackground") }

  /// Lets one search; no field is shown, and the layout stays.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { inert("searchable") }

  /// Lets one search; no field is shown, and the layout stays.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { inert("searchable") }

  /// Lets one search; no field is shown, and the layout stays.
  @_disfavoredOverload public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { inert("searchable") }

  /// Lets one search; no field is shown, and the layout stays.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { inert("searchable") }

  /// Lets one search; no field is shown, and the layout stays.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { inert("searchable") }

  /// Lets one search; no field is shown, and the layout stays.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { inert("searchable") }

  /// Lets one search; no field is shown, and the layout stays.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View { inert("searchable") }

  /// Suggests what to search for; not shown.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    inert("searchSuggestions")
  }

  /// Says where one can search; not shown.
  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S)
    -> some View
  { inert("searchScopes") }

  /// Gives a suggestion its text. The layout stays.
  public func searchCompletion(_ completion: String) -> some View { inert("searchCompletion") }

  /// Binds whether one is searching. The layout stays.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    inert("searchFocused")
  }
}
