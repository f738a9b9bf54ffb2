// SPDX-License-Identifier: MIT

import LayoutEngine
import TextEngine
import ViewTree

/// Puts invisible direction marks (U+200E, U+200F) into text beside signs without a direction, so
/// that readers of PDF count the signs among the letters they belong to.
///
/// A reader knows the places of the characters and not the text's direction. Poppler 22 cuts a
/// line where letters of the other direction begin; a bracket or a stop at such an edge falls to
/// whichever side is read first: on a page that has more letters from left to right, the left one.
struct DirectionMarks {
  fileprivate static let leftToRight: Unicode.Scalar = "\u{200E}"
  fileprivate static let rightToLeft: Unicode.Scalar = "\u{200F}"

  fileprivate private(set) var steps: [SceneStep]
  private let pageIsRightToLeft: Bool

  /// Whether a scalar is one of the marks.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar == leftToRight || scalar == rightToLeft
  }

  /// The scene with marks; the same one where all text runs from left to right.
  ///
  /// The marks have a direction, too, and may tip the balance of the page.
  static func marking(_ scene: Scene) -> Scene {
    let texts = scene.steps.compactMap(\.directedText)
    guard texts.contains(where: \.isRightToLeft) else { return scene }
    let lines = TextLines(scene.steps).lines
    let isRightToLeft = scene.isRightToLeft
    let marked = scene.marked(lines, pageIsRightToLeft: isRightToLeft)
    if marked.isRightToLeft == isRightToLeft { return marked }
    return scene.marked(lines, pageIsRightToLeft: !isRightToLeft)
  }

  fileprivate init(_ steps: [SceneStep], pageIsRightToLeft: Bool) {
    self.steps = steps
    self.pageIsRightToLeft = pageIsRightToLeft
  }

  /// Readers go over a page from left to right, or from right to left where most letters run that
  /// way; a mark is due at the first edge that they meet of a part, where what they come from
  /// runs the other way. The page's edge counts as text of the page's direction.
  fileprivate mutating func mark(_ line: [TextLines.Part]) {
    for (place, part) in line.enumerated() {
      let isRightToLeft = part.isRightToLeft
      let left = place > 0 ? line[place - 1].isRightToLeft : pageIsRightToLeft && isRightToLeft
      let right =
        place + 1 < line.count ? line[place + 1].isRightToLeft : pageIsRightToLeft || isRightToLeft
      steps[part.step].changeText { pieces in
        if pageIsRightToLeft {
          if isRightToLeft { pieces.markSeparators(beforeLeftToRight: !left) }
          if right != isRightToLeft { pieces.markRight(isRightToLeft: isRightToLeft) }
        } else if left != isRightToLeft {
          pieces.markLeft(isRightToLeft: isRightToLeft)
        }
      }
    }
  }
}

extension Scene {
  /// Whether more letters run from right to left than from left to right.
  fileprivate var isRightToLeft: Bool {
    steps.reduce(0) { $0 + ($1.directedText?.characters.directionBalance ?? 0) } > 0
  }

  fileprivate func marked(_ lines: [[TextLines.Part]], pageIsRightToLeft: Bool) -> Scene {
    var marks = DirectionMarks(steps, pageIsRightToLeft: pageIsRightToLeft)
    for line in lines { marks.mark(line) }
    return Scene(size: size, steps: marks.steps)
  }
}

extension [TextPiece] {
  /// Puts a mark at the left edge if a neutral sign stands there.
  fileprivate mutating func markLeft(isRightToLeft: Bool) {
    guard let first, let edge = first.leftmost(isRightToLeft), edge.readingDirection == .neutral
    else { return }
    self[0].addMark(onLeft: true, isRightToLeft: isRightToLeft)
  }

  /// Puts a mark at the right edge if no letter of the direction stands there. Separators from
  /// left to right need none.
  fileprivate mutating func markRight(isRightToLeft: Bool) {
    guard let last, let edge = last.rightmost(isRightToLeft) else { return }
    let direction = edge.readingDirection
    guard direction == .neutral || isRightToLeft && direction == .number else { return }
    self[count - 1].addMark(onLeft: false, isRightToLeft: isRightToLeft)
  }

  /// Ends each separator in text from right to left by a mark where a neutral sign follows,
  /// another separator, or letters from left to right: readers take separators for parts of
  /// numbers, which run from left to right.
  fileprivate mutating func markSeparators(beforeLeftToRight: Bool) {
    for index in indices {
      guard let sign = self[index].leftmost(true), sign.readingDirection == .number else {
        continue
      }
      let next = index > 0 ? self[index - 1].rightmost(true) : nil
      let isCut =
        switch next?.readingDirection {
        case .neutral: true
        case .number: next != sign
        case .leftToRight, .rightToLeft: false
        case nil: beforeLeftToRight
        }
      if isCut { self[index].addMark(onLeft: true, isRightToLeft: true) }
    }
  }
}

extension TextPiece {
  fileprivate func leftmost(_ isRightToLeft: Bool) -> Unicode.Scalar? {
    isRightToLeft ? text.unicodeScalars.last : text.unicodeScalars.first
  }

  fileprivate func rightmost(_ isRightToLeft: Bool) -> Unicode.Scalar? { leftmost(!isRightToLeft) }

  fileprivate mutating func addMark(onLeft: Bool, isRightToLeft: Bool) {
    let mark = String(isRightToLeft ? DirectionMarks.rightToLeft : DirectionMarks.leftToRight)
    text = onLeft == isRightToLeft ? text + mark : mark + text
  }
}

extension SceneStep {
  /// The characters of a step, if any, and their direction.
  fileprivate var directedText: (characters: String, isRightToLeft: Bool)? {
    switch self {
    case .glyphs(let run, _, _): (run.text, run.isRightToLeft)
    case .image(let image, _): image.text.map { ($0.characters, $0.isRightToLeft) }
    case .begin, .end, .fill, .stroke, .picture: nil
    }
  }

  /// Changes the texts of the clusters.
  fileprivate mutating func changeText(_ change: (inout [TextPiece]) -> Void) {
    switch self {
    case .glyphs(let run, let paint, let map):
      var pieces = run.pieces
      change(&pieces)
      self = .glyphs(run.keeping(pieces), paint, map)
    case .image(var image, let map):
      guard let text = image.text else { return }
      var pieces = [TextPiece(text: text.characters, glyphs: [])]
      change(&pieces)
      image.text?.characters = pieces[0].text
      self = .image(image, map)
    case .begin, .end, .fill, .stroke, .picture: break
    }
  }
}

extension String {
  /// How many more letters run from right to left than from left to right.
  fileprivate var directionBalance: Int {
    unicodeScalars.reduce(0) { sum, scalar in
      switch scalar.readingDirection {
      case .rightToLeft: sum + 1
      case .leftToRight: sum - 1
      case .number, .neutral: sum
      }
    }
  }
}
