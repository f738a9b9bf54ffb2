// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// Translations in the `.strings` files of a bundle.
///
/// Source: Apple's documentation of `Text.init(_:tableName:bundle:comment:)`, `LocalizedStringKey`,
/// `LocalizedStringResource` and `NSLocalizedString`.
@Suite final class TranslationTests {
  private let folder: URL
  private let bundle: Bundle
  private let german = Locale(identifier: "de_AT")

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "translations-\(UUID().uuidString)")
    try Self.write(
      """
      "Hello" = "Hallo";
      "%@ has %lld files" = "%2$lld Dateien von **%1$@**";
      "%lld%% of %@" = "%lld %% von %@";
      "half %lld" = "%lld und %lld %";
      "greeting" = "Guten Tag, %@";
      """, as: "de.lproj/Localizable.strings", in: folder)
    try Self.write(
      "\"Hello\" = \"Servus\";", as: "de.lproj/Other.strings", in: folder)
    try Self.write(
      "\"Hello\" = \"Hello!\";", as: "en.lproj/Localizable.strings", in: folder)
    bundle = try #require(Bundle(url: folder))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static func write(_ strings: String, as name: String, in folder: URL) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(strings.utf8).write(to: file)
  }

  private func shown(_ text: Text, _ language: String) -> String? {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: language)
    return text.layoutSnapshot(proposal: .unspecified, environment: environment).nodes.last?.text
  }

  @Test func `a key is shown in the environment's language`() {
    let text = Text("Hello", bundle: bundle)
    #expect(shown(text, "de_AT") == "Hallo")
    #expect(shown(text, "en_GB") == "Hello!")
    #expect(shown(Text("Hello", tableName: "Other", bundle: bundle), "de") == "Servus")
  }

  @Test func `without a translation the bundle's own language is shown, or the key`() {
    #expect(shown(Text("Hello", bundle: bundle), "fr_FR") == "Hello!")
    #expect(shown(Text("Unknown", bundle: bundle), "de") == "Unknown")
    #expect(shown(Text("Hello", tableName: "None", bundle: bundle), "de") == "Hello")
    #expect(shown(Text("Hello"), "de") == "Hello")
    #expect(shown(Text(verbatim: "Hello"), "de") == "Hello")
  }

  @Test func `values go to the places of their formats`() {
    let name = "*Ada*"
    let files = Text("\(name) has \(1234) files", bundle: bundle)
    #expect(shown(files, "de") == "1.234 Dateien von *Ada*")
    #expect(shown(files, "fr")?.hasPrefix("*Ada* has 1") == true)
    #expect(shown(Text("\(5)% of \(name)", bundle: bundle), "de") == "5 % von *Ada*")
    #expect(shown(Text("half \(1)", bundle: bundle), "de") == "1 und %lld %")
  }

  @Test func `resources and strings are translated, too`() {
    let name = "Ada"
    let resource = LocalizedStringResource(
      "greeting", defaultValue: "Good day, \(name)", bundle: .atURL(folder))
    #expect(shown(Text(resource), "de") == "Guten Tag, Ada")
    #expect(shown(Text("[\(resource)]"), "de") == "[Guten Tag, Ada]")
    #expect(shown(Text(resource), "en") == "Good day, Ada")
    var own = resource
    own.locale = german
    #expect(shown(Text(own), "en") == "Guten Tag, Ada")
    #expect(String(localized: own) == "Guten Tag, Ada")
    #expect(String(localized: "Hello", bundle: bundle, locale: german) == "Hallo")
    #expect(
      String(localized: "greeting", defaultValue: "\(name)", bundle: bundle, locale: german)
        == "Guten Tag, Ada")
  }

  @Test func `a file that is no table translates nothing`() throws {
    try Self.write("{ not = a table", as: "de.lproj/Broken.strings", in: folder)
    #expect(shown(Text("Hello", tableName: "Broken", bundle: bundle), "de") == "Hello")
  }
}
