// SPDX-License-Identifier: MIT

import Testing
import TextEngine
import ViewTree

@Suite struct FontTests {
  func environment(
    _ size: DynamicTypeSize = .large, profile: TextProfile = .iOS
  ) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = size
    environment.textProfile = profile
    return environment
  }

  // Apple's Human Interface Guidelines, Typography, Specifications.
  @Test(arguments: [
    (Font.largeTitle, DynamicTypeSize.large, 34.0), (.title, .large, 28), (.title2, .large, 22),
    (.title3, .large, 20), (.headline, .large, 17), (.body, .large, 17), (.callout, .large, 16),
    (.subheadline, .large, 15), (.footnote, .large, 13), (.caption, .large, 12),
    (.caption2, .large, 11), (.body, .xSmall, 14), (.body, .medium, 16),
    (.body, .accessibility2, 33), (.title, .accessibility5, 58), (.caption2, .accessibility5, 40),
    (.footnote, .medium, 12), (.subheadline, .xxxLarge, 21),
  ])
  func `a text style has its published size`(font: Font, size: DynamicTypeSize, points: Double) {
    #expect(font.request(in: environment(size)).pointSize == points)
  }

  @Test(arguments: [
    (Font.largeTitle, 26.0), (.title, 22), (.title3, 15), (.body, 13), (.callout, 12),
    (.subheadline, 11), (.caption2, 10),
  ])
  func `a text style has one size on macOS`(font: Font, points: Double) {
    let environment = environment(.accessibility5, profile: .macOS)
    #expect(font.request(in: environment).pointSize == points)
  }

  @Test func `a text style has a weight of its own and an emphasised one`() {
    #expect(Font.body.request(in: environment()).weight == nil)
    #expect(Font.headline.request(in: environment()).weight == 600)
    #expect(Font.headline.request(in: environment(profile: .macOS)).weight == 700)
    #expect(Font.body.bold().request(in: environment()).weight == 600)
    #expect(Font.title.bold().request(in: environment()).weight == 700)
    #expect(Font.system(size: 12).bold().request(in: environment()).weight == 700)
    #expect(Font.body.bold().weight(.light).request(in: environment()).weight == 300)
  }

  // UIFontMetrics: 18 × 40/22 = 32.7 and 32 × 51/34 = 48, rounded to whole points.
  @Test func `a custom font scales with its style to whole points`() {
    let large = environment(.accessibility2)
    #expect(Font.custom("A", size: 18).request(in: large).pointSize == 33)
    #expect(Font.custom("A", size: 32, relativeTo: .title).request(in: large).pointSize == 48)
    #expect(Font.custom("A", size: 18).request(in: environment()).pointSize == 18)
    let mac = environment(.accessibility2, profile: .macOS)
    #expect(Font.custom("A", size: 18).request(in: mac).pointSize == 18)
  }

  @Test func `a fixed size does not scale`() {
    let large = environment(.accessibility2)
    #expect(Font.custom("A", fixedSize: 18.4).request(in: large).pointSize == 18.4)
    #expect(Font.system(size: 18.4).request(in: large).pointSize == 18.4)
  }

  @Test func `a size that cannot be set in type is replaced`() {
    #expect(Font.system(size: .nan).request(in: environment()).pointSize == 17)
    #expect(Font.system(size: -3).request(in: environment()).pointSize == 0.01)
    #expect(Font.custom("A", size: .infinity).request(in: environment()).pointSize == 17)
  }

  @Test func `changes of a font come in order, those of the environment last`() {
    var environment = environment()
    environment.fontModifiers = [.weight(.black)]
    let request = Font.system(.body, design: .serif, weight: .medium).italic().monospacedDigit()
      .smallCaps().width(.condensed).leading(.tight).request(in: environment)
    #expect(request.family == .system(.serif))
    #expect(request.weight == 900)
    #expect(request.isItalic && request.hasMonospacedDigits)
    #expect(request.hasLowercaseSmallCaps && request.hasUppercaseSmallCaps)
    #expect(request.width == -0.2 && request.leading == .tight)
  }

  @Test func `monospaced changes the design of the system font only`() {
    #expect(Font.body.monospaced().request(in: environment()).family == .system(.monospaced))
    let named = Font.custom("A", size: 10).monospaced().request(in: environment())
    #expect(named.family == .named("A") && named.isMonospaced)
    #expect(named.weight == nil)
  }
}

@Suite struct FontResolveTests {
  @Test func `a font becomes a request to the text engine`() {
    let font = Font.custom("Inter", fixedSize: 20).weight(.bold).italic().monospacedDigit()
      .lowercaseSmallCaps()
    #expect(
      font.request(in: EnvironmentValues()).fontRequest
        == FontRequest(
          family: .named("Inter"), size: 20, weight: 700, italic: true, monospacedDigits: true,
          features: [.lowercaseSmallCaps]))
    #expect(
      Font.system(size: 9, design: .serif).request(in: EnvironmentValues()).fontRequest
        == FontRequest(family: .system(.serif), size: 9))
  }

  @Test func `the environment's library resolves a font`() throws {
    var environment = EnvironmentValues()
    let library = try FontLibrary(files: [])
    environment.fontLibrary = library
    environment.dynamicTypeSize = .accessibility2
    let font = Font.body.resolved(in: environment)
    #expect(font.size == 33)
    #expect(font.face == library.systemFace)
  }

  @Test func `a known face stays as it is, with features on top`() throws {
    let library = try FontLibrary(files: [])
    let known = library.resolve(FontRequest(size: 48))
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = .accessibility5
    let font = Font(known).monospacedDigit().resolved(in: environment)
    #expect(font.face == known.face && font.size == 48)
    #expect(font.features == known.features + [.monospacedDigits])
  }
}
