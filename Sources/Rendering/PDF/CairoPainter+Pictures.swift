// SPDX-License-Identifier: MIT

import CCairo
import LayoutEngine
import ViewTree

/// What PDF cannot draw is embedded as pictures: what filters make, and what mixes in ways of which
/// PDF knows nothing.
extension CairoPainter {
  /// Pixels per point of the page (ours).
  private static let pictureScale = 2.0
  /// The most pixels of one picture (ours); a larger one has fewer pixels per point.
  private static let largestPicture = Double(1 << 24)

  /// Draws the start of such a group, and tells with which step to go on.
  ///
  /// Shadows are pictures, and what throws them stays text and curves above them. In any other
  /// case all the group is one picture, which carries the characters of its text.
  mutating func paintFiltered(
    _ group: SceneGroup, _ steps: ArraySlice<SceneStep>, at index: Int, _ text: PDFTextPainter
  ) throws(RenderingError) -> Int {
    let end = steps.endOfGroup(at: index)
    let content = steps[(index + 1)..<end]
    var plain = group
    plain.filters = []
    plain.isIsolated = plain.isIsolated || content.contains(where: \.isMixing)
    try begin(plain)
    let shadows = group.filters.compactMap(\.aloneIfBelow)
    guard shadows.count == group.filters.count, !group.isPicture else {
      try paintPicture(of: content, group)
      carry(content, text)
      return end
    }
    for place in shadows.indices.reversed() {
      var single = group
      single.filters = group.filters[..<place] + [shadows[place]]
      try paintPicture(of: content, single)
    }
    return index + 1
  }

  /// Draws a picture of steps after the filters of their group.
  private func paintPicture(
    of steps: ArraySlice<SceneStep>, _ group: SceneGroup
  ) throws(RenderingError) {
    let seen = canvas.clipBox.scaled(by: 1 / scale)
    guard let box = group.filterArea.intersection(group.source(of: seen)) else { return }
    let resolution = resolution(for: box.size)
    let area = box.scaled(by: resolution)
    let picture = try FilterLayer(area: area, needed: area.outset(by: 1)).makeCanvas()
    var painter = CairoPainter(picture, scale: resolution, glyphStyle: .outlines)
    try painter.paint(steps)
    try picture.apply(group.filters, scale: resolution)
    cairo_save(canvas.context)
    canvas.setSource(picture, unit: scale / resolution)
    cairo_paint(canvas.context)
    cairo_restore(canvas.context)
  }

  /// Pixels per point of the canvas for a picture of a size in points.
  private func resolution(for size: Size) -> Double {
    let area = max(size.width * size.height, 1e-9)
    let longest = max(size.width, size.height, 1e-9)
    return min(
      scale * Self.pictureScale, (Self.largestPicture / area).squareRoot(),
      Double(RasterSize.longestSide - 4) / longest)
  }

  private func carry(_ steps: ArraySlice<SceneStep>, _ painter: PDFTextPainter) {
    for step in steps {
      switch step {
      case .glyphs(let run, let paint, let map):
        for piece in run.pieces {
          painter.carry(CarriedText(piece, of: run), paint, mappedBy: deviceMap(map))
        }
      case .image(let image, let map):
        if let text = image.text { painter.carry(text, .black, mappedBy: deviceMap(map)) }
      case .begin, .end, .fill, .stroke, .picture: break
      }
    }
  }
}

extension ArraySlice<SceneStep> {
  /// Where the group ends that a step opens.
  fileprivate func endOfGroup(at index: Int) -> Int {
    var depth = 0
    for place in index..<endIndex {
      switch self[place] {
      case .begin: depth += 1
      case .end: depth -= 1
      case .fill, .stroke, .glyphs, .image, .picture: break
      }
      if depth == 0 { return place }
    }
    return endIndex
  }
}

extension SceneStep {
  /// Whether the step opens a group that mixes with what is below.
  fileprivate var isMixing: Bool { openedGroup.map { $0.blendMode != .normal } ?? false }
}

extension DisplayFilter {
  /// The shadow without the drawing above it, or nil for what is no shadow below a drawing.
  fileprivate var aloneIfBelow: DisplayFilter? {
    guard case .shadow(var shadow) = self, shadow.place == .below else { return nil }
    shadow.place = .alone
    return .shadow(shadow)
  }
}
