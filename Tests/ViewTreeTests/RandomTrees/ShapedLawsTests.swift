// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// Laws that hold for views of certain shapes, checked on many of them drawn at random.
@Suite struct LayoutPropertiesOfShapesTests {
  private let environment: EnvironmentValues
  private let laws: LayoutLaws

  init() throws {
    environment = try DejaVu.environment()
    laws = LayoutLaws(environment)
  }

  private func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat? = nil) -> CGSize {
    let host = ViewHost(rootView: AnyView(view))
    host.environment = environment
    return host.sizeThatFits(ProposedViewSize(width: width, height: height))
  }

  private func each(_ name: String, _ law: (inout Draw) -> String?) {
    for k in 0..<UInt64(TreeCheck.count) {
      var draw = Draw(seed: TreeCheck.firstSeed &+ k)
      guard let found = law(&draw) else { continue }
      Issue.record("\(name), seed \(TreeCheck.firstSeed &+ k): \(found)")
      return
    }
  }

  /// A text with a few text modifiers.
  private func text(_ draw: inout Draw, shrinks: Bool = false) -> RandomTree {
    let words = ["a", "Hello,", "wrapping", "Supercalifragilistic", "12 €", "\n", "x-y", "Größe"]
    let count = draw.of(1, 3, 9)
    var list: [String] = []
    for _ in 0..<count { list.append(draw.of(words)) }
    var tree = RandomTree(.text(list.joined(separator: " ")))
    for _ in 0..<draw.below(3) {
      let style = draw.of(Construct.textStyles).draw(&draw)
      if style.opening[0].contains("minimumScaleFactor"), !shrinks { continue }
      tree = RandomTree(style, [tree])
    }
    return tree
  }

  // MARK: 2

  @Test func `a text offered its own size keeps it`() {
    each("own size") { draw in
      let text = text(&draw)
      let offer: CGFloat? = draw.of(nil, 40, 99.5, 200, 320)
      let first = size(text.view, offer)
      let second = size(text.view, first.width, first.height)
      return first == second ? nil : "\(text)\nfor \(offer.code): \(first), then \(second)"
    }
  }

  @Test func `a column of texts offered its own width keeps its size`() {
    each("own width") { draw in
      let texts = [text(&draw), text(&draw), text(&draw)]
      let x = draw.of(
        Named<HorizontalAlignment>.horizontals.filter {
          $0.text != ".slanted" && $0.text != ".third"
        })
      let column = RandomTree(.column(x, draw.spacing()), texts)
      let first = size(column.view, 200)
      let second = size(column.view, first.width)
      return first == second ? nil : "\(column)\n\(first), then \(second)"
    }
  }

  // MARK: 6

  /// Texts do not wrap here: where a line breaks, a pixel decides on a whole line.
  @Test func `scales differ by a pixel for each length that is rounded`() {
    each("pixels") { draw in
      let parts = [text(&draw), RandomTree(.text("b")), text(&draw)].map { part in
        RandomTree(.modifier(".fixedSize()") { $0.fixedSize() }, [part])
      }
      let isRow = draw.chance(50)
      let gap = draw.of(0, 4.5) as CGFloat
      let stack = RandomTree(
        .container(isRow ? "HStack(spacing: \(gap)) {" : "VStack(spacing: \(gap)) {") { views in
          AnyLayout(
            isRow ? AnyLayout(HStackLayout(spacing: gap)) : AnyLayout(VStackLayout(spacing: gap))
          ) {
            views
          }
        }, parts + [RandomTree(.box(3.3, 1))])
      return laws.differsByPixels(stack).map { "\(stack)\n\($0)" }
    }
  }

  // MARK: 9

  @Test func `a wider text is not higher`() {
    each("wider") { draw in
      let text = text(&draw)
      var last = CGFloat.infinity
      for width in [30, 55.5, 90, 140, 200, 333, 1000] as [CGFloat] {
        let height = size(text.view, width).height
        if height > last { return "\(text)\n\(height) high at \(width), \(last) before" }
        last = height
      }
      return nil
    }
  }

  /// Where every child can take an equal share; else a row may be longer than its offer (rule
  /// 2.4).
  @Test func `a row of flexible children takes what it is offered`() {
    each("shared") { draw in
      let (width, gap) = (draw.of(300, 99.5, 1000) as CGFloat, draw.of(0, 8, 2.5) as CGFloat)
      let count = 1 + draw.below(6)
      let share = (width - gap * CGFloat(count - 1)) / CGFloat(count)
      let limits = (0..<count).map { _ in
        (least: share * draw.of(0, 0.3, 1), most: share * draw.of(1, 1.7, .infinity))
      }
      let row = HStack(spacing: gap) {
        ForEach(0..<count, id: \.self) { k in
          Color.red.frame(minWidth: limits[k].least, maxWidth: limits[k].most)
        }
      }
      let answer = size(row, width, 50).width
      return abs(answer - width) < 1e-9 ? nil : "\(limits) with \(gap): \(answer) of \(width)"
    }
  }

  /// Rule 5.5.
  @Test func `a flexible frame stays within its limits`() {
    each("limits") { draw in
      let tree = Vocabulary.sound.tree(ofAbout: 5, using: &draw)
      let (least, most) = (draw.of(0, 20, 70) as CGFloat, draw.of(70, 200, .infinity) as CGFloat)
      let (low, high) = (draw.chance(80), draw.chance(80))
      let view = VStack { tree.view }.frame(
        minWidth: low ? least : nil, maxWidth: high ? most : nil)
      let offer: CGFloat? = draw.of(nil, 0, 50, 100, 500)
      let width = size(view, offer, 80).width
      let isWithin = (!low || width >= least) && (!high || width <= most)
      return isWithin ? nil : "\(tree)\nin \(least)...\(most), offered \(offer.code): \(width)"
    }
  }
}
