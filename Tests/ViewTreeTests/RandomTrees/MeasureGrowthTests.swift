// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// How often algorithms run in chains of 64 levels of each container and modifier, with two children
/// a level: counted, so that the answer is the same on every machine.
///
/// Source: ours (R8). Public engines had chains that doubled their work with each level.
@Suite struct MeasureGrowthTests {
  private static let levels = 64

  /// One of each family that can hold a chain. `ForEach(0..<2)` doubles the views themselves;
  /// grids in grids have a test of their own, `MeasureCountTests`.
  static let constructs: [Construct] = (Construct.containers + Construct.modifiers)
    .filter { $0.traits.isDisjoint(with: [.fickle, .stateful, .lying]) }
    .flatMap { family in
      ([1, 2, 3] as [UInt64]).map { seed in
        var draw = Draw(seed: seed)
        return family.draw(&draw)
      }
    }
    .filter { construct in
      let text = construct.opening.joined()
      return !text.hasPrefix("Grid ") && !text.hasPrefix("Grid(") && text != "ForEach(0..<2) { _ in"
    }

  /// Constructs that offer another length at every level, so that the questions grow with the square
  /// of the depth: negative distances, ratios, and frames that hug on one axis.
  private func offersAnew(_ construct: Construct) -> Bool {
    let text = construct.opening.joined()
    return text.contains(": -") || text.contains(", -") || text.contains("(-")
      || text.hasPrefix(".aspectRatio") || text.hasPrefix(".scaledTo")
      || text.hasPrefix(".frame(") || text.hasPrefix(".safeAreaInset")
  }

  private func chain(_ construct: Construct, around inner: RandomTree, _ sibling: RandomTree)
    -> RandomTree
  {
    var tree = inner
    for _ in 0..<Self.levels {
      let column = RandomTree(.column(Named(".center", .center), 0), [tree, sibling])
      switch construct.role {
      case .container: tree = RandomTree(construct, [tree, sibling])
      case .layered: tree = RandomTree(construct, [column, sibling])
      case .leaf, .modifier: tree = RandomTree(construct, [column])
      }
    }
    return tree
  }

  private func runs(_ tree: RandomTree) throws -> (count: Int, perNode: Double) {
    let environment = try DejaVu.environment()
    let window = CGSize(width: 700, height: 500)
    let count = tree.view.measureCount(in: window, environment: environment)
    let nodes = tree.view.layoutSnapshot(in: window, environment: environment).nodes.count
    return (count, Double(count) / Double(nodes))
  }

  @Test func `without text a node is measured twelve times at most`() throws {
    let red = RandomTree(.leaf("Color.red") { Color.red })
    for construct in Self.constructs where !offersAnew(construct) {
      let (count, perNode) = try runs(chain(construct, around: red, red))
      #expect(perNode <= 12, "\(construct.opening): \(count) runs")
    }
  }

  @Test func `around wrapping text a level costs 150 runs at most`() throws {
    let text = RandomTree(.text("The quick brown fox jumps over the lazy dog."))
    for construct in Self.constructs where !offersAnew(construct) {
      let (count, _) = try runs(chain(construct, around: text, text))
      #expect(count <= 150 * Self.levels, "\(construct.opening): \(count) runs")
    }
  }

  @Test func `where each level offers another length the square of the depth is the limit`() throws
  {
    let text = RandomTree(.text("The quick brown fox jumps over the lazy dog."))
    for construct in Self.constructs where offersAnew(construct) {
      let (count, _) = try runs(chain(construct, around: text, text))
      #expect(count <= 16 * Self.levels * Self.levels, "\(construct.opening): \(count) runs")
    }
  }
}
