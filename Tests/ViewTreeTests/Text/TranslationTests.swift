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
      "odd" = {a = b;};
      "w %lf" = "%.1f kg";
      "n %lld" = "%03lld|%+d|%x";
      "%lf %lld" = "%2$5d für %1$.2f Stück";
      "%.2f m" = "%f m, %.1f m";
      "wrong %@ %lld" = "%d %s %n %.1f %2$.1f %1$@ %2$@";
      "huge %lf" = "%9999f %.9999f";
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

  // Source: `String(format:locale:)`, whose format a translation is.
  @Test func `a translation says how numbers are written`() {
    #expect(shown(Text("w \(2.25)", bundle: bundle), "de") == "2,2 kg")
    #expect(shown(Text("n \(7)", bundle: bundle), "de") == "007|%+d|%x")
    #expect(
      shown(Text("\(1234.567) \(42)", bundle: bundle), "de_DE") == "   42 für 1.234,57 Stück")
    #expect(
      shown(Text("\(0.5, specifier: "%.2f") m", bundle: bundle), "de") == "0,500000 m, %.1f m")
    #expect(
      String(localized: "w \(2.25)", bundle: bundle, locale: Locale(identifier: "de")) == "2,2 kg")
  }

  @Test func `a format without a value of its kind is shown as it is written`() {
    #expect(
      shown(Text("wrong \("a") \(5)", bundle: bundle), "de") == "%d %s %n %.1f %2$.1f a 5")
    #expect(shown(Text("huge \(1.5)", bundle: bundle), "de") == "%9999f %.9999f")
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

  private func answers(_ languages: [String], to wanted: [String]) throws -> [String?] {
    let folder = folder.appending(path: "languages-\(UUID().uuidString)")
    for language in languages {
      let name = "\(language).lproj/Localizable.strings"
      try Self.write("\"Hello\" = \"\(language)\";", as: name, in: folder)
    }
    let text = Text("Hello", bundle: Bundle(url: folder))
    return wanted.map { shown(text, $0) }
  }

  // `Bundle.preferredLocalizations` answers the first language of a list on Linux.
  @Test(arguments: [
    (["de", "fr", "en"], ["de", "fr", "en", "de_AT", "fr-CA", "it"], "de fr en de fr en"),
    (
      ["en", "pt-BR", "pt-PT"], ["pt_BR", "pt-PT", "pt", "pt_AO", "en_US", "es"],
      "pt-BR pt-PT pt-BR pt-BR en en"
    ),
    (
      ["zh-Hans", "zh-Hant", "en"],
      ["zh-Hant-TW", "zh_TW", "zh_HK", "zh_CN", "zh", "zh-Hans_HK", "ja"],
      "zh-Hant zh-Hant zh-Hant zh-Hans zh-Hans zh-Hans en"
    ),
    (["zh", "zh-HK", "en"], ["zh_HK", "zh_TW", "zh_CN"], "zh-HK zh-HK zh"),
    (["zh_TW", "en-GB", "en"], ["zh-Hant-TW", "en_AU", "en_GB", "zh_CN"], "zh_TW en en-GB zh_TW"),
    (["en-GB", "Base"], ["en_US", "de"], "en-GB en-GB"),
    (["Base", "fr"], ["fr_FR", "de"], "fr Base"),
    (["fr", "it"], ["de"], "Hello"),
  ])
  func `the language that fits best is shown`(
    languages: [String], wanted: [String], shown: String
  ) throws {
    let expected = shown.split(separator: " ").map(String.init)
    #expect(try answers(languages, to: wanted) == expected)
    #expect(try answers(languages.reversed(), to: wanted) == expected)
  }

  @Test func `each of fifteen languages finds its own`() throws {
    let languages = [
      "ar", "cs", "da", "de", "el", "en", "es", "fi", "fr", "he", "it", "ja", "ko", "nl", "sr-Latn",
    ]
    #expect(try answers(languages, to: languages) == languages)
    #expect(
      try answers(languages, to: ["sr_Latn_RS", "es_MX", "ko_KR", "en@calendar=buddhist"]) == [
        "sr-Latn", "es", "ko", "en",
      ])
  }

  @Test func `the bundle's own language stands in for others`() throws {
    let folder = folder.appending(path: "own")
    for language in ["de", "en", "fr"] {
      let name = "\(language).lproj/Localizable.strings"
      try Self.write("\"Hello\" = \"\(language)\";", as: name, in: folder)
    }
    try Self.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>CFBundleDevelopmentRegion</key><string>fr</string>
      </dict></plist>
      """, as: "Info.plist", in: folder)
    let text = Text("Hello", bundle: Bundle(url: folder))
    #expect(["de", "en", "it"].map { shown(text, $0) } == ["de", "en", "fr"])
  }

  @Test func `a file that is no table translates nothing`() throws {
    try Self.write("{ not = a table", as: "de.lproj/Broken.strings", in: folder)
    #expect(shown(Text("Hello", tableName: "Broken", bundle: bundle), "de") == "Hello")
  }
}
