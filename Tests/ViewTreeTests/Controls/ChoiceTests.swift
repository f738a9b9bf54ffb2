// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// Controls that show some of their views; the numbers are ours (`Docs/Gaps.md`).
@Suite struct ChoiceTests {
  private let title = Rigid(40, 20)
  private let size = CGSize(width: 200, height: 300)

  // MARK: Pickers

  private func picker<T: Hashable>(_ selection: T) -> some View {
    Picker(selection: .constant(selection), label: title.id("title")) {
      Rigid(10, 10).id("a").tag(1)
      Rigid(20, 10).id("b").tag(2)
      ForEach([3, 4], id: \.self) { Rigid(30, 10).id("c\($0)") }
    }
  }

  private func shown(_ view: some View) -> [String] {
    let snapshot = view.layoutSnapshot(in: size)
    return ["a", "b", "c3", "c4"].filter { snapshot[$0] != nil }
  }

  @Test func `a picker shows the view with the tag or the element's id`() {
    #expect(shown(picker(2)) == ["b"])
    #expect(shown(picker(4)) == ["c4"])
    #expect(shown(picker(Int?.some(1))) == ["a"])
    #expect(shown(picker(9)) == [])
    #expect(shown(picker(2).pickerStyle(.segmented)) == ["a", "b", "c3", "c4"])
    #expect(shown(picker(2).pickerStyle(.inline)) == ["a", "b", "c3", "c4"])
    #expect(shown(picker(2).pickerStyle(.wheel)) == ["b"])
  }

  @Test func `a wheel is 216 high, and choices stand below the label`() {
    EveryWay(proposal: 200, 300)
      .expect(picker(2).pickerStyle(.wheel), size: (200, 216), ["b": [90, 103, 20, 10]])
    let inline = picker(2).pickerStyle(.inline).font(.system(size: 1))
      .layoutSnapshot(proposal: ProposedViewSize(width: 200, height: 300))
    #expect(inline["a"]?.frame.origin == CGPoint(x: 0, y: 28))
    #expect(inline["b"]?.frame.origin == CGPoint(x: 0, y: 46))
  }

  // MARK: Tabs

  private func tabs(_ selection: Int?) -> some View {
    TabView(selection: selection.map { .constant($0) }) {
      title.id("one").tabItem { Rigid(10, 10).id("label") }.tag(1)
      Tab(value: 2) {
        Color.red.id("two")
      } label: {
        Rigid(20, 10)
      }
    }
  }

  @Test func `a tab view shows the selected view above its bar`() {
    EveryWay(proposal: 200, 300).expect(
      tabs(nil), size: (200, 300), ["one": [80, 115.5, 40, 20], "label": [45, 270.5, 10, 10]])
    EveryWay(proposal: 200, 300).expect(tabs(2), size: (200, 300), ["two": [0, 0, 200, 251]])
    #expect(tabs(2).layoutSnapshot(in: size)["one"] == nil)
    EveryWay(proposal: 200, 300)
      .expect(tabs(2).tabViewStyle(.page), size: (200, 300), ["two": [0, 0, 200, 300]])
    EveryWay(proposal: 200, 300).expect(tabs(7), size: (200, 300), ["one": [80, 115.5, 40, 20]])
  }

  // MARK: Columns

  private func columns(_ visibility: NavigationSplitViewVisibility) -> some View {
    NavigationSplitView(columnVisibility: .constant(visibility)) {
      title.id("sidebar").navigationSplitViewColumnWidth(100)
    } content: {
      title.id("content")
    } detail: {
      title.id("detail")
    }
  }

  @Test func `a split view has columns of their own widths, and the detail in the rest`() {
    EveryWay(proposal: 600, 100).expect(
      columns(.all), size: (600, 100),
      ["sidebar": [30, 40, 40, 20], "content": [240, 40, 40, 20], "detail": [490, 40, 40, 20]])
    EveryWay(proposal: 600, 100).expect(
      columns(.detailOnly), size: (600, 100), ["detail": [280, 40, 40, 20]])
    EveryWay(proposal: 600, 100).expect(
      columns(.all).environment(\.horizontalSizeClass, .compact), size: (600, 100),
      ["sidebar": [280, 40, 40, 20]])
  }

  // MARK: What stands in for content

  @Test func `content that is not there has its parts in the centre`() {
    let view = ContentUnavailableView {
      title.id("label")
    } description: {
      Rigid(60, 10).id("description")
    } actions: {
      Rigid(30, 10).id("action")
    }
    EveryWay(proposal: 200, 300).expect(
      view, size: (200, 300),
      [
        "label": [80, 122, 40, 20], "description": [70, 150, 60, 10], "action": [85, 168, 30, 10],
      ])
    let search = ContentUnavailableView.search(text: "x").layoutSnapshot(in: size)
    #expect(search.nodes(named: "Text").map(\.text).first == "No Results for “x”")
    let symbol = ContentUnavailableView("Empty", systemImage: "tray", description: Text("Soon"))
      .layoutSnapshot(in: size)
    let frames = (symbol.nodes(named: "Image") + symbol.nodes(named: "Text")).map(\.frame)
    #expect(frames.map(\.minY) == frames.map(\.minY).sorted())
  }

  // MARK: Dates, colours and buttons

