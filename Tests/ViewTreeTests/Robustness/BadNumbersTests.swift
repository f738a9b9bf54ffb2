// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// Numbers that no layout can use: nothing crashes, every frame is finite, and a diagnostic says
/// what was done.
///
/// Source: ours, after the messages of SwiftUI's run time (frames) and its documentation.
@Suite struct BadNumbersTests {
  static let bad: [CGFloat] = [.nan, .infinity, -.infinity]
  static let odd: [CGFloat] = bad + [-1, -1e30, 1e30, 0, -0.0, .leastNonzeroMagnitude, 1e308]

  /// Lays a view out in many ways; every frame must be finite where the offer is.
  private func survive(
    _ view: some View, _ comment: String, environment: EnvironmentValues = EnvironmentValues(),
    location: SourceLocation = #_sourceLocation
  ) {
    let problem = problem(of: view, environment)
    #expect(problem == nil, "\(comment): \(problem ?? "")", sourceLocation: location)
  }

  private func problem(of view: some View, _ environment: EnvironmentValues) -> String? {
    let tree = HStack {
      VStack {
        view; Color.red
      }; Text("x")
    }
    for (width, height) in [(320.0, 480.0), (0, 0), (1, 1e6)] {
      let size = CGSize(width: width, height: height)
      let snapshot = tree.layoutSnapshot(in: size, environment: environment)
      if let node = snapshot.nodes.first(where: { !$0.isSound }) { return "\(node) in \(size)" }
      _ = tree.displayList(in: size, environment: environment)
      _ = snapshot.json() + snapshot.description
    }
    let lengths: [CGFloat?] = [nil, 0, .infinity, 100]
    for width in lengths {
      for height in lengths {
        let proposal = ProposedViewSize(width: width, height: height)
        let snapshot = tree.layoutSnapshot(proposal: proposal, environment: environment)
        for node in snapshot.nodes where node.frame.numbers.contains(where: \.isNaN) {
          return "\(node) for \(proposal)"
        }
        _ = tree.displayList(proposal: proposal, environment: environment)
        _ = snapshot.json() + snapshot.description
      }
    }
    return nil
  }

  private func diagnostics(_ view: some View) -> [LayoutDiagnostic.Kind] {
    view.layoutSnapshot(in: CGSize(width: 100, height: 100)).diagnostics.map(\.kind)
  }

  @Test(arguments: odd) func `frames`(_ value: CGFloat) {
    survive(Box(10, 10).frame(width: value), "width \(value)")
    survive(Box(10, 10).frame(width: value, height: value), "frame \(value)")
    survive(Text("x").frame(minWidth: value), "minWidth \(value)")
    survive(Text("x").frame(idealWidth: value).fixedSize(), "idealWidth \(value)")
    survive(Color.red.frame(maxWidth: value, maxHeight: value), "maxWidth \(value)")
    survive(
      Color.red.frame(minWidth: value, idealWidth: value, maxWidth: value), "all \(value)")
  }

  @Test(arguments: odd) func `lengths`(_ value: CGFloat) {
    survive(Color.red.padding(value), "padding \(value)")
    survive(Text("x").padding(.leading, value), "leading \(value)")
    survive(
      HStack(spacing: value) {
        Color.red; Box(5, 5); Text("x")
      }, "HStack \(value)")
    survive(
      VStack(spacing: value) {
        Color.red; Box(5, 5); Text("x")
      }, "VStack \(value)")
    survive(
      HStack {
        Text("x"); Spacer(minLength: value)
      }, "Spacer \(value)")
    survive(Box(5, 5).offset(x: value, y: value), "offset \(value)")
    survive(Box(5, 5).position(x: value, y: 3), "position \(value)")
    survive(Box(5, 5).aspectRatio(value, contentMode: .fit), "aspectRatio \(value)")
    survive(Color.red.aspectRatio(value, contentMode: .fill), "aspectRatio fill \(value)")
    survive(
      Color.red.aspectRatio(CGSize(width: value, height: 1), contentMode: .fit), "ratio \(value)")
    survive(
      Color.red.aspectRatio(CGSize(width: 1, height: value), contentMode: .fit), "ratio 1:\(value)")
    survive(Color.red.layoutPriority(Double(value)), "layoutPriority \(value)")
  }

