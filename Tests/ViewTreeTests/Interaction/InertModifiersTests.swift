// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// Modifiers without an effect in a layout, as public sources use them.
@Suite struct InertModifiersTests {
  private struct Everything: View {
    @Namespace private var namespace
    @GestureState private var drag = CGSize.zero
    @State private var isOn = false

    var body: some View {
      drawing
        .animation(.easeInOut(duration: 0.2).repeatForever(autoreverses: true), value: isOn)
        .animation(.spring().delay(0.1).speed(2))
        .transition(
          .asymmetric(insertion: .scale.combined(with: .opacity), removal: .move(edge: .top))
        )
        .transaction { $0.animation = nil }
        .matchedGeometryEffect(id: "box", in: namespace)
        .gesture(
          DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .updating($drag) { value, state, _ in state = value.translation }
            .onChanged { print($0.location) }
            .onEnded { print($0.translation) }
        )
        .simultaneousGesture(TapGesture(count: 2).onEnded { isOn = true })
        .onTapGesture { withAnimation(.easeOut) { isOn.toggle() } }
        .onLongPressGesture { isOn = true }
        .onHover { isOn = $0 }
        .task { isOn = true }
        .task(id: 3) { isOn = true }
        .contentShape(Rectangle())
        .allowsHitTesting(false)
        .tag(7)
        .offset(drag)
        .navigationTitle("Title")
    }

    private var drawing: some View {
      spoken
        .redacted(reason: .placeholder).unredacted().privacySensitive()
        .preferredColorScheme(.dark)
        .underline().strikethrough(true, color: .red)
    }

    private var spoken: some View {
      box(30, 20)
        .accessibilityLabel("Box").accessibilityValue(Text("1")).accessibilityHint("A \("box")")
        .accessibilityHidden(false)
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits([.isButton, .isHeader]).accessibilityRemoveTraits(.isImage)
        .accessibilityAction { isOn = true }
        .accessibilityAdjustableAction { isOn = $0 == .increment }
        .accessibility(label: Text("Box"))
        .help("Box")
    }
  }

  @Test func `they change neither the layout nor the drawing`() throws {
    let snapshot = Everything().layoutSnapshot(in: window)
    #expect(
      try #require(snapshot.nodes(named: "frame").first).frame
        == CGRect(x: 85, y: 90, width: 30, height: 20))
    #expect(snapshot.diagnostics.isEmpty)
    #expect(Everything().displayList(in: window) == box(30, 20).displayList(in: window))
  }

  @Test func `each is a node with its name`() {
    let snapshot = box(1, 1).shadow(radius: 1).tag(1).onTapGesture {}.layoutSnapshot(in: window)
    #expect(snapshot.root.path == "onTapGesture")
    #expect(snapshot.nodes.map(\.name) == ["onTapGesture", "tag", "shadow", "frame", "Color"])
  }

  @Test func `they keep the ids of a collection's elements`() throws {
    let view = VStack(spacing: 0) { ForEach(0..<2, id: \.self) { _ in box(10, 10).tag("t") } }
    let snapshot = view.layoutSnapshot(proposal: .unspecified)
    #expect(try #require(snapshot[1]).name == "tag")
    #expect(try #require(snapshot[1]).frame.minY == 10)
  }

  @Test func `they apply to each element of a group`() {
    let view = HStack(spacing: 0) {
      Group {
        box(1, 1)
        box(1, 1)
      }
      .shadow(radius: 1)
    }
    #expect(view.layoutSnapshot(in: window).nodes(named: "shadow").count == 2)
  }

  @Test func `a change with an animation is there at once, and errors come through`() {
    struct Failure: Error {}
    #expect(withAnimation(.default) { 5 } == 5)
    #expect(throws: Failure.self) { try withAnimation { throw Failure() } }
  }

  @Test func `animations of one kind are equal`() {
    #expect(Animation.linear == .linear)
    #expect(Animation.linear != .easeIn)
    #expect(Animation.linear.delay(1) != .linear)
  }

  @Test func `traits are a set`() {
    var traits: AccessibilityTraits = [.isButton, .isHeader]
    #expect(traits.contains(.isButton) && !traits.contains(.isImage))
    traits.remove(.isButton)
    #expect(traits == .isHeader)
    #expect(traits.insert(.isImage).inserted && traits.symmetricDifference(.isImage) == .isHeader)
  }

  private struct Named: View {
    @Namespace var namespace
    let log: Log<Namespace.ID>

    var body: some View {
      log.add(namespace)
      return box(1, 1)
    }
  }

  @Test func `two views have two namespaces, and a view keeps its own`() {
    let log = Log<Namespace.ID>()
    let host = ViewHost(
      rootView: VStack {
        Named(log: log)
        Named(log: log)
      })
    for size in [1, 2] {
      host.environment.displayScale = CGFloat(size)
      _ = host.layoutSnapshot(in: window)
    }
    #expect(log.values.count == 4 && Set(log.values).count == 2)
    #expect(log.values[0] == log.values[2])
  }

  @Test func `a mask is laid out as an overlay; a shape cuts the drawing`() throws {
    let view = box(30, 20)
      .mask(alignment: .topLeading) {
        Color.blue.frame(width: 5, height: 5).id("mask")
      }
    let snapshot = view.layoutSnapshot(proposal: .unspecified)
    #expect(snapshot.size == CGSize(width: 30, height: 20))
    #expect(try #require(snapshot["mask"]).frame == CGRect(x: 0, y: 0, width: 5, height: 5))
    guard case .push(let group)? = box(9, 9).mask(Circle()).displayList(in: window).items.first
    else {
      Issue.record("The group is missing.")
      return
    }
    #expect(group.clip != nil)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a drawing is mirrored from right to left if it asks for it`(
    direction: LayoutDirection
  ) throws {
    let view = HStack(spacing: 0) {
      box(10, 10).id("first")
      box(30, 10)
    }
    .flipsForRightToLeftLayoutDirection(true)
    .environment(\.layoutDirection, direction)
    let node = try #require(view.layoutSnapshot(proposal: .unspecified)["first"])
    #expect(node.boundingRect.minX == 0)
    #expect(node.frame.minX == (direction == .leftToRight ? 0 : 30))
  }

  @Test func `a colour scheme reaches views inside`() {
    let log = Log<ColorScheme>()
    _ = Reading(log: log).colorScheme(.dark).layoutSnapshot(in: window)
    #expect(log.values == [.dark])
  }

  private struct Reading: View {
    @Environment(\.colorScheme) var scheme
    let log: Log<ColorScheme>

    var body: some View {
      log.add(scheme)
      return box(1, 1)
    }
  }
}
