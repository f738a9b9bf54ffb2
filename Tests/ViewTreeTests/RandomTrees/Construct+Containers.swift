// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

extension Construct {
  /// Views with views inside.
  static let containers: [Family] = stacks + transparent + grids + surroundings + layouts + boxes

  // MARK: Stacks

  private static let stacks: [Family] = [
    Family(6) { row($0.vertical(), $0.spacing()) },
    Family(6) { column($0.horizontal(), $0.spacing()) },
    Family(4) { depth($0.alignment()) },
    Family { draw in
      let (y, gap) = (draw.vertical(), draw.spacing())
      let list = arguments(("alignment", y.text), ("spacing", gap.code))
      return container("LazyHStack(\(list)) {") {
        views in LazyHStack(alignment: y.value, spacing: gap) { views }
      }
    },
    Family { draw in
      let (x, gap) = (draw.horizontal(), draw.spacing())
      let list = arguments(("alignment", x.text), ("spacing", gap.code))
      return container("LazyVStack(\(list)) {") {
        views in LazyVStack(alignment: x.value, spacing: gap) { views }
      }
    },
  ]

  private static func row(_ y: Named<VerticalAlignment>, _ gap: CGFloat?) -> Construct {
    let list = arguments(("alignment", y.unless(".center")), ("spacing", gap.map(\.code)))
    return container(
      list.isEmpty ? "HStack {" : "HStack(\(list)) {",
      simpler: {
        (y.text == ".center" ? [] : [row(Named(".center", .center), gap)])
          + (gap == nil ? [] : [row(y, nil)])
      },
      { views in HStack(alignment: y.value, spacing: gap) { views } })
  }

  static func column(_ x: Named<HorizontalAlignment>, _ gap: CGFloat?) -> Construct {
    let list = arguments(("alignment", x.unless(".center")), ("spacing", gap.map(\.code)))
    return container(
      list.isEmpty ? "VStack {" : "VStack(\(list)) {",
      simpler: {
        (x.text == ".center" ? [] : [column(Named(".center", .center), gap)])
          + (gap == nil ? [] : [column(x, nil)])
      },
      { views in VStack(alignment: x.value, spacing: gap) { views } })
  }

  private static func depth(_ alignment: Named<Alignment>) -> Construct {
    guard alignment.text != ".center" else {
      return container("ZStack {") { views in ZStack { views } }
    }
    return container("ZStack(alignment: \(alignment.text)) {", simpler: { [depth(.center)] }) {
      views in ZStack(alignment: alignment.value) { views }
    }
  }

  // MARK: Views that are none

  private static let transparent: [Family] = [
    Family { _ in container("Group {") { views in Group { views } } },
    Family { _ in container("ForEach(0..<1) { _ in") { views in ForEach(0..<1) { _ in views } } },
    Family { _ in container("ForEach(0..<2) { _ in") { views in ForEach(0..<2) { _ in views } } },
    Family { draw in
      let isShown = draw.chance(80)
      return container("Group {", "if \(isShown) {", closing: ["  }", "}"]) { views in
        Group {
          if isShown { views }
        }
      }
    },
    Family(1, [.font, .pixel]) { _ in
      container(
        "Section {",
        closing: ["} header: {", "  Text(verbatim: \"Header\")", "} footer: {", "  Divider()", "}"]
      ) { views in
        Section {
          views
        } header: {
          Text(verbatim: "Header")
        } footer: {
          Divider()
        }
      }
    },
    Family { _ in container("AnyView(Group {", closing: ["})"]) { AnyView($0) } },
  ]

  // MARK: Grids

  private static let columns: [Named<[GridItem]>] = [
    Named("[]", []), Named("[GridItem()]", [GridItem()]),
    Named(
      "[GridItem(.fixed(40), alignment: .bottomTrailing), GridItem()]",
      [GridItem(.fixed(40), alignment: .bottomTrailing), GridItem()]),
    Named(
      "[GridItem(.adaptive(minimum: 50), spacing: 5)]",
      [GridItem(.adaptive(minimum: 50), spacing: 5)]),
    Named(
      "[GridItem(.flexible(minimum: 60), spacing: 10), "
        + "GridItem(.flexible(minimum: 120, maximum: 150))]",
      [
        GridItem(.flexible(minimum: 60), spacing: 10),
        GridItem(.flexible(minimum: 120, maximum: 150)),
      ]),
  ]

  private static let grids: [Family] = [
    Family(3) { grid($0.alignment(), $0.spacing(), $0.spacing()) },
    Family { draw in
      let (items, x, gap) = (draw.of(columns), draw.horizontal(), draw.spacing())
      let list = arguments(
        ("columns", items.text), ("alignment", x.text), ("spacing", gap.code))
      return container("LazyVGrid(\(list)) {") { views in
        LazyVGrid(columns: items.value, alignment: x.value, spacing: gap) { views }
      }
    },
    Family { draw in
      let (items, y, gap) = (draw.of(columns), draw.vertical(), draw.spacing())
      let list = arguments(("rows", items.text), ("alignment", y.text), ("spacing", gap.code))
      return container("LazyHGrid(\(list)) {") { views in
        LazyHGrid(rows: items.value, alignment: y.value, spacing: gap) { views }
      }
    },
  ]

