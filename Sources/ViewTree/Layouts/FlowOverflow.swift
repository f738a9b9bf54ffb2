// SPDX-License-Identifier: MIT

internal import LayoutEngine

/// How many subviews a view stands for in a ``FlowLayout``; nil for a subview of its own.
enum FlowOverflow: LayoutValueKey {
  static var defaultValue: Int? { nil }
}

extension FlowLayout {
  /// Makes a view of the layout and its content, with a view that says what is missing.
  ///
  /// ```swift
  /// FlowLayout(maxLines: 2) {
  ///   ForEach(tags, id: \.self) { Text($0) }
  /// } overflow: { count in
  ///   Text("+\(count) more")
  /// }
  /// ```
  ///
  /// Where `maxLines` leaves subviews out, the view for their number stands at the end of the last
  /// line; subviews before it give way until it fits.
  ///
  /// Its width decides how many are missing, so a view is made for each number that may be, one for
  /// each subview of the content; only the chosen one is in the snapshot. Ours.
  public func callAsFunction<V: View, Overflow: View>(
    @ViewBuilder _ content: () -> V, @ViewBuilder overflow: @escaping (Int) -> Overflow
  ) -> some View {
    _FlowContainer(layout: self, content: content(), overflow: overflow)
  }
}

/// A flow with its content and its overflow views.
public struct _FlowContainer<Content: View, Overflow: View>: PrimitiveView {
  let layout: FlowLayout
  let content: Content
  let overflow: (Int) -> Overflow

  /// Adds a container with the content's elements, then the overflow views, as subviews.
  public static func _lower(_ view: Self, into lowering: Lowering) {
    lowering.addLayout(view.layout) { lowering in
      let start = lowering.builder.mark
      lowering.lowerChild(view.content, index: 0)
      guard view.layout.maxLines != nil else { return }
      let count = lowering.builder.childCount(since: start)
      for number in 1..<max(count + 1, 1) {
        lower(view.overflow(number), standingFor: number, into: lowering)
      }
    }
  }

  /// Adds an overflow view as one element; several views stand in a row.
  private static func lower(_ view: Overflow, standingFor number: Int, into lowering: Lowering) {
    if Overflow._isUnary {
      lowering.lowerChild(view.layoutValue(key: FlowOverflow.self, value: number), index: number)
    } else {
      let row = HStack { view }
      lowering.lowerChild(row.layoutValue(key: FlowOverflow.self, value: number), index: number)
    }
  }

  /// One element.
  public static var _isUnary: Bool { true }
}
