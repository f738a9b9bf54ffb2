// SPDX-License-Identifier: MIT

import Testing
import ViewTree

@Suite struct ViewIdentityTests {
  @Test func `the same way leads to the same place`() {
    let a = ViewIdentity.root.child(index: 3).child(id: "x")
    let b = ViewIdentity.root.child(index: 3).child(id: "x")
    #expect(a == b && a.hashValue == b.hashValue)
  }

  @Test func `order, position and id make different places`() {
    let root = ViewIdentity.root
    #expect(root.child(index: 1).child(index: 2) != root.child(index: 2).child(index: 1))
    #expect(root.child(index: 1) != root.child(id: 1))
    #expect(root.child(index: 0) != root)
    #expect(root.child(index: -1) != root.child(index: 1))
  }

  @Test func `a hundred thousand places are all different`() {
    var seen: Set<ViewIdentity> = []
    for i in 0..<100 {
      for j in 0..<500 {
        seen.insert(ViewIdentity.root.child(index: i).child(index: j))
        seen.insert(ViewIdentity.root.child(id: i).child(id: j))
      }
    }
    #expect(seen.count == 100_000)
  }
}
