// SPDX-License-Identifier: MIT

import Testing
import ViewTreeTesting

/// The format of the diff is ours, after the example in the project's style.
@Suite struct TreeDiffTests {
  private let row = """
    HStack  0,0  300×20
      Text "left"  0,0  40×20
      Text "right" #r  48,0  252×20
    """

  private func diff(_ actual: String, tolerance: Double = 0.001) -> TreeDiff {
    TreeDiff(expected: row, actual: actual, tolerance: tolerance)
  }

  @Test func `the same tree has no difference, whatever blank lines are around it`() {
    #expect(diff("\n\n" + row + "  \n\n").isEmpty)
    #expect(TreeDiff(expected: "", actual: "\n \n", tolerance: 0).isEmpty)
  }

  @Test func `numbers that differ are shown with both values`() {
    let actual = row.replacing("48,0  252×20", with: "40,0  260×20")
    #expect(
      diff(actual).text == """
          HStack  0,0  300×20
            Text "left"  0,0  40×20
        -   Text "right" #r  48,0  252×20
        +   Text "right" #r  40,0  260×20      x: expected 48, got 40; width: expected 252, got 260
        """)
  }

  @Test(arguments: [(0.001, true), (0.0005, false)])
  func `numbers may differ by the tolerance`(tolerance: Double, agrees: Bool) {
    let actual = row.replacing("48,0", with: "48.001,-0.001")
    #expect(diff(actual, tolerance: tolerance).isEmpty == agrees)
  }

  @Test func `a tolerance does not reach into names, texts and identifiers`() {
    for other in ["Text \"rght\" #r", "Text \"right\" #s", "Label \"right\" #r"] {
      let actual = row.replacing("Text \"right\" #r", with: other)
      #expect(diff(actual, tolerance: 1000).isEmpty == false, "\(other)")
    }
  }

  @Test func `an indentation that differs is a difference`() {
    let actual = row.replacing("  Text \"right\"", with: "    Text \"right\"")
    #expect(
      diff(actual).text == """
          HStack  0,0  300×20
            Text "left"  0,0  40×20
        -   Text "right" #r  48,0  252×20
        +     Text "right" #r  48,0  252×20
        """)
  }

  @Test func `infinite numbers equal themselves only`() {
    let infinite = "Color  -∞,0  ∞×20"
    #expect(TreeDiff(expected: infinite, actual: infinite, tolerance: 1).isEmpty)
    #expect(
      TreeDiff(expected: infinite, actual: "Color  0,0  20×20", tolerance: 1).text == """
        - Color  -∞,0  ∞×20
        + Color  0,0  20×20      x: expected -∞, got 0; width: expected ∞, got 20
        """)
  }

  @Test func `a line that came or went is not paired with its neighbour`() {
    let actual = row.replacing("  Text \"left\"  0,0  40×20\n", with: "")
    #expect(
      diff(actual).text == """
          HStack  0,0  300×20
        -   Text "left"  0,0  40×20
            Text "right" #r  48,0  252×20
        """)
  }

  @Test func `equal lines far away are counted, but the views around stay`() {
    let rows = (0..<20).map { "    Color  0,\($0)  10×1" }
    let tree = (["VStack  0,0  10×20", "  frame  0,0  10×20"] + rows).joined(separator: "\n")
    let actual = tree.replacing("0,10  10×1", with: "0,10  9×1")
    #expect(
      TreeDiff(expected: tree, actual: actual, tolerance: 0).text == """
          VStack  0,0  10×20
            frame  0,0  10×20
          ⋮ 8 equal lines
              Color  0,8  10×1
              Color  0,9  10×1
        -     Color  0,10  10×1
        +     Color  0,10  9×1      width: expected 10, got 9
              Color  0,11  10×1
              Color  0,12  10×1
          ⋮ 7 equal lines
        """)
  }

  @Test(.timeLimit(.minutes(1)))
  func `large trees without anything in common are compared in time`() {
    let rows = { (x: Int) in
      (0..<20_000).map { "  Color\($0 * x)  \(x),\($0)  1×1" }.joined(separator: "\n")
    }
    #expect(TreeDiff(expected: rows(1), actual: rows(2), tolerance: 0).text.count > 100_000)
  }

  @Test func `the same nodes in other places are compared line for line`() {
    let old = "Color  0,0  9×9\nColor  10,0  9×9"
    let new = "Color  10,0  9×9\nColor  20,0  9×9"
    #expect(
      TreeDiff(expected: old, actual: new, tolerance: 0).text == """
        - Color  0,0  9×9
        + Color  10,0  9×9      x: expected 0, got 10
        - Color  10,0  9×9
        + Color  20,0  9×9      x: expected 10, got 20
        """)
  }

  @Test func `a line without a frame is compared letter by letter`() {
    #expect(!TreeDiff(expected: "HStack", actual: "HStack  0,0  1×1", tolerance: 1).isEmpty)
    #expect(!TreeDiff(expected: "HStack 0,0 1x1", actual: "HStack  0,0  1×1", tolerance: 1).isEmpty)
  }
}
