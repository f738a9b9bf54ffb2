// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

/// A view as a value: drawn at random, turned into a view, made smaller, and printed as DSL.
struct ViewSpec {
  /// A view with what stands inside its braces.
  enum Leaf {
    case box(CGFloat, CGFloat), color, circle, rectangle, spacer(CGFloat?), divider
    case text(String), empty, capsule, path
  }

  enum Container {
    case row(Int, CGFloat?), column(Int, CGFloat?), depth(Int, Int)
    case group, forEach, reader, optional
    case grid(Int, Int, CGFloat?), gridRow(Int?), lazyRow(Int), lazyColumn(Int)
    case lazyVGrid(Int), lazyHGrid(Int), section
  }

  enum Modifier {
    case padding(CGFloat), leadingPadding(CGFloat), frame(CGFloat?, CGFloat?, Int, Int)
    case flexibleFrame([CGFloat?], Int, Int), fixedSize(Bool, Bool), aspectRatio(CGFloat?, Bool)
    case priority(Double), offset(CGFloat, CGFloat), position(CGFloat, CGFloat)
    case guideX(Int, CGFloat), guideY(Int, CGFloat), border, cornerRadius, opacity, hidden, zIndex
    case rotation(Double), scale(CGFloat), transform, font(CGFloat), lineLimit(Int?), bold
    case alignText(Int), scaleFactor, environment, identifier, id, clipped, foreground
    case lineSpacing(CGFloat), typeSize(Int)
    case cellColumns(Int), cellAnchor(CGFloat), cellUnsized(Bool), columnAlignment(Int)
  }

  indirect enum Kind {
    case leaf(Leaf)
    case container(Container)
    case modified(Modifier)
    /// The first child with the second one in front or behind.
    case layered(Bool, Int, Int)
  }

  var kind: Kind
  var children: [ViewSpec] = []

  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// Whether any node answers true.
  func contains(_ test: (Kind) -> Bool) -> Bool {
    test(kind) || children.contains { $0.contains(test) }
  }
}

// MARK: Tables

extension ViewSpec {
  static let horizontals: [HorizontalAlignment] = [.leading, .center, .trailing]
  static let verticals: [VerticalAlignment] = [
    .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
  ]
  static let horizontalNames = [".leading", ".center", ".trailing"]
  static let verticalNames = [
    ".top", ".center", ".bottom", ".firstTextBaseline", ".lastTextBaseline",
  ]
  static let items: [[GridItem]] = [
    [], [GridItem()], [GridItem(.fixed(40), alignment: .bottomTrailing), GridItem()],
    [GridItem(.adaptive(minimum: 50), spacing: 5)],
    [
      GridItem(.flexible(minimum: 60), spacing: 10),
      GridItem(.flexible(minimum: 120, maximum: 150)),
    ],
  ]
  static let textAlignments: [TextAlignment] = [.leading, .center, .trailing]

  static func alignment(_ x: Int, _ y: Int) -> Alignment {
    Alignment(horizontal: horizontals[x], vertical: verticals[y])
  }
}

// MARK: Making the view

extension ViewSpec {
  var view: AnyView {
    switch kind {
    case .leaf(let leaf): leafView(leaf)
    case .container(let container): containerView(container)
    case .modified(let modifier): modifiedView(modifier, children[0].view)
    case .layered(let isFront, let x, let y):
      isFront
        ? AnyView(children[0].view.overlay(children[1].view, alignment: Self.alignment(x, y)))
        : AnyView(children[0].view.background(children[1].view, alignment: Self.alignment(x, y)))
    }
  }

