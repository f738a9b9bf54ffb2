// SPDX-License-Identifier: MIT

import Foundation

/// What a drawn view may contain.
struct ViewVocabulary {
  var hasText = true
  /// Views whose frames are not mirrored when the direction is: `offset` by decision.
  var hasOffset = true
  var hasReader = true
  var hasPosition = true

  static let everything = ViewVocabulary()
}

extension ViewSpec {
  /// Draws a view of about the given number of nodes.
  static func random(
    _ nodes: Int, _ vocabulary: ViewVocabulary = .everything, using random: inout SplitMix
  ) -> ViewSpec {
    var budget = nodes
    return draw(level: 0, &budget, vocabulary, &random)
  }

  private static func draw(
    level: Int, _ budget: inout Int, _ vocabulary: ViewVocabulary, _ random: inout SplitMix
  ) -> ViewSpec {
    budget -= 1
    if budget <= 0 || level > 8 || random.chance(18) {
      return ViewSpec(kind: .leaf(leaf(vocabulary, &random)))
    }
    if random.chance(40) {
      let kind = Kind.container(container(vocabulary, &random))
      let children = (0..<(random.below(4) + (random.chance(90) ? 1 : 0))).map { _ in
        draw(level: level + 1, &budget, vocabulary, &random)
      }
      if case .container(.grid) = kind {
        return ViewSpec(kind: kind, children: rows(of: children, &random))
      }
      return ViewSpec(kind: kind, children: children)
    }
    if random.chance(12) {
      let kind = Kind.layered(random.chance(50), random.below(3), random.below(5))
      return ViewSpec(
        kind: kind,
        children: [
          draw(level: level + 1, &budget, vocabulary, &random),
          draw(level: level + 1, &budget, vocabulary, &random),
        ])
    }
    let kind = Kind.modified(modifier(vocabulary, &random))
    return ViewSpec(kind: kind, children: [draw(level: level + 1, &budget, vocabulary, &random)])
  }

  /// Most children of a grid are rows, and some cells say something to the grid.
  private static func rows(of views: [ViewSpec], _ random: inout SplitMix) -> [ViewSpec] {
    views.map { view in
      guard random.chance(80) else { return view }
      let cells = (0..<random.below(4)).map { k -> ViewSpec in
        let cell = k == 0 ? view : ViewSpec(kind: .leaf(.box(30, 10 * CGFloat(k))))
        guard random.chance(40) else { return cell }
        let modifier: Modifier = random.pick(
          .cellColumns(2), .cellAnchor(0.25), .cellUnsized(false), .cellUnsized(true),
          .columnAlignment(random.below(3)))
        return ViewSpec(kind: .modified(modifier), children: [cell])
      }
      return ViewSpec(
        kind: .container(.gridRow(random.pick(nil, random.below(5)))), children: cells)
    }
  }

  private static let texts = [
    "Hello, world", "The quick brown fox jumps over the lazy dog.", "a", "", "two\nlines",
    "Supercalifragilisticexpialidocious", "x y z", "Größe 12 €",
  ]

  private static func leaf(_ vocabulary: ViewVocabulary, _ random: inout SplitMix) -> Leaf {
    switch random.below(12) {
    case 0: return .color
    case 1: return .circle
    case 2: return .rectangle
    case 3: return .spacer(random.pick(nil, 0, 20))
    case 4: return .divider
    case 5: return random.pick(.empty, .capsule, .path)
    case 6...8 where vocabulary.hasText: return .text(texts[random.below(texts.count)])
    default:
      return .box(random.pick(0, 10, 33.25, 50, 100, 250), random.pick(0, 10, 21.75, 40, 90))
    }
  }

  private static func container(
    _ vocabulary: ViewVocabulary, _ random: inout SplitMix
  ) -> Container {
    let spacing: CGFloat? = random.pick(nil, 0, 5, -3, 2.5)
    switch random.below(12) {
    case 0, 1, 2: return .row(random.below(5), spacing)
    case 3, 4, 5: return .column(random.below(3), spacing)
    case 6, 7: return .depth(random.below(3), random.below(5))
    case 8 where vocabulary.hasReader: return .reader
    case 9:
      return random.pick(
        .lazyRow(random.below(5)), .lazyColumn(random.below(3)), .lazyVGrid(random.below(5)),
        .lazyHGrid(random.below(5)), .section)
    case 10: return .grid(random.below(3), random.below(5), spacing)
    default: return random.pick(.group, .forEach, .optional)
    }
  }

  private static func length(_ random: inout SplitMix) -> CGFloat? {
    random.pick(nil, 0, 15, 60, 120.5)
  }

  private static func modifier(
    _ vocabulary: ViewVocabulary, _ random: inout SplitMix
  ) -> Modifier {
    switch random.below(14) {
    case 0, 1: return .padding(random.pick(4, 7.5, -2))
    case 2: return .leadingPadding(random.pick(3, 16))
    case 3:
      return .frame(length(&random), length(&random), random.below(3), random.below(5))
    case 4, 5:
      let lengths = [
        length(&random), length(&random), random.pick(length(&random), .infinity),
        length(&random), length(&random), random.pick(length(&random), .infinity),
      ]
      return .flexibleFrame(lengths, random.below(3), random.below(5))
    case 6: return .fixedSize(random.chance(50), random.chance(50))
    case 7: return .aspectRatio(random.pick(nil, 1, 1.5, 0.25), random.chance(30))
    case 8: return .priority(random.pick(-1, 1, 2))
    case 9 where vocabulary.hasOffset: return .offset(5, -7)
    case 9 where vocabulary.hasPosition: return .position(20, 30)
    case 10:
      return random.chance(50)
        ? .guideX(random.below(3), random.pick(-20, 0, 5))
        : .guideY(random.below(5), random.pick(-20, 0, 5))
    case 11 where vocabulary.hasText:
      return random.pick(
        .font(random.pick(8, 17, 30)), .lineLimit(random.pick(nil, 1, 2)), .bold,
        .alignText(random.below(3)), .scaleFactor, .lineSpacing(3),
        .typeSize(random.below(12)))
    case 12: return random.pick(.rotation(30), .rotation(90), .scale(0.5), .scale(2), .transform)
    default:
      return random.pick(
        .border, .cornerRadius, .opacity, .hidden, .zIndex, .environment, .identifier, .id,
        .clipped, .foreground)
    }
  }
}
