// SPDX-License-Identifier: MIT

public import Foundation

/// Closes what a view is in; there is nothing to close in a layout.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Opens an address.
public struct OpenURLAction: Sendable {
  /// What became of an address.
  public enum Result: Sendable {
    /// It was opened.
    case handled
    /// It was not wanted.
    case discarded
    /// The system may open it.
    case systemAction
  }

  private let handler: @Sendable (URL) -> Result

  /// Makes an action; it is called only by who calls this value.
  public init(handler: @escaping @Sendable (URL) -> Result) { self.handler = handler }

  /// Hands an address to the handler.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Hands an address to the handler and says whether it was opened.
  public func callAsFunction(_ url: URL, completion: (Bool) -> Void) {
    if case .handled = handler(url) { completion(true) } else { completion(false) }
  }
}

/// Opens a window; there are none beside a layout.
public struct OpenWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction(id: String) {}
  /// Does nothing.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Does nothing.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window; there are none beside a layout.
public struct DismissWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction(id: String) {}
  /// Does nothing.
  public func callAsFunction() {}
}

/// Fetches content again; never in a layout.
public struct RefreshAction: Sendable {
  /// Does nothing.
  public func callAsFunction() async {}
}

/// Ends a search; there is none in a layout.
public struct DismissSearchAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Whether a program is in use.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Out of sight.
  case background
  /// In sight and not in use.
  case inactive
  /// In use.
  case active
}

/// Whether the rows of a list can be changed.
public enum EditMode: Hashable, Sendable {
  /// No.
  case inactive
  /// For a moment.
  case transient
  /// Yes.
  case active

  /// Whether they can be changed.
  public var isEditing: Bool { self != .inactive }
}

/// Whether what a view is in is shown over something; in a layout nothing is.
public struct PresentationMode: Sendable {
  /// Never.
  public var isPresented: Bool { false }

  /// Does nothing.
  public mutating func dismiss() {}
}

/// What views can do, or learn of the user. In a layout actions do nothing, and nobody has asked for
/// anything: set another value to see what changes.
extension EnvironmentValues {
  /// Closes what the view is in; does nothing.
  public var dismiss: DismissAction { DismissAction() }
  /// Opens a window; does nothing.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes a window; does nothing.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Fetches content again; nil, as nobody offers it.
  public var refresh: RefreshAction? { nil }
  /// Ends a search; does nothing.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  /// Whether one is searching: no.
  public var isSearching: Bool { false }
  /// Whether the view is shown over something: no.
  public var isPresented: Bool { false }
  /// Whether a view has the focus: no.
  public var isFocused: Bool { false }
  /// Whether there can be several windows: no.
  public var supportsMultipleWindows: Bool { false }
  /// Whether what the view is in is shown over something; writing does nothing.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

  /// Opens an address; without a handler it is discarded.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// Whether the program is in use; it is, unless set.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Whether rows can be changed; nil unless set.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// Why content is unreadable; `redacted(reason:)` sets it.
  public internal(set) var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }

  /// Whether differences are shown by more than colour.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether less should move.
  public var accessibilityReduceMotion: Bool { false }
  /// Whether less should be see-through.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether colours are inverted.
  public var accessibilityInvertColors: Bool { false }
  /// Whether buttons should have shapes.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether the screen is read aloud.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether the screen is used by switches.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether controls are shown large on request.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } }
}

private enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

private enum RedactionKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}