  private static func grid(
    _ alignment: Named<Alignment>, _ x: CGFloat?, _ y: CGFloat?
  ) -> Construct {
    let list = arguments(
      ("alignment", alignment.unless(".center")), ("horizontalSpacing", x.map(\.code)),
      ("verticalSpacing", y.map(\.code)))
    return container(
      list.isEmpty ? "Grid {" : "Grid(\(list)) {",
      simpler: {
        list.isEmpty
          ? []
          : [grid(.center, nil, nil), grid(.center, x, y)].dropLast(
            alignment.text == ".center" ? 1 : 0)
      },
      { views in
        Grid(alignment: alignment.value, horizontalSpacing: x, verticalSpacing: y) { views }
      })
  }

  /// Rows stand in grids, and nowhere else on purpose.
  static func gridRow(_ y: Named<VerticalAlignment>?) -> Construct {
    guard let y else { return container("GridRow {") { views in GridRow { views } } }
    return container("GridRow(alignment: \(y.text)) {", simpler: { [gridRow(nil)] }) { views in
      GridRow(alignment: y.value) { views }
    }
  }

  // MARK: Choosing, reading, scrolling

  private static let surroundings: [Family] = [
    Family(2) { draw in
      let axes = draw.of(Named<Axis.Set>.axes)
      return container("ViewThatFits(in: \(axes.text)) {") { views in
        ViewThatFits(in: axes.value) { views }
      }
    },
    Family(2, [.placed]) { draw in
      let axes = draw.of(Named<Axis.Set>.axes)
      return container("ScrollView(\(axes.text)) {") { views in ScrollView(axes.value) { views } }
    },
    Family(2) { _ in
      container("GeometryReader { _ in") { views in GeometryReader { _ in views } }
    },
    Family { _ in
      container(
        "GeometryReader { proxy in", "Group {",
        closing: ["  }", "  .frame(width: proxy.size.width / 2)", "}"]
      ) { views in
        GeometryReader { proxy in Group { views }.frame(width: proxy.size.width / 2) }
      }
    },
  ]

  // MARK: Layouts

  private static let layouts: [Family] = [
    Family { draw in
      let step = draw.number(0, 7, -2.5)
      return container("Stairs(step: \(step.code)) {") { views in Stairs(step: step) { views } }
    },
    Family { _ in container("EqualWidths() {") { views in EqualWidths() { views } } },
    Family { draw in
      let gap = draw.spacing()
      return container("AnyLayout(VStackLayout(spacing: \(gap.code))) {") { views in
        AnyLayout(VStackLayout(spacing: gap)) { views }
      }
    },
    Family { draw in
      let y = draw.vertical()
      return container("HStackLayout(alignment: \(y.text)) {") { views in
        HStackLayout(alignment: y.value) { views }
      }
    },
    Family { draw in
      let alignment = draw.alignment()
      return container("AnyLayout(ZStackLayout(alignment: \(alignment.text))) {") { views in
        AnyLayout(ZStackLayout(alignment: alignment.value)) { views }
      }
    },
    Family { _ in
      container("AnyLayout(Stairs(step: 3)) {") { views in AnyLayout(Stairs(step: 3)) { views } }
    },
    Family(2) { draw in
      let (x, y, gap, fills) = (draw.horizontal(), draw.vertical(), draw.spacing(), draw.chance(30))
      let list = arguments(
        ("alignment", x.text), ("itemAlignment", y.text), ("spacing", gap.code),
        ("justified", "\(fills)"))
      return container("FlowLayout(\(list)) {") { views in
        FlowLayout(alignment: x.value, itemAlignment: y.value, spacing: gap, justified: fills) {
          views
        }
      }
    },
    Family { _ in
      container("FlowLayout(maxLines: 2) {") { views in FlowLayout(maxLines: 2) { views } }
    },
    Family(2, [.lying]) { draw in
      let lie = draw.of(Lying.Lie.allCases)
      return container("Lying(.\(lie)) {") { views in Lying(lie) { views } }
    },
    Family(1, [.fickle]) { _ in container("Fickle() {") { views in Fickle() { views } } },
    Family(1, [.stateful]) { _ in container("Learning {") { Learning($0) } },
    Family(1, [.stateful, .fickle]) { _ in container("Restless {") { Restless($0) } },
  ]

  // MARK: Controls

  private static let boxes: [Family] = [
    Family(1, [.font, .pixel]) { _ in
      container("GroupBox(\"Box\") {") { views in GroupBox("Box") { views } }
    },
    Family { _ in container("Button(action: {}) {") { views in Button(action: {}) { views } } },
    Family(1, [.font, .pixel]) { _ in container("List {") { views in List { views } } },
    Family(1, [.font, .pixel]) { _ in container("Form {") { views in Form { views } } },
    Family(1, [.placed]) { _ in
      container("NavigationStack {") { views in NavigationStack { views } }
    },
    Family(1, [.font, .pixel]) { _ in
      container("DisclosureGroup(\"More\", isExpanded: .constant(true)) {") { views in
        DisclosureGroup("More", isExpanded: .constant(true)) { views }
      }
    },
    Family { _ in
      container("Label {", closing: ["} icon: {", "  Circle()", "}"]) { views in
        Label {
          views
        } icon: {
          Circle()
        }
      }
    },
    Family(1, [.font, .pixel]) { _ in
      container("LabeledContent(\"Key\") {") { views in LabeledContent("Key") { views } }
    },
  ]
}
