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

/// What the key at the end of a text is called.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  /// “done”.
  public static let done = SubmitLabel(name: "done")

  /// “go”.
  public static let go = SubmitLabel(name: "go")

  /// “send”.
  public static let send = SubmitLabel(name: "send")

  /// “join”.
  public static let join = SubmitLabel(name: "join")

  /// “route”.
  public static let route = SubmitLabel(name: "route")

  /// “search”.
  public static let search = SubmitLabel(name: "search")

  /// “next”.
  public static let next = SubmitLabel(name: "next")

  /// “continue”.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// When scrolling hides the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// As the platform likes.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")

  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")

  /// While one drags.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")

  /// Never.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// What one feels.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String

  /// Something worked.
  public static let success = SensoryFeedback(name: "success")

  /// Something may go wrong.
  public static let warning = SensoryFeedback(name: "warning")

  /// Something went wrong.
  public static let error = SensoryFeedback(name: "error")

  /// Something was chosen.
  public static let selection = SensoryFeedback(name: "selection")

  /// Something grew.
  public static let increase = SensoryFeedback(name: "increase")

  /// Something shrank.
  public static let decrease = SensoryFeedback(name: "decrease")

  /// Something began.
  public static let start = SensoryFeedback(name: "start")

  /// Something ended.
  public static let stop = SensoryFeedback(name: "stop")

  /// Something is in line.
  public static let alignment = SensoryFeedback(name: "alignment")

  /// A level was reached.
  public static let levelChange = SensoryFeedback(name: "levelChange")

  /// Something hit something.
  public static let impact = SensoryFeedback(name: "impact")

  /// Something hit something, more or less hard.
  public static func impact(flexibility: Flexibility = .solid, intensity: Double = 1)
    -> SensoryFeedback
  {
    .impact
  }

  /// Something hit something, more or less heavy.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }

  /// How heavy something is.
  public enum Weight: Hashable, Sendable {
    /// Light.
    case light
    /// Neither light nor heavy.
    case medium
    /// Heavy.
    case heavy
  }

  /// How hard something is.
  public enum Flexibility: Hashable, Sendable {
    /// Hard.
    case rigid
    /// Neither hard nor soft.
    case solid
    /// Soft.
    case soft
  }
}

/// How a view changes under a pointer.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  /// As the platform likes.
  public static let automatic = HoverEffect(name: "automatic")

  /// It becomes brighter.
  public static let highlight = HoverEffect(name: "highlight")

  /// It comes nearer.
  public static let lift = HoverEffect(name: "lift")
}

/// Which shape the box of a button has.
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String

  /// As the platform likes.
  public static let automatic = ButtonBorderShape(name: "automatic")

  /// A capsule.
  public static let capsule = ButtonBorderShape(name: "capsule")

  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")

  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")

  /// A rectangle with round corners of a radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

/// Whether holding a button repeats it.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// As the platform likes.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")

  /// It does.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")

  /// It does not.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// How one is helped in writing.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  /// As the platform likes.
  public static let automatic = WritingToolsBehavior(name: "automatic")

  /// In all ways.
  public static let complete = WritingToolsBehavior(name: "complete")

  /// In some ways.
  public static let limited = WritingToolsBehavior(name: "limited")

  /// Not at all.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// Which letters become capitals.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  /// None.
  public static let never = TextInputAutocapitalization(name: "never")

  /// The first of each word.
  public static let words = TextInputAutocapitalization(name: "words")

  /// The first of each sentence.
  public static let sentences = TextInputAutocapitalization(name: "sentences")

  /// All.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// Which keyboard a field wants.
public struct UIKeyboardType: Hashable, Sendable {
  private let name: String

  /// The usual one.
  public static let `default` = UIKeyboardType(name: "default")

  /// Without accents.
  public static let asciiCapable = UIKeyboardType(name: "asciiCapable")

  /// Numbers and punctuation.
  public static let numbersAndPunctuation = UIKeyboardType(name: "numbersAndPunctuation")

  /// Addresses.
  public static let URL = UIKeyboardType(name: "URL")

