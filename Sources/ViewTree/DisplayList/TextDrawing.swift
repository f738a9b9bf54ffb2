// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutEngine
internal import TextEngine

/// Turns the lines of a text into drawing steps.
///
/// On each line: what is behind the letters, lines below them, letters and pictures, lines through
/// them.
struct TextDrawing: Sendable {
  let leaf: TextLeaf
  private let rect: CGRect
  /// The part of a line of which backgrounds and lines are drawn.
  private var window = -Double.infinity...Double.infinity

  /// - Parameter rect: where the text's box is drawn.
  init(_ leaf: TextLeaf, in rect: CGRect) {
    self.leaf = leaf
    self.rect = rect
  }

  func items(_ lines: [TextLine]) -> [DisplayItem] { lines.flatMap(items) }

  /// The steps for a part of a line, with as much of what lies behind and through it; dashes stay
  /// where they are on the whole line.
  func items(_ line: TextLine, from left: Double, to right: Double) -> [DisplayItem] {
    guard left <= right else { return [] }
    var part = self
    part.window = left...right
    return part.items(line)
  }

  func items(_ line: TextLine) -> [DisplayItem] {
    backgrounds(line) + decorations(line, .underline) + line.runs.flatMap(glyphs)
      + line.stretches.flatMap(picture) + decorations(line, .strikethrough)
  }

  private func paint(_ run: Int) -> TextRunPaint? {
    leaf.paints.indices.contains(run) ? leaf.paints[run] : nil
  }

  private func glyphs(_ run: GlyphRun) -> [DisplayItem] {
    guard let style = paint(run.sourceRun)?.style else { return [] }
    let glyphs = DisplayItem.glyphs(
      run.moved(x: Double(rect.minX), y: Double(rect.minY)),
      style.paint(in: leaf.environment, bounds: rect))
    return [glyphs].filtered(by: style.filters(in: leaf.environment))
  }

  /// The colours behind the letters, as high as the line.
  private func backgrounds(_ line: TextLine) -> [DisplayItem] {
    line.stretches.compactMap { stretch in
      guard let color = paint(stretch.sourceRun)?.extras?.background,
        let (x, width) = visible(stretch.x, stretch.width)
      else { return nil }
      let box = CGRect(x: x, y: line.y, width: width, height: line.height)
      return .fill(
        path(box), .color(color.displayColor(in: leaf.environment)), evenOdd: false)
    }
  }

  /// The part of a stretch inside the window; nil for nothing.
  private func visible(_ x: Double, _ width: Double) -> (x: Double, width: Double)? {
    let left = max(x, window.lowerBound)
    let right = min(x + width, window.upperBound)
    return right > left ? (left, right - left) : nil
  }

  /// A picture on the baseline of its run.
  private func picture(_ stretch: TextStretch) -> [DisplayItem] {
    guard let picture = paint(stretch.sourceRun)?.extras?.picture, stretch.width > 0 else {
      return []
    }
    let box = CGRect(
      x: stretch.x, y: stretch.baseline - stretch.ascent, width: stretch.width,
      height: stretch.ascent + stretch.descent
    ).offsetBy(dx: rect.minX, dy: rect.minY)
    switch picture {
    case .shape(let shape): return [fill(shape, in: box)]
    case .picture(let drawing): return drawing.items(in: box)
    }
  }

  private func fill(_ drawing: ShapeDrawing, in box: CGRect) -> DisplayItem {
    let shape = drawing.shape.path(in: CGRect(origin: .zero, size: box.size))
      .offsetBy(dx: box.minX, dy: box.minY)
    return .fill(
      shape.displayPath, drawing.style.paint(in: drawing.environment, bounds: rect),
      evenOdd: drawing.isEvenOdd)
  }

  private func decorations(_ line: TextLine, _ kind: TextDecoration.Kind) -> [DisplayItem] {
    line.decorations.compactMap { $0.kind == kind ? item($0) : nil }
  }

  private func item(_ decoration: TextDecoration) -> DisplayItem? {
    guard let paint = paint(decoration.sourceRun),
      let (left, width) = visible(decoration.x, decoration.width)
    else { return nil }
    let extras = paint.extras
    let own = decoration.kind == .underline ? extras?.underline : extras?.strikethrough
    let style =
      own.map { .color($0.displayColor(in: leaf.environment)) }
      ?? paint.style.paint(in: leaf.environment, bounds: rect)
    let dashes = decoration.dashes
    guard !dashes.isEmpty else {
      let box = CGRect(
        x: left, y: decoration.y - decoration.thickness / 2, width: width,
        height: decoration.thickness)
      return .fill(path(box), style, evenOdd: false)
    }
    let y = Double(rect.minY) + decoration.y
    let x = Double(rect.minX) + left
    let stroke = DisplayPath(elements: [
      .move(Point(x: x, y: y)), .line(Point(x: x + width, y: y)),
    ])
    return .stroke(
      stroke, style,
      DisplayStroke(
        width: decoration.thickness, dash: dashes, dashPhase: left - decoration.x))
  }

  private func path(_ box: CGRect) -> DisplayPath {
    Path(box.offsetBy(dx: rect.minX, dy: rect.minY)).displayPath
  }
}

extension GlyphRun {
  fileprivate func moved(x: Double, y: Double) -> GlyphRun {
    var run = self
    for index in run.glyphs.indices {
      run.glyphs[index].x += x
      run.glyphs[index].y += y
    }
    return run
  }
}
