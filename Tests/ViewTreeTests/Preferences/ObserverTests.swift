// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

@Suite struct ObserverTests {
  private struct Widening: View {
    @State var width: CGFloat = 10

    var body: some View {
      box(width, 10).id("box").onAppear { width += 5 }
    }
  }

  @Test func `a geometry change gives the new value, and the old one`() {
    let log = Log<[CGFloat]>()
    let host = ViewHost(
      rootView: Color.red.padding(10)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          log.add([$0])
        }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: {
          log.add([$0, $1])
        })
    _ = host.layoutSnapshot(in: CGSize(width: 100, height: 50))
    _ = host.layoutSnapshot(in: CGSize(width: 80, height: 50))
    _ = host.layoutSnapshot(in: CGSize(width: 80, height: 40))
    #expect(log.values == [[100], [50, 50], [80], [50, 40]])
  }

  @Test func `a geometry change sees frames in named spaces`() {
    let log = Log<CGRect>()
    let view = VStack(spacing: 0) {
      box(20, 30)
      box(20, 10).onGeometryChange(for: CGRect.self) {
        $0.frame(in: .named("c"))
      } action: {
        log.add($0)
      }
    }
    .coordinateSpace(.named("c")).padding(7)
    _ = view.layoutSnapshot(in: window)
    #expect(log.values == [CGRect(x: 0, y: 30, width: 20, height: 10)])
  }

  @Test func `a view appears once, and state that it writes then is shown at once`() throws {
    let host = ViewHost(rootView: Widening())
    for _ in 0..<2 {
      let snapshot = host.layoutSnapshot(in: window)
      #expect(try #require(snapshot["box"]).frame.width == 15)
    }
  }

  @Test func `appearing runs from the inside out, and disappearing when the view has gone`() {
    let log = Log<String>()
    func view(_ isShown: Bool) -> some View {
      VStack {
        if isShown {
          Color.red.onAppear { log.add("in") }.onDisappear { log.add("out") }
        }
      }
      .onAppear { log.add("stack") }
    }
    let host = ViewHost(rootView: view(true))
    for isShown in [true, false, false, true] {
      host.rootView = view(isShown)
      _ = host.layoutSnapshot(in: window)
    }
    #expect(log.values == ["in", "stack", "out", "in"])
  }

  @Test func `a change of a value acts between layouts, and at first only if asked`() {
    let log = Log<[Int]>()
    func view(_ value: Int) -> some View {
      Color.red
        .onChange(of: value) { log.add([$0, $1]) }
        .onChange(of: value, initial: true) { log.add([]) }
    }
    let host = ViewHost(rootView: view(1))
    for value in [1, 1, 4] {
      host.rootView = view(value)
      _ = host.layoutSnapshot(in: window)
    }
    #expect(log.values == [[], [1, 4], []])
  }

  // Source: report 36: https://github.com/RevenueCat/purchases-ios/pull/7645.
  @Test func `nested readers have the whole size and no insets`() {
    let log = Log<CGSize>()
    let view = GeometryReader { outer in
      GeometryReader { inner in
        Color.red.onAppear {
          if outer.safeAreaInsets == inner.safeAreaInsets { log.add(inner.size) }
        }
      }
    }
    _ = view.layoutSnapshot(in: window)
    #expect(log.values == [window])
  }

  // Source: report 35: https://github.com/LiYanan2004/MegaX/pull/5.
  @Test func `a frame in a named space is before a rotation outside and after one inside`() throws {
    let log = Log<CGRect>()
    func reader() -> some View {
      GeometryReader { proxy in
        Color.clear.onAppear { log.add(proxy.frame(in: .named("c"))) }
      }
    }
    let view = VStack(spacing: 0) {
      box(100, 20).rotationEffect(.degrees(90)).background(reader())
      box(100, 20).background(reader()).rotationEffect(.degrees(90))
    }
    .coordinateSpace(name: "c").padding(10)
    _ = view.layoutSnapshot(in: window)
    #expect(log.values.first == CGRect(x: 0, y: 0, width: 100, height: 20))
    let inside = try #require(log.values.last)
    #expect(abs(inside.minX - 40) < 1e-9 && abs(inside.minY - -20) < 1e-9)
    #expect(abs(inside.width - 20) < 1e-9 && abs(inside.height - 100) < 1e-9)
  }

  @Test func `of nested spaces with one name the nearest counts`() {
    let log = Log<CGPoint>()
    let boundsLog = Log<CGRect?>()
    let view = box(10, 10)
      .background(
        GeometryReader { proxy in
          Color.clear.onAppear {
            log.add(proxy.frame(in: .named("c")).origin)
            log.add(proxy.frame(in: .named("d")).origin)
            boundsLog.add(proxy.bounds(of: .named("c")))
            boundsLog.add(proxy.bounds(of: .named("unknown")))
          }
        }
      )
      .padding(1).coordinateSpace(.named("c"))
      .padding(2).coordinateSpace(.named("d"))
      .padding(4).coordinateSpace(.named("c"))
    _ = view.layoutSnapshot(proposal: .unspecified)
    #expect(log.values == [CGPoint(x: 1, y: 1), CGPoint(x: 3, y: 3)])
    #expect(boundsLog.values == [CGRect(x: -1, y: -1, width: 12, height: 12), nil])
  }
}
