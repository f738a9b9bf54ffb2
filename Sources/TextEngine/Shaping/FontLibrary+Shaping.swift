// SPDX-License-Identifier: MIT

extension FontLibrary {
  /// The shaped text; kept when it is short enough to come again.
  func shaped(_ runs: [TextRun], isRightToLeft: Bool) -> ShapedText {
    let length = runs.reduce(0) { $0 + $1.text.utf8.count }
    guard length <= 1024 else {
      return Shaper.shape(runs, isRightToLeft: isRightToLeft, library: self)
    }
    let key = ShapeKey(runs: runs, isRightToLeft: isRightToLeft)
    if let known = shapes.withLock({ $0.value(for: key) }) { return known }
    let generation = generation.load(ordering: .acquiring)
    let shaped = Shaper.shape(runs, isRightToLeft: isRightToLeft, library: self)
    shapes.withLock { shapes in
      // A font registered meanwhile may shape the text otherwise.
      let isCurrent = generation == self.generation.load(ordering: .acquiring)
      if isCurrent { shapes.insert(shaped, for: key) }
    }
    return shaped
  }
}
