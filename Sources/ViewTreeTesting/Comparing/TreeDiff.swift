// SPDX-License-Identifier: MIT

/// The difference of two layout trees, line by line.
///
/// 1. Lines that agree within the tolerance are matched, as many as possible.
/// 2. Between them, lines for the same node (equal but for the frame) are matched.
/// 3. What is left is missing or new.
package struct TreeDiff {
  private let edits: [Edit]
  private let tolerance: Double
  private static let context = 2

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
    var skipped = 0
    for (index, edit) in edits.enumerated() {
      if shown.contains(index) {
        if skipped > 0 { lines.append(TreeDiff.gap(skipped)) }
        skipped = 0
        lines += print(edit)
      } else {
        skipped += 1
      }
    }
    if skipped > 0 { lines.append(TreeDiff.gap(skipped)) }
    return lines.joined(separator: "\n")
  }

  private static func gap(_ count: Int) -> String {
    count == 1 ? "  ⋮ 1 equal line" : "  ⋮ \(count) equal lines"
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
  /// Takes time in proportion to the lines and to the square of the differences.
  private static func align(
    _ old: [TreeLine], _ new: [TreeLine], by match: (TreeLine, TreeLine) -> Bool,
    _ take: (ArraySlice<TreeLine>, ArraySlice<TreeLine>, _ isMatch: Bool) -> Void
  ) {
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