  private func leafView(_ leaf: Leaf) -> AnyView {
    switch leaf {
    case .box(let width, let height): AnyView(Color.gray.frame(width: width, height: height))
    case .color: AnyView(Color.red)
    case .circle: AnyView(Circle())
    case .rectangle: AnyView(Rectangle().fill(Color.blue))
    case .capsule: AnyView(Capsule().stroke(lineWidth: 2))
    case .path: AnyView(Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
    case .spacer(let length): AnyView(Spacer(minLength: length))
    case .divider: AnyView(Divider())
    case .text(let text): AnyView(Text(verbatim: text))
    case .empty: AnyView(EmptyView())
    }
  }

  private func containerView(_ container: Container) -> AnyView {
    let elements = children.map(\.view)
    let all = ForEach(0..<elements.count) { elements[$0] }
    switch container {
    case .row(let y, let spacing):
      return AnyView(HStack(alignment: Self.verticals[y], spacing: spacing) { all })
    case .column(let x, let spacing):
      return AnyView(VStack(alignment: Self.horizontals[x], spacing: spacing) { all })
    case .depth(let x, let y): return AnyView(ZStack(alignment: Self.alignment(x, y)) { all })
    case .group: return AnyView(Group { all })
    case .forEach: return AnyView(all)
    case .reader: return AnyView(GeometryReader { _ in all })
    case .optional: return AnyView(elements.first)
    default: return gridView(container, all)
    }
  }

  private func gridView(_ container: Container, _ all: some View) -> AnyView {
    switch container {
    case .grid(let x, let y, let spacing):
      AnyView(
        Grid(alignment: Self.alignment(x, y), horizontalSpacing: spacing) { all })
    case .gridRow(let y): AnyView(GridRow(alignment: y.map { Self.verticals[$0] }) { all })
    case .lazyRow(let y): AnyView(LazyHStack(alignment: Self.verticals[y]) { all })
    case .lazyColumn(let x): AnyView(LazyVStack(alignment: Self.horizontals[x]) { all })
    case .lazyVGrid(let k): AnyView(LazyVGrid(columns: Self.items[k]) { all })
    case .lazyHGrid(let k): AnyView(LazyHGrid(rows: Self.items[k], spacing: 3) { all })
    default:
      AnyView(
        Section {
          all
        } header: {
          Text(verbatim: "Header")
        } footer: {
          Divider()
        })
    }
  }

  private func modifiedView(_ modifier: Modifier, _ view: AnyView) -> AnyView {
    switch modifier {
    case .padding(let length): AnyView(view.padding(length))
    case .leadingPadding(let length): AnyView(view.padding(.leading, length))
    case .frame(let width, let height, let x, let y):
      AnyView(view.frame(width: width, height: height, alignment: Self.alignment(x, y)))
    case .flexibleFrame(let l, let x, let y):
      AnyView(
        view.frame(
          minWidth: l[0], idealWidth: l[1], maxWidth: l[2], minHeight: l[3], idealHeight: l[4],
          maxHeight: l[5], alignment: Self.alignment(x, y)))
    case .fixedSize(let x, let y): AnyView(view.fixedSize(horizontal: x, vertical: y))
    case .aspectRatio(let ratio, let fills):
      AnyView(view.aspectRatio(ratio, contentMode: fills ? .fill : .fit))
    case .priority(let value): AnyView(view.layoutPriority(value))
    case .offset(let x, let y): AnyView(view.offset(x: x, y: y))
    case .position(let x, let y): AnyView(view.position(x: x, y: y))
    case .guideX(let x, let value):
      AnyView(view.alignmentGuide(Self.horizontals[x]) { $0.width / 2 + value })
    case .guideY(let y, let value):
      AnyView(view.alignmentGuide(Self.verticals[y]) { $0[.bottom] - value })
    default: drawnView(modifier, view)
    }
  }

  private func drawnView(_ modifier: Modifier, _ view: AnyView) -> AnyView {
    switch modifier {
    case .border: AnyView(view.border(Color.black, width: 2))
    case .cornerRadius: AnyView(view.cornerRadius(5))
    case .opacity: AnyView(view.opacity(0.5))
    case .hidden: AnyView(view.hidden())
    case .zIndex: AnyView(view.zIndex(1))
    case .clipped: AnyView(view.clipped())
    case .rotation(let degrees): AnyView(view.rotationEffect(.degrees(degrees)))
    case .scale(let scale): AnyView(view.scaleEffect(scale, anchor: .topLeading))
    case .transform: AnyView(view.transformEffect(CGAffineTransform(translationX: 3, y: 4)))
    case .foreground: AnyView(view.foregroundColor(.green))
    case .font(let size): AnyView(view.font(.custom("DejaVuSans", fixedSize: size)))
    case .lineLimit(let limit): AnyView(view.lineLimit(limit))
    case .bold: AnyView(view.bold())
    case .alignText(let x): AnyView(view.multilineTextAlignment(Self.textAlignments[x]))
    case .scaleFactor: AnyView(view.minimumScaleFactor(0.5))
    case .lineSpacing(let length): AnyView(view.lineSpacing(length))
    case .typeSize(let step): AnyView(view.dynamicTypeSize(DynamicTypeSize.allCases[step]))
    case .environment: AnyView(view.environment(\.displayScale, 2))
    case .id: AnyView(view.id(7))
    case .cellColumns(let count): AnyView(view.gridCellColumns(count))
    case .cellAnchor(let x): AnyView(view.gridCellAnchor(UnitPoint(x: x, y: 0.75)))
    case .cellUnsized(let isBoth):
      AnyView(view.gridCellUnsizedAxes(isBoth ? [.horizontal, .vertical] : .horizontal))
    case .columnAlignment(let x): AnyView(view.gridColumnAlignment(Self.horizontals[x]))
    default: AnyView(view.accessibilityIdentifier("named"))
    }
  }
}

// MARK: Printing

extension ViewSpec: CustomStringConvertible {
  /// The view as it would be written.
  var description: String { lines("").joined(separator: "\n") }

