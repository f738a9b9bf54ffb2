// SPDX-License-Identifier: MIT

import LayoutEngine
import TextEngine
import ViewTree

extension Scene {
  /// Makes a list sound.
  ///
  /// 1. A group whose map is flat or not finite, whose clip is empty or not finite, or whose
  ///    opacity is zero draws nothing, and neither does anything inside it. As a mask it leaves
  ///    nothing of what it masks.
  /// 2. An item with a coordinate, size or paint that cannot be drawn is left out alone.
  /// 3. A `pop` too many is ignored; a group left open is closed at the end.
  init(_ list: DisplayList) {
    var builder = SceneBuilder()
    for item in list.items { builder.add(item) }
    self.init(size: list.size, steps: builder.finish().withFilterAreas())
  }
}

/// Walks a display list once, keeping the open groups on a stack of its own.
private struct SceneBuilder {
  private var steps: [SceneStep] = []
  private var open: [OpenGroup] = []
  /// How many groups are open inside of, and counting, a group that draws nothing.
  private var hiddenDepth = 0

  private struct OpenGroup {
    var transform: Transform
    var isWritten: Bool
    /// Whether the group keeps blend modes inside, once there are some.
    var isIsolated: Bool
    /// Where the group begins among the steps, or would.
    var start: Int
  }

  private var transform: Transform { open.last?.transform ?? .identity }

  mutating func add(_ item: DisplayItem) {
    switch item {
    case .push(let group): push(group)
    case .pop: pop()
    case .fill, .stroke, .glyphs, .image:
      guard hiddenDepth == 0 else { return }
      steps += item.paint.flatMap(SweptPaint.init).map { swept(item, $0) } ?? leaf(item)
    }
  }

  mutating func finish() -> [SceneStep] {
    hiddenDepth = 0
    while !open.isEmpty { pop() }
    return steps
  }

  private mutating func push(_ group: DisplayGroup) {
    guard hiddenDepth == 0, let drawn = sound(group) else {
      if hiddenDepth == 0, group.blendMode == .destinationIn { addEmptyMask() }
      hiddenDepth += 1
      return
    }
    if drawn.blendMode != .normal { isolateGroupAround() }
    open.append(
      OpenGroup(
        transform: drawn.transform, isWritten: drawn.isWritten, isIsolated: group.isIsolated,
        start: steps.count))
    if drawn.isWritten { steps.append(.begin(drawn)) }
  }

  /// Makes the innermost group that does more than to map one that keeps blend modes inside.
  private mutating func isolateGroupAround() {
    guard let place = open.lastIndex(where: { $0.isWritten || $0.isIsolated }) else { return }
    let start = open[place].start
    if !open[place].isWritten {
      open[place].isWritten = true
      steps.insert(.begin(.isolating), at: start)
    } else if var group = steps[start].openedGroup {
      group.isIsolated = true
      steps[start] = .begin(group)
    }
  }

  /// A mask that draws nothing leaves nothing of what it masks.
  private mutating func addEmptyMask() {
    isolateGroupAround()
    var mask = SceneGroup.isolating
    mask.blendMode = .destinationIn
    steps += [.begin(mask), .end]
  }

  private mutating func pop() {
    if hiddenDepth > 0 {
      hiddenDepth -= 1
    } else if let closed = open.popLast(), closed.isWritten {
      steps.append(.end)
    }
  }

  /// The group with its whole map to the canvas, or nil when it draws nothing.
  private func sound(_ group: DisplayGroup) -> SceneGroup? {
    let whole = group.transform.followed(by: transform)
    guard whole.isDrawable else { return nil }
    let opacity = group.opacity.isNaN ? 1 : min(max(group.opacity, 0), 1)
    guard opacity > 0 else { return nil }
    var result = SceneGroup(opacity: opacity, clip: nil, transform: whole)
    result.filters = group.filters.compactMap { $0.sound(mappedBy: whole) }
    result.blendMode = group.blendMode
    if let clip = group.clip {
      guard let sound = clip.sound else { return nil }
      result.clip = sound
    }
    return result
  }

