// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// Strings that are looked up later.
///
/// Source: Apple's documentation of `LocalizedStringResource`, `String.LocalizationValue` and
/// `Text.init(_:)` for a resource. There are no tables of translations, so that default values are
/// shown (`Docs/Gaps.md`).
@Suite struct LocalizedStringResourceTests {
  private let german = Locale(identifier: "de_DE")

  private func shown(_ text: Text, _ locale: Locale? = nil) -> String? {
    var environment = EnvironmentValues()
    if let locale { environment.locale = locale }
    return text.layoutSnapshot(proposal: .unspecified, environment: environment).nodes.last?.text
  }

  @Test func `a resource is its own key, or has one`() {
    let plain = LocalizedStringResource("Hello, world")
    #expect(plain.key == "Hello, world")
    #expect(plain.table == nil && plain.bundle == .main)
    let keyed = LocalizedStringResource(
      "greeting", defaultValue: "Good day", table: "Words", locale: german,
      bundle: .atURL(URL(filePath: "/words")), comment: "said at noon")
    #expect(keyed.key == "greeting" && keyed.defaultValue == "Good day")
    #expect(keyed.table == "Words" && keyed.locale == german)
    #expect(keyed.bundle == .atURL(URL(filePath: "/words")))
    #expect(shown(Text(keyed)) == "Good day")
    #expect(shown(Text(plain)) == "Hello, world")
  }

  @Test func `a key names values by their C formats`() {
    let name = "Ada"
    let resource: LocalizedStringResource =
      "\(name) has \(3) of \(4.5) and \(0.5, specifier: "%.1f") \(Date.now, format: .dateTime)"
    #expect(resource.key == "%@ has %lld of %lf and %.1f %@")
  }

  @Test func `numbers are written in the language of the environment, or in the own one`() {
    let resource = LocalizedStringResource("\(1_234_567) files")
    #expect(shown(Text(resource)) == "1,234,567 files")
    #expect(shown(Text(resource), german) == "1.234.567 files")
    let own = LocalizedStringResource("\(1_234_567) files", locale: german)
    #expect(shown(Text(own)) == "1.234.567 files")
    var changed = resource
    changed.locale = german
    #expect(changed == own && changed != resource)
    #expect(String(localized: own) == "1.234.567 files")
    #expect(String(localized: "\(1_234_567)", locale: german) == "1.234.567")
    #expect(
      String(localized: "n", defaultValue: "\(0.5, format: .percent)", locale: german)
        .hasPrefix("50"))
  }

  @Test func `Markdown styles a text and stays in a string`() {
    let resource: LocalizedStringResource = "**bold** \("**as it is**")"
    #expect(shown(Text(resource)) == "bold **as it is**")
    #expect(Text(resource) == Text("**bold** \("**as it is**")"))
    #expect(String(localized: resource) == "**bold** **as it is**")
  }

  @Test func `a resource stands in keys, in resources and in titles`() {
    let inner = LocalizedStringResource("\(1_000)", locale: german)
    let string = "x"
    #expect(shown(Text("a \(inner) b")) == "a 1.000 b")
    let outer: LocalizedStringResource = "[\(inner)] \(string)"
    #expect(shown(Text(outer)) == "[1.000] x")
    #expect(shown(Text("a literal is a \("key")")) == "a literal is a key")
    let shownTitles = VStack {
      Label(inner, systemImage: "star")
      Button(inner) {}
      Toggle(inner, isOn: .constant(true))
    }
    .layoutSnapshot(proposal: .unspecified, environment: EnvironmentValues())
    .nodes.filter { $0.text == "1.000" }
    #expect(shownTitles.count == 3)
  }
}
