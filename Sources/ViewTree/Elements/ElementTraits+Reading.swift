// SPDX-License-Identifier: MIT

/// A view that may carry what one inside it says to the container around.
protocol TraitSource {
  /// Whether the type has a place for something to be said.
  static var mayHaveTraits: Bool { get }
  /// Adds what is said, the inner first.
  func readTraits(into traits: inout ElementTraits, _ lowering: Lowering)
}

extension ElementTraits {
  /// Adds what a view of one element says, also from inside the bodies of the user's views.
  ///
  /// A body is asked for only when its type has a modifier that says something.
  static func read<V: View>(
    from view: V, into traits: inout ElementTraits, _ lowering: Lowering
  ) {
    guard mayHaveTraits(V.self) else { return }
    if let source = view as? any TraitSource {
      source.readTraits(into: &traits, lowering)
    } else if V.Body.self != Never.self {
      let outer = lowering.state.pointee.identity
      lowering.state.pointee.identity = outer.child(index: 0)
      read(from: lowering.connected(view).body, into: &traits, lowering)
      lowering.state.pointee.identity = outer
    }
  }

  /// Whether a type has a modifier that says something, seen from outside of containers.
  static func mayHaveTraits<V: View>(_ type: V.Type) -> Bool {
    if let source = type as? any TraitSource.Type { return source.mayHaveTraits }
    return V.Body.self != Never.self && V._isUnary && mayHaveTraits(V.Body.self)
  }
}

extension ModifiedContent: TraitSource where Content: View, Modifier: ViewModifier {
  static var mayHaveTraits: Bool {
    Modifier.self == _TraitModifier.self || ElementTraits.mayHaveTraits(Content.self)
  }

  func readTraits(into traits: inout ElementTraits, _ lowering: Lowering) {
    ElementTraits.read(from: content, into: &traits, lowering)
    if let modifier = modifier as? _TraitModifier { modifier.write(&traits) }
  }
}

extension _ConditionalContent: TraitSource {
  static var mayHaveTraits: Bool {
    ElementTraits.mayHaveTraits(TrueContent.self) || ElementTraits.mayHaveTraits(FalseContent.self)
  }

  func readTraits(into traits: inout ElementTraits, _ lowering: Lowering) {
    switch storage {
    case .first(let content): ElementTraits.read(from: content, into: &traits, lowering)
    case .second(let content): ElementTraits.read(from: content, into: &traits, lowering)
    }
  }
}

extension Group: TraitSource where Content: View {
  static var mayHaveTraits: Bool { ElementTraits.mayHaveTraits(Content.self) }

  func readTraits(into traits: inout ElementTraits, _ lowering: Lowering) {
    ElementTraits.read(from: content, into: &traits, lowering)
  }
}

extension _IDView: TraitSource {
  static var mayHaveTraits: Bool { ElementTraits.mayHaveTraits(Content.self) }

  func readTraits(into traits: inout ElementTraits, _ lowering: Lowering) {
    ElementTraits.read(from: content, into: &traits, lowering)
  }
}

extension Subview: TraitSource {
  static var mayHaveTraits: Bool { true }

  func readTraits(into traits: inout ElementTraits, _ lowering: Lowering) {
    traits = element.traits
  }
}
