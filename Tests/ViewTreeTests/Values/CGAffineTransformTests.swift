// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

@Suite struct CGAffineTransformTests {
  let skew = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)

  // By hand: (2·10 − 20 + 5, 10 + 3·20 + 7).
  @Test func `a point goes to a·x + c·y + tx and b·x + d·y + ty`() {
    #expect(CGPoint(x: 10, y: 20).applying(skew) == CGPoint(x: 5, y: 77))
  }

  @Test func `the move of a map does not count for a size`() {
    #expect(CGSize(width: 10, height: 20).applying(skew) == CGSize(width: 0, height: 70))
  }

  // By hand: corners (0,0), (10,0), (10,10), (0,10) go to (5,7), (25,17), (15,47), (-5,37).
  @Test func `a rectangle goes to the box around its corners`() {
    let box = CGRect(x: 0, y: 0, width: 10, height: 10).applying(skew)
    #expect(box == CGRect(x: -5, y: 7, width: 30, height: 40))
  }

  // Core Graphics: t.translatedBy concatenates the move before t.
  @Test func `translatedBy, scaledBy and rotated act before the map itself`() {
    let moved = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 10)
    #expect(moved == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 30))
    let scaled = CGAffineTransform(translationX: 4, y: 5).scaledBy(x: 2, y: 3)
    #expect(scaled == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 4, ty: 5))
    let turned = CGAffineTransform(translationX: 4, y: 5).rotated(by: .pi / 2)
    let image = CGPoint(x: 1, y: 0).applying(turned)
    #expect(abs(image.x - 4) < 1e-12 && abs(image.y - 6) < 1e-12)
  }

  @Test func `concatenating applies the receiver first`() {
    let both = CGAffineTransform(translationX: 1, y: 2)
      .concatenating(CGAffineTransform(scaleX: 10, y: 100))
    #expect(CGPoint(x: 0, y: 0).applying(both) == CGPoint(x: 10, y: 200))
  }

  @Test func `an inverse undoes the map`() {
    let there = CGPoint(x: 3, y: -4).applying(skew)
    let back = there.applying(skew.inverted())
    #expect(abs(back.x - 3) < 1e-12 && abs(back.y + 4) < 1e-12)
  }

  // Core Graphics gives the map itself back when there is no inverse.
  @Test func `a flattening map is its own inverse`() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func `a rotation by a quarter turn sends x to y`() {
    let image = CGPoint(x: 2, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(image.x) < 1e-12 && abs(image.y - 2) < 1e-12)
  }

  @Test func `only the identity is the identity`() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform(translationX: 0, y: 1).isIdentity)
    #expect(!CGAffineTransform().isIdentity)
  }

  @Test func `the null rectangle stays null`() {
    #expect(CGRect.null.applying(skew).isNull)
  }
}
