// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutEngine

/// What scrolling containers and safe areas learn from their surroundings.
extension EnvironmentValues {
  /// The insets of the window's safe area.
  var windowSafeAreaInsets: EdgeInsets {
    get { self[WindowSafeAreaKey.self] }
    set { self[WindowSafeAreaKey.self] = newValue }
  }

  /// The margins around the content of the scrolling containers inside.
  var scrollContentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }

  /// Whether scrolling containers inside draw beyond their edges.
  var isScrollClipDisabled: Bool {
    get { self[ScrollClipKey.self] }
    set { self[ScrollClipKey.self] = newValue }
  }

  /// The window's insets for the kernel, with leading meaning left.
  var windowInsets: Insets {
    windowSafeAreaInsets.kernel.physical(isRightToLeft: layoutDirection == .rightToLeft)
  }
}

extension EdgeInsets {
  var kernel: Insets {
    Insets(
      top: Double(top), leading: Double(leading), bottom: Double(bottom),
      trailing: Double(trailing))
  }
}

private enum WindowSafeAreaKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}

private enum ContentMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}

private enum ScrollClipKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
