// SPDX-License-Identifier: MIT

import LayoutEngine
import TextEngine
import ViewTree

extension [SceneStep] {
  /// The steps with the area of each group that has filters. The filters of a group that draws
  /// nothing are taken away.
  func withFilterAreas() -> [SceneStep] {
    guard contains(where: { $0.openedGroup?.filters.isEmpty == false }) else { return self }
    var result = self
    var open: [(index: Int, box: Rect?)] = []
    for index in indices {
      if self[index].openedGroup != nil {
        open.append((index, nil))
        continue
      }
      var box = self[index].box
      if case .end = self[index], let closed = open.popLast() {
        box = result.closeGroup(at: closed.index, around: closed.box)
      }
      guard let last = open.indices.last else { continue }
      open[last].box = open[last].box.union(box)
    }
    return result
  }

  /// Keeps the area of a group whose steps draw inside a box, and tells where the group draws.
  private mutating func closeGroup(at index: Int, around box: Rect?) -> Rect? {
    guard var group = self[index].openedGroup else { return nil }
    var area = box
    if let box {
      group.filterArea = group.filters.reduce(box) { $1.area(around: $0) }
      area = group.filterArea
    } else {
      group.filters = []
    }
    self[index] = .begin(group)
    guard let clip = group.clip?.box(mappedBy: group.transform) else { return area }
    return area?.intersection(clip)
  }
}

extension Rect? {
  fileprivate func union(_ other: Rect?) -> Rect? {
    guard let self, let other else { return self ?? other }
    return self.union(other)
  }
}

extension SceneStep {
  /// The group that the step opens.
  var openedGroup: SceneGroup? {
    if case .begin(let group) = self { group } else { nil }
  }

  /// A box around what the step draws, in points of the canvas; nil for nothing.
  var box: Rect? {
    switch self {
    case .begin, .end: nil
    case .fill(let path, _, _, let map): path.box(mappedBy: map)
    case .stroke(let path, _, let stroke, let map):
      path.box(mappedBy: map)?.outset(by: stroke.reach * map.largestStretch)
    case .glyphs(let run, _, let map): run.inkBox(mappedBy: map)
    case .image(let image, let map): image.box.mapped(by: map)
    case .picture(let picture, let map): picture.box.mapped(by: map)
    }
  }
}

extension DisplayPath {
  fileprivate func box(mappedBy map: Transform) -> Rect? {
    let points = elements.flatMap(\.points).map { map.apply(to: $0).nearby }
    return points.isEmpty ? nil : Rect(around: points)
  }
}

extension DisplayStroke {
  /// How far from the path the stroke draws at most: a square end reaches √2 half widths.
  fileprivate var reach: Double {
    width / 2 * (join == .miter ? Swift.max(miterLimit, 2) : 2)
  }
}

extension GlyphRun {
  fileprivate func inkBox(mappedBy map: Transform) -> Rect? {
    let points = glyphs.flatMap { glyph in
      let map = outlineMap(of: glyph).followed(by: map)
      return face.outline(glyph: glyph.id).elements.flatMap(\.points)
        .map { map.apply(to: $0).nearby }
    }
    return points.isEmpty ? nil : Rect(around: points)
  }
}

extension GlyphOutline.Element {
  fileprivate var points: [Point] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadratic(let control, let end): [control, end]
    case .cubic(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }
}
