// SPDX-License-Identifier: MIT

public import Foundation

extension ViewHost {
  /// What the window covers at its edges, in points; zero unless set.
  ///
  /// A layout in a window offers the root view what the insets leave, and centres it there. A layout
  /// for a proposal has no window and ignores them. A length that is negative or not finite counts
  /// as zero. Source: rule 0.6.
  public var safeAreaInsets: EdgeInsets {
    get { environment.windowSafeAreaInsets }
    set { environment.windowSafeAreaInsets = newValue }
  }
}

extension View {
  /// Lays the view out once, like a window that covers some of its edges: offers the size of the
  /// safe area, and centres the view in it.
  ///
  /// - Parameter safeAreaInsets: what the window covers, in points; a length that is negative or not
  ///   finite counts as zero.
  public func layoutSnapshot(
    in size: CGSize, safeAreaInsets: EdgeInsets,
    environment: EnvironmentValues = EnvironmentValues()
  ) -> LayoutSnapshot {
    layoutSnapshot(in: size, environment: environment.with(safeAreaInsets))
  }

  /// What a picture of the view in a window shows that covers some of its edges.
  public func displayList(
    in size: CGSize, safeAreaInsets: EdgeInsets,
    environment: EnvironmentValues = EnvironmentValues()
  ) -> DisplayList {
    displayList(in: size, environment: environment.with(safeAreaInsets))
  }
}

extension EnvironmentValues {
  fileprivate func with(_ insets: EdgeInsets) -> EnvironmentValues {
    var environment = self
    environment.windowSafeAreaInsets = insets
    return environment
  }
}