  /// A paint in a group of its own, masked by what it paints.
  private func swept(_ item: DisplayItem, _ paint: SweptPaint) -> [SceneStep] {
    var (group, mask) = (SceneGroup.isolating, SceneGroup.isolating)
    group.opacity = paint.opacity
    mask.blendMode = .destinationIn
    let shape = leaf(item.blackened)
    guard group.opacity > 0, !shape.isEmpty, let back = transform.inverse else { return [] }
    let box = Rect(around: shape.flatMap { $0.box?.corners ?? [] }).mapped(by: back)
    return [.begin(group)] + paint.steps(in: box, mappedBy: transform)
      + [.begin(mask)] + shape + [.end, .end]
  }

  private func leaf(_ item: DisplayItem) -> [SceneStep] {
    switch item {
    case .push, .pop: []
    case .fill(let path, let paint, let evenOdd): fill(path, paint, evenOdd: evenOdd)
    case .stroke(let path, let paint, let stroke): self.stroke(path, paint, stroke)
    case .glyphs(let run, let paint): glyphs(run, paint)
    case .image(let image): image.sound.map { [.picture($0, transform)] } ?? []
    }
  }

  private func fill(_ path: DisplayPath, _ paint: DisplayPaint, evenOdd: Bool) -> [SceneStep] {
    guard let path = path.sound, let paint = paint.sound else { return [] }
    return [.fill(path, paint, evenOdd: evenOdd, transform)]
  }

  private func stroke(
    _ path: DisplayPath, _ paint: DisplayPaint, _ stroke: DisplayStroke
  ) -> [SceneStep] {
    guard let path = path.sound, let paint = paint.sound,
      let stroke = stroke.sound(pathLength: path.controlLength)
    else { return [] }
    return [.stroke(path, paint, stroke, transform)]
  }

  /// The glyphs with an outline, and after them those that are pictures: a paint lends its
  /// opacity to a picture, and not its colour. Each takes its characters with it.
  private func glyphs(_ run: GlyphRun, _ paint: DisplayPaint) -> [SceneStep] {
    guard let paint = paint.sound, run.isDrawable else { return [] }
    let run = run.nearby
    guard run.glyphs.contains(where: { run.image(of: $0, opacity: 1) != nil }) else {
      return [.glyphs(run, paint, transform)]
    }
    var rest: [TextPiece] = []
    var images: [SceneImage] = []
    for piece in run.pieces {
      let pictures = run.pictures(of: piece, opacity: paint.pictureOpacity)
      images += pictures.images
      if !pictures.rest.glyphs.isEmpty { rest.append(pictures.rest) }
    }
    let steps = images.map { SceneStep.image($0, transform) }
    return rest.isEmpty ? steps : [.glyphs(run.keeping(rest), paint, transform)] + steps
  }
}

extension SceneGroup {
  /// A group that does nothing but to keep blend modes inside.
  fileprivate static let isolating = SceneGroup(
    opacity: 1, clip: nil, transform: .identity, isIsolated: true)
}

extension Transform {
  /// Whether the map can be drawn through: finite, with a way back, and neither stretching nor
  /// shrinking more than a billion times (ours).
  fileprivate var isDrawable: Bool {
    guard let inverse else { return false }
    let factors = [a, b, c, d, inverse.a, inverse.b, inverse.c, inverse.d]
    return (factors + [tx, ty]).allSatisfy { abs($0) <= Point.farthest }
      && inverse.tx.isFinite && inverse.ty.isFinite
  }
}

extension GlyphRun {
  /// Whether all numbers are finite and the size shows something: from a ten-millionth of a
  /// point to ten million points (ours).
  fileprivate var isDrawable: Bool {
    (1e-7...1e7).contains(size) && face.unitsPerEm > 0 && !glyphs.isEmpty
      && glyphs.allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.advance.isFinite }
  }

  /// The run with its glyphs no farther out than `Point.farthest`.
  fileprivate var nearby: GlyphRun {
    var result = self
    for index in result.glyphs.indices {
      let place = Point(x: result.glyphs[index].x, y: result.glyphs[index].y).nearby
      result.glyphs[index].x = place.x
      result.glyphs[index].y = place.y
    }
    return result
  }
}
