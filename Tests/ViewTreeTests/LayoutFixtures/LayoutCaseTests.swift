// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing
import ViewTree

/// The cases of the fixtures' list that take closures, types or transforms, under their numbers.
@Suite struct LayoutCaseTests {
  private let offer = ProposedViewSize(width: 200, height: 200)

  private func snapshot(
    _ view: some View, scale: CGFloat = 1, isMirrored: Bool = true
  ) -> LayoutSnapshot {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    return view.layoutInEveryWay(
      proposal: offer, environment: environment, isMirrored: isMirrored)
  }

  private func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    view.layoutInEveryWay(proposal: ProposedViewSize(width: width, height: height)).size
  }

  // MARK: Stacks

  // Source: OpenSwiftUI: StackLayout.swift, ViewSizeCache. Derived.
  @Test func `STK-51: the same offer is not measured again`() {
    let count = MeasureCount()
    let host = ViewHost(
      rootView: HStack {
        CountingShape(count: count); Color.red
      })
    let window = CGSize(width: 100, height: 20)
    let first = host.layoutSnapshot(in: window).description
    let measured = count.value
    #expect(measured > 0)
    #expect(host.layoutSnapshot(in: window).description == first)
    #expect(count.value == measured)
  }

  // Source: OpenSwiftUI: StackLayout.swift, ViewSizeCache. Derived.
  @Test func `STK-51: a lone child of a stack is asked once`() {
    let count = MeasureCount()
    _ = VStack { CountingShape(count: count) }.layoutSnapshot(proposal: offer)
    #expect(count.value == 1)
  }

  // Source: OpenSwiftUI: Layout/Stack/StackLayout.swift; objc.io Swift Talk 238
  // (github.com/objcio/S01E238) SwiftUILayoutiOSTests.swift. Compared with SwiftUI in a public
  // test; the numbers are computed.
  @Test func `STK-29: what is missing is not offered as a negative length`() {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 80)
      Color.blue.id("b")
    }
    let snapshot = row.layoutInEveryWay(proposal: ProposedViewSize(width: 50, height: 20))
    #expect(snapshot["b"]?.proposal == ProposedViewSize(width: 0, height: 20))
  }

  // MARK: Frames

  // Source: OpenSwiftUI: Layout/Stack/FrameLayoutUITests.swift. Compared with SwiftUI in a
  // public test; the numbers are computed.
  @Test func `FRM-14: a frame without lengths does nothing`() {
    #expect(size(Color.red.frame(width: nil, height: nil), 200, 150).width == 200)
    #expect(size(Color.red.frame(width: nil, height: nil), 200, 150).height == 150)
  }

  // The original stores an infinite smallest length as it is and only warns (observed); a frame of
  // infinite size helps nobody, so here it is ignored, with a diagnostic. Ours.
  @Test(arguments: [CGFloat.infinity, .nan])
  func `FLX-19: a smallest length that is not finite is ignored and reported`(length: CGFloat) {
    let view = Color.red.frame(width: 30, height: 20).frame(minWidth: length)
    let snapshot = snapshot(view)
    #expect(snapshot.size == CGSize(width: 30, height: 20))
    #expect(snapshot.diagnostics.count == 1)
  }

  // Source: OpenSwiftUI:
  // Tests/OpenSwiftUISymbolDualTests/Layout/Modifier/FrameLayoutTests.swift, run against
  // Apple's binary. Observed.
  @Test func `FLX-19: a smallest length of minus infinity counts as zero`() {
    let view = Color.red.frame(minWidth: -.infinity, maxWidth: 50)
    #expect(size(view, -10, 20) == CGSize(width: 0, height: 20))
    #expect(size(view, 90, 20) == CGSize(width: 50, height: 20))
  }

  // MARK: Geometry readers

  // Source: OpenSwiftUI: Layout/Geometry/GeometryReader.swift. Derived.
  @Test func `GEO-06: the local frame of a reader lies at its own origin`() {
    let seen = Mutex(CGRect.zero)
    _ = snapshot(
      GeometryReader { proxy in
        let _ = seen.withLock { $0 = proxy.frame(in: .local) }
        Color.red
      }
      .padding(20))
    #expect(seen.withLock { $0 } == CGRect(x: 0, y: 0, width: 160, height: 160))
  }

  // Source: OpenSwiftUI: Layout/View/ViewTransformTests.swift. Derived.
  @Test func `GEO-08: a frame in a named space is seen through the transforms between`() {
    let seen = Mutex(CGRect.zero)
    _ = snapshot(
      GeometryReader { proxy in
        let _ = seen.withLock { $0 = proxy.frame(in: .named("outside")) }
        Color.red
      }
      .frame(width: 10, height: 20)
      .scaleEffect(x: 2, y: 3, anchor: .topLeading)
      .coordinateSpace(name: "outside"))
    #expect(seen.withLock { $0 } == CGRect(x: 0, y: 0, width: 20, height: 60))
  }

  // MARK: Alignment guides

  // Source: OpenSwiftUI: AlignmentWritingModifier / StackLayout. Derived.
  @Test func `ALN-16: a guide is asked only when a container uses it`() {
    let calls = Mutex(0)
    func column(_ alignment: HorizontalAlignment) -> some View {
      VStack(alignment: alignment) {
        Color.red.alignmentGuide(.leading) { _ in
          calls.withLock { $0 += 1 }
          return 0
        }
        Color.blue
      }
    }
    _ = snapshot(column(.trailing))
    #expect(calls.withLock { $0 } == 0)
    _ = snapshot(column(.leading))
    #expect(calls.withLock { $0 } > 0)
  }

  // Source: OpenSwiftUI: Layout/Alignment/AlignmentWritingModifier.swift. Derived.
  @Test func `ALN-14: a guide inside a guide is that of the wrapped view`() {
    let view = VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 50, height: 10)
        .alignmentGuide(.trailing) { _ in 40 }
        .alignmentGuide(.leading) { $0[.trailing] + $0[explicit: .trailing, or: 1000] }
      Color.blue.frame(width: 10, height: 10).id("b")
    }
    #expect(snapshot(view)["b"]?.frame.minX == 80)
  }

  // Ours: "nothing offered" is stored as NaN, so a proposal of NaN is one of nothing. The
  // re-implementation's padding offers zero instead.
  @Test func `PAD-18: a proposal that is not a number counts as none`() {
    #expect(size(Color.red.padding(20), .nan, 200) == CGSize(width: 50, height: 200))
  }

  // Source: rule 3.4. Observed.
  @Test func `DIV-02: at the accessibility sizes a divider is a point thick`() {
    var environment = EnvironmentValues()
    environment.displayScale = 2
    let cases: [(DynamicTypeSize, CGFloat)] = [(.xxxLarge, 0.5), (.accessibility1, 1)]
    for (type, thickness) in cases {
      environment.dynamicTypeSize = type
      let column = VStack(spacing: 0) {
        Color.red; Divider()
      }
      let snapshot = column.layoutInEveryWay(proposal: offer, environment: environment)
      #expect(snapshot.nodes(named: "Divider").first?.frame.height == thickness)
    }
  }

  // MARK: Geometry effects

  private var box: some View { Color.red.id("box").frame(width: 80, height: 60) }

  // Source: OpenSwiftUI: ScaleEffectUITests. Compared with SwiftUI in a public test; the
  // numbers are computed.
  @Test(arguments: [
    ScaleCase("TRF-02", x: 0.5, y: 0.5, .center, CGRect(x: 20, y: 15, width: 40, height: 30)),
    ScaleCase("TRF-03", x: 0.5, y: 0.5, .topLeading, CGRect(x: 0, y: 0, width: 40, height: 30)),
    ScaleCase("TRF-04", x: 0.5, y: 1.5, .center, CGRect(x: 20, y: -15, width: 40, height: 90)),
  ])
  fileprivate func `TRF-02 to 04: a scale changes what is drawn, not the layout`(
    _ scale: ScaleCase
  ) {
    let view = box.scaleEffect(x: scale.x, y: scale.y, anchor: scale.anchor)
      .background { Color.blue.id("behind") }
    let snapshot = snapshot(view)
    let layout = CGRect(x: 0, y: 0, width: 80, height: 60)
    #expect(snapshot.size == layout.size)
    #expect(snapshot["behind"]?.boundingRect == layout)
    #expect(snapshot["box"]?.frame == layout)
    #expect(snapshot["box"]?.boundingRect == scale.drawn)
  }

  // Source: OpenSwiftUI: Render/GeometryEffect/RotationEffectUITests.swift, rule 8.1. Compared
  // with SwiftUI in a public test; the numbers are computed.
  @Test func `TRF-01: a rotation changes what is drawn, not the layout`() {
    let view = HStack(spacing: 0) {
      box.rotationEffect(.degrees(90)); Color.blue.id("next").frame(width: 10, height: 10)
    }
    let snapshot = snapshot(view)
    #expect(snapshot.size == CGSize(width: 90, height: 60))
    #expect(snapshot.numbers("box") == [0, 0, 80, 60])
    #expect(snapshot["box"]?.boundingRect.numbers.isNear([10, -10, 60, 80]) == true)
    #expect(snapshot.numbers("next") == [80, 25, 10, 10])
  }

  // Ours; the re-implementation turns the whole position around. Open point U5.
  @Test func `RTL-07: an offset goes to the right in both reading directions`() {
    for direction in LayoutDirection.allCases {
      var environment = EnvironmentValues()
      environment.layoutDirection = direction
      let view = Color.red.id("a").frame(width: 20, height: 10).offset(x: 10, y: 3)
      let snapshot = view.layoutSnapshot(proposal: .unspecified, environment: environment)
      #expect(snapshot.numbers("a") == [10, 3, 20, 10])
    }
  }

  // Source: OpenSwiftUI: ZStackIndexUITests; issue 577. Observed.
  @Test func `TRF-05: a rotated view keeps its place in a column`() {
    let view = VStack {
      Color.yellow.id("y").frame(width: 100, height: 100).zIndex(1)
      Color.red.id("r").frame(width: 100, height: 100).rotationEffect(.degrees(45))
    }
    let snapshot = view.layoutInEveryWay(in: CGSize(width: 200, height: 200))
    #expect(snapshot["y"]?.frame == CGRect(x: 50, y: -4, width: 100, height: 100))
    #expect(snapshot["r"]?.frame == CGRect(x: 50, y: 104, width: 100, height: 100))
    let half = 50 * 2.0.squareRoot()
    let turned = snapshot["r"]?.boundingRect ?? .zero
    #expect(abs(turned.minX - (100 - half)) < 1e-9 && abs(turned.height - 2 * half) < 1e-9)
  }

  // Source: fatbobman.com/en/posts/layout-dimensions-2; Thinking in SwiftUI. Documented.
  @Test func `TRF-07: opacity, clips, borders and corners leave the layout alone`() {
    let plain = HStack {
      box; Color.blue.id("next")
    }
    let drawn = HStack {
      box.opacity(0.5).clipped().border(Color.red, width: 5).cornerRadius(9).clipShape(Circle())
      Color.blue.id("next")
    }
    for id in ["box", "next"] {
      #expect(snapshot(drawn)[id]?.frame == snapshot(plain)[id]?.frame)
      #expect(snapshot(drawn)[id]?.frame != nil)
    }
  }

  // MARK: Pixels

  // Source: rule 17.2. Derived.
  @Test(arguments: [(3.0, 61.333, 122.667), (2, 61.5, 122.5), (1, 61, 123)])
  func `RND-01 and 02: thirds lie on the grid of three pixels a point`(
    scale: Double, left: Double, right: Double
  ) {
    let row = HStack(spacing: 0) {
      Color.red; Color.blue.id("b"); Color.green
    }
    .frame(width: 184)
    let frame = snapshot(row, scale: scale)["b"]?.pixelFrame ?? .zero
    #expect(abs(frame.minX - left) < 0.001)
    #expect(abs(frame.maxX - right) < 0.001)
  }

  // Source: rule 17.2. Derived.
  @Test(arguments: [(-0.25, 0.0), (0.25, 0.5), (-0.3, -0.5), (0.2, 0)])
  func `RND-06: halves of a pixel go up`(x: CGFloat, pixel: CGFloat) {
    let view = Color.red.id("a").frame(width: 10, height: 10).offset(x: x)
    #expect(snapshot(view, scale: 2, isMirrored: false)["a"]?.pixelFrame.minX == pixel)
  }

  // MARK: Leaves

  // Source: OpenSwiftUI: Shape.sizeThatFits / DefaultEngine. Documented.
  @Test func `LEF-01: most shapes take the offer, and 10 points without one`() {
    let shapes: [AnyView] = [
      AnyView(Rectangle()), AnyView(Capsule()), AnyView(Ellipse()),
      AnyView(RoundedRectangle(cornerRadius: 4)), AnyView(Path()),
    ]
    for shape in shapes {
      #expect(size(shape, 100, 50) == CGSize(width: 100, height: 50))
      #expect(size(shape, nil, nil) == CGSize(width: 10, height: 10))
      #expect(size(shape, 0, 0) == .zero)
      #expect(size(shape, .infinity, .infinity).width == .infinity)
      #expect(size(shape, nil, 40) == CGSize(width: 10, height: 40))
    }
  }
}

private struct ScaleCase: CustomTestStringConvertible {
  var testDescription: String
  var x: CGFloat
  var y: CGFloat
  var anchor: UnitPoint
  var drawn: CGRect

  init(_ name: String, x: CGFloat, y: CGFloat, _ anchor: UnitPoint, _ drawn: CGRect) {
    testDescription = name
    (self.x, self.y, self.anchor, self.drawn) = (x, y, anchor, drawn)
  }
}

private final class MeasureCount: Sendable {
  private let count = Mutex(0)
  var value: Int { count.withLock { $0 } }
  func add() { count.withLock { $0 += 1 } }
}

/// A shape of 20×20 points that counts how often it is asked.
private struct CountingShape: Shape {
  let count: MeasureCount

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    count.add()
    return CGSize(width: 20, height: 20)
  }

  func path(in rect: CGRect) -> Path { Path(rect) }
}

extension ViewDimensions {
  fileprivate subscript(
    explicit guide: HorizontalAlignment, or standard: CGFloat
  ) -> CGFloat { self[explicit: guide] ?? standard }
}
