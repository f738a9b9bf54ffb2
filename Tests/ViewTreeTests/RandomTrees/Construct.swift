// SPDX-License-Identifier: MIT

import ViewTree

/// One thing that can be written in a view, as a value: it makes the view, prints itself as it
/// would be written, and knows what is simpler.
///
/// Each is declared in one place, text and view side by side: ``Construct/leaves``,
/// ``Construct/containers``, ``Construct/modifiers``.
struct Construct: Sendable {
  /// How many views it takes.
  enum Role: Sendable {
    /// None.
    case leaf
    /// Any number, inside its braces.
    case container
    /// One, before it.
    case modifier
    /// One before it, and any number inside its braces.
    case layered
  }

  var role: Role
  /// The lines before the views inside; each opens a brace, if there can be views inside.
  var opening: [String]
  /// The lines after the views inside.
  var closing: [String] = []
  /// What may stand in its place and says less.
  var simpler: @Sendable () -> [Construct] = { [] }
  /// Makes the view of the views it takes.
  var make: @Sendable ([AnyView]) -> AnyView

  static func leaf(
    _ text: String, simpler: @escaping @Sendable () -> [Construct] = { [] },
    _ make: @escaping @Sendable () -> any View
  ) -> Construct {
    Construct(role: .leaf, opening: [text], simpler: simpler) { _ in AnyView(make()) }
  }

  static func container(
    _ opening: String..., closing: [String] = ["}"],
    simpler: @escaping @Sendable () -> [Construct] = { [] },
    _ make: @escaping @Sendable (Elements) -> any View
  ) -> Construct {
    Construct(role: .container, opening: opening, closing: closing, simpler: simpler) {
      AnyView(make(Elements(views: $0)))
    }
  }

  static func modifier(
    _ text: String, simpler: @escaping @Sendable () -> [Construct] = { [] },
    _ make: @escaping @Sendable (AnyView) -> any View
  ) -> Construct {
    Construct(role: .modifier, opening: [text], simpler: simpler) {
      AnyView(make($0.first ?? AnyView(EmptyView())))
    }
  }

  static func layered(
    _ opening: String, simpler: @escaping @Sendable () -> [Construct] = { [] },
    _ make: @escaping @Sendable (AnyView, Elements) -> any View
  ) -> Construct {
    Construct(role: .layered, opening: [opening], closing: ["}"], simpler: simpler) {
      AnyView(make($0.first ?? AnyView(EmptyView()), Elements(views: Array($0.dropFirst()))))
    }
  }
}

/// Views one after the other, as in a builder's braces.
struct Elements: View {
  var views: [AnyView]
  var body: some View { ForEach(0..<views.count, id: \.self) { views[$0] } }
}

/// Constructs that are drawn alike.
struct Family: Sendable {
  /// What laws need to know about a family.
  struct Traits: OptionSet, Sendable {
    let rawValue: Int
    /// Lengths follow from a font, or are rounded to pixels.
    static let font = Traits(rawValue: 1)
    /// Something depends on the length of a pixel.
    static let pixel = Traits(rawValue: 2)
    /// By design not mirrored from right to left.
    static let unmirrored = Traits(rawValue: 4)
    /// Something depends on where the view is in the window, or on the window.
    static let placed = Traits(rawValue: 8)
    /// Code of the user's that breaks the rules of the protocol.
    static let lying = Traits(rawValue: 16)
    /// Code of the user's that answers differently each time.
    static let fickle = Traits(rawValue: 32)
    /// State is written when the layout is known.
    static let stateful = Traits(rawValue: 64)
    /// The size is not a function of the offer that grows no faster than it.
    static let wild = Traits(rawValue: 128)
  }

  var weight: Int
  var traits: Traits
  var draw: @Sendable (inout Draw) -> Construct

  init(
    _ weight: Int = 1, _ traits: Traits = [], _ draw: @escaping @Sendable (inout Draw) -> Construct
  ) {
    self.weight = weight
    self.traits = traits
    self.draw = draw
  }
}
