// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// Names that public sources use and that do nothing in a layout: they compile as written, are nodes,
/// and leave frames alone.
@Suite struct VocabularyTests {
  private struct Item: Identifiable, Hashable {
    let id: Int
  }

  private struct Fading: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase.isIdentity ? 1 : 0)
    }
  }

  private struct Screen: View {
    @State private var isOn = false
    @State private var item: Item?
    @State private var text = ""
    @State private var path = NavigationPath()
    @State private var position = ScrollPosition(edge: .top)
    @FocusState private var focus: Int?
    @Namespace private var namespace

    var body: some View { moving }

    private var presented: some View {
      Rigid(30, 20).id("box")
        .sheet(isPresented: $isOn) { Color.red.frame(width: 999) }
        .sheet(isPresented: $isOn, onDismiss: { isOn = false }, content: { Text("x") })
        .sheet(item: $item) { Text("\($0.id)") }
        .fullScreenCover(isPresented: $isOn) { Text("x") }
        .popover(isPresented: $isOn, arrowEdge: .bottom) { Text("x") }
        .alert("Sure?", isPresented: $isOn) {
          Button("OK") {}
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("Really")
        }
        .alert("Sure?", isPresented: $isOn, presenting: item) { Text("\($0.id)") }
        .alert(isPresented: $isOn) { Alert(title: Text("x"), dismissButton: .default(Text("OK"))) }
        .confirmationDialog("Which?", isPresented: $isOn, titleVisibility: .visible) {
          Button("One") {}
        }
        .inspector(isPresented: $isOn) { Text("x") }
        .presentationDetents([.medium, .fraction(0.3), .height(200)])
        .presentationDragIndicator(.visible)
        .presentationBackground(.thinMaterial)
        .interactiveDismissDisabled()
    }

    private var navigated: some View {
      presented
        .navigationTitle("Title")
        .navigationBarTitle("Title", displayMode: .inline)
        .navigationBarTitleDisplayMode(.large)
        .navigationBarItems(trailing: Text("x"))
        .navigationBarBackButtonHidden()
        .navigationDestination(for: Item.self) { Text("\($0.id)") }
        .navigationDestination(isPresented: $isOn) { Text("x") }
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
          ToolbarItemGroup(placement: .bottomBar) {
            Spacer()
            Text("x")
          }
          if isOn { ToolbarItem { EditButton() } }
        }
        .toolbar { Button("Done") {} }
        .toolbar(.hidden, for: .navigationBar)
        .toolbarBackground(.visible, for: .tabBar)
        .searchable(text: $text)
        .searchable(
          text: $text, placement: .navigationBarDrawer(displayMode: .always), prompt: "Find")
    }

    private var typed: some View {
      navigated
        .keyboardType(.decimalPad)
        .textContentType(.emailAddress)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .submitLabel(.done)
        .onSubmit { isOn = true }
        .focused($focus, equals: 1)
        .keyboardShortcut("s", modifiers: [.command, .shift])
        .keyboardShortcut(.defaultAction)
        .swipeActions(edge: .leading) { Button("Pin") {} }
        .contextMenu { Button("Copy") {} }
        .refreshable { isOn = true }
        .badge(3)
        .draggable("text")
        .dropDestination(for: String.self) { items, _ in !items.isEmpty }
        .sensoryFeedback(.impact(weight: .heavy), trigger: isOn)
        .onOpenURL { _ in isOn = true }
        .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in isOn = true
        }
        .onReceive(Just(1)) { _ in isOn = true }
        .buttonBorderShape(.capsule)
    }

    private var moving: some View {
      typed
        .symbolVariant(.fill.circle)
        .symbolRenderingMode(.hierarchical)
        .symbolEffect(.bounce, value: isOn)
        .contentTransition(.numericText())
        .glassEffect(.regular.tint(.red).interactive(), in: Capsule())
        .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
        .scrollPosition($position)
        .defaultScrollAnchor(.bottom)
        .scrollIndicatorsFlash(onAppear: true)
        .scrollDismissesKeyboard(.interactively)
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: { _, _ in
          isOn = true
        }
        .onScrollPhaseChange { _, new in isOn = new.isScrolling }
        .onScrollVisibilityChange { isOn = $0 }
        .transition(Fading())
        .gesture(
          LongPressGesture().sequenced(before: DragGesture())
            .onEnded { value in if case .second(true, _) = value { isOn = true } }
        )
        .simultaneousGesture(
          MagnifyGesture().simultaneously(with: RotateGesture()).onChanged { _ in isOn = true }
        )
        .headerProminence(.increased)
        .listRowSeparator(.hidden)
        .listRowBackground(Color.red)
        .navigationSplitViewStyle(.balanced)
        .navigationViewStyle(.stack)
    }
  }

  @Test func `modifiers that do nothing in a layout leave frames alone`() {
    EveryWay(proposal: 300, 200).expect(Screen(), size: (30, 20), ["box": [0, 0, 30, 20]])
    let plain = Rigid(30, 20).id("box").displayList(in: CGSize(width: 300, height: 200))
    #expect(Screen().displayList(in: CGSize(width: 300, height: 200)) == plain)
    let snapshot = Screen().layoutSnapshot(in: CGSize(width: 300, height: 200))
    for name in ["sheet", "toolbar", "keyboardType", "symbolVariant", "scrollTransition"] {
      #expect(!snapshot.nodes(named: name).isEmpty, "\(name) is not a node")
    }
    #expect(snapshot.nodes(named: "Text").isEmpty)
  }

  @Test func `animators show their first moment`() {
    struct Values {
      var width = 10.0
      var angle = Angle.zero
    }
    let phases = Rigid(10, 10).phaseAnimator([5.0, 50.0]) { content, phase in
      content.padding(phase)
    } animation: { _ in
      .easeIn
    }
    EveryWay(proposal: 200, 200).expect(phases, size: (20, 20))
    let frames = Rigid(10, 10).keyframeAnimator(initialValue: Values(), trigger: 1) {
      view, values in
      view.frame(width: values.width * 2).rotationEffect(values.angle)
    } keyframes: { _ in
      KeyframeTrack(\.width) {
        LinearKeyframe(20, duration: 1)
        CubicKeyframe(30, duration: 0.5)
        SpringKeyframe(10, duration: 0.5, spring: .bouncy)
      }
      KeyframeTrack(\.angle) { MoveKeyframe(.degrees(90)) }
    }
    EveryWay(proposal: 200, 200).expect(frames, size: (20, 10))
  }

  @Test func `a navigation keeps its way, and shows its first view`() {
    var path = NavigationPath([1, 2])
    path.append("x")
    #expect(path.count == 3)
    path.removeLast(7)
    #expect(path.isEmpty)
    let stack = NavigationStack(path: .constant(path)) {
      NavigationLink("Next", value: 3)
      Rigid(40, 20).id("a")
    }
    #expect(
      stack.layoutSnapshot(in: CGSize(width: 200, height: 300)).root.frame.size
        == CGSize(width: 200, height: 300))
  }

  private struct Program: App {
    @StateObject private var model = Model()
    final class Model: ObservableObject {
      @Published var width: CGFloat = 12
    }

    var body: some Scene {
      Settings { Rigid(1, 1) }
      WindowGroup { Rigid(model.width, 10).id("content") }
        .environment(\.layoutDirection, .rightToLeft)
    }
  }

  @Test func `a program has the content of its first window`() {
    let snapshot = Program().body._window()?.layoutSnapshot(in: CGSize(width: 100, height: 100))
    #expect(snapshot?["content"]?.frame == CGRect(x: 44, y: 45, width: 12, height: 10))
  }

  @Test func `a comparable view is laid out as itself`() {
    struct Same: View, Equatable {
      var body: some View { Rigid(10, 10) }
    }
    EveryWay(proposal: 200, 200).expect(Same().equatable(), size: (10, 10))
  }
}
