// SPDX-License-Identifier: MIT

public import Foundation

/// Nobody types, drags or chooses in a layout: the layout stays, and no action is called.
extension View {
  /// Says which keyboard fields inside want. The layout stays.
  public func keyboardType(_ type: UIKeyboardType) -> some View { inert("keyboardType") }

  /// Says what fields inside are for. The layout stays.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    inert("textContentType")
  }

  /// Says which letters become capitals. The layout stays.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  { inert("textInputAutocapitalization") }

  /// Says which letters become capitals. The layout stays.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    inert("autocapitalization")
  }

  /// Says whether mistakes are corrected. The layout stays.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    inert("autocorrectionDisabled")
  }

  /// Says whether mistakes are corrected. The layout stays.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    inert("disableAutocorrection")
  }

  /// Says what the key at the end is called. The layout stays.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { inert("submitLabel") }

  /// Says whether the end of a text is told further out. The layout stays.
  public func submitScope(_ isBlocking: Bool = true) -> some View { inert("submitScope") }

  /// Does something when a text is done; not called in a layout.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void)
    -> some View
  { inert("onSubmit") }

  /// Does something at a key; not called in a layout.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View
  { inert("onKeyPress") }

  /// Does something at some keys; not called in a layout.
  public func onKeyPress(keys: Set<KeyEquivalent>, action: @escaping (KeyPress) -> KeyPress.Result)
    -> some View
  { inert("onKeyPress") }

  /// Presses the view's control at a key. The layout stays.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    -> some View
  { inert("keyboardShortcut") }

  /// Presses the view's control at a key. The layout stays.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    inert("keyboardShortcut")
  }

  /// Binds whether the view has the focus; none has it. The layout stays.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { inert("focused") }

  /// Binds which view has the focus; none has it. The layout stays.
  public func focused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    inert("focused")
  }

  /// Says which view has the focus at first; none has it. The layout stays.
  public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View {
    inert("defaultFocus")
  }

  /// Says whether the focus is shown. The layout stays.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    inert("focusEffectDisabled")
  }

  /// Says whether the view can have the focus. The layout stays.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    inert("focusable")
  }

  /// Makes the views inside a group for the focus. The layout stays.
  public func focusSection() -> some View { inert("focusSection") }

  /// Says when scrolling hides the keyboard. The layout stays.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    inert("scrollDismissesKeyboard")
  }

  /// Gives a row buttons that a swipe shows; never in a layout.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { inert("swipeActions") }

  /// Gives the view a menu; never shown in a layout.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View {
    inert("contextMenu")
  }

  /// Gives the view a menu and a preview; never shown in a layout.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { inert("contextMenu") }

  /// Gives rows a menu; never shown in a layout.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { inert("contextMenu") }

  /// Does something when one pulls; not called in a layout.
  public func refreshable(action: @escaping () async -> Void) -> some View { inert("refreshable") }

  /// Says whether a row can be taken away. The layout stays.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { inert("deleteDisabled") }

  /// Says whether a row can be moved. The layout stays.
  public func moveDisabled(_ isDisabled: Bool) -> some View { inert("moveDisabled") }

  /// Says whether a row can be chosen. The layout stays.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    inert("selectionDisabled")
  }

  /// Shows a number beside a row or a tab; not drawn.
  public func badge(_ count: Int) -> some View { inert("badge") }

  /// Shows a text beside a row or a tab; not drawn.
  public func badge(_ label: Text?) -> some View { inert("badge") }

  /// Shows a text beside a row or a tab; not drawn.
  public func badge(_ key: LocalizedStringKey?) -> some View { inert("badge") }

  /// Lets one drag the view; never in a layout.
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
    inert("draggable")
  }

  /// Lets one drag the view; never in a layout.
  public func draggable<T, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { inert("draggable") }

  /// Takes what is dropped; not called in a layout.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { inert("dropDestination") }

  /// Lets one feel that a value changes. The layout stays.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    inert("sensoryFeedback")
  }

  /// Lets one feel that a value changes. The layout stays.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { inert("sensoryFeedback") }

  /// Lets one feel that a value changes. The layout stays.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { inert("sensoryFeedback") }

  /// Does something while a pointer moves; not called in a layout.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { inert("onContinuousHover") }

  /// Changes the view under a pointer; not drawn.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { inert("hoverEffect") }

  /// Does something with an address; not called in a layout.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { inert("onOpenURL") }

  /// Does something at a tap, with its place; not called in a layout.
  public func onTapGesture(count: Int = 1, perform action: @escaping (CGPoint) -> Void) -> some View
  { inert("onTapGesture") }

  /// Does something at a tap, with its place; not called in a layout.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { inert("onTapGesture") }

  /// Says which shape the boxes of buttons inside have; the usual one is drawn.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    inert("buttonBorderShape")
  }

  /// Says whether holding a button repeats it. The layout stays.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    inert("buttonRepeatBehavior")
  }

  /// Binds a value to a wheel. The layout stays.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
    inert("digitalCrownRotation")
  }

  /// Says whether one is helped in writing. The layout stays.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    inert("writingToolsBehavior")
  }

  /// Does something with the values that come; not called in a layout.
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
    -> some View where P.Failure == Never
  { inert("onReceive") }
}

/// What rows of a loop can do; not called in a layout.
extension ForEach where Content: View {
  /// Takes rows away; not called in a layout.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { self }

  /// Moves rows; not called in a layout.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }
}