  @Test(arguments: odd) func `drawing`(_ value: CGFloat) {
    survive(Box(5, 5).border(Color.red, width: value), "border \(value)")
    survive(Box(5, 5).cornerRadius(value), "cornerRadius \(value)")
    survive(Box(5, 5).opacity(Double(value)), "opacity \(value)")
    survive(Box(5, 5).zIndex(Double(value)), "zIndex \(value)")
    survive(Box(5, 5).rotationEffect(.degrees(Double(value))), "rotation \(value)")
    survive(
      Box(5, 5).rotationEffect(.degrees(3), anchor: UnitPoint(x: value, y: 0)), "anchor \(value)")
    survive(Box(5, 5).scaleEffect(value), "scale \(value)")
    survive(Box(5, 5).scaleEffect(x: value, y: 1), "scale x \(value)")
    let map = CGAffineTransform(a: value, b: 0, c: 0, d: 1, tx: value, ty: 0)
    survive(Box(5, 5).transformEffect(map), "transform \(value)")
    survive(RoundedRectangle(cornerRadius: value).stroke(lineWidth: value), "stroke \(value)")
    survive(Circle().inset(by: value), "inset \(value)")
  }

  @Test(arguments: odd) func `text`(_ value: CGFloat) throws {
    let environment = try DejaVu.environment()
    let text = Text("The quick brown fox")
    let custom = text.font(.custom("DejaVuSans", fixedSize: value))
    survive(custom, "font \(value)", environment: environment)
    survive(text.font(.system(size: value)), "system \(value)", environment: environment)
    survive(
      text.font(.custom("DejaVuSans", size: value)), "scaled \(value)", environment: environment)
    survive(text.lineSpacing(value), "lineSpacing \(value)", environment: environment)
    survive(text.kerning(value), "kerning \(value)", environment: environment)
    survive(text.tracking(value), "tracking \(value)", environment: environment)
    survive(text.baselineOffset(value), "baselineOffset \(value)", environment: environment)
    survive(
      text.minimumScaleFactor(value).lineLimit(1), "minimumScaleFactor \(value)",
      environment: environment)
    survive(
      text.environment(\.displayScale, value), "displayScale \(value)", environment: environment)
    var outer = environment
    outer.displayScale = value
    survive(
      VStack {
        text; Divider()
      }, "outer displayScale \(value)", environment: outer)
  }

  @Test(arguments: [0, -1, 1, Int.max, Int.min]) func `line limits`(_ value: Int) throws {
    let environment = try DejaVu.environment()
    survive(Text("a b c d").lineLimit(value), "lineLimit \(value)", environment: environment)
    survive(Text("a b c").lineLimit(value...), "lineLimit from", environment: environment)
    survive(Text("a b c").lineLimit(...value), "lineLimit to", environment: environment)
  }

  @Test(arguments: odd) func `guides`(_ value: CGFloat) {
    let box = Box(5, 5)
    for alignment in [HorizontalAlignment.leading, .center, .trailing] {
      let guided = box.alignmentGuide(alignment) { _ in value }
      survive(
        VStack(alignment: alignment) {
          guided; Box(9, 9)
        }, "VStack \(value)")
      survive(
        ZStack(alignment: Alignment(horizontal: alignment, vertical: .top)) {
          guided; Box(9, 9)
        },
        "ZStack \(value)")
      survive(
        guided.frame(
          width: 20, height: 20, alignment: Alignment(horizontal: alignment, vertical: .top)),
        "frame \(value)")
      survive(
        guided.overlay(
          Box(1, 1), alignment: Alignment(horizontal: alignment, vertical: .center)),
        "overlay \(value)")
    }
    for alignment in [VerticalAlignment.top, .center, .firstTextBaseline, .lastTextBaseline] {
      let guided = box.alignmentGuide(alignment) { _ in value }
      survive(
        HStack(alignment: alignment) {
          guided; Text("x")
        }, "HStack \(value)")
      survive(
        HStack(alignment: alignment) {
          VStack { guided }; Text("x")
        }, "nested \(value)")
    }
  }

