// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutEngine

extension Lowering {
  /// The axis of the stack that was left for another one.
  @usableFromInline struct StackScope {
    let axis: LayoutEngine.Axis?
  }

  @usableFromInline func openRow(
    _ alignment: VerticalAlignment, _ spacing: CGFloat?
  ) -> StackScope {
    beginElement()
    builder.openRow(
      alignment: key(alignment), spacing: spacing.map { Double($0) },
      tag: tag(.hStack, usable: spacing))
    return enterStack(.horizontal)
  }

  @usableFromInline func openColumn(
    _ alignment: HorizontalAlignment, _ spacing: CGFloat?
  ) -> StackScope {
    beginElement()
    builder.openColumn(
      alignment: key(alignment), spacing: spacing.map { Double($0) },
      tag: tag(.vStack, usable: spacing))
    return enterStack(.vertical)
  }

  @usableFromInline func openDepthStack(_ alignment: Alignment) -> StackScope {
    beginElement()
    builder.openDepthStack(
      alignmentX: key(alignment.horizontal), alignmentY: key(alignment.vertical),
      tag: tag(.zStack))
    return enterStack(nil)
  }

  @usableFromInline func closeStack(_ outer: StackScope) {
    stackAxis = outer.axis
    builder.close()
    endElement()
  }

  private func enterStack(_ axis: LayoutEngine.Axis?) -> StackScope {
    let outer = StackScope(axis: stackAxis)
    stackAxis = axis
    return outer
  }

  private func tag(_ name: NodeName, usable spacing: CGFloat?) -> UInt32 {
    spacing.map { $0.isFinite } ?? true ? tag(name) : ownTag(name)
  }

  func key(_ alignment: HorizontalAlignment) -> AlignmentKey {
    switch alignment.guide {
    case .builtIn(let raw): AlignmentKey(builtIn: raw)
    case .custom(let id): session.guideKey(for: id, axis: .horizontal)
    }
  }

  func key(_ alignment: VerticalAlignment) -> AlignmentKey {
    switch alignment.guide {
    case .builtIn(let raw): AlignmentKey(builtIn: raw)
    case .custom(let id): session.guideKey(for: id, axis: .vertical)
    }
  }
}