  private func lines(_ indent: String) -> [String] {
    switch kind {
    case .leaf(let leaf): return [indent + Self.written(leaf)]
    case .container(let container):
      return [indent + Self.written(container) + " {"]
        + children.flatMap { $0.lines(indent + "  ") } + [indent + "}"]
    case .modified(let modifier):
      return children[0].lines(indent) + [indent + "." + "\(modifier)"]
    case .layered(let isFront, let x, let y):
      let name = isFront ? "overlay" : "background"
      let alignment = "\(Self.horizontalNames[x]), \(Self.verticalNames[y])"
      return children[0].lines(indent) + [indent + ".\(name)(alignment: \(alignment)) {"]
        + children[1].lines(indent + "  ") + [indent + "}"]
    }
  }

  private static func written(_ leaf: Leaf) -> String {
    switch leaf {
    case .box(let width, let height): "Color.gray.frame(width: \(width), height: \(height))"
    case .text(let text): "Text(verbatim: \(text.debugDescription))"
    case .spacer(let length): "Spacer(minLength: \(length.map { "\($0)" } ?? "nil"))"
    default: "\(leaf)"
    }
  }

  private static func written(_ container: Container) -> String {
    switch container {
    case .row(let y, let spacing):
      "HStack(alignment: \(verticalNames[y]), spacing: \(spacing.map { "\($0)" } ?? "nil"))"
    case .column(let x, let spacing):
      "VStack(alignment: \(horizontalNames[x]), spacing: \(spacing.map { "\($0)" } ?? "nil"))"
    case .depth(let x, let y): "ZStack(alignment: \(horizontalNames[x]), \(verticalNames[y]))"
    default: "\(container)"
    }
  }
}

// MARK: Making smaller

extension ViewSpec {
  private var smaller: [ViewSpec] {
    var result = children
    for k in children.indices {
      if case .container = kind { result.append(without(k)) }
      for child in children[k].smaller {
        var copy = self
        copy.children[k] = child
        result.append(copy)
      }
    }
    return result
  }

  private func without(_ k: Int) -> ViewSpec {
    var copy = self
    copy.children.remove(at: k)
    return copy
  }

  /// The smallest view that fails, as far as leaving nodes out leads to one.
  func shrunk(while fails: (ViewSpec) -> Bool) -> ViewSpec {
    var current = self
    while let next = current.smaller.first(where: fails) { current = next }
    return current
  }
}

// MARK: Editing

extension ViewSpec {
  /// The same view with a change somewhere: another leaf, one child less, or a child twice.
  func edited(using random: inout SplitMix) -> ViewSpec {
    var copy = self
    if children.isEmpty || random.chance(25) {
      if case .container = kind, !children.isEmpty {
        let k = random.below(children.count)
        if random.chance(50) {
          copy.children.remove(at: k)
        } else {
          copy.children.insert(children[k], at: random.below(children.count))
        }
        return copy
      }
      if case .leaf = kind {
        return ViewSpec.random(random.pick(1, 3), using: &random)
      }
    }
    guard !children.isEmpty else { return copy }
    let k = random.below(children.count)
    copy.children[k] = children[k].edited(using: &random)
    return copy
  }
}
