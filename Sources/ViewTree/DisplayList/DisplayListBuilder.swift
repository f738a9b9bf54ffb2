// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutEngine
internal import TextEngine

/// Turns a laid-out session into drawing steps, without recursion.
///
/// Frames are drawn on the pixel grid (rule 17.2) as long as nothing but moves lies around them.
struct DisplayListBuilder {
  private let session: LayoutSession
  private let grid: PixelGrid
  private var output: [DisplayItem] = []
  private var pending: [Step] = []

  /// Where a node is drawn: the origin of its parent in the space of the group around.
  private struct Place {
    var origin: Point
    /// Whether the group's space is the page's, so that the pixel grid applies.
    var isOnGrid: Bool
  }

  private enum Step {
    case enter(LayoutTree.NodeID, Place)
    case emit(DisplayItem)
  }

  init(session: LayoutSession, grid: PixelGrid) {
    self.session = session
    self.grid = grid
  }

  mutating func items() -> [DisplayItem] {
    guard let root = session.tree.root else { return [] }
    pending = [.enter(root, Place(origin: .zero, isOnGrid: true))]
    while let step = pending.popLast() {
      switch step {
      case .emit(let item): output.append(item)
      case .enter(let node, let place): enter(node, place)
      }
    }
    return output
  }

  private mutating func enter(_ node: LayoutTree.NodeID, _ place: Place) {
    let local = session.tree.frame(of: node)
    let origin = Point(x: place.origin.x + local.minX, y: place.origin.y + local.minY)
    let frame = Rect(origin: origin, size: local.size)
    let inner = Place(origin: origin, isOnGrid: place.isOnGrid)
    switch session.role(session.tree.tag(of: node)) {
    case .hidden: return
    case .color(let color): fill(drawn(frame, place), color)
    case .shape(let drawing): draw(drawing, node, drawn(frame, place))
    case .picture(let drawing): output += drawing.items(in: drawn(frame, place))
    case .canvas(let canvas): output += canvas.items(in: drawn(frame, place))
    case .text(let leaf): draw(leaf, node, frame, place)
    case .renderedText(let text):
      output += text.items(session.tree.proposal(of: node), in: drawn(frame, place))
    case .textOnPath(let drawing): output += drawing.items(in: drawn(frame, place))
    case .border(let border): pushBorder(border, drawn(frame, place))
    case .clip(let shape):
      let outline = session.outline(of: shape, in: drawn(frame, place), at: node)
      open(DisplayGroup(clip: outline.displayPath))
    case .layer(let layer): open(layer.group(in: drawn(frame, place)))
    case .opacity(let opacity): open(DisplayGroup(opacity: min(max(opacity, 0), 1)))
    case .effect, .drawnEffect, .visualEffect:
      enterEffect(node, frame)
      return
    case .mask:
      enterMask(node, inner)
      return
    case .none, .zIndex, .coordinateSpace, .preference, .observer, .containerShape: break
    }
    enterChildren(of: node, inner)
  }

  /// Opens a group that closes when the children of the node are done.
  private mutating func open(_ group: DisplayGroup) {
    output.append(.push(group))
    pending.append(.emit(.pop))
  }

  /// Draws the first child in a group of its own, and the others as a mask of it.
  private mutating func enterMask(_ node: LayoutTree.NodeID, _ place: Place) {
    let children = session.tree.children(of: node)
    guard let primary = children.first else { return }
    open(DisplayGroup(isIsolated: true))
    pending.append(.emit(.pop))
    for child in children.dropFirst().reversed() { pending.append(.enter(child, place)) }
    pending.append(.emit(.push(DisplayGroup(blendMode: .destinationIn))))
    pending.append(.enter(primary, place))
  }

  private mutating func enterEffect(_ node: LayoutTree.NodeID, _ frame: Rect) {
    var groups = session.drawnEffect(of: node)?.groups ?? [DisplayGroup()]
    groups[0].transform = groups[0].transform
      .followed(by: .translation(x: frame.minX, y: frame.minY))
    for group in groups { open(group) }
    enterChildren(of: node, Place(origin: .zero, isOnGrid: false))
  }

  /// Puts the children on the list so that the one that is drawn first is taken first.
  private mutating func enterChildren(of node: LayoutTree.NodeID, _ place: Place) {
    var children = session.tree.children(of: node)
    if session.tree.drawsSecondaryBelow(node), children.count > 1 {
      children.append(children.removeFirst())
    }
    for child in inDrawingOrder(children).reversed() { pending.append(.enter(child, place)) }
  }

  private func inDrawingOrder(_ children: [LayoutTree.NodeID]) -> [LayoutTree.NodeID] {
    guard children.count > 1, session.usesZIndex else { return children }
    return children.enumerated()
      .sorted { (zIndex($0.element), $0.offset) < (zIndex($1.element), $1.offset) }
      .map(\.element)
  }

  /// The z index that a child or a modifier around its view sets; zero without one.
  private func zIndex(_ node: LayoutTree.NodeID) -> Double {
    var node = node
    while true {
      if case .zIndex(let value) = session.role(session.tree.tag(of: node)) {
        return value.isNaN ? 0 : value
      }
      let children = session.tree.children(of: node)
      guard children.count == 1 else { return 0 }
      node = children[0]
    }
  }

  // MARK: Drawing

  /// A frame as it is drawn.
  private func drawn(_ frame: Rect, _ place: Place) -> CGRect {
    place.isOnGrid ? grid.frame(CGRect(frame)) : CGRect(frame)
  }

  private mutating func fill(_ rect: CGRect, _ color: DisplayColor) {
    guard rect.width > 0, rect.height > 0 else { return }
    output.append(.fill(Path(rect).displayPath, .color(color), evenOdd: false))
  }

  private mutating func draw(
    _ drawing: ShapeDrawing, _ node: LayoutTree.NodeID, _ rect: CGRect
  ) {
    let path = session.outline(
      of: drawing.shape, in: CGRect(origin: .zero, size: rect.size), at: node
    )
    .offsetBy(dx: rect.minX, dy: rect.minY).displayPath
    let paint = drawing.style.paint(in: drawing.environment, bounds: rect)
    let item =
      drawing.stroke.map { DisplayItem.stroke(path, paint, $0) }
      ?? .fill(path, paint, evenOdd: drawing.isEvenOdd)
    output += [item].filtered(by: drawing.style.filters(in: drawing.environment))
  }

  /// A border lies over the content and inside the edges.
  private mutating func pushBorder(_ border: BorderDrawing, _ rect: CGRect) {
    let width = CGFloat(border.width)
    guard width > 0, width.isFinite, rect.width > 0, rect.height > 0 else { return }
    var path = Path(rect)
    let inner = rect.insetBy(dx: width, dy: width)
    if !inner.isNull, inner.width > 0, inner.height > 0 { path.addRect(inner) }
    let paint = border.style.paint(in: border.environment, bounds: rect)
    pending.append(.emit(.fill(path.displayPath, paint, evenOdd: true)))
  }

  private mutating func draw(
    _ leaf: TextLeaf, _ node: LayoutTree.NodeID, _ frame: Rect, _ place: Place
  ) {
    let proposal = session.tree.proposal(of: node)
    output += TextDrawing(leaf, in: drawn(frame, place))
      .items(leaf.text.lines(width: proposal.width, height: proposal.height))
  }
}
