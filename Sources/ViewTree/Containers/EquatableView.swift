// SPDX-License-Identifier: MIT

/// A view that SwiftUI compares before it asks for its body; laid out as the view.
public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content

  /// Wraps a view.
  public init(content: Content) { self.content = content }

  /// The view.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// The view as one that is compared before its body is asked for.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