  @Test func `a date has a box for each of its parts`() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    func texts(_ view: some View) -> [String?] {
      view.layoutSnapshot(in: size).nodes(named: "Text").map(\.text)
    }
    let picker = DatePicker("Day", selection: .constant(date))
    #expect(texts(picker) == ["Day", "Jan 1, 2001", "12:00\u{202F}AM"])
    #expect(
      texts(DatePicker("Day", selection: .constant(date), displayedComponents: .date))
        == ["Day", "Jan 1, 2001"])
    let snapshot = picker.datePickerStyle(.wheel).layoutSnapshot(in: size)
    #expect(snapshot.root.frame.size == CGSize(width: 200, height: 216))
  }

  @Test func `a colour is a circle at the end`() {
    let picker = ColorPicker(selection: .constant(.red)) { title.id("title") }
    EveryWay(proposal: 200, 80).expect(picker, size: (200, 28), ["title": [0, 4, 40, 20]])
  }

  @Test func `a menu is its label`() {
    let menu = Menu {
      Rigid(99, 99).id("inside")
    } label: {
      title.id("title")
    }
    EveryWay(proposal: 200, 80).expect(menu, size: (40, 20), ["title": [0, 0, 40, 20]])
    EveryWay(proposal: 200, 80).expect(menu.buttonStyle(.bordered), size: (64, 34))
    #expect(menu.layoutSnapshot(in: size)["inside"] == nil)
  }

  // MARK: Styles

  private struct OwnProgressView: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      ProgressView(configuration).padding(CGFloat(configuration.fractionCompleted ?? 0) * 10)
    }
  }

  private struct OwnGauge: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(CGFloat(configuration.value) * 10)
    }
  }

  private struct OwnGroupBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 1) {
        configuration.label
        configuration.content
      }
    }
  }

  private struct OwnLabeledContent: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 1) {
        configuration.label
        configuration.content
      }
    }
  }

  private struct OwnDisclosureGroup: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 1) {
        configuration.label
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  private struct OwnControlGroup: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 1) { configuration.content }
    }
  }

  private struct OwnMenu: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      Menu(configuration).padding(2)
    }
  }

  @Test func `styles of the user's arrange the parts`() {
    let every = EveryWay(proposal: 200, 300)
    every.expect(
      ProgressView(value: 0.5) { title }.progressViewStyle(OwnProgressView()), size: (200, 38))
    every.expect(Gauge(value: 0.5) { title }.gaugeStyle(OwnGauge()), size: (50, 30))
    every.expect(
      GroupBox(label: title) { title }.groupBoxStyle(OwnGroupBox()), size: (40, 41))
    every.expect(
      LabeledContent {
        title
      } label: {
        title
      }
      .labeledContentStyle(OwnLabeledContent()), size: (40, 41))
    every.expect(
      DisclosureGroup(isExpanded: .constant(true)) {
        title
      } label: {
        title
      }
      .disclosureGroupStyle(OwnDisclosureGroup()), size: (40, 41))
    every.expect(
      ControlGroup {
        title
        title
      }
      .controlGroupStyle(OwnControlGroup()), size: (40, 41))
    every.expect(
      Menu {
        title
      } label: {
        title
      }
      .menuStyle(OwnMenu()), size: (44, 24))
  }

  @Test func `progresses and gauges can be rings or bars`() {
    let every = EveryWay(proposal: 200, 300)
    every.expect(ProgressView(value: 0.5).progressViewStyle(.circular), size: (20, 20))
    every.expect(ProgressView().progressViewStyle(.linear), size: (200, 4))
    every.expect(Gauge(value: 0.5) { title }.gaugeStyle(.accessoryCircular), size: (58, 58))
    every.expect(
      Gauge(value: 0.5) {
        title
      } currentValueLabel: {
        title
      } minimumValueLabel: {
        Rigid(10, 10).id("low")
      } maximumValueLabel: {
        Rigid(10, 10).id("high")
      }, size: (200, 58), ["low": [0, 24, 10, 10], "high": [190, 24, 10, 10]])
  }

  @Test func `a field that grows down has as many lines as its text`() {
    let text = "One two three four five six seven eight nine"
    func height(_ axis: Axis) -> CGFloat {
      TextField("", text: .constant(text), axis: axis)
        .layoutSnapshot(proposal: ProposedViewSize(width: 100, height: nil)).size.height
    }
    #expect(height(.vertical) > 2 * height(.horizontal))
  }

  @Test func `a slider may have labels at its ends, and a switch several sources`() {
    let slider = Slider(value: .constant(0.5)) {
      title
    } minimumValueLabel: {
      Rigid(10, 10).id("low")
    } maximumValueLabel: {
      Rigid(20, 10).id("high")
    }
    EveryWay(proposal: 200, 80).expect(
      slider, size: (200, 27), ["low": [0, 8.5, 10, 10], "high": [180, 8.5, 20, 10]])
    let states = [Binding.constant(true), .constant(false)]
    let toggle = Toggle(sources: states, isOn: \.self) { title.id("title") }
    EveryWay(proposal: 200, 80).expect(toggle, size: (200, 31), ["title": [0, 5.5, 40, 20]])
  }

  @Test func `the space of the nearest scroll view has a name by itself`() {
    var frames: [CGRect] = []
    let view = ScrollView {
      Color.clear.frame(height: 30)
      GeometryReader { proxy in
        let _ = frames.append(proxy.frame(in: .scrollView))
        Color.clear
      }
      .frame(height: 10)
    }
    .scenePadding(.top)
    _ = view.layoutSnapshot(in: size)
    #expect(frames.last == CGRect(x: 0, y: 38, width: 200, height: 10))
  }
}
