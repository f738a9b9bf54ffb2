// SPDX-License-Identifier: MIT

/// Something that makes a view of another view.
///
/// Conform a struct and give it a `body(content:)`; apply it with `.modifier(_:)`.
public protocol ViewModifier {
  /// The type of the body.
  associatedtype Body: View

  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// What the modified view looks like.
  @ViewBuilder func body(content: Content) -> Body

  /// Turns modified content into nodes. Modifiers of the library implement it; yours get it.
  static func _lowerModified<C: View>(_ modifier: Self, _ content: C, into lowering: Lowering)

  /// Whether one element of content makes one element.
  static var _keepsUnary: Bool { get }
}

extension ViewModifier {
  /// Connects the modifier's properties and lowers its body around the content.
  public static func _lowerModified<C: View>(
    _ modifier: Self, _ content: C, into lowering: Lowering
  ) {
    lowering.lowerModifier(modifier, content)
  }

  /// Depends on the body.
  @inlinable public static var _keepsUnary: Bool { Body._isUnary }

  /// This modifier and another one after it.
  @inlinable public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// Not to be called: a modifier of the library has no body.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is a modifier of the library and has no body to ask for.")
  }

  /// One element stays one.
  @inlinable public static var _keepsUnary: Bool { true }
}

/// The content that a modifier's body stands around.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  /// What happens to the content.
  enum Visit {
    case lower(Lowering)
    case collect(ElementCollector)
  }

  let visit: (Visit) -> Void

  /// The place of content that stands somewhere else in the structure.
  static func around<C: View>(_ content: C, at identity: ViewIdentity) -> Self {
    Self { visit in
      switch visit {
      case .lower(let lowering):
        let place = lowering.state.pointee.identity
        lowering.state.pointee.identity = identity
        C._lower(content, into: lowering)
        lowering.state.pointee.identity = place
      case .collect(let collector): collector.at(identity) { collector.collect(content) }
      }
    }
  }

  /// Lowers the content that is modified.
  public static func _lower(_ view: Self, into lowering: Lowering) {
    view.visit(.lower(lowering))
  }

  /// Known only when the content is lowered.
  @inlinable public static var _isUnary: Bool { false }
}

/// A modifier that changes nothing.
@frozen public struct EmptyModifier: ViewModifier, Sendable {
  /// The modifier.
  public static let identity = EmptyModifier()

  /// Makes the modifier.
  @inlinable public init() {}

  /// There is no body.
  public typealias Body = Never

  /// Lowers the content as it is.
  @inlinable public static func _lowerModified<C: View>(
    _ modifier: EmptyModifier, _ content: C, into lowering: Lowering
  ) {
    C._lower(content, into: lowering)
  }
}

/// A view or a modifier with a modifier applied.
@frozen public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// What modifies it.
  public var modifier: Modifier

  /// Applies a modifier.
  @inlinable public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  /// Lets the modifier lower the content.
  @inlinable public static func _lower(_ view: Self, into lowering: Lowering) {
    Modifier._lowerModified(view.modifier, view.content, into: lowering)
  }

  /// One element if the content is one and the modifier keeps it.
  @inlinable public static var _isUnary: Bool { Content._isUnary && Modifier._keepsUnary }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// There is no body.
  public typealias Body = Never

  /// The inner modifier first, then the outer one.
  @inlinable public static func _lowerModified<C: View>(
    _ modifier: Self, _ content: C, into lowering: Lowering
  ) {
    let inner = ModifiedContent<C, Content>(content: content, modifier: modifier.content)
    Modifier._lowerModified(modifier.modifier, inner, into: lowering)
  }

  /// One element stays one if both modifiers keep it.
  @inlinable public static var _keepsUnary: Bool {
    Content._keepsUnary && Modifier._keepsUnary
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension View {
  /// Applies a modifier.
  @inlinable public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
