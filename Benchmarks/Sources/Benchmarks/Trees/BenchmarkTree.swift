// SPDX-License-Identifier: MIT

/// A tree with a name, what its root is offered, and what must come out.
struct BenchmarkTree: Sendable {
  var name: String
  /// What the root is offered in width; `nil` asks for its ideal. The height is always `nil`.
  var proposedWidth: Double?
  var expected: Checksum
  var spec: TreeSpec
  /// The changes that make sense for this tree.
  var changes: [Change.Kind] = []
  /// What first layouts are divided by where calls are measured and not nodes.
  var callCount: Int?
}

extension BenchmarkTree {
  /// The names of all trees, in the order in which they are measured.
  static let names =
    [
      "T1", "T2", "T2L", "T3", "T3L", "T4", "T4L", "T5", "T6", "T7", "T9_100", "T9_400",
    ] + ContainerTree.allCases.map(\.rawValue)

  /// The sizes of the roots are what other engines find; the sums are what both floors agree on.
  static func named(_ name: String) -> BenchmarkTree? {
    switch name {
    case "T1":
      BenchmarkTree(
        name: name, proposedWidth: 600,
        expected: Checksum(
          width: 600, height: 269_739, sums: [0, 1_352_411_057, 1_598_724, 249_741]),
        spec: .wide(), changes: [.width, .height])
    case "T2":
      BenchmarkTree(
        name: name,
        expected: Checksum(
          width: 1841, height: 3112, sums: [8_867_536, 15_449_870, 120_136, 119_709]),
        spec: .balanced(depth: 4), changes: [.width, .height])
    case "T2L":
      BenchmarkTree(
        name: name,
        expected: Checksum(
          width: 3137, height: 18_626, sums: [155_156_010, 926_343_799, 1_199_962, 1_199_509]),
        spec: .balanced(depth: 5), changes: [.width, .height])
    case "T3":
      BenchmarkTree(
        name: name, expected: Checksum(width: 2010, height: 2010, sums: [1000, 1000, 10, 10]),
        spec: .deep(levels: 1000))
    case "T3L":
      BenchmarkTree(
        name: name,
        expected: Checksum(width: 20_010, height: 20_010, sums: [10_000, 10_000, 10, 10]),
        spec: .deep(levels: 10_000))
    case "T4":
      BenchmarkTree(
        name: name, proposedWidth: 1000,
        expected: Checksum(
          width: 1000, height: 18_455, sums: [5_090_115, 92_265_069.5, 964_000, 115_651]),
        spec: .flexible(rows: 1000), changes: [.resize, .width, .height])
    case "T4L":
      BenchmarkTree(
        name: name, proposedWidth: 1000,
        expected: Checksum(
          width: 1000, height: 184_115, sums: [50_899_592, 9_212_158_778, 9_640_000, 1_158_674]),
        spec: .flexible(rows: 10_000), changes: [.resize, .width, .height])
    case "T5":
      BenchmarkTree(
        name: name, proposedWidth: 400,
        expected: Checksum(
          width: 400, height: 167_584, sums: [968_069, 668_851_712, 902_076, 251_584]),
        spec: .feed(), changes: [.resize, .text])
    case "T6":
      BenchmarkTree(
        name: name, proposedWidth: 600, expected: Checksum(width: 600, height: 21_804),
        spec: .wrap(), changes: [.resize])
    case "T7":
      BenchmarkTree(
        name: name, expected: Checksum(width: 5193, height: 3197), spec: .grid())
    case "T9_100": comb(name, depth: 100)
    case "T9_400": comb(name, depth: 400)
    default: ContainerTree(rawValue: name)?.tree()
    }
  }

  /// At depth 4 the comb is 40 high, and each level adds 6. Each row adds a leaf and a gap to the
  /// smallest width, which at last is more than is offered.
  private static func comb(_ name: String, depth: Int) -> BenchmarkTree {
    BenchmarkTree(
      name: name, proposedWidth: 1000,
      expected: Checksum(
        width: max(1000, 12 * Double(depth / 2)), height: 40 + 6 * Double(depth - 4)),
      spec: .comb(depth: depth))
  }
}
