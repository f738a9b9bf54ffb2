// SPDX-License-Identifier: MIT

import LayoutEngine
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a tree remembers must never show: after any history it is laid out as a fresh tree is.
///
/// Source: ours (the promises of `LayoutTree`); each failure prints its seed and a small tree.
@Suite struct LayoutHistoryTests {
  /// How many trees are drawn; `VIEWTREE_TREES` asks for more.
  static var treeCount: Int {
    getenv("VIEWTREE_TREES").flatMap { Int(String(cString: $0)) } ?? 1500
  }

  /// What every window covers.
  private static let safeArea = Insets(top: 20, leading: 0, bottom: 10, trailing: 5)

  private enum Step: CustomStringConvertible {
    case window(Size)
    case proposal(Proposal)
    case ask(Proposal)
    case resize(Int, Size)

    var description: String {
      switch self {
      case .window(let size): "layout in \(size.width)×\(size.height)"
      case .proposal(let p): "layout for \(p.rawWidth)×\(p.rawHeight)"
      case .ask(let p): "sizeThatFits \(p.rawWidth)×\(p.rawHeight)"
      case .resize(let leaf, let size): "leaf \(leaf) is \(size.width)×\(size.height)"
      }
    }
  }

  private func steps(using random: inout SplitMix) -> [Step] {
    let lengths: [Double?] = [nil, 0, 40, 99.5, 200, 320, .infinity]
    func proposal(_ random: inout SplitMix) -> Proposal {
      Proposal(width: lengths[random.below(7)], height: lengths[random.below(7)])
    }
    return (0..<8).map { k in
      switch k == 0 ? random.below(2) : random.below(6) {
      case 0: .window(Size(width: random.pick(100, 200, 320), height: random.pick(100, 480)))
      case 1: .proposal(proposal(&random))
      case 2: .ask(proposal(&random))
      default: .resize(random.below(1000), KernelSpec.size(&random))
      }
    }
  }

  /// The first step after which the tree differs from a fresh one, and how.
  private func difference(_ spec: KernelSpec, _ steps: [Step], caching: Bool = true) -> String? {
    let tree = spec.tree()
    tree.isCaching = caching
    let leaves = tree.numbered
    var spec = spec
    var request: Step?
    for step in steps {
      switch step {
      case .window(let size):
        tree.layout(in: size, safeArea: Self.safeArea)
        request = step
      case .proposal(let proposal):
        tree.layout(proposal: proposal)
        request = step
      case .ask(let proposal):
        let (answer, fresh) = (tree.sizeThatFits(proposal), spec.tree().sizeThatFits(proposal))
        if answer != fresh { return "\(step): \(answer), fresh \(fresh)" }
      case .resize(let leaf, let size):
        let count = spec.sizes.count
        guard count > 0 else { continue }
        let number = leaf % count + 1
        guard let node = leaves[UInt32(number)] else { return "there is no leaf \(number)" }
        tree.setSize(of: node, size)
        spec = spec.setting(number, size)
      }
      guard request != nil else { continue }
      let fresh = spec.tree()
      if case .window(let size)? = request { fresh.layout(in: size, safeArea: Self.safeArea) }
      if case .proposal(let proposal)? = request { fresh.layout(proposal: proposal) }
      if let difference = tree.difference(from: fresh) { return "after \(step): \(difference)" }
    }
    return nil
  }

  private func check(_ seed: UInt64, caching: Bool) -> String? {
    var random = SplitMix(seed: seed)
    let spec = KernelSpec.random(random.pick(4, 12, 30), using: &random)
    let steps = steps(using: &random)
    guard difference(spec, steps, caching: caching) != nil else { return nil }
    let small = spec.shrunk { difference($0, steps, caching: caching) != nil }
    let needed = steps.indices.reduce(into: steps) { kept, _ in
      for k in kept.indices where kept.count > k {
        var fewer = kept
        fewer.remove(at: k)
        if difference(small, fewer, caching: caching) != nil { kept = fewer; return }
      }
    }
    let found = difference(small, needed, caching: caching) ?? ""
    return "seed \(seed)\n\(small)\n\(needed)\n\(found)"
  }

  @Test func `edits, questions and other sizes leave the frames of a fresh tree`() {
    var failures = 0
    for seed in 1...UInt64(max(1, Self.treeCount)) where failures < 3 {
      if let failure = check(seed, caching: true) {
        failures += 1
        Issue.record("\(failure)")
      }
    }
  }

  @Test func `without caches the frames are those of a tree with caches`() {
    var failures = 0
    for seed in 1...UInt64(max(1, Self.treeCount / 5)) where failures < 3 {
      if let failure = check(seed, caching: false) {
        failures += 1
        Issue.record("\(failure)")
      }
    }
  }
}

extension LayoutTree {
  /// The nodes, depth first.
  var walk: [NodeID] {
    var result: [NodeID] = []
    var pending = root.map { [$0] } ?? []
    while let node = pending.popLast() {
      result.append(node)
      pending.append(contentsOf: children(of: node).reversed())
    }
    return result
  }

  /// The numbered leaves. To be asked before a layout, which may leave some out.
  fileprivate var numbered: [UInt32: NodeID] {
    Dictionary(walk.map { (tag(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The first node whose frame or proposal is not the same number for number.
  fileprivate func difference(from other: LayoutTree) -> String? {
    let (mine, theirs) = (walk, other.walk)
    if mine.count != theirs.count { return "\(mine.count) nodes, fresh \(theirs.count)" }
    for (k, (a, b)) in zip(mine, theirs).enumerated() {
      let (frame, fresh) = (frame(of: a), other.frame(of: b))
      if !frame.isSame(as: fresh) { return "node \(k) \(frame), fresh \(fresh)" }
    }
    return nil
  }
}

extension Rect {
  fileprivate func isSame(as other: Rect) -> Bool {
    origin.x == other.origin.x && origin.y == other.origin.y && size == other.size
  }
}
