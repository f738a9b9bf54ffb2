// SPDX-License-Identifier: MIT

import LayoutEngine
import TextEngine
import ViewTree

/// The lines that a reader sees in a scene: texts beside each other on one baseline.
struct TextLines {
  /// One text of a line.
  struct Part {
    /// Where it is among the steps of the scene.
    var step: Int
    var isRightToLeft: Bool
    fileprivate var left: Double
    fileprivate var right: Double
    fileprivate var baseline: Double
    fileprivate var size: Double
    fileprivate var map: Transform
  }

  /// The texts of each line from left to right.
  private(set) var lines: [[Part]] = []

  /// Finds the lines; groups cut them, and paths between texts do not.
  init(_ steps: [SceneStep]) {
    var line: [Part] = []
    for index in steps.indices {
      guard let part = Part(steps[index], at: index) else {
        if steps[index].isGroupEdge { finish(&line) }
        continue
      }
      if let last = line.last, !part.isBeside(last) { finish(&line) }
      line.append(part)
    }
    finish(&line)
  }

  private mutating func finish(_ line: inout [Part]) {
    guard !line.isEmpty else { return }
    lines.append(line.sorted { $0.left < $1.left })
    line = []
  }
}

extension TextLines.Part {
  fileprivate init?(_ step: SceneStep, at index: Int) {
    switch step {
    case .glyphs(let run, _, let map):
      guard let first = run.glyphs.first else { return nil }
      let right = run.glyphs.map { $0.x + $0.advance }.max()
      self.init(
        step: index, isRightToLeft: run.isRightToLeft,
        left: run.glyphs.map(\.x).min() ?? first.x, right: right ?? first.x, baseline: first.y,
        size: run.size, map: map)
    case .image(let image, let map):
      guard let text = image.text else { return nil }
      self.init(
        step: index, isRightToLeft: text.isRightToLeft, left: text.x, right: text.x + text.width,
        baseline: text.baseline, size: text.size, map: map)
    case .begin, .end, .fill, .stroke, .picture: return nil
    }
  }

  /// Whether a reader takes both for one line: less than half an em apart in height and seven
  /// tenths in width, which is where Poppler begins a column.
  fileprivate func isBeside(_ other: Self) -> Bool {
    let em = max(size, other.size)
    return map == other.map && abs(baseline - other.baseline) < em * 0.5
      && left - other.right < em * 0.7 && other.left - right < em * 0.7
  }
}

extension SceneStep {
  fileprivate var isGroupEdge: Bool {
    switch self {
    case .begin, .end: true
    case .fill, .stroke, .glyphs, .image, .picture: false
    }
  }
}
