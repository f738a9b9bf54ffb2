// SPDX-License-Identifier: MIT

import Testing
import ViewTree

/// Numbers that a modifier cannot use: the result is defined, and a diagnostic names the view
/// (the rules for bad input; ours).
@Suite struct UsableNumbersTests {
  private func kinds(_ view: some View) -> [LayoutDiagnostic.Kind] {
    let snapshot = view.layoutSnapshot(in: CGSize(width: 100, height: 100))
    #expect(snapshot.nodes.allSatisfy { $0.frame.width.isFinite && $0.frame.minX.isFinite })
    return snapshot.diagnostics.map(\.kind)
  }

  @Test func `drawing modifiers name themselves`() {
    let color = Color.red
    #expect(kinds(color.cornerRadius(.nan)) == [.invalidLength])
    #expect(kinds(color.border(.blue, width: -1)) == [.invalidLength])
    #expect(kinds(Text("x").opacity(.infinity)) == [.invalidLength])
    #expect(kinds(color.zIndex(.nan)) == [.invalidLength])
    #expect(kinds(color.layoutPriority(.nan)) == [.invalidLength])
    #expect(kinds(color.cornerRadius(4).border(.blue).opacity(0.5).zIndex(1)) == [])
  }

  @Test func `text modifiers name themselves`() {
    let text = Text("x")
    #expect(kinds(text.kerning(.nan)) == [.invalidLength])
    #expect(kinds(text.font(.system(size: -3))) == [.invalidLength])
    #expect(kinds(VStack { text }.font(.system(size: .nan))) == [.invalidLength])
    #expect(kinds(text.lineLimit(0)) == [.invalidLength])
    #expect(kinds(text.lineSpacing(.infinity)) == [.invalidLength])
    #expect(kinds(text.minimumScaleFactor(0)) == [.invalidLength])
    #expect(kinds(text.lineLimit(2).lineSpacing(3).minimumScaleFactor(0.5)) == [])
  }

  @Test(arguments: [1e308, -1e308, 1e7, -1e7])
  func `lengths beyond a million points name themselves in texts`(number: Double) {
    let text = Text("x\ny")
    let column = VStack { text }
    let length = CGFloat(number)
    #expect(kinds(text.kerning(length)) == [.invalidLength])
    #expect(kinds(text.tracking(length)) == [.invalidLength])
    #expect(kinds(text.baselineOffset(length)) == [.invalidLength])
    #expect(kinds(column.kerning(length)) == [.invalidLength])
    #expect(kinds(column.tracking(length)) == [.invalidLength])
    #expect(kinds(column.baselineOffset(length)) == [.invalidLength])
    #expect(kinds(column.lineSpacing(length)) == [.invalidLength])
    #expect(kinds(column.font(.system(size: length))) == [.invalidLength])
    #expect(kinds(column.lineHeight(.leading(increase: length))) == [.invalidLength])
  }

  @Test func `a text inside a text keeps its characters and its font`() {
    let snapshot = Text("x \(Text("inner").bold()) y \(3)").layoutSnapshot(proposal: .unspecified)
    #expect(snapshot.root.text == "x inner y 3")
    let plain = Text("x inner y 3").layoutSnapshot(proposal: .unspecified)
    #expect(snapshot.size.width > plain.size.width)
  }

  @Test func `a tree is one line a node whatever its text and identifiers hold`() {
    let view = Text(verbatim: "a\u{1}\nb\t").id("we\nird")
    let lines = view.layoutSnapshot(proposal: .unspecified).description.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].contains(#"#we\nird"#))
    #expect(lines[1].contains(#""a\u{1}\nb\u{9}""#))
  }

  /// Rule 4.2: the largest distance over all that touches the edge counts.
  @Test func `something plain beside a text keeps its distance`() {
    func gap(_ second: some View) -> CGFloat {
      let snapshot = VStack {
        Text("a").id("a")
        second.id("b")
      }.layoutSnapshot(proposal: .unspecified)
      guard let a = snapshot["a"]?.frame, let b = snapshot["b"]?.frame else { return .nan }
      return b.minY - a.maxY
    }
    #expect(
      gap(
        HStack {
          Text("b"); Color.red.frame(width: 20, height: 30)
        }) == 8)
    #expect(
      gap(
        HStack {
          Text("b"); Spacer()
        }) == gap(Text("b")))
    #expect(gap(HStack { Text("b") }) == gap(Text("b")))
    #expect(gap(Color.red) == 8)
  }
}
