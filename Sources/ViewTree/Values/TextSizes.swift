// SPDX-License-Identifier: MIT

/// The sizes of text in one environment.
package struct TextSizes: Hashable, Sendable {
  package var profile: TextProfile
  package var dynamicTypeSize: DynamicTypeSize

  package init(profile: TextProfile, dynamicTypeSize: DynamicTypeSize) {
    self.profile = profile
    self.dynamicTypeSize = dynamicTypeSize
  }

  package init(_ environment: EnvironmentValues) {
    self.init(
      profile: environment.textProfile, dynamicTypeSize: environment.dynamicTypeSize)
  }

  /// The size of a text style in points.
  package func pointSize(of style: Font.TextStyle) -> Double {
    switch profile {
    case .iOS: style.dynamicMetrics[dynamicTypeSize.step].size
    case .macOS: style.macMetrics.size
    }
  }

  /// How much lengths that follow a text style grow, compared with the default size.
  ///
  /// The ratio of the style's published line distances. Source: inferred; it gives the one
  /// observed value (17 at medium is 16⅓ at @3x), which the ratio of the sizes does not. macOS
  /// has no dynamic type, so that nothing grows there.
  package func scaleFactor(of style: Font.TextStyle) -> Double {
    guard profile == .iOS else { return 1 }
    let metrics = style.dynamicMetrics
    return metrics[dynamicTypeSize.step].leading / metrics[DynamicTypeSize.large.step].leading
  }

  /// The size of a custom font: whole points when it follows a style, as asked for when not.
  package func scaled(_ size: Double, relativeTo style: Font.TextStyle?) -> Double {
    guard let style else { return size }
    return (size * scaleFactor(of: style)).rounded()
  }

  /// A size that can be set in type.
  ///
  /// What is not finite counts as the body's size; what is zero or negative becomes a hundredth of
  /// a point, and what is above a million points becomes that (ours).
  package func usable(_ size: Double) -> Double {
    size.isFinite ? min(max(0.01, size), 1_000_000) : pointSize(of: .body)
  }
}
