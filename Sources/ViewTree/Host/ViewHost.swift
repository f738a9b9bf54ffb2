// SPDX-License-Identifier: MIT

public import Foundation
internal import LayoutEngine
internal import Observation

/// Keeps a view, its state and its layout.
///
/// State lives as long as the view that declares it stays in its place. A layout is made again
/// only when the root view, the environment or a state has changed, or another size is asked for;
/// of a new one, subtrees that are the same as before are neither measured nor placed again.
/// A state that a layout writes itself starts another pass, up to ``maximumPasses``.
/// Confined to one thread at a time; states may be written from any.
public final class ViewHost<Content: View> {
  private let store = StateStore()
  private let memory = LayoutMemory()
  private var session: LayoutSession?
  private var isCurrent = false
  /// Whether views were lowered whose deferred content has not been built yet.
  private var isWalkOpen = false

  /// How often a layout is made again because it has written state.
  public static var maximumPasses: Int { 8 }

  /// The view that is laid out. A new value keeps the state of what stays in its place.
  public var rootView: Content {
    didSet { isCurrent = false }
  }

  /// The environment that the root view gets.
  public var environment = EnvironmentValues() {
    didSet { isCurrent = false }
  }

  /// Whether the layout remembers its answers; off, every question is worked out again. Tests
  /// compare both.
  package var isCaching = true {
    didSet { isCurrent = false }
  }

  /// How many nodes, and things that belong to them, the layout keeps; tests watch it.
  package var partCount: Int { session?.partCount ?? 0 }

  /// Makes a host.
  public init(rootView: Content) { self.rootView = rootView }

  /// Lays out like a window: offers the size, and centres the root view in it.
  public func layoutSnapshot(in size: CGSize) -> LayoutSnapshot {
    settled { $0.snapshot(in: size, environment) }
  }

  /// Lays out for a proposal, with the root view at (0, 0) in its own size.
  public func layoutSnapshot(proposal: ProposedViewSize) -> LayoutSnapshot {
    settled { $0.snapshot(proposal: proposal, environment) }
  }

  deinit { session?.close() }

  /// The root view's answer to a proposal, without placing anything.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = watched { current().tree.sizeThatFits(proposal.kernel) }
    return CGSize(width: size.width, height: size.height)
  }

  /// Turns the views into nodes now, if something has changed since the last layout.
  ///
  /// Every layout does it when it must; calling it apart shows what it costs.
  public func update() { _ = watched { current() } }

  /// Lays out for a proposal without making a snapshot, and answers the root's size.
  @discardableResult public func layout(proposal: ProposedViewSize) -> CGSize {
    settled { $0.layout(proposal: proposal) }
  }

  /// What a picture of the layout in a window shows.
  public func displayList(in size: CGSize) -> DisplayList {
    settled { $0.displayList(in: size, environment) }
  }

  /// What a picture of the layout for a proposal shows.
  public func displayList(proposal: ProposedViewSize) -> DisplayList {
    settled { $0.displayList(proposal: proposal, environment) }
  }

  /// Lays out until no state is written any more, or the passes are used up.
  private func settled<Result>(_ layout: (LayoutSession) -> Result) -> Result {
    var restless: [LayoutMemory.Act]?
    for _ in 1..<ViewHost.maximumPasses {
      let result = watched { layout(current()) }
      let acts = observe()
      if !store.isInvalidated { return result }
      restless = restless?.filter { act in acts.contains { $0.title == act.title } } ?? acts
    }
    let session = current()
    _ = watched { layout(session) }
    let acts = observe()
    if store.isInvalidated {
      let titles = restless?.map(\.title) ?? []
      session.reportRestlessness(
        passes: ViewHost.maximumPasses, acts: acts.filter { titles.contains($0.title) })
    }
    return layout(session)
  }

  /// Does something, and marks the store when an observable object that it has read changes.
  private func watched<Result>(_ body: () -> Result) -> Result {
    withObservationTracking(body) { [weak store] in store?.invalidate() }
  }

  /// Ends the walk of a layout, and lets what looks at the layout act.
  private func observe() -> [LayoutMemory.Act] {
    closeWalk()
    return session.map(memory.update) ?? []
  }

  private func current() -> LayoutSession {
    if let session, isCurrent, !store.isInvalidated, !session.isOvergrown() { return session }
    let next = LayoutSession(store: store)
    next.tree.isCaching = isCaching
    store.beginUpdate()
    isWalkOpen = true
    next.oldLayouts = session?.layouts ?? [:]
    next.lower(rootView, environment: environment)
    next.oldLayouts = [:]
    if let session { next.tree.inherit(from: session.tree) }
    session?.close()
    session = next
    isCurrent = true
    return next
  }

  /// Lets go of state that no view has asked for, once the deferred content is built too.
  private func closeWalk() {
    if isWalkOpen { store.endUpdate() }
    isWalkOpen = false
  }
}

extension View {
  /// Lays the view out once, like a window: offers the size, and centres the view in it.
  public func layoutSnapshot(
    in size: CGSize, environment: EnvironmentValues = EnvironmentValues()
  ) -> LayoutSnapshot {
    LayoutSession.once(self, environment) { $0.snapshot(in: size, environment) }
  }

  /// Lays the view out once for a proposal, with the view at (0, 0) in its own size.
  public func layoutSnapshot(
    proposal: ProposedViewSize, environment: EnvironmentValues = EnvironmentValues()
  ) -> LayoutSnapshot {
    LayoutSession.once(self, environment) { $0.snapshot(proposal: proposal, environment) }
  }

  /// What a picture of the view in a window shows.
  public func displayList(
    in size: CGSize, environment: EnvironmentValues = EnvironmentValues()
  ) -> DisplayList {
    LayoutSession.once(self, environment) { $0.displayList(in: size, environment) }
  }

  /// What a picture of the view for a proposal shows.
  public func displayList(
    proposal: ProposedViewSize, environment: EnvironmentValues = EnvironmentValues()
  ) -> DisplayList {
    LayoutSession.once(self, environment) { $0.displayList(proposal: proposal, environment) }
  }
}
