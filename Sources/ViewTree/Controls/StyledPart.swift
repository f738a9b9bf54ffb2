// SPDX-License-Identifier: MIT

/// A part of a control as its style gets it.
public struct _StyledPart: View {
  let content: AnyView

  init<V: View>(_ view: V) { content = AnyView(view) }

  /// A part, or nil for a control that has none.
  static func optional<V: View>(_ view: V) -> _StyledPart? {
    V.self == EmptyView.self ? nil : _StyledPart(view)
  }

  /// The view that was given.
  public var body: some View { content }
}
