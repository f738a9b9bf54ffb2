// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

private struct Padded {
  @ScaledMetric var body: CGFloat
  @ScaledMetric(relativeTo: .caption2) var caption: Double = 13
}

@Suite struct ScaledMetricTests {
  private func value(
    _ base: CGFloat, _ size: DynamicTypeSize, scale: CGFloat, profile: TextProfile = .iOS
  ) -> Padded {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = size
    environment.displayScale = scale
    environment.textProfile = profile
    var view = Padded(body: base)
    DynamicProperties.install(
      into: &view, context: DynamicPropertyContext(environment: environment))
    return view
  }

  // Observed on an iPhone at @3x: 17 at medium is 16⅓ (17 × 21/22 = 16.227).
  @Test func `17 at medium is 16⅓ on a threefold display`() {
    #expect(abs(value(17, .medium, scale: 3).body - 49.0 / 3) < 1e-12)
  }

  // 10 × 40/22 = 18.18, rounded to the pixel.
  @Test(arguments: [(1.0, 18.0), (2.0, 18.0), (3.0, 55.0 / 3)])
  func `RND-05: 10 at the second accessibility size rounds 18.18 to the pixel`(
    scale: Double, expected: Double
  ) {
    #expect(abs(value(10, .accessibility2, scale: scale).body - expected) < 1e-9)
  }

  @Test func `16 at the second accessibility size is 29 and at xSmall 13⅔`() {
    #expect(value(16, .accessibility2, scale: 2).body == 29)
    #expect(abs(value(16, .xSmall, scale: 3).body - 41.0 / 3) < 1e-12)
  }

  @Test func `a style scales by its own curve`() {
    #expect(value(1, .accessibility5, scale: 1).caption == 48)
  }

  @Test func `the default size and macOS only round`() {
    #expect(value(10.2, .large, scale: 2).body == 10)
    #expect(value(10.3, .accessibility5, scale: 2, profile: .macOS).body == 10.5)
  }

  @Test func `outside a layout the base value stays`() {
    #expect(Padded(body: 10.2).body == 10.2)
  }

  @Test func `a value that is not finite stays what it is`() {
    #expect(value(.infinity, .xLarge, scale: 2).body == .infinity)
  }
}
