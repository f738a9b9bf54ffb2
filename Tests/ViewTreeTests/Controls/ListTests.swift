// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// Rows of lists; the numbers are ours (`Docs/Gaps.md`).
@Suite struct ListTests {
  private let title = Rigid(40, 20)
  private let window = CGSize(width: 200, height: 300)

  private struct Row: View {
    var body: some View {
      Rigid(40, 20).id("own").listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
  }

  @Test func `a row may have other insets, also from inside a body`() {
    let list = List {
      Row()
      title.id("edge").listRowInsets(.leading, 30)
      title.id("usual").listRowInsets(nil)
    }
    .environment(\.defaultMinListRowHeight, 0)
    EveryWay(proposal: 200, 300).expect(
      list, size: (200, 300),
      ["own": [2, 1, 40, 20], "edge": [30, 35, 40, 20], "usual": [16, 77, 40, 20]])
  }

  @Test func `insets of a group count for each of its rows`() {
    let list = List {
      Group {
        title.id("a")
        title.id("b")
      }
      .listRowInsets(EdgeInsets())
    }
    EveryWay(proposal: 200, 300)
      .expect(list, size: (200, 300), ["a": [0, 12, 40, 20], "b": [0, 56, 40, 20]])
  }

  @Test func `lines can be hidden, added and moved by a guide`() {
    let list = List {
      title.listRowSeparator(.hidden)
      title.listRowSeparator(.visible, edges: .top)
      title.alignmentGuide(.listRowSeparatorLeading) { _ in 24 }
      Section { title }.listSectionSeparator(.hidden)
    }
    let lines = list.layoutSnapshot(in: window).nodes(named: "Divider").map(\.frame)
    #expect(lines.map(\.minX) == [16, 16, 40])
    #expect(lines.map(\.maxX) == [200, 200, 200])
    #expect(lines.map { $0.midY.rounded(.down) } == [87, 44, 131])
  }

  @Test func `a background is as large as its row`() {
    let list = List { title.listRowBackground(Color.red.id("back")) }
    EveryWay(proposal: 200, 300).expect(list, size: (200, 300), ["back": [0, 0, 200, 44]])
  }

  @Test func `grouped styles set sections apart`() {
    let rows = Group {
      Section { title.id("a") }
      Section {
        title.id("b")
        title.id("c")
      }
    }
    EveryWay(proposal: 200, 300).expect(
      List { rows }.listStyle(.grouped), size: (200, 300),
      ["a": [16, 12, 40, 20], "b": [16, 91, 40, 20], "c": [16, 135, 40, 20]])
    EveryWay(proposal: 200, 300).expect(
      List { rows }.listStyle(.insetGrouped), size: (200, 300), ["b": [32, 91, 40, 20]])
    EveryWay(proposal: 200, 300).expect(
      List { rows }.listStyle(.plain).listSectionSpacing(.compact), size: (200, 300),
      ["b": [16, 64, 40, 20]])
    EveryWay(proposal: 200, 300).expect(
      List { rows }.listRowSpacing(10), size: (200, 300), ["c": [16, 120, 40, 20]])
    EveryWay(proposal: 200, 300).expect(
      Form { rows }.formStyle(.grouped), size: (200, 300), ["b": [32, 91, 40, 20]])
    EveryWay(proposal: 200, 300).expect(
      Form { rows }.formStyle(.columns), size: (40, 76), ["b": [0, 28, 40, 20]])
  }

  @Test func `an element's id finds its row`() {
    let list = List([7, 8], id: \.self) { _ in title }
    #expect(
      list.layoutSnapshot(in: window)[8]?.frame == CGRect(x: 0, y: 44, width: 200, height: 44))
  }

  private struct Branch: Identifiable {
    let id: String
    var children: [Branch]?
  }

  @Test func `a tree shows its first level, closed`() {
    let data = [Branch(id: "a", children: [Branch(id: "b")]), Branch(id: "c")]
    let list = List(data, children: \.children) { title.id("title " + $0.id) }
    let snapshot = list.layoutSnapshot(in: window)
    #expect(snapshot["title a"]?.frame.minX == 16)
    #expect(snapshot["title b"] == nil)
    #expect(snapshot["title c"]?.frame.minY == 56)
    #expect(snapshot.nodes(named: "DisclosureGroup").count == 1)
  }
}
