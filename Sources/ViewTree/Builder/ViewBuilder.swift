// SPDX-License-Identifier: MIT

/// Puts the views of a closure together.
@resultBuilder public enum ViewBuilder {
  /// Takes a view as it is; naming the type here puts errors at the line of the wrong view.
  @inlinable public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Refuses what is not a view, at its line.
  @available(*, unavailable, message: "this expression is not a view")
  public static func buildExpression<Invalid>(_ content: Invalid) -> some View {
    preconditionFailure("unavailable")
  }

  /// No view.
  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }

  /// The first view of a block.
  @inlinable public static func buildPartialBlock<Content: View>(first: Content) -> Content {
    first
  }

  /// The views so far, and one more.
  @inlinable public static func buildPartialBlock<Accumulated: View, Next: View>(
    accumulated: Accumulated, next: Next
  ) -> _ViewSequence<Accumulated, Next> {
    _ViewSequence(head: accumulated, last: next)
  }

  /// An `if` without `else`.
  @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// The first of two branches.
  @inlinable public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// The second of two branches.
  @inlinable public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// Views behind a check for availability.
  @inlinable public static func buildLimitedAvailability<Content: View>(
    _ content: Content
  ) -> AnyView {
    AnyView(content)
  }
}
