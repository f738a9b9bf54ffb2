// SPDX-License-Identifier: MIT

import LayoutEngine
import Testing

/// A new tree takes over what an older one knows (ours).
@Suite struct InheritingTests {
  private func list(lengths: [Double], text: WrappingLeaf? = nil) -> LayoutTree {
    ReferenceTrees.build { builder in
      builder.openColumn(alignment: .leading, spacing: 4)
      for length in lengths {
        builder.openPadding(Insets(all: 2))
        builder.openRow(spacing: 1)
        builder.fixedLeaf(width: length, height: 10)
        builder.flexibleLeaf(minWidth: 10, maxWidth: .infinity, minHeight: 16, maxHeight: 16)
        builder.close()
        builder.close()
      }
      if let text { builder.contentLeaf(text) }
      builder.close()
    }
  }

  @Test func `an equal tree is neither measured nor placed again`() {
    let old = list(lengths: [10, 20, 30])
    old.layout(proposal: Proposal(width: 300, height: nil))
    let new = list(lengths: [10, 20, 30])
    new.inherit(from: old)
    new.layout(proposal: Proposal(width: 300, height: nil))
    #expect(new.measureCount == 0)
    #expect(new.allFrames == old.allFrames)
  }

  @Test func `only what differs and what is around it is measured`() {
    let old = list(lengths: Array(repeating: 10, count: 100))
    old.layout(proposal: Proposal(width: 300, height: nil))
    var lengths = Array(repeating: 10.0, count: 100)
    lengths[50] = 70
    let new = list(lengths: lengths)
    new.inherit(from: old)
    new.layout(proposal: Proposal(width: 300, height: nil))
    let fresh = list(lengths: lengths)
    fresh.layout(proposal: Proposal(width: 300, height: nil))
    #expect(new.allFrames == fresh.allFrames)
    #expect(new.measureCount < 10)
    #expect(fresh.measureCount > 100)
  }

  @Test func `another size is laid out as by a fresh tree`() {
    let old = list(lengths: [10, 20, 30])
    old.layout(proposal: Proposal(width: 300, height: nil))
    let new = list(lengths: [10, 25, 30, 5])
    new.inherit(from: old)
    new.layout(proposal: Proposal(width: 180, height: 90))
    let fresh = list(lengths: [10, 25, 30, 5])
    fresh.layout(proposal: Proposal(width: 180, height: 90))
    #expect(new.allFrames == fresh.allFrames)
  }

  @Test func `content is asked whether it measures alike`() {
    let text = WrappingLeaf(ideal: 500)
    let old = list(lengths: [10], text: text)
    old.layout(proposal: Proposal(width: 100, height: nil))
    let same = list(lengths: [10], text: text)
    same.inherit(from: old)
    same.layout(proposal: Proposal(width: 100, height: nil))
    #expect(same.measureCount == 0)
    let other = list(lengths: [10], text: WrappingLeaf(ideal: 250))
    other.inherit(from: old)
    other.layout(proposal: Proposal(width: 100, height: nil))
    #expect(other.root.map { other.frame(of: $0).size.height } == 78.0)
  }

  @Test func `guides and deferred content are never taken over`() {
    func tree(_ guide: Double) -> LayoutTree {
      ReferenceTrees.build { builder in
        builder.openColumn(alignment: .leading, spacing: 0)
        builder.openGuide(.leading) { _ in guide }
        builder.fixedLeaf(width: 10, height: 10)
        builder.close()
        builder.fixedLeaf(width: 10, height: 10)
        builder.close()
      }
    }
    let old = tree(-20)
    old.layout(proposal: .unspecified)
    let new = tree(-40)
    new.inherit(from: old)
    new.layout(proposal: .unspecified)
    #expect(new.root.map { new.frame(of: $0).size.width } == 50)
  }
}
