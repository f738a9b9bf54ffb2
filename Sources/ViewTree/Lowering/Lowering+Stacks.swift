// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutEngine

extension Lowering {
  /// What is known of the container around, while another one is lowered.
  @usableFromInline struct StackScope {
    let axis: LayoutEngine.Axis?
    let container: LoweringState.ContainerRole
    let opened: Int
  }

  @usableFromInline func openRow(
    _ alignment: VerticalAlignment, _ spacing: CGFloat?
  ) -> StackScope {
    let opened = beginElement()
    builder.openRow(
      alignment: key(alignment), spacing: spacing.map { Double($0) },
      tag: tag(.hStack, isUsable: spacing?.isFinite ?? true))
    return enterStack(.horizontal, opened)
  }

  @usableFromInline func openColumn(
    _ alignment: HorizontalAlignment, _ spacing: CGFloat?
  ) -> StackScope {
    let opened = beginElement()
    builder.openColumn(
      alignment: key(alignment), spacing: spacing.map { Double($0) },
      tag: tag(.vStack, isUsable: spacing?.isFinite ?? true))
    return enterStack(.vertical, opened)
  }

  @usableFromInline func openDepthStack(_ alignment: Alignment) -> StackScope {
    let opened = beginElement()
    builder.openDepthStack(
      alignmentX: key(alignment.horizontal), alignmentY: key(alignment.vertical),
      tag: tag(.zStack))
    return enterStack(nil, opened)
  }

  @usableFromInline func closeStack(_ outer: StackScope) {
    leaveStack(outer)
    builder.close()
    endElement(outer.opened)
  }

  /// Goes back to what was known of the container around.
  func leaveStack(_ outer: StackScope) {
    state.pointee.stackAxis = outer.axis
    state.pointee.container = outer.container
  }

  func enterStack(
    _ axis: LayoutEngine.Axis?, _ opened: Int,
    container: LoweringState.ContainerRole = .plain
  ) -> StackScope {
    let outer = StackScope(
      axis: state.pointee.stackAxis, container: state.pointee.container, opened: opened)
    state.pointee.stackAxis = axis
    state.pointee.container = container
    return outer
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
