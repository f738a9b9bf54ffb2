// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// Frames, padding, overlays, readers and transforms that layout libraries got wrong in public.
///
/// Each case is a public report in our own words; what is right follows from SwiftUI's documented
/// or observed rules.
@Suite struct ReportedFramesTests {
  private let environment: EnvironmentValues

  init() throws { environment = try DejaVu.environment() }

  private func snapshot(
    _ view: some View, _ width: CGFloat, _ height: CGFloat
  ) -> LayoutSnapshot {
    view.layoutInEveryWay(in: CGSize(width: width, height: height), environment: environment)
  }

  // ∞ − ∞ while aligning flexible children (a flow library, "origin is invalid: nan").
  // Report 13: https://github.com/tevelee/SwiftUI-Flow/issues/24.
  @Test(arguments: [nil, 0, 300, .infinity] as [CGFloat?])
  func `flexible frames in a row have no origin that is not a number`(width: CGFloat?) {
    let view = HStack(alignment: .top) {
      Text("A").fixedSize()
      Text("B").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .padding(.bottom).fixedSize(horizontal: true, vertical: false)
    }
    for height in [nil, 0, .infinity] as [CGFloat?] {
      let proposal = ProposedViewSize(width: width, height: height)
      let nodes = view.layoutInEveryWay(proposal: proposal, environment: environment).nodes
      #expect(nodes.allSatisfy { $0.frame.minX.isFinite && $0.frame.minY.isFinite })
      if height == nil { #expect(nodes.allSatisfy { $0.frame.isFinite }) }
    }
  }

  // A reader that is offered no height takes 10 points, and its content sticks out (rule 9.1).
  // Report 17: https://github.com/exyte/Grid/issues/6.
  @Test func `a reader without an offer takes ten points, and says so`() {
    let view = VStack(alignment: .leading) {
      GeometryReader { _ in Box(100, 90, "tags") }
      Box(50, 20, "next")
    }
    let snapshot = view.layoutInEveryWay(proposal: ProposedViewSize(width: 320, height: nil))
    #expect(snapshot.nodes(named: "GeometryReader").first?.frame.numbers == [0, 0, 320, 10])
    #expect(snapshot.numbers("tags") == [0, 0, 100, 90])
    #expect(snapshot.numbers("next") == [0, 18, 50, 20])
    #expect(snapshot.reports(.unspecifiedReader))
  }

  // Report 9: https://github.com/diniska/swiftui-wrapping-stack/issues/4.
  @Test func `a reader never centres what is inside`() {
    let snapshot = snapshot(GeometryReader { _ in Box(100, 20, "box") }, 320, 40)
    #expect(snapshot.numbers("box") == [0, 0, 100, 20])
  }

  // Report 17: https://github.com/exyte/Grid/issues/6.
  @Test func `each reader without an offer says so, in a list too`() {
    let view = VStack {
      ForEach(["a", "b"], id: \.self) { _ in GeometryReader { _ in Box(1, 1) } }
    }
    let found = snapshot(view.fixedSize(), 100, 100).diagnostics
    #expect(found.map(\.kind) == [.unspecifiedReader, .unspecifiedReader])
  }

  // A reader in a card makes the card fill the screen.
  // Report 18: https://github.com/Mijick/Popups/issues/66.
  @Test
  func `a reader takes what its siblings leave, and puts its content at the top leading corner`() {
    let view = VStack(spacing: 0) {
      GeometryReader { _ in Box(50, 40, "inside") }
      Box(50, 20, "last")
    }
    let snapshot = snapshot(view, 200, 300)
    #expect(snapshot.nodes(named: "GeometryReader").first?.frame.numbers == [0, 0, 200, 280])
    #expect(snapshot.numbers("inside") == [0, 0, 50, 40])
    #expect(snapshot.numbers("last") == [75, 280, 50, 20])
  }

  // "Invalid frame dimension": the bad length is dropped and the other one kept (rule 5.1).
  // Report 20: https://github.com/exyte/PopupView/issues/25.
  @Test func `an infinite fixed length is ignored and the other one counts`() {
    let wide = Text("x").frame(width: .infinity, height: 200)
    let first = snapshot(wide, 320, 480)
    #expect(first.root.frame.height == 200)
    #expect(first.root.frame.width == first.nodes(named: "Text").first?.frame.width)
    #expect(first.diagnostics.map(\.kind) == [.invalidFrameDimension])
    let tall = snapshot(Text("x").frame(width: 100, height: .infinity), 320, 480)
    #expect(tall.root.frame.width == 100)
    #expect(tall.root.frame.height == tall.nodes(named: "Text").first?.frame.height)
    #expect(tall.diagnostics.map(\.kind) == [.invalidFrameDimension])
  }

  // Computed lengths that became negative (charts, swipe actions).
  // Report 21: https://github.com/elai950/AlertToast/issues/18.
  @Test func `a negative length never reaches a parent`() {
    let fixed = snapshot(Box(10, 10).frame(height: -62.4), 100, 100)
    #expect(fixed.root.frame.size == CGSize(width: 10, height: 10))
    let most = snapshot(Box(10, 10).frame(maxHeight: -20), 100, 100)
    #expect(most.root.frame.height == 0)
    let least = snapshot(Box(10, 10).frame(minWidth: -5), 100, 100)
    #expect(least.root.frame.size == CGSize(width: 10, height: 10))
    for found in [fixed, most, least] { #expect(found.reports(.invalidFrameDimension)) }
  }

  // The largest length is raised to the smallest, so that the smallest one wins (ours).
  // Report 23: OpenSwiftUI: FrameLayout.swift; as report 20.
  @Test func `contradictory bounds are raised, and said so`() {
    let bounds = snapshot(Box(10, 10).frame(minWidth: 200, maxWidth: 100), 50, 50)
    #expect(bounds.root.frame.width == 200)
    #expect(bounds.reports(.contradictoryFrameConstraints))
    let infinite = snapshot(Box(10, 10).frame(minWidth: .infinity), 50, 50)
    #expect(infinite.root.frame.size == CGSize(width: 10, height: 10))
    let ideal = snapshot(Box(10, 10).frame(idealWidth: .nan), 50, 50)
    #expect(ideal.root.frame.size == CGSize(width: 10, height: 10))
  }

  // 0 ÷ 0 in an aspect ratio: a shape without a ratio constrains nothing (ours).
  // Report 24: https://github.com/xmartlabs/PagerTabStripView/issues/55.
  @Test func `a ratio that is none constrains nothing`() {
    let empty = snapshot(Box(0, 0).aspectRatio(contentMode: .fit), 100, 50)
    #expect(empty.root.frame.numbers == [50, 25, 0, 0])
    let zero = snapshot(Color.red.aspectRatio(0, contentMode: .fit), 100, 50)
    #expect(zero.root.frame.size == CGSize(width: 100, height: 50))
    #expect(zero.reports(.invalidAspectRatio))
    let size = snapshot(Color.red.aspectRatio(CGSize.zero, contentMode: .fill), 100, 50)
    #expect(size.root.frame.size == CGSize(width: 100, height: 50))
    let scaled = snapshot(Rectangle().scaleEffect(0), 100, 50)
    #expect(scaled.nodes.last?.boundingRect == CGRect(x: 50, y: 25, width: 0, height: 0))
  }

  // Insets below zero move a baseline to an edge (rule 6.3).
  // Report 28: https://github.com/FluidGroup/TextureSwiftSupport/issues/110.
  @Test func `negative padding lets the child stick out`() {
    func column(_ view: some View) -> LayoutSnapshot {
      snapshot(
        VStack(alignment: .leading, spacing: 0) {
          view; Box(5, 5, "next")
        }, 200, 200)
    }
    let around = column(Box(100, 40, "box").padding(-10))
    let top = around.root.frame
    #expect(around.numbers("box") == [top.minX - 10, top.minY - 10, 100, 40])
    #expect(around.numbers("next")[1] == top.minY + 20)
    let shifted = column(
      Box(100, 40, "box").padding(EdgeInsets(top: 11, leading: 0, bottom: -11, trailing: 0)))
    #expect(shifted.numbers("box")[1] == shifted.root.frame.minY + 11)
    #expect(shifted.numbers("next")[1] == shifted.root.frame.minY + 40)
    let gone = column(Box(100, 40, "box").padding(-60))
    let padding = gone.nodes(named: "padding").first?.frame
    #expect(padding?.size == .zero)
    #expect(gone.numbers("box")[0] == gone.root.frame.minX - 60)
    #expect(gone.numbers("next")[1] == gone.root.frame.minY)
    let offered = Color.red.padding(-10).layoutInEveryWay(in: CGSize(width: 50, height: 50))
    #expect(
      offered.nodes(named: "Color").first?.proposal == ProposedViewSize(width: 70, height: 70))
  }

  // The inner pile hugs its child, so its own alignment shows nothing.
  // Report 30: https://github.com/facebook/QuickLayout/issues/17.
  @Test func `an inner pile is centred as a whole`() {
    let view = ZStack {
      Box(100, 100)
      ZStack(alignment: .bottom) { Box(40, 20, "box").padding(.bottom, 6) }
    }
    let snapshot = view.layoutInEveryWay(proposal: .unspecified)
    #expect(snapshot.nodes(named: "ZStack").last?.frame.numbers == [30, 37, 40, 26])
    #expect(snapshot.numbers("box") == [30, 37, 40, 20])
  }

  // Report 33: https://github.com/TokamakUI/Tokamak/issues/390.
  @Test func `infinite frames fill the window at every level`() {
    let view = ZStack {
      Color.black.frame(maxWidth: .infinity, maxHeight: .infinity)
    }.frame(maxWidth: .infinity, maxHeight: .infinity)
    let whole: [CGFloat] = [0, 0, 320, 200]
    #expect(snapshot(view, 320, 200).nodes.allSatisfy { $0.frame.numbers == whole })
  }

  // A reader that grew with every update.
  // Report 34: https://github.com/TokamakUI/Tokamak/issues/337.
  @Test func `a text as wide as its reader stays as it is`() {
    let text = String(repeating: "many words ", count: 12)
    let fixed = ViewHost(
      rootView: GeometryReader { Text(verbatim: text).frame(width: $0.size.width) })
    let flexible = ViewHost(
      rootView: GeometryReader { Text(verbatim: text).frame(maxWidth: $0.size.width) })
    for host in [
      ViewHost(rootView: AnyView(fixed.rootView)), ViewHost(rootView: AnyView(flexible.rootView)),
    ] {
      host.environment = environment
      var seen: Set<String> = []
      for _ in 0..<5 {
        let snapshot = host.layoutSnapshot(in: CGSize(width: 300, height: 200))
        #expect(snapshot.root.frame.numbers == [0, 0, 300, 200])
        #expect(snapshot.nodes(named: "Text").first?.proposal.width == 300)
        seen.insert(snapshot.description)
      }
      #expect(seen.count == 1)
    }
  }

  // Report 35: https://github.com/LiYanan2004/MegaX/pull/5.
  @Test func `a frame in a named space follows the rotation around it only`() {
    var outside = CGRect.null
    var inside = CGRect.null
    func seen(_ frame: CGRect, _ write: (CGRect) -> Void) -> some View {
      write(frame)
      return Color.clear
    }
    let view = VStack {
      Box(100, 20)
        .background(
          GeometryReader { g in seen(g.frame(in: .named("c"))) { inside = $0 } }
        )
        .rotationEffect(.degrees(90))
        .background(
          GeometryReader { g in seen(g.frame(in: .named("c"))) { outside = $0 } })
    }
    .coordinateSpace(name: "c")
    .padding(10)
    let snapshot = view.layoutInEveryWay(proposal: .unspecified)
    #expect(outside.numbers.isNear([0, 0, 100, 20]))
    #expect(inside.numbers.isNear([40, -40, 20, 100]))
    let rotated = snapshot.nodes(named: "rotationEffect").first
    #expect(rotated?.frame.numbers == [10, 10, 100, 20])
    #expect(rotated?.boundingRect.numbers.isNear([50, -30, 20, 100]) == true)
  }

  // MARK: Transforms

  // Report 88: https://github.com/exyte/SVGView/pull/69.
  @Test func `the order of transforms counts, and the layout frame stays`() {
    let box = Box(100, 20, "box")
    let shift = CGAffineTransform(translationX: 50, y: 0)
    let first = box.transformEffect(shift).rotationEffect(.degrees(90))
    let second = box.rotationEffect(.degrees(90)).transformEffect(shift)
    for (view, centre) in [
      (AnyView(first), CGPoint(x: 50, y: 60)), (AnyView(second), CGPoint(x: 100, y: 10)),
    ] {
      let node = view.layoutInEveryWay(proposal: .unspecified)["box"]
      #expect(node?.frame.numbers == [0, 0, 100, 20])
      let middle = [node?.boundingRect.midX ?? .nan, node?.boundingRect.midY ?? .nan]
      #expect(middle.isNear([centre.x, centre.y]))
    }
    let text = Text("AAAA").rotationEffect(.degrees(45), anchor: .topLeading).offset(x: 12, y: 16)
    let corner =
      text.layoutInEveryWay(
        proposal: .unspecified, environment: environment, isMirrored: false
      )
      .nodes(named: "Text").first?.corners.first ?? .zero
    #expect([corner.x, corner.y].isNear([12, 16]))
  }

  // Report 89: https://github.com/mttfntn/OneFingerRotation/issues/4.
  @Test func `a rotated label keeps the space that it had`() {
    let view = HStack(spacing: 0) {
      Box(100, 20, "label").rotationEffect(.degrees(-90))
      Box(50, 50, "chart")
    }
    let snapshot = view.layoutInEveryWay(proposal: .unspecified)
    #expect(snapshot.size == CGSize(width: 150, height: 50))
    #expect(snapshot.numbers("label") == [0, 15, 100, 20])
    #expect(snapshot["label"]?.boundingRect.numbers.isNear([40, -25, 20, 100]) == true)
    #expect(snapshot.numbers("chart") == [100, 0, 50, 50])
  }

  // A hairline is one device pixel; rounding keeps the neighbours together (rule 17.2).
  // Report 57: https://github.com/react/yoga/issues/580.
  @Test func `half a point is one pixel at twice the scale`() {
    let view = HStack(spacing: 0) {
      Box(73.625, 20)
      Color.black.frame(width: 0.5).accessibilityIdentifier("line")
      Box(50, 20, "after")
    }
    var twice = environment
    twice.displayScale = 2
    let snapshot = view.layoutInEveryWay(
      proposal: ProposedViewSize(width: nil, height: 20), environment: twice)
    #expect(snapshot["line"]?.frame.width == 0.5)
    #expect(snapshot["line"]?.pixelFrame.width == 0.5)
    #expect(snapshot["line"]?.pixelFrame.maxX == snapshot["after"]?.pixelFrame.minX)
  }
}
