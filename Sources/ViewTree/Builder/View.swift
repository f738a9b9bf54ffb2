// SPDX-License-Identifier: MIT

/// A piece of a layout, described by the views that it is made of.
///
/// Conform a struct and give it a `body`. Views are plain values and not bound to an actor: every
/// thread may lay out trees of its own.
public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder var body: Body { get }

  /// Turns the view into layout nodes. Views of the library implement it; yours get it.
  static func _lower(_ view: Self, into lowering: Lowering)

  /// Whether the view always is exactly one element of a container.
  static var _isUnary: Bool { get }
}

extension View {
  /// Connects the view's properties and turns its body into nodes.
  @inlinable public static func _lower(_ view: Self, into lowering: Lowering) {
    if lowering.needsRoom {
      lowering.descend { $0.lowerComposite(view) }
    } else {
      lowering.lowerComposite(view)
    }
  }

  /// As the body: a view of your own is transparent to containers.
  @inlinable public static var _isUnary: Bool { Body._isUnary }
}

extension Never: View {
  /// There is no value to ask.
  public var body: Never { self }

  /// There is no value to lower.
  @inlinable public static func _lower(_ view: Never, into lowering: Lowering) {}

  /// The end of every chain of bodies: a view of the library.
  @inlinable public static var _isUnary: Bool { true }
}

/// A view of the library, which has no body.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Not to be called: a view of the library has no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is a view of the library and has no body to ask for.")
  }
}
