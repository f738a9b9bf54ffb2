// SPDX-License-Identifier: MIT

/// The difference of two layout trees, line by line.
///
/// 1. Trees of the same nodes are compared line for line.
/// 2. Else lines that agree within the tolerance are matched, as many as possible.
/// 3. Between them, lines for the same node (equal but for the frame) are matched.
/// 4. What is left is missing or new.
package struct TreeDiff {
  private let edits: [Edit]
  private let tolerance: Double
  /// The equal lines that are shown on each side of a difference.
  private static let context = 2
  /// The lines of both trees together that are matched in any order.
  private static let longest = 4000

  private enum Edit {
    case same(TreeLine)
    case changed(TreeLine, TreeLine)
    case missing(TreeLine)
    case new(TreeLine)

    var isDifference: Bool {
      if case .same = self { return false }
      return true
    }

    var line: TreeLine {
      switch self {
      case .same(let line), .changed(_, let line), .missing(let line), .new(let line): line
      }
    }
  }

  package init(expected: String, actual: String, tolerance: Double) {
    self.tolerance = tolerance
    edits = TreeDiff.edits(TreeText.lines(expected), TreeText.lines(actual), tolerance)
  }

  /// Whether the trees agree.
  package var isEmpty: Bool { !edits.contains { $0.isDifference } }

  /// What the diff below is, in one line.
  var title: String {
    let count = edits.count { $0.isDifference }
    let lines = count == 1 ? "1 line" : "\(count) lines"
    return "The layout differs in \(lines) (- expected, + actual):"
  }

  /// The differing lines, `-` for expected and `+` for actual, with the lines around them and the
  /// views that contain them.
  package var text: String {
    let shown = shownIndices()
    var lines: [String] = []
    var skipped: [TreeLine] = []
    for (index, edit) in edits.enumerated() {
      if shown.contains(index) {
        lines += TreeDiff.gap(skipped) + print(edit)
        skipped = []
      } else {
        skipped.append(edit.line)
      }
    }
    return (lines + TreeDiff.gap(skipped)).joined(separator: "\n")
  }

  /// Equal lines that are counted instead of shown, unless there is one only.
  private static func gap(_ lines: [TreeLine]) -> [String] {
    lines.count > 1 ? ["  ⋮ \(lines.count) equal lines"] : lines.map { "  " + $0.text }
  }

  private func print(_ edit: Edit) -> [String] {
    switch edit {
    case .same(let line): return ["  " + line.text]
    case .missing(let line): return ["- " + line.text]
    case .new(let line): return ["+ " + line.text]
    case .changed(let expected, let actual):
      let details = expected.frame.flatMap { frame in
        actual.frame.map { frame.differences(from: $0, tolerance: tolerance) }
      }
      let note = (details ?? []).joined(separator: "; ")
      return ["- " + expected.text, "+ " + actual.text + (note.isEmpty ? "" : "      " + note)]
    }
  }

  // MARK: Context

  /// The differences, the lines next to them, and the lines of the views around them.
  private func shownIndices() -> Set<Int> {
    var shown: Set<Int> = []
    var around: [Int] = []
    for (index, edit) in edits.enumerated() {
      while let last = around.last, edits[last].line.indentation >= edit.line.indentation {
        around.removeLast()
      }
      if edit.isDifference {
        shown.formUnion(around)
        shown.formUnion(max(index - TreeDiff.context, 0)...index)
        shown.formUnion(index...min(index + TreeDiff.context, edits.count - 1))
      }
      around.append(index)
    }
    return shown
  }

  // MARK: Matching

  private static func edits(
    _ expected: [TreeLine], _ actual: [TreeLine], _ tolerance: Double
  ) -> [Edit] {
    if expected.map(\.head) == actual.map(\.head) {
      return zip(expected, actual).map { old, new in
        old.agrees(with: new, tolerance: tolerance) ? .same(new) : .changed(old, new)
      }
    }
    var edits: [Edit] = []
    let equal = { (a: TreeLine, b: TreeLine) in a.agrees(with: b, tolerance: tolerance) }
    align(expected, actual, by: equal) { expected, actual, isMatch in
      if isMatch, let line = actual.first {
        edits.append(.same(line))
      } else {
        edits += changes(expected, actual)
      }
    }
    return edits
  }

  private static func changes(
    _ expected: ArraySlice<TreeLine>, _ actual: ArraySlice<TreeLine>
  ) -> [Edit] {
    var edits: [Edit] = []
    align(Array(expected), Array(actual), by: { $0.head == $1.head }) { old, new, isMatch in
      if isMatch, let old = old.first, let new = new.first {
        edits.append(.changed(old, new))
      } else {
        edits += old.map { .missing($0) } + new.map { .new($0) }
      }
    }
    return edits
  }

  /// Hands over pairs that match and the runs between them, in order.
  ///
  /// Takes time in proportion to the lines and to the square of the differences; long texts are
  /// one run without matches.
  private static func align(
    _ old: [TreeLine], _ new: [TreeLine], by match: (TreeLine, TreeLine) -> Bool,
    _ take: (ArraySlice<TreeLine>, ArraySlice<TreeLine>, _ isMatch: Bool) -> Void
  ) {
    guard old.count + new.count <= longest else {
      take(old[...], new[...], false)
      return
    }
    let difference = new.difference(from: old) { match($0, $1) }
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let (startOld, startNew) = (i, j)
      while removed.contains(i) { i += 1 }
      while inserted.contains(j) { j += 1 }
      if i > startOld || j > startNew {
        take(old[startOld..<i], new[startNew..<j], false)
      } else {
        take(old[i..<(i + 1)], new[j..<(j + 1)], true)
        (i, j) = (i + 1, j + 1)
      }
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
