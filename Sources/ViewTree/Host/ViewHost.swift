// SPDX-License-Identifier: MIT

public import Foundation
internal import LayoutEngine

/// Keeps a view, its state and its layout.
///
/// State lives as long as the view that declares it stays in its place. A layout is made again
/// only when the root view, the environment or a state has changed, or another size is asked for.
/// Confined to one thread at a time; states may be written from any.
public final class ViewHost<Content: View> {
  private let store = StateStore()
  private var session: LayoutSession?

  /// The view that is laid out. A new value keeps the state of what stays in its place.
  public var rootView: Content {
    didSet { session = nil }
  }

  /// The environment that the root view gets.
  public var environment = EnvironmentValues() {
    didSet { session = nil }
  }

  /// Makes a host.
  public init(rootView: Content) { self.rootView = rootView }

  /// Lays out like a window: offers the size, and centres the root view in it.
  public func layoutSnapshot(in size: CGSize) -> LayoutSnapshot {
    current().snapshot(in: size, environment)
  }

  /// Lays out for a proposal, with the root view at (0, 0) in its own size.
  public func layoutSnapshot(proposal: ProposedViewSize) -> LayoutSnapshot {
    current().snapshot(proposal: proposal, environment)
  }

  /// The root view's answer to a proposal, without placing anything.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = current().tree.sizeThatFits(proposal.kernel)
    return CGSize(width: size.width, height: size.height)
  }

  /// Turns the views into nodes now, if something has changed since the last layout.
  ///
  /// Every layout does it when it must; calling it apart shows what it costs.
  public func update() { _ = current() }

  /// Lays out for a proposal without making a snapshot, and answers the root's size.
  @discardableResult public func layout(proposal: ProposedViewSize) -> CGSize {
    current().layout(proposal: proposal)
  }

  /// What a picture of the layout in a window shows.
  public func displayList(in size: CGSize) -> DisplayList {
    current().displayList(in: size, environment)
  }

  /// What a picture of the layout for a proposal shows.
  public func displayList(proposal: ProposedViewSize) -> DisplayList {
    current().displayList(proposal: proposal, environment)
  }

  private func current() -> LayoutSession {
    if let session, !store.isInvalidated { return session }
    let session = LayoutSession(store: store)
    store.beginUpdate()
    session.lower(rootView, environment: environment)
    store.endUpdate()
    self.session = session
    return session
  }
}

extension View {
  /// Lays the view out once, like a window: offers the size, and centres the view in it.
  public func layoutSnapshot(
    in size: CGSize, environment: EnvironmentValues = EnvironmentValues()
  ) -> LayoutSnapshot {
    LayoutSession.oneShot(self, environment).snapshot(in: size, environment)
  }

  /// Lays the view out once for a proposal, with the view at (0, 0) in its own size.
  public func layoutSnapshot(
    proposal: ProposedViewSize, environment: EnvironmentValues = EnvironmentValues()
  ) -> LayoutSnapshot {
    LayoutSession.oneShot(self, environment).snapshot(proposal: proposal, environment)
  }

  /// What a picture of the view in a window shows.
  public func displayList(
    in size: CGSize, environment: EnvironmentValues = EnvironmentValues()
  ) -> DisplayList {
    LayoutSession.oneShot(self, environment).displayList(in: size, environment)
  }

  /// What a picture of the view for a proposal shows.
  public func displayList(
    proposal: ProposedViewSize, environment: EnvironmentValues = EnvironmentValues()
  ) -> DisplayList {
    LayoutSession.oneShot(self, environment).displayList(proposal: proposal, environment)
  }
}