  @Test(arguments: odd) func `windows and proposals`(_ value: CGFloat) {
    let view = VStack {
      GeometryReader { _ in Text("x") }; Color.red; Circle(); Spacer()
    }
    let size = CGSize(width: value, height: value)
    let snapshot = view.layoutSnapshot(in: size)
    #expect(snapshot.nodes.allSatisfy { !$0.frame.numbers.contains(where: \.isNaN) })
    #expect(snapshot.size.width >= 0)
    let proposed = view.layoutSnapshot(proposal: ProposedViewSize(width: value, height: value))
    #expect(proposed.nodes.allSatisfy { !$0.frame.numbers.contains(where: \.isNaN) })
    let list = view.displayList(in: size)
    #expect(list.size.width >= 0)
    let host = ViewHost(rootView: view)
    let answer = host.sizeThatFits(ProposedViewSize(width: value, height: value))
    #expect(!answer.width.isNaN && answer.width >= 0)
  }

  // MARK: What is said

  @Test(arguments: bad + [-5]) func `a fixed frame that cannot be is ignored, and said so`(
    _ value: CGFloat
  ) {
    let snapshot = Box(10, 20).frame(width: value, height: 40).layoutSnapshot(proposal: .zero)
    #expect(snapshot.root.frame.numbers == [0, 0, 10, 40])
    #expect(snapshot.diagnostics.map(\.kind) == [.invalidFrameDimension])
    #expect(diagnostics(Box(10, 10).frame(width: 5, height: value)) == [.invalidFrameDimension])
  }

  @Test func `flexible frames say what they ignore and what they raise`() {
    #expect(diagnostics(Box(1, 1).frame(maxWidth: .infinity)) == [])
    #expect(diagnostics(Box(1, 1).frame(minWidth: .infinity)) == [.invalidFrameDimension])
    #expect(diagnostics(Box(1, 1).frame(minWidth: .nan)) == [.invalidFrameDimension])
    #expect(diagnostics(Box(1, 1).frame(idealWidth: .nan)) == [.invalidFrameDimension])
    #expect(
      diagnostics(Box(1, 1).frame(minWidth: 20, maxWidth: 10)) == [.contradictoryFrameConstraints])
    #expect(
      diagnostics(Box(1, 1).frame(minHeight: 20, idealHeight: 10))
        == [.contradictoryFrameConstraints])
  }

  @Test func `an infinite frame is named once, with the axis that was offered`() {
    let view = VStack {
      Box(1, 1)
      Color.red
      Color.blue
    }
    let snapshot = view.layoutSnapshot(in: CGSize(width: 100, height: CGFloat.infinity))
    #expect(snapshot.diagnostics.map(\.kind) == [.infiniteFrame])
    #expect(
      snapshot.diagnostics.first?.message
        == "VStack took an infinite height, as it was offered; offer a finite one to draw it.")
    #expect(snapshot.diagnostics.first?.path == "VStack")
    let both = Color.red.padding(3).layoutSnapshot(proposal: .infinity)
    #expect(both.diagnostics.map(\.path) == ["padding"])
    #expect(both.diagnostics.first?.message.contains("width and height") == true)
    #expect(Box(1, 1).layoutSnapshot(proposal: .infinity).diagnostics.isEmpty)
  }

  @Test(arguments: bad) func `lengths count as zero, and said so`(_ value: CGFloat) {
    #expect(diagnostics(Box(1, 1).padding(value)) == [.invalidLength])
    let two = VStack {
      Box(1, 1).padding(value); Box(1, 1).padding(value)
    }
    #expect(diagnostics(two) == [.invalidLength, .invalidLength])
    #expect(diagnostics(HStack(spacing: value) { Box(1, 1) }) == [.invalidLength])
    #expect(diagnostics(Box(1, 1).offset(x: value)) == [.invalidLength])
    #expect(diagnostics(Box(1, 1).position(x: value)) == [.invalidLength])
    #expect(diagnostics(Spacer(minLength: value)) == [.invalidLength])
    #expect(diagnostics(Box(1, 1).rotationEffect(.radians(Double(value)))) == [.invalidLength])
    #expect(diagnostics(Box(1, 1).scaleEffect(value)) == [.invalidLength])
    #expect(diagnostics(Color.red.aspectRatio(value, contentMode: .fit)) == [.invalidAspectRatio])
  }
}
