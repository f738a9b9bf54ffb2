// SPDX-License-Identifier: MIT

/// Effects that are not drawn: the layout stays in SwiftUI too, and the drawing stays here.
extension View {
  /// Makes content unreadable; it is drawn as it is.
  public func redacted(reason: RedactionReasons) -> some View {
    environmentNode(.environment) { $0.redactionReasons.formUnion(reason) }
  }

  /// Leaves content readable.
  public func unredacted() -> some View {
    environmentNode(.environment) { $0.redactionReasons = [] }
  }

  /// Says that content is private; it is drawn as it is.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    inert("privacySensitive")
  }

  /// Says how light or dark the window would like to be; set the environment instead.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    inert("preferredColorScheme")
  }
}
