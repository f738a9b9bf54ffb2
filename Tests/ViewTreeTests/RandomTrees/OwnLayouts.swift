// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import ViewTree

// What a user of the library may write, for the random trees.

private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}

private enum Slanted: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

private enum Below: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] + 2 }
}

extension HorizontalAlignment {
  static let third = HorizontalAlignment(Third.self)
  static let slanted = HorizontalAlignment(Slanted.self)
}

extension VerticalAlignment {
  static let below = VerticalAlignment(Below.self)
}

/// The largest of some widths.
struct WidthKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// The places of some views.
struct PlacesKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

/// A modifier with a body, as apps have them.
struct Framed: ViewModifier {
  func body(content: Content) -> some View { content.padding(2).background(Color.yellow) }
}

/// A layout that keeps the ideal sizes and lets its subviews stand in stairs.
struct Stairs: Layout {
  var step: CGFloat

  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    let steps = step * CGFloat(max(cache.count - 1, 0))
    return CGSize(
      width: (cache.map(\.width).max() ?? 0) + steps,
      height: (cache.map(\.height).max() ?? 0) + steps)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    for (k, subview) in subviews.enumerated() {
      let distance = step * CGFloat(k)
      subview.place(
        at: CGPoint(x: bounds.minX + distance, y: bounds.minY + distance), proposal: .unspecified)
    }
  }
}

/// A layout that breaks the rules of the protocol.
struct Lying: Layout {
  enum Lie: String, CaseIterable, Sendable {
    case nanSize, infiniteSize, negativeSize, hugeSize, placesNothing, placesTwice, placesOthers
    case nanPositions, infinitePositions, hugePositions, badProposals, badAnchor, badGuides
    case badQuestions
  }

  var lie: Lie

  init(_ lie: Lie) { self.lie = lie }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    switch lie {
    case .nanSize: return CGSize(width: CGFloat.nan, height: .nan)
    case .infiniteSize: return CGSize(width: CGFloat.infinity, height: .infinity)
    case .negativeSize: return CGSize(width: -50, height: -CGFloat.infinity)
    case .hugeSize: return CGSize(width: 1e300, height: 1e300)
    case .badQuestions:
      let odd = ProposedViewSize(width: .nan, height: -.infinity)
      return subviews[subviews.count].sizeThatFits(odd)
    default: return subviews.first?.sizeThatFits(proposal) ?? .zero
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      switch lie {
      case .placesNothing: break
      case .placesTwice:
        subview.place(at: .zero, proposal: .zero)
        subview.place(at: bounds.origin, anchor: .center, proposal: .infinity)
      case .placesOthers: subviews[-1].place(at: bounds.origin, proposal: proposal)
      case .nanPositions: subview.place(at: CGPoint(x: CGFloat.nan, y: .nan), proposal: proposal)
      case .infinitePositions:
        subview.place(at: CGPoint(x: -CGFloat.infinity, y: .infinity), proposal: proposal)
      case .hugePositions: subview.place(at: CGPoint(x: 1e300, y: -1e300), proposal: proposal)
      case .badProposals:
        subview.place(
          at: bounds.origin, proposal: ProposedViewSize(width: -.infinity, height: .nan))
      case .badAnchor:
        subview.place(at: .zero, anchor: UnitPoint(x: .nan, y: .infinity), proposal: proposal)
      default: subview.place(at: bounds.origin, proposal: proposal)
      }
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    lie == .badGuides ? .nan : nil
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    lie == .badGuides ? -.infinity : nil
  }
}

/// A shape that answers a length that no view can have.
struct LyingShape: Shape {
  var length: CGFloat

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: length, height: length)
  }

  func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A layout whose answers depend on how often it was asked.
struct Fickle: Layout {
  private static let questions = Atomic(0)

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let count = Self.questions.add(1, ordering: .relaxed).newValue
    return CGSize(width: CGFloat(count % 7) * 10, height: CGFloat(count % 5) * 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

/// A view that makes room for the size that it has seen: a layout later.
struct Learning: View {
  @State private var seen: CGFloat = 0
  var content: Elements

  init(_ content: Elements) { self.content = content }
  init<V: View>(@ViewBuilder content: () -> V) {
    self.content = Elements(views: [AnyView(content())])
  }

  var body: some View {
    VStack {
      content.onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        seen = $0
      }
      Color.purple.frame(width: seen, height: 3)
    }
  }
}

/// A view whose state never settles.
struct Restless: View {
  @State private var count = 0
  var content: Elements

  init(_ content: Elements) { self.content = content }
  init<V: View>(@ViewBuilder content: () -> V) {
    self.content = Elements(views: [AnyView(content())])
  }

  var body: some View {
    content
      .padding(CGFloat(count % 3))
      .preference(key: WidthKey.self, value: CGFloat(count))
      .onPreferenceChange(WidthKey.self) { _ in count += 1 }
  }
}
