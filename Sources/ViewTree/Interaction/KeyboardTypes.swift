// SPDX-License-Identifier: MIT

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
