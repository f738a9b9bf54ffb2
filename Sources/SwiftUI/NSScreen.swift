// SPDX-License-Identifier: MIT

/// The screen that pictures are made for. There is no real one: it stands for a display with two
/// pixels a point, so that a program draws the same on every machine (ours).
public final class NSScreen: Sendable {
  /// The one screen.
  public static let main: NSScreen? = NSScreen()

  /// All screens.
  public static var screens: [NSScreen] { [main].compactMap { $0 } }

  /// Pixels per point: 2.
  public let backingScaleFactor: CGFloat = 2

  private init() {}
}
