// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

extension LayoutSnapshot {
  /// The first node that is not the same number for number.
  ///
  /// - Parameter withProposals: whether nodes must also be placed with the same proposals. In a host
  ///   views of one size keep those of an earlier window.
  func difference(
    from other: LayoutSnapshot, _ mine: String, _ theirs: String, withProposals: Bool = true
  ) -> String? {
    let (first, second) = (nodes, other.nodes)
    if first.count != second.count {
      return "\(mine) \(first.count) nodes:\n\(self)\n\(theirs) \(second.count) nodes:\n\(other)"
    }
    for (one, two) in zip(first, second)
    where one.numbers != two.numbers || withProposals && one.offers != two.offers {
      return "\(one.path): \(mine) \(one) \(one.numbers) for \(one.proposal), \(theirs) \(two) "
        + "\(two.numbers) for \(two.proposal)"
    }
    return nil
  }

  /// The first node that is not where a function of this snapshot's nodes says.
  ///
  /// Exactly there, if all numbers are such that no sum is rounded; else up to such rounding.
  ///
  /// - Parameter skipped: how many nodes of the other snapshot stand before its first.
  func difference(
    from other: LayoutSnapshot, _ mine: String, _ theirs: String, skipping skipped: Int = 0,
    _ expected: (Node) -> [CGFloat]
  ) -> String? {
    let (first, second) = (nodes, other.nodes.dropFirst(skipped))
    if first.count != second.count {
      return "\(mine) \(first.count) nodes, \(theirs) \(second.count)"
    }
    let tolerance: CGFloat = first.allSatisfy { $0.frame.numbers.areExact } ? 0 : 1e-6
    for (one, two) in zip(first, second) where one.name != "EmptyView" {
      if !two.frame.numbers.isNear(expected(one), within: tolerance) {
        return "\(one.path): \(mine) \(one), \(theirs) \(two), expected \(expected(one))"
      }
    }
    return nil
  }

  /// The nodes without nodes inside.
  var leaves: [Node] { nodes.filter { $0.children.isEmpty } }
}

extension LayoutSnapshot.Node {
  /// Where the node and its text are.
  fileprivate var numbers: [CGFloat] {
    frame.numbers + corners.flatMap { [$0.x, $0.y] } + [firstTextBaseline, lastTextBaseline]
  }

  /// What the node was placed with; −1 for nil.
  fileprivate var offers: [CGFloat] { [proposal.width ?? -1, proposal.height ?? -1] }

  /// How a node that hugs differs from what is inside it.
  var looseness: String? {
    guard let first = children.first?.frame, let last = children.last?.frame else { return nil }
    func differ(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) > 0.001 * max(1, abs(b)) }
    let isLoose =
      switch name {
      case "HStack" where proposal.height != nil:
        differ(first.minX, frame.minX) || differ(max(last.maxX - frame.minX, 0), frame.width)
      case "VStack" where proposal.width != nil:
        differ(first.minY, frame.minY) || differ(max(last.maxY - frame.minY, 0), frame.height)
      case "fixedSize", "aspectRatio", "alignmentGuide", "layoutPriority", "id", "border":
        differ(first.width, frame.width) || differ(first.height, frame.height)
      default: false
      }
    return isLoose ? "\(path): \(self) around \(children.map(\.frame))" : nil
  }

  /// Whether all numbers are finite and no length is negative.
  var isSound: Bool {
    let all = frame.numbers + pixelFrame.numbers + corners.flatMap { [$0.x, $0.y] }
    return (all + [firstTextBaseline, lastTextBaseline]).allSatisfy(\.isFinite)
      && frame.width >= 0 && frame.height >= 0
  }
}

extension [CGFloat] {
  /// Whether sums of a few of the numbers are exact: they have at most ten binary places.
  var areExact: Bool {
    allSatisfy { ($0 * 1024).rounded() == $0 * 1024 && abs($0) < 1e9 }
  }
}
