// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// Source: rule 9.3, the CRF cases.
@Suite struct ContainerRelativeFrameTests {
  // Source: Apple's documentation: formula. Documented.
  @Test func `CRF-01: a span of parts with the gaps between them`() {
    let view = ScrollView(.horizontal) {
      Rigid(10, 20).id("a").containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10)
        .id("frame")
    }
    EveryWay(window: 350, 100).expect(
      view, size: (350, 100), ["frame": [0, 40, 260, 20], "a": [125, 40, 10, 20]])
  }

  // Source: Apple's documentation: formula. Documented.
  @Test func `CRF-02: one of three parts`() {
    let view = Color.red.containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 0)
      .id("frame")
    EveryWay(window: 300, 60).expect(view, size: (300, 60), ["frame": [100, 0, 100, 60]])
  }

  // Source: Apple's documentation. Documented.
  @Test func `CRF-04: an axis that is not listed has no frame`() {
    let view = Rigid(10, 20).containerRelativeFrame(.vertical).id("frame")
    EveryWay(window: 300, 60).expect(view, size: (300, 60), ["frame": [145, 0, 10, 60]])
  }

  // Documented by Apple: stacks are no containers.
  @Test func `a stack in between does not count`() {
    let view = HStack(spacing: 0) {
      Rigid(50, 10)
      Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }.id("half")
    }
    EveryWay(window: 300, 60).expect(view, size: (300, 60), ["half": [100, 0, 150, 60]])
  }

  // Source: rule 9.3, Apple's documentation: the container's size excludes its insets.
  @Test func `CRF-03: the window counts without its safe area`() {
    let view = Color.red.containerRelativeFrame([.horizontal, .vertical]).id("all")
    let insets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
    EveryWay(window: 300, 100, safeArea: insets)
      .expect(view, size: (300, 100), ["all": [0, 20, 300, 70]])
  }

  // Ours: margins inside a container are not part of it.
  @Test func `a scroll view counts without its content margins`() {
    let view = ScrollView(.horizontal) {
      Color.red.frame(height: 20).containerRelativeFrame(.horizontal).id("page")
    }
    .contentMargins(.horizontal, 20)
    EveryWay(proposal: 300, 50).expect(view, size: (300, 20), ["page": [20, 0, 260, 20]])
  }

  // Ours: there is nothing to be a part of.
  @Test func `without a known container there is no frame`() {
    let view = Rigid(10, 20).containerRelativeFrame([.horizontal, .vertical])
    EveryWay(proposal: nil, 70).expect(view, size: (10, 70))
  }

  // Ours: two scroll views share a row, so each is asked with several widths.
  @Test func `the nearest scroll view counts, with the offer it gets in the end`() {
    let page = ScrollView(.horizontal) {
      HStack(spacing: 0) {
        Color.red.containerRelativeFrame(.horizontal).id("one")
        Color.blue.containerRelativeFrame(.horizontal).id("two")
      }
    }
    let view = HStack(spacing: 0) {
      page
      Rigid(60, 10)
      ScrollView(.horizontal) { Color.green.containerRelativeFrame(.horizontal).id("three") }
    }
    EveryWay(proposal: 300, 40).expect(
      view, size: (300, 40),
      ["one": [0, 0, 120, 40], "two": [120, 0, 120, 40], "three": [180, 0, 120, 40]])
  }

  // Ours: nothing that is divided by zero or counted wrongly may trap.
  @Test(arguments: [(0, 0), (-3, 2), (1, Int.max), (Int.max, 1)])
  func `counts that make no sense give a finite frame`(count: Int, span: Int) {
    let view = Color.red.containerRelativeFrame(
      .horizontal, count: count, span: span, spacing: .nan)
    let size = view.layoutSnapshot(in: CGSize(width: 100, height: 20)).root.frame.size
    #expect(size.width.isFinite && size.height == 20)
  }
}
