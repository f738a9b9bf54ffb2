// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// What a text shows, by the way it was made.
@Suite struct TextContentTests {
  private let environment: EnvironmentValues

  init() throws {
    var environment = try DejaVu.environment()
    environment.fontLibrary = try FontLibrary(files: [DejaVu.path, DejaVu.boldPath])
    self.environment = environment
  }

  private func shown(_ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> String
  {
    var environment = environment
    change(&environment)
    return text.layoutSnapshot(proposal: .unspecified, environment: environment).root.text ?? ""
  }

  // MARK: Strings and keys

  // Source: Apple's documentation of Text: a literal is a key; verbatim text and string values are
  // shown as they are. Markdown in keys since iOS 15.
  @Test func `Markdown is read in literals and keys, and nowhere else`() {
    let string = "**bold**"
    #expect(shown(Text("**bold** and `code`")) == "bold and code")
    #expect(shown(Text(LocalizedStringKey(string))) == "bold")
    #expect(shown(Text(.init(string))) == "bold")
    #expect(shown(Text(verbatim: "**bold**")) == "**bold**")
    #expect(shown(Text(string)) == "**bold**")
    #expect(shown(Text(string.dropLast())) == "**bold*")
  }

  @Test func `a value inside Markdown takes its style and is none itself`() {
    let name = "*Ann*"
    #expect(shown(Text("Hello **\(name)**!")) == "Hello *Ann*!")
    let text = Text("Hello **\(name)**!")
    let bold = Text(verbatim: "Hello ") + Text(verbatim: "*Ann*").bold() + Text(verbatim: "!")
    #expect(size(text) == size(bold))
    #expect(size(text) != size(Text(verbatim: "Hello *Ann*!")))
  }

  @Test func `a literal without other signs may still be an address`() {
    for address in ["www.a.org", "https://a.org", "a@b.org", "see https://a.org"] {
      let list = Text(LocalizedStringKey(address)).displayList(
        proposal: .unspecified, environment: environment)
      let plain = Text(verbatim: address).displayList(
        proposal: .unspecified, environment: environment)
      #expect(list != plain)
    }
  }

  @Test func `a value may be where a link leads`() {
    let url = "https://example.org"
    #expect(shown(Text("[here](\(url))")) == "here")
  }

  @Test func `an empty key is one line high`() {
    #expect(shown(Text("")) == "")
    #expect(size(Text("")) == size(Text(verbatim: "")))
    #expect(size(Text("")).height == 20)
  }

  // SwiftUI writes whole numbers with %lld and others with %lf in the language of the environment.
  @Test func `numbers in literals are written as the language does`() {
    #expect(shown(Text("\(7) of \(1234567)")) == "7 of 1,234,567")
    #expect(shown(Text("\(0.5)")) == "0.500000")
    #expect(shown(Text("\(-42)")) == "-42")
    #expect(shown(Text("\(UInt8(200)) \(CGFloat(1.25))")) == "200 1.250000")
    #expect(shown(Text("\(3.14159, specifier: "%.2f")")) == "3.14")
    #expect(shown(Text("\(5, specifier: "%03lld")")) == "005")
    #expect(
      shown(Text("\(1234567) \(2.5)")) { $0.locale = Locale(identifier: "de_DE") }
        == "1.234.567 2,500000")
  }

  @Test func `other values in literals describe themselves`() {
    let url = URL(string: "https://example.org/a*b*c")
    #expect(shown(Text("\([1, 2]) \(true)")) == "[1, 2] true")
    #expect(shown(Text("\(url ?? URL(fileURLWithPath: "/"))")) == "https://example.org/a*b*c")
    #expect(shown(Text("\("a" as Character)")) == "a")
  }

  @Test func `texts in literals keep their styles`() {
    let mixed = Text("a \(Text("bold").bold()) **\(Text("c"))**")
    #expect(shown(mixed) == "a bold c")
    let plain = Text(verbatim: "a bold c")
    #expect(size(mixed).width > size(plain).width)
  }