  /// Digits.
  public static let numberPad = UIKeyboardType(name: "numberPad")

  /// Telephone numbers.
  public static let phonePad = UIKeyboardType(name: "phonePad")

  /// Names and telephone numbers.
  public static let namePhonePad = UIKeyboardType(name: "namePhonePad")

  /// Addresses of mail.
  public static let emailAddress = UIKeyboardType(name: "emailAddress")

  /// Digits and a point.
  public static let decimalPad = UIKeyboardType(name: "decimalPad")

  /// Mentions.
  public static let twitter = UIKeyboardType(name: "twitter")

  /// Searches.
  public static let webSearch = UIKeyboardType(name: "webSearch")

  /// Digits without others.
  public static let asciiCapableNumberPad = UIKeyboardType(name: "asciiCapableNumberPad")
}

/// What a field is for.
public struct UITextContentType: Hashable, Sendable {
  private let name: String

  /// A name.
  public static let name = UITextContentType(name: "name")

  /// A first name.
  public static let givenName = UITextContentType(name: "givenName")

  /// A last name.
  public static let familyName = UITextContentType(name: "familyName")

  /// A name to sign in with.
  public static let username = UITextContentType(name: "username")

  /// A password.
  public static let password = UITextContentType(name: "password")

  /// A new password.
  public static let newPassword = UITextContentType(name: "newPassword")

  /// A code.
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")

  /// An address of mail.
  public static let emailAddress = UITextContentType(name: "emailAddress")

  /// A telephone number.
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")

  /// An address.
  public static let URL = UITextContentType(name: "URL")

  /// A street.
  public static let fullStreetAddress = UITextContentType(name: "fullStreetAddress")

  /// A city.
  public static let addressCity = UITextContentType(name: "addressCity")

  /// A code of a place.
  public static let postalCode = UITextContentType(name: "postalCode")

  /// The number of a card.
  public static let creditCardNumber = UITextContentType(name: "creditCardNumber")

  /// A place.
  public static let location = UITextContentType(name: "location")
}

/// Which letters become capitals, under an older name.
public struct UITextAutocapitalizationType: Hashable, Sendable {
  private let name: String

  /// None.
  public static let `none` = UITextAutocapitalizationType(name: "none")

  /// The first of each word.
  public static let words = UITextAutocapitalizationType(name: "words")

  /// The first of each sentence.
  public static let sentences = UITextAutocapitalizationType(name: "sentences")

  /// All.
  public static let allCharacters = UITextAutocapitalizationType(name: "allCharacters")
}

/// What ends a text.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes triggers of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The end of a field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The end of a search.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What the focus is for.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes interactions of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Pressing.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Editing.
  public static let edit = FocusInteractions(rawValue: 2)
  /// As the platform likes.
  public static let automatic = FocusInteractions(rawValue: 3)
}

/// Keys that are held with another one.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes keys of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
  /// Any of them.
  public static let all = EventModifiers(rawValue: 31)
}

/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that it types.
  public var character: Character

  /// Makes a key by the character that it types.
  public init(_ character: Character) { self.character = character }

  /// Makes a key by the character that it types.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  /// The arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Delete.
  public static let delete = KeyEquivalent("\u{8}")
  /// Return.
  public static let `return` = KeyEquivalent("\r")
  /// Space.
  public static let space = KeyEquivalent(" ")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
}

/// A key with others that are held.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held.
  public var modifiers: EventModifiers

  /// Makes a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// What one mostly wants.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// What leaves things as they are.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// A key that was pressed.
public struct KeyPress: Sendable {
  /// Whether the press is done with.
  public enum Result: Sendable {
    /// It is.
    case handled
    /// Others may use it.
    case ignored
  }

  /// The key.
  public let key: KeyEquivalent
  /// What it types.
  public let characters: String
  /// The keys that are held.
  public let modifiers: EventModifiers
}

/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
  /// Over the view.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}

/// What rows of a loop can do; not called in a layout.
extension ForEach where Content: View {
  /// Takes rows away; not called in a layout.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { self }

  /// Moves rows; not called in a layout.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }
}
