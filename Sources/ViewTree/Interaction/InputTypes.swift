// SPDX-License-Identifier: MIT

public import Foundation

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

/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
  /// Over the view.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}