  @Test func `letters of a value shape together with those around it`() {
    let word = "AT"
    #expect(size(Text("AV\(word)o")) == size(Text(verbatim: "AVATo")))
  }

  // MARK: Attributes

  @Test func `attributes of a string win over modifiers`() {
    var attributed = AttributedString("big small")
    if let range = attributed.range(of: "big") {
      attributed[range].font = .system(size: 40)
    }
    let text = Text(attributed).font(.system(size: 10))
    let joined =
      Text(verbatim: "big").font(.system(size: 40))
      + Text(verbatim: " small").font(.system(size: 10))
    #expect(size(text) == size(joined))
    #expect(shown(text) == "big small")
  }

  @Test func `attributes that measure are measured`() {
    func width(_ change: (inout AttributedString) -> Void) -> CGFloat {
      var string = AttributedString("letters")
      change(&string)
      return size(Text(string)).width
    }
    let plain = size(Text(verbatim: "letters"))
    #expect(width { _ in } == plain.width)
    #expect(width { $0.kern = 2 } == size(Text(verbatim: "letters").kerning(2)).width)
    #expect(width { $0.tracking = 2 } == size(Text(verbatim: "letters").tracking(2)).width)
    #expect(
      width { $0.inlinePresentationIntent = .stronglyEmphasized }
        == size(Text(verbatim: "letters").bold()).width)
    var raised = AttributedString("letters")
    raised.baselineOffset = 6
    #expect(size(Text(raised)).height == size(Text(verbatim: "letters").baselineOffset(6)).height)
  }

  @Test func `an empty attributed string is one line high`() {
    #expect(size(Text(AttributedString())).height == 20)
  }

  // MARK: Environment

  @Test func `the environment spaces and raises text as the text itself does`() {
    let text = Text(verbatim: "letters")
    #expect(size(text.kerning(3) as Text) == size(AnyView(text).kerning(3)))
    #expect(size(text.tracking(3) as Text) == size(AnyView(text).tracking(3)))
    #expect(size(text.baselineOffset(5) as Text) == size(AnyView(text).baselineOffset(5)))
    #expect(size(AnyView(text.kerning(1)).kerning(3)) == size(text.kerning(1) as Text))
    #expect(
      size(AnyView(text).baselineOffset(5).baselineOffset(9)) == size(text.baselineOffset(5)))
  }

  @Test func `designs and monospaced letters are chosen by view and by text`() throws {
    var environment = environment
    environment.fontLibrary = .system
    environment.font = nil
    func width(_ view: some View) -> CGFloat {
      view.layoutSnapshot(proposal: .unspecified, environment: environment).size.width
    }
    let text = Text(verbatim: "illi")
    let mono = width(text.font(.system(.body, design: .monospaced)))
    #expect(width(text.monospaced()) == mono)
    #expect(width(text.monospaced(false)) == width(text))
    #expect(width(AnyView(text).monospaced()) == mono)
    #expect(width(text.fontDesign(.monospaced)) == mono)
    #expect(width(AnyView(text).fontDesign(.monospaced)) == mono)
    #expect(width(AnyView(text).fontDesign(nil)) == width(text))
  }

  @Test func `secondary text is smaller, where it is switched on`() {
    let text = Text(verbatim: "letters")
    #expect(size(text.textScale(.secondary) as Text).width < size(text).width)
    #expect(size(text.textScale(.secondary, isEnabled: false) as Text) == size(text))
    #expect(size(AnyView(text).textScale(.secondary)) == size(text.textScale(.secondary) as Text))
  }

  // DejaVu Sans has a Cyrillic be of its own for Serbian (`locl` in its GSUB table).
  @Test func `a language chooses letters, by text, view and attribute`() {
    let text = Text(verbatim: "\u{431}")
    func items(_ view: some View) -> [DisplayItem] {
      view.displayList(proposal: .unspecified, environment: environment).items
    }
    let serbian = TypesettingLanguage.explicit(Locale.Language(identifier: "sr"))
    let expected = items(text.typesettingLanguage(serbian) as Text)
    #expect(expected != items(text))
    #expect(items(text.typesettingLanguage(serbian, isEnabled: false) as Text) == items(text))
    #expect(items(AnyView(text).typesettingLanguage(serbian)) == expected)
    #expect(items(AnyView(text).typesettingLanguage(.init(identifier: "sr"))) == expected)
    let automatic = AnyView(text.typesettingLanguage(.automatic))
    #expect(items(automatic.typesettingLanguage(serbian)) == items(text))
    var string = AttributedString("\u{431}")
    string.languageIdentifier = "sr"
    #expect(items(Text(string)) == expected)
  }

  // MARK: Pictures

  @Test func `a picture stands on the baseline and takes room`() {
    let star = Image(systemName: "star")
    let alone = Text(star).layoutSnapshot(proposal: .unspecified, environment: environment).root
    let side = star.layoutSnapshot(proposal: .unspecified, environment: environment).size
    #expect(alone.frame.size == side)
    #expect(alone.firstTextBaseline == side.height)
    let text = Text("a\(star)b")
    #expect(shown(text) == "a\u{FFFC}b")
    #expect(size(text).width > size(Text(verbatim: "ab")).width + side.width - 1)
    #expect(size(text).height == 20)
    #expect(size(Text(verbatim: "a") + Text(star) + Text(verbatim: "b")) == size(text))
  }

  @Test func `a picture grows with the font of its text`() {
    let star = Text(Image(systemName: "star"))
    #expect(size(star.font(.system(size: 68))).height >= 3.9 * size(star).height - 1)
  }

  @Test func `a picture that is missing is told of`() {
    let text = Text("a \(Image("nothing"))")
    let snapshot = text.layoutSnapshot(proposal: .unspecified, environment: environment)
    #expect(snapshot.diagnostics.map(\.kind) == [.missingImage])
    #expect(snapshot.size == size(Text(verbatim: "a ")))
  }

  @Test func `characters that no font has are told of, a few of them, where they are first`() throws
  {
    let environment = try DejaVu.environment()
    func diagnostics(_ view: some View) -> [LayoutDiagnostic] {
      view.layoutSnapshot(proposal: .unspecified, environment: environment).diagnostics
    }
    let one = diagnostics(
      VStack {
        Text("a\u{10FFFD}b"); Text("a\u{10FFFD}b")
      }.padding())
    #expect(one.map(\.kind) == [.missingGlyph])
    #expect(one.first?.path == "padding/VStack/Text")
    #expect(
      one.first?.message
        == "No font has U+10FFFD; boxes are drawn instead. Install or register a font that has it.")
    let many = diagnostics(Text(verbatim: "\u{10FFFE}\u{FE0F}ab中文字漢語中日本"))
    #expect(many.count == 1)
    let names = "No font has U+10FFFE, U+4E2D, U+6587, U+5B57, U+6F22 and others;"
    #expect(many.first?.message.hasPrefix(names) == true)
    #expect(diagnostics(Text("usual\ttext\n\u{200B}\u{FEFF}\u{AD} e\u{301}")).isEmpty)
  }

  // MARK: Equality

  @Test func `texts are equal when they show the same`() {
    #expect(Text("a \(1)").bold() == Text("a \(1)").bold())
    #expect(Text("a").underline() != Text("a"))
    #expect(Text("a").foregroundStyle(.tint) == Text("a").foregroundStyle(.tint))
    #expect(Text(1, format: .number) == Text(1, format: .number))
    #expect(Text(1, format: .number) != Text(2, format: .number))
    #expect(Text(1.0, format: .percent) != Text(1, format: .number))
  }

  private func size(_ view: some View) -> CGSize {
    view.layoutSnapshot(proposal: .unspecified, environment: environment).size
  }
}
