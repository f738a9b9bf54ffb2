// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// Controls are plain arrangements of their labels; the numbers are ours (`Docs/Gaps.md`).
@Suite struct ControlTests {
  private let title = Rigid(40, 20)

  // MARK: Labels

  @Test func `a label is a row of its icon and its title`() {
    let label = Label {
      title.id("title")
    } icon: {
      Rigid(12, 12).id("icon")
    }
    EveryWay(proposal: 200, 50)
      .expect(label, size: (60, 20), ["icon": [0, 4, 12, 12], "title": [20, 0, 40, 20]])
    EveryWay(proposal: 200, 50)
      .expect(label.labelStyle(.titleOnly), size: (40, 20), ["title": [0, 0, 40, 20]])
    EveryWay(proposal: 200, 50)
      .expect(label.labelStyle(.iconOnly), size: (12, 12), ["icon": [0, 0, 12, 12]])
    EveryWay(proposal: 200, 50).expect(label.labelStyle(.titleAndIcon), size: (60, 20))
  }

  private struct Upright: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 2) {
        configuration.icon
        Label(configuration)
      }
    }
  }

  @Test func `a label style may arrange a label anew, and use it as it was`() {
    let label = Label {
      title.id("title")
    } icon: {
      Rigid(12, 12).id("icon")
    }
    EveryWay(proposal: 200, 50).expect(
      label.labelStyle(Upright()), size: (60, 34),
      ["icon": [24, 0, 12, 12], "title": [20, 14, 40, 20]])
    let snapshot = label.layoutSnapshot(proposal: .unspecified)
    #expect(snapshot.root.name == "Label")
  }

  @Test func `a label keeps its place in a row`() {
    let row = HStack(spacing: 0) {
      Label(title: { title }, icon: { Rigid(12, 12) }).padding(5).id("label")
      Rigid(10, 10).id("other")
    }
    EveryWay(proposal: 200, 50)
      .expect(row, size: (80, 30), ["label": [0, 0, 70, 30], "other": [70, 10, 10, 10]])
  }

  @Test func `labeled content pushes its value to the end`() {
    let view = LabeledContent {
      Rigid(30, 10).id("value")
    } label: {
      title.id("title")
    }
    EveryWay(proposal: 200, 50)
      .expect(view, size: (200, 20), ["title": [0, 0, 40, 20], "value": [170, 5, 30, 10]])
    EveryWay(proposal: nil, nil).expect(view, size: (78, 20))
  }

  // MARK: Images

  private let environment = EnvironmentValues()

  @Test func `a symbol is a square as high as a capital letter`() {
    func side(_ view: some View) -> CGSize {
      view.layoutSnapshot(proposal: .unspecified, environment: environment).size
    }
    let font = Font.system(size: 100).resolved(in: environment)
    let capital = CGFloat(font.metrics.capHeight.rounded(.up))
    let star = Image(systemName: "star").font(.system(size: 100))
    #expect(capital > 0)
    #expect(side(star) == CGSize(width: capital, height: capital))
    let large = CGFloat((font.metrics.capHeight * 1.25).rounded(.up))
    #expect(side(star.imageScale(.large)).width == large)
  }

  @Test func `a resizable image takes its offer`() {
    let snapshot = Image(systemName: "star").resizable()
      .layoutSnapshot(proposal: ProposedViewSize(width: 30, height: 20), environment: environment)
    #expect(snapshot.size == CGSize(width: 30, height: 20))
  }

  @Test func `an image that is not there takes no space and is reported`() {
    let snapshot = Image("logo").layoutSnapshot(in: CGSize(width: 100, height: 100))
    #expect(snapshot.nodes(named: "Image").map(\.frame.size) == [.zero])
    #expect(snapshot.diagnostics.map(\.kind) == [.missingImage])
  }

  // MARK: Buttons

  @Test func `a button is its label, and a border adds space around it`() {
    let button = Button(action: {}, label: { title.id("title") })
    EveryWay(proposal: 200, 80).expect(button, size: (40, 20), ["title": [0, 0, 40, 20]])
    EveryWay(proposal: 200, 80)
      .expect(button.buttonStyle(.plain), size: (40, 20), ["title": [0, 0, 40, 20]])
    EveryWay(proposal: 200, 80)
      .expect(button.buttonStyle(.bordered), size: (64, 34), ["title": [12, 7, 40, 20]])
    EveryWay(proposal: 200, 80).expect(
      button.buttonStyle(.borderedProminent).controlSize(.large), size: (80, 50),
      ["title": [20, 15, 40, 20]])
    EveryWay(proposal: 200, 80)
      .expect(button.buttonStyle(.bordered).controlSize(.small), size: (60, 30))
  }

  private struct Wide: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(maxWidth: .infinity)
        .padding(configuration.isPressed || configuration.role == .cancel ? 0 : 10)
    }
  }

  @Test func `a button style of one's own arranges the label`() {
    let button = Button(role: .destructive, action: {}, label: { title.id("title") })
    EveryWay(proposal: 200, 80)
      .expect(button.buttonStyle(Wide()), size: (200, 40), ["title": [80, 10, 40, 20]])
  }

  @Test func `a label of several views stands in a column`() {
    let button = Button(
      action: {},
      label: {
        title; title
      }
    ).buttonStyle(.bordered)
    EveryWay(proposal: 200, 200).expect(button, size: (64, 62))
  }

  // MARK: Switches and values

  @Test func `a toggle is its label and a switch at the end`() {
    let toggle = Toggle(isOn: .constant(true)) { title.id("title") }
    EveryWay(proposal: 200, 80).expect(toggle, size: (200, 31), ["title": [0, 5.5, 40, 20]])
    EveryWay(proposal: nil, nil).expect(toggle, size: (99, 31))
    EveryWay(proposal: 200, 80).expect(toggle.labelsHidden(), size: (51, 31))
    EveryWay(proposal: 200, 80).expect(toggle.toggleStyle(.button), size: (64, 34))
  }

  @Test func `a progress of a value is a bar below its label`() {
    let view = ProgressView(value: 0.5) { title.id("title") }
    EveryWay(proposal: 200, 80).expect(view, size: (200, 28), ["title": [0, 0, 40, 20]])
    EveryWay(proposal: 200, 80).expect(ProgressView(value: 0.5), size: (200, 4))
    EveryWay(proposal: 200, 80).expect(ProgressView(), size: (20, 20))
    EveryWay(proposal: 200, 80)
      .expect(Gauge(value: 3, in: 1...5) { title }, size: (200, 28))
  }

  @Test(arguments: [Double.nan, -1, 7, .infinity])
  func `a value outside of its range is drawn as the nearest one`(value: Double) {
    let list = ProgressView(value: value).displayList(in: CGSize(width: 100, height: 10))
    #expect(!list.items.isEmpty)
    let slider = Slider(value: .constant(value), in: 0...0)
    EveryWay(proposal: 200, 80).expect(slider, size: (200, 27))
  }

  @Test func `a stepper stands at the end, and a picker shows its segments`() {
    let stepper = Stepper(value: .constant(1), label: { title.id("title") })
    EveryWay(proposal: 200, 80).expect(stepper, size: (200, 32), ["title": [0, 6, 40, 20]])
    let picker = Picker(selection: .constant(1), label: title) {
      ForEach(0..<3) { _ in Rigid(10, 10) }
    }
    EveryWay(proposal: 304, 80).expect(picker.pickerStyle(.segmented), size: (304, 32))
  }

  // MARK: Lists

  @Test func `a list has a row for each view, with insets and a smallest height`() {
    let list = List {
      title.id("a")
      Rigid(40, 60).id("b")
      ForEach(0..<1) { _ in title.id("c") }
    }
    EveryWay(proposal: 200, 300).expect(
      list, size: (200, 300),
      ["a": [16, 12, 40, 20], "b": [16, 55, 40, 60], "c": [16, 138, 40, 20]])
    let lines = list.layoutSnapshot(in: CGSize(width: 200, height: 300)).nodes(named: "Divider")
    #expect(lines.map(\.frame.minX) == [16, 16, 16])
    #expect(lines.map(\.frame.maxY) == [44, 126, 170])
  }

  @Test func `a form lays its controls out as rows`() {
    let form = Form { Toggle(isOn: .constant(false)) { title.id("title") } }
    EveryWay(proposal: 200, 300)
      .expect(form, size: (200, 300), ["title": [16, 16.5, 40, 20]])
  }

  // MARK: Containers

  @Test func `a navigation takes its offer and centres its content`() {
    EveryWay(proposal: 200, 300).expect(
      NavigationStack {
        title.id("a")
        title.id("b")
      }, size: (200, 300), ["a": [80, 126, 40, 20], "b": [80, 154, 40, 20]])
    EveryWay(proposal: 200, 300)
      .expect(NavigationView { Color.red.id("a") }, size: (200, 300), ["a": [0, 0, 200, 300]])
    EveryWay(proposal: 200, 300).expect(
      NavigationLink(destination: Color.red) { title.id("a") }, size: (40, 20),
      ["a": [0, 0, 40, 20]])
  }

  @Test func `a group box has its label above its content`() {
    let box = GroupBox(label: Rigid(10, 10).id("label")) { title.id("content") }
    EveryWay(proposal: 200, 300).expect(
      box, size: (72, 70), ["label": [16, 16, 10, 10], "content": [16, 34, 40, 20]])
  }

  @Test func `a disclosure group shows its content while it is open`() {
    func group(_ isOpen: Bool) -> some View {
      DisclosureGroup(isExpanded: .constant(isOpen)) {
        title.id("content")
      } label: {
        Rigid(10, 30).id("label")
      }
    }
    EveryWay(proposal: 200, 300)
      .expect(group(true), size: (200, 58), ["content": [0, 38, 40, 20]])
    EveryWay(proposal: 200, 300).expect(group(false), size: (200, 30))
  }

  @Test func `a control group is a row`() {
    EveryWay(proposal: 200, 300).expect(
      ControlGroup {
        title; title
      }, size: (88, 20))
  }

  // MARK: Fields

  @Test func `a field takes the width, and shows its text or its prompt`() {
    func shown(_ view: some View) -> [String?] {
      view.layoutSnapshot(in: CGSize(width: 200, height: 100), environment: environment)
        .nodes(named: "Text").map(\.text)
    }
    #expect(shown(TextField("Name", text: .constant("Ada"))) == ["Ada"])
    #expect(shown(TextField("Name", text: .constant(""))) == ["Name"])
    #expect(
      shown(TextField("Name", text: .constant(""), prompt: Text("Your name"))) == ["Your name"])
    #expect(shown(SecureField("Code", text: .constant("abc"))) == ["•••"])
    #expect(shown(TextEditor(text: .constant("Long text"))) == ["Long text"])
    let field = TextField(text: .constant("")) { title.id("title") }
    EveryWay(proposal: 200, 80).expect(field, size: (200, 20), ["title": [0, 0, 40, 20]])
    EveryWay(proposal: 200, 80).expect(
      field.textFieldStyle(.roundedBorder), size: (200, 34), ["title": [7, 7, 40, 20]])
    let editor = TextEditor(text: .constant("a"))
      .layoutSnapshot(in: CGSize(width: 200, height: 100), environment: environment)
    #expect(editor.root.frame.size == CGSize(width: 200, height: 100))
  }
}
