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
      tag: tag(.frame, [width, height], isUsable: { $0.isFinite && $0 >= 0 }))
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
      tag: frame.isInOrder ? tag(.frame) : ownTag(.frame))
  }

  @usableFromInline func openPadding(_ insets: EdgeInsets) {
    let lengths = [insets.top, insets.leading, insets.bottom, insets.trailing]
    builder.openPadding(
      Insets(
        top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
        trailing: Double(insets.trailing)),
      tag: tag(.padding, lengths, isUsable: \.isFinite))
  }

  @usableFromInline func openFixedSize(_ horizontal: Bool, _ vertical: Bool) {
    builder.openFixedSize(horizontal: horizontal, vertical: vertical, tag: tag(.fixedSize))
  }

  @usableFromInline func openAspectRatio(_ ratio: CGFloat?, fills: Bool) {
    builder.openAspectRatio(
      ratio.map { Double($0) }, fills: fills,
      tag: tag(.aspectRatio, [ratio], isUsable: { $0.isFinite && $0 > 0 }))
  }

  @usableFromInline func openPriority(_ priority: Double) {
    builder.openPriority(priority, tag: tag(.layoutPriority))
  }

  @usableFromInline func openPosition(_ position: CGPoint) {
    builder.openPosition(
      x: Double(position.x), y: Double(position.y),
      tag: tag(.position, [position.x, position.y], isUsable: \.isFinite))
  }

  @usableFromInline func openOffset(_ offset: CGSize) {
    builder.openOffset(
      x: Double(offset.width), y: Double(offset.height),
      tag: tag(.offset, [offset.width, offset.height], isUsable: \.isFinite))
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
    let outer = (axis: stackAxis, identity: identity)
    stackAxis = nil
    identity = identity.child(index: 1)
    let mark = builder.mark
    V._lower(view, into: self)
    builder.joinInDepth(
      since: mark, alignmentX: key(alignment.horizontal), alignmentY: key(alignment.vertical),
      tag: NodeName.zStack.tag)
    (stackAxis, identity) = outer
  }

  func openDrawing(_ name: NodeName, _ role: NodeRole, isUsable: Bool) {
    let tag = tag(name, role)
    builder.openIdentity(tag: tag)
    if !isUsable {
      session.report(
        .invalidLength, "\(name.rawValue): a number is not finite; the effect is left out.",
        tag: tag)
    }
  }

  func openIdentifier(_ name: NodeName, _ identifier: AnyHashable) {
    builder.openIdentity(tag: tag(name, identifier: identifier))
  }

  func openNamed(_ name: NodeName) { builder.openIdentity(tag: tag(name)) }

  /// A number of its own for a node whose values a diagnostic will name.
  private func tag(
    _ name: NodeName, _ values: [CGFloat?], isUsable: (CGFloat) -> Bool
  ) -> UInt32 {
    values.allSatisfy { $0.map(isUsable) ?? true } ? tag(name) : ownTag(name)
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
