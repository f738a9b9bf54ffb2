// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutEngine

/// The nodes of the library's modifiers: each opens one; the modifier closes it.
extension Lowering {
  @usableFromInline func openFrame(
    _ width: CGFloat?, _ height: CGFloat?, _ alignment: Alignment
  ) {
    builder.openFixedFrame(
      width: width.map { Double($0) }, height: height.map { Double($0) },
      alignmentX: key(alignment.horizontal), alignmentY: key(alignment.vertical),
      tag: tag(.frame, isUsable: isLength(width) && isLength(height)))
  }

  @usableFromInline func openFlexibleFrame(_ frame: _FlexFrameLayout) {
    builder.openFlexibleFrame(
      minWidth: frame.minWidth.map { Double($0) },
      idealWidth: frame.idealWidth.map { Double($0) },
      maxWidth: frame.maxWidth.map { Double($0) },
      minHeight: frame.minHeight.map { Double($0) },
      idealHeight: frame.idealHeight.map { Double($0) },
      maxHeight: frame.maxHeight.map { Double($0) },
      alignmentX: key(frame.alignment.horizontal), alignmentY: key(frame.alignment.vertical),
      tag: tag(.frame, isUsable: frame.isInOrder))
  }

  @usableFromInline func openPadding(_ insets: EdgeInsets) {
    let sum = insets.top + insets.leading + insets.bottom + insets.trailing
    builder.openPadding(
      Insets(
        top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
        trailing: Double(insets.trailing)),
      tag: tag(.padding, isUsable: sum.isFinite))
  }

  @usableFromInline func openFixedSize(_ horizontal: Bool, _ vertical: Bool) {
    builder.openFixedSize(horizontal: horizontal, vertical: vertical, tag: tag(.fixedSize))
  }

  @usableFromInline func openAspectRatio(_ ratio: CGFloat?, fills: Bool) {
    builder.openAspectRatio(
      ratio.map { Double($0) }, fills: fills,
      tag: tag(.aspectRatio, isUsable: ratio.map { $0.isFinite && $0 > 0 } ?? true))
  }

  @usableFromInline func openPriority(_ priority: Double) {
    let tag = tag(.layoutPriority, isUsable: !priority.isNaN)
    builder.openPriority(priority, tag: tag)
    if priority.isNaN { reportUnusable(.layoutPriority, tag) }
  }

  @usableFromInline func openPosition(_ position: CGPoint) {
    builder.openPosition(
      x: Double(position.x), y: Double(position.y),
      tag: tag(.position, isUsable: (position.x + position.y).isFinite))
  }

  @usableFromInline func openOffset(_ offset: CGSize) {
    builder.openOffset(
      x: Double(offset.width), y: Double(offset.height),
      tag: tag(.offset, isUsable: (offset.width + offset.height).isFinite))
  }

  func openGuide(
    _ guide: AlignmentGuideID, _ isHorizontal: Bool,
    _ computeValue: @escaping (ViewDimensions) -> CGFloat
  ) {
    let key: AlignmentKey =
      switch guide {
      case .builtIn(let raw): AlignmentKey(builtIn: raw)
      case .custom(let id): session.guideKey(for: id, axis: isHorizontal ? .horizontal : .vertical)
      }
    let tag = tag(.alignmentGuide)
    builder.openGuide(key, tag: tag) { [unowned session] dimensions in
      let value = computeValue(ViewDimensions(dimensions, session: session))
      if !value.isFinite {
        session.report(
          .invalidLength, "alignmentGuide: the value is not finite; it counts as zero.", tag: tag)
      }
      return Double(value)
    }
  }

  func openLayered(_ name: NodeName, _ alignment: Alignment) {
    builder.openLayered(
      secondaryBelow: name == .background, alignmentX: key(alignment.horizontal),
      alignmentY: key(alignment.vertical), tag: tag(name))
  }

  /// Lowers the views of an overlay or a background; several share a stack in depth.
  func lowerSecondary<V: View>(_ view: V, _ alignment: Alignment) {
    let outer = (scope: enterStack(nil, 0), identity: state.pointee.identity)
    state.pointee.identity = outer.identity.child(index: 1)
    let mark = builder.mark
    V._lower(view, into: self)
    builder.joinInDepth(
      since: mark, alignmentX: key(alignment.horizontal), alignmentY: key(alignment.vertical),
      tag: NodeName.zStack.tag)
    leaveStack(outer.scope)
    state.pointee.identity = outer.identity
  }

  func openDrawing(_ name: NodeName, _ role: NodeRole, isUsable: Bool) {
    let tag = tag(name, role)
    builder.openIdentity(tag: tag)
    if !isUsable { reportUnusable(name, tag) }
  }

  func openIdentifier(_ name: NodeName, _ identifier: AnyHashable) {
    builder.openIdentity(tag: tag(name, identifier: identifier))
  }

  func openNamed(_ name: NodeName, isUsable: Bool = true) {
    let tag = tag(name, isUsable: isUsable)
    builder.openIdentity(tag: tag)
    if !isUsable { reportUnusable(name, tag) }
  }

  func reportUnusable(_ name: NodeName, _ tag: UInt32) { reportUnusable(name.text, tag) }

  func reportUnusable(_ name: String, _ tag: UInt32) {
    session.report(
      .invalidLength,
      "\(name): a number is out of range or not finite; the nearest one that is usable, or "
        + "none, stands in.", tag: tag)
  }

  private func isLength(_ length: CGFloat?) -> Bool {
    guard let length else { return true }
    return length.isFinite && length >= 0
  }
}

extension _FlexFrameLayout {
  /// Whether no length will have to be changed.
  fileprivate var isInOrder: Bool {
    isInOrder(minWidth, idealWidth, maxWidth) && isInOrder(minHeight, idealHeight, maxHeight)
  }

  private func isInOrder(_ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?) -> Bool {
    let smallest = low ?? 0
    let middle = ideal ?? smallest
    let isUsable = smallest >= 0 && smallest.isFinite && middle.isFinite
    return isUsable && smallest <= middle && middle <= (high ?? .infinity)
  }
}
