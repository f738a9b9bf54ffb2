// SPDX-License-Identifier: MIT

import Foundation
import Observation
import Testing
import ViewTree

/// Objects that views watch.
///
/// Source: the documentation of StateObject, ObservedObject, EnvironmentObject and of the
/// Observation framework; what a layout without a host does is ours.
@Suite struct StateObjectTests {
  private final class Model: ObservableObject {
    @Published var width: CGFloat
    @Published var other = 0
    init(_ width: CGFloat) { self.width = width }
  }

  private struct Watching: View {
    @ObservedObject var model: Model
    var body: some View { Rigid(model.width, 1) }
  }

  private struct Owning: View {
    @StateObject private var model = Model(5)
    var grow = false
    var body: some View {
      Rigid(model.width, 1).onChange(of: grow) { model.width += 1 }
    }
  }

  private struct Deep: View {
    @EnvironmentObject private var model: Model
    var body: some View { Rigid(model.width, 1) }
  }

  private let size = CGSize(width: 100, height: 10)

  private func width(_ host: ViewHost<some View>) -> CGFloat? {
    host.layoutSnapshot(in: size).nodes(named: "Rigid").first?.frame.width
  }

  @Test func `a change of an observed object starts a layout`() {
    let model = Model(3)
    let host = ViewHost(rootView: Watching(model: model))
    #expect(width(host) == 3)
    model.width = 8
    #expect(width(host) == 8)
    model.width = 9
    #expect(width(host) == 9)
  }

  @Test func `a state object outlives the view, and a layout alone has its own`() {
    let host = ViewHost(rootView: Owning())
    #expect(width(host) == 5)
    host.rootView = Owning(grow: true)
    #expect(width(host) == 6)
    #expect(Owning().layoutSnapshot(in: size).nodes(named: "Rigid").first?.frame.width == 5)
  }

  @Test func `an object in the environment is found by its type`() {
    let model = Model(3)
    let host = ViewHost(rootView: VStack { Deep() }.environmentObject(model))
    #expect(width(host) == 3)
    model.width = 4
    #expect(width(host) == 4)
  }

  @Test func `an object that says itself when it changes is watched`() {
    final class Manual: ObservableObject {
      var width: CGFloat = 2 { willSet { objectWillChange.send() } }
    }
    struct Watching: View {
      @ObservedObject var model: Manual
      var body: some View { Rigid(model.width, 1) }
    }
    let model = Manual()
    let host = ViewHost(rootView: Watching(model: model))
    #expect(width(host) == 2)
    model.width = 7
    #expect(width(host) == 7)
  }

  @Test func `bindings to an object read and write its properties`() {
    let model = Model(1)
    let binding = ObservedObject(wrappedValue: model).projectedValue.width
    binding.wrappedValue = 6
    #expect(model.width == 6)
    #expect(binding.wrappedValue == 6)
  }

  @Test func `a watched object does not keep a host alive, nor a host its old objects`() {
    weak var gone: Model?
    let host = ViewHost(rootView: Watching(model: Model(1)))
    do {
      let model = Model(3)
      gone = model
      host.rootView = Watching(model: model)
      #expect(width(host) == 3)
    }
    host.rootView = Watching(model: Model(2))
    #expect(width(host) == 2)
    #expect(gone == nil)
  }

  // MARK: Publishers

  @Test func `a published property hands on its present value and each that comes`() {
    let model = Model(1)
    var seen: [CGFloat] = []
    var kept: Set<AnyCancellable> = []
    model.$width.sink { seen.append($0) }.store(in: &kept)
    model.width = 2
    kept = []
    model.width = 3
    #expect(seen == [1, 2])
  }

  @Test func `subjects hand values on until they are cancelled`() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [String] = []
    let first = subject.map { "\($0)" }.sink { seen.append($0) }
    let second = subject.filter { $0 > 1 }.eraseToAnyPublisher().sink { seen.append("big \($0)") }
    subject.send(1)
    first.cancel()
    subject.send(2)
    withExtendedLifetime(second) {}
    let current = CurrentValueSubject<Int, Never>(5)
    let third = current.sink { seen.append("now \($0)") }
    current.value = 6
    withExtendedLifetime(third) {}
    #expect(seen == ["1", "big 2", "now 5", "now 6"])
  }

  // MARK: Observation

  @Observable final class Counter {
    var width: CGFloat = 3
    var name = "a"
  }

  @Observable final class Missing {
    init() {}
  }

  private struct Reading: View {
    @Environment(Counter.self) private var counter
    @Environment(Missing.self) private var missing: Missing?
    var body: some View { Rigid(missing == nil ? counter.width : 0, 1) }
  }

  private struct ReadingLate: View {
    let counter: Counter
    var body: some View { GeometryReader { _ in Rigid(counter.width, 1) } }
  }

  @Test func `a change of an observable object that was read starts a layout`() {
    let counter = Counter()
    let host = ViewHost(rootView: Reading().environment(counter))
    #expect(width(host) == 3)
    counter.width = 8
    #expect(width(host) == 8)
    let late = ViewHost(rootView: ReadingLate(counter: counter))
    #expect(width(late) == 8)
    counter.width = 9
    #expect(width(late) == 9)
    #expect(width(host) == 9)
  }

  @Test func `bindings to an observable object read and write its properties`() {
    let counter = Counter()
    @Bindable var bindable = counter
    $bindable.name.wrappedValue = "b"
    #expect(counter.name == "b")
  }

  // MARK: Other wrappers

  private struct Stored: View {
    @AppStorage("width") private var width: CGFloat = 4
    @SceneStorage("more") private var more: CGFloat?
    @FocusState private var isFocused: Bool
    @FocusState private var field: Int?
    @AccessibilityFocusState private var isSpoken: Bool
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL
    @Environment(\.scenePhase) private var phase
    @Environment(\.redactionReasons) private var redaction
    @Environment(\.accessibilityReduceMotion) private var isStill
    @Environment(\.presentationMode) private var presentation

    var body: some View {
      let isUsual =
        !isFocused && field == nil && !isSpoken && phase == .active && !isStill
        && redaction == .placeholder && !presentation.wrappedValue.isPresented
      Rigid(isUsual ? width + (more ?? 0) : 0, 1)
        .focused($isFocused)
        .focused($field, equals: 1)
        .onAppear {
          width = 6
          more = 1
          dismiss()
        }
    }
  }

  @Test func `stored values start with their defaults and stay in a host`() {
    let host = ViewHost(rootView: Stored().redacted(reason: .placeholder))
    #expect(width(host) == 7)
    let alone = Stored().redacted(reason: .placeholder).layoutSnapshot(in: size)
    #expect(alone.nodes(named: "Rigid").first?.frame.width == 4)
  }
}
