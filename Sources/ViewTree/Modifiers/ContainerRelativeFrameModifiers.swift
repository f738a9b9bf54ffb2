// SPDX-License-Identifier: MIT

public import Foundation

/// A frame whose length follows from that of the nearest container.
public struct _ContainerRelativeFrame: NodeModifier {
  /// There is no body.
  public typealias Body = Never
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  /// Opens the node.
  public static func _open(_ modifier: Self, in lowering: Lowering) {
    lowering.openRelativeFrame(modifier)
  }
}

extension View {
  /// Makes the view as long as the nearest container on some axes.
  ///
  /// Containers are scroll views and the window, less its safe area; stacks are none. A scroll view
  /// counts with what it is offered, less its content margins. Without a container of a known
  /// length, and on the other axes, nothing changes. Source: rule 9.3.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Makes the view as long as some of several equal parts of the nearest container.
  ///
  /// - Parameters:
  ///   - count: into how many parts the container is divided; less than one counts as one.
  ///   - span: how many of them the view takes; less than one counts as one.
  ///   - spacing: the distance between two parts in points.
  ///
  /// Source: rule 9.3; cases CRF-01 and CRF-02.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let (count, span) = (CGFloat(max(count, 1)), CGFloat(max(span, 1)))
    return modifier(
      _ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in
        let part = (length - spacing * (count - 1)) / count
        return part * span + (span - 1) * spacing
      })
  }

  /// Makes the view as long as a function of the nearest container's length says.
  ///
  /// - Parameter length: the view's length for the container's, in points; an answer that is negative
  ///   or not a number counts as zero.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }
}
