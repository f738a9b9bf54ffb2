// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

/// A row whose subviews all get the width of the widest; written as a user would.
struct EqualWidths: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let largest = largestSize(subviews)
    let spacing = gaps(subviews).reduce(0, +)
    return CGSize(
      width: largest.width * CGFloat(subviews.count) + spacing, height: largest.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard !subviews.isEmpty else { return }
    let largest = largestSize(subviews)
    let gaps = gaps(subviews)
    let offer = ProposedViewSize(width: largest.width, height: largest.height)
    var x = bounds.minX + largest.width / 2
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: offer)
      x += largest.width + gaps[index]
    }
  }

  private func largestSize(_ subviews: Subviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) { largest, size in
      CGSize(width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
  }

  private func gaps(_ subviews: Subviews) -> [CGFloat] {
    subviews.indices.map { index in
      guard index < subviews.count - 1 else { return 0 }
      return subviews[index].spacing.distance(
        to: subviews[index + 1].spacing, along: .horizontal)
    }
  }
}

/// Subviews on a circle, from the top on clockwise.
struct Radial: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let radius = min(bounds.width, bounds.height) / 3
    let step = Angle.degrees(360 / Double(subviews.count)).radians
    for (index, subview) in subviews.enumerated() {
      var point = CGPoint(x: 0, y: -radius)
        .applying(CGAffineTransform(rotationAngle: step * Double(index)))
      point.x += bounds.midX
      point.y += bounds.midY
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

/// Columns of equal width; each subview goes to the shortest one.
struct Masonry: Layout {
  var columns = 2
  var spacing: CGFloat = 0

  struct Cache {
    var makes = 1
    var frames: [CGRect] = []
    var size = CGSize.zero
    var width: CGFloat?
  }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    solve(proposal.width ?? 200, subviews, &cache)
    return cache.size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    solve(bounds.width, subviews, &cache)
    for (subview, frame) in zip(subviews, cache.frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(width: frame.width, height: nil))
    }
  }

  private func solve(_ width: CGFloat, _ subviews: Subviews, _ cache: inout Cache) {
    if cache.width == width { return }
    let column = (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
    var heights = [CGFloat](repeating: 0, count: columns)
    cache.frames = subviews.map { subview in
      let shortest = heights.indices.min { heights[$0] < heights[$1] } ?? 0
      let height = subview.sizeThatFits(ProposedViewSize(width: column, height: nil)).height
      let y = heights[shortest] == 0 ? 0 : heights[shortest] + spacing
      heights[shortest] = y + height
      return CGRect(
        x: CGFloat(shortest) * (column + spacing), y: y, width: column, height: height)
    }
    cache.size = CGSize(width: width, height: heights.max() ?? 0)
    cache.width = width
  }
}

/// A key with a rank, and a row that sorts by it.
struct Rank: LayoutValueKey {
  static let defaultValue = 0
}

extension View {
  func rank(_ value: Int) -> some View { layoutValue(key: Rank.self, value: value) }
}

/// A row without gaps in the order of the ranks; asks for its subviews' ideal sizes.
struct Ranked: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for subview in subviews.sorted(by: { $0[Rank.self] < $1[Rank.self] }) {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.dimensions(in: .unspecified).width
    }
  }
}

/// Measures and places by what a test hands in.
struct Scripted: Layout {
  typealias Cache = Counter.Made

  /// Counts how often the functions were called.
  final class Counter {
    struct Made { var number: Int }

    var makes = 0
    var updates = 0
    var measures = 0
    var places = 0
    var seen: [Int] = []
  }

  var counter = Counter()
  var size: (ProposedViewSize, Subviews) -> CGSize = { _, _ in CGSize(width: 100, height: 50) }
  var place: (CGRect, ProposedViewSize, Subviews) -> Void = { _, _, _ in }

  func makeCache(subviews: Subviews) -> Cache {
    counter.makes += 1
    return Counter.Made(number: counter.makes)
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) { counter.updates += 1 }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    counter.measures += 1
    counter.seen.append(cache.number)
    return size(proposal, subviews)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    counter.places += 1
    place(bounds, proposal, subviews)
  }
}

/// A column of equal steps that says itself where its guides are and how far it stands off.
struct Guided: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 40, height: 40)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guide == .trailing ? bounds.minX + 10 : nil
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guide == .bottom ? bounds.minY + 15 : nil
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }
}
