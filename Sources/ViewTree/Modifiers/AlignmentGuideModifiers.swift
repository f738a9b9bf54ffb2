// SPDX-License-Identifier: MIT

public import Foundation

/// Sets a guide of a view.
public struct _AlignmentWritingModifier: NodeModifier {
  /// There is no body.
  public typealias Body = Never
  let guide: AlignmentGuideID
  let isHorizontal: Bool
  let computeValue: (ViewDimensions) -> CGFloat

  /// Opens the node.
  public static func _open(_ modifier: Self, in lowering: Lowering) {
    lowering.openGuide(modifier.guide, modifier.isHorizontal, modifier.computeValue)
  }
}

extension View {
  /// Sets where a guide lies in the view, in points from its left edge.
  ///
  /// The closure is called when a container asks for the guide, any number of times, in order of
  /// the container's children; the outermost setting of a guide counts.
  /// Source: rules 10.1–10.3.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(
      _AlignmentWritingModifier(
        guide: guide.guide, isHorizontal: true, computeValue: computeValue))
  }

  /// Sets where a guide lies in the view, in points from its top edge.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(
      _AlignmentWritingModifier(
        guide: guide.guide, isHorizontal: false, computeValue: computeValue))
  }
}
