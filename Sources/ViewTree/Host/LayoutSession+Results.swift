// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutEngine

extension LayoutSession {
  /// Lowers a view and lays it out once.
  static func once<V: View, Result>(
    _ view: V, _ environment: EnvironmentValues, _ layout: (LayoutSession) -> Result
  ) -> Result {
    let session = LayoutSession(store: nil)
    session.lower(view, environment: environment)
    defer { session.close() }
    return layout(session)
  }

  func layout(proposal: ProposedViewSize) -> CGSize {
    tree.layout(proposal: proposal.kernel)
    return rootSize
  }

  func snapshot(in size: CGSize, _ environment: EnvironmentValues) -> LayoutSnapshot {
    let window = Size(clean: size)
    tree.layout(in: window, safeArea: environment.windowInsets)
    return snapshot(CGSize(width: window.width, height: window.height), environment)
  }

  func snapshot(
    proposal: ProposedViewSize, _ environment: EnvironmentValues
  ) -> LayoutSnapshot {
    tree.layout(proposal: proposal.kernel)
    return snapshot(rootSize, environment)
  }

  func displayList(in size: CGSize, _ environment: EnvironmentValues) -> DisplayList {
    let window = Size(clean: size)
    tree.layout(in: window, safeArea: environment.windowInsets)
    return displayList(window, environment)
  }

  func displayList(
    proposal: ProposedViewSize, _ environment: EnvironmentValues
  ) -> DisplayList {
    tree.layout(proposal: proposal.kernel)
    return displayList(Size(clean: rootSize), environment)
  }

  private var rootSize: CGSize {
    let size = tree.root.map { tree.frame(of: $0).size } ?? .zero
    return CGSize(width: size.width, height: size.height)
  }

  private func snapshot(_ size: CGSize, _ environment: EnvironmentValues) -> LayoutSnapshot {
    var builder = SnapshotBuilder(session: self)
    return builder.snapshot(size: size, pixelLength: environment.pixelLength)
  }

  private func displayList(_ size: Size, _ environment: EnvironmentValues) -> DisplayList {
    var builder = DisplayListBuilder(
      session: self, grid: PixelGrid(length: environment.pixelLength))
    return DisplayList(size: size, items: builder.items())
  }
}

extension Size {
  /// A window's size: what is negative or NaN counts as zero.
  init(clean size: CGSize) {
    self.init(
      width: size.width > 0 ? Double(size.width) : 0,
      height: size.height > 0 ? Double(size.height) : 0)
  }
}
