// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

#if !canImport(Darwin)
  /// A source in Markdown, and what it means: `b` for bold, `i` for italic, `c` for code, `s` for
  /// struck, and a link in parentheses behind its text.
  struct MarkdownSample: CustomTestStringConvertible, Sendable {
    var source: String
    var meaning: String

    var testDescription: String { source.debugDescription }

    init(_ source: String, _ meaning: String) {
      self.source = source
      self.meaning = meaning
    }

    /// Examples of CommonMark 0.31.2, by their numbers there.
    static let emphasis = [
      MarkdownSample("*foo bar*", "i[foo bar]"),  // 350
      MarkdownSample("a * foo bar*", "a * foo bar*"),  // 351
      MarkdownSample("a*\"foo\"*", "a*\"foo\"*"),  // 352
      MarkdownSample("foo*bar*", "foo i[bar]"),  // 355
      MarkdownSample("5*6*78", "5 i[6] 78"),  // 356
      MarkdownSample("foo_bar_", "foo_bar_"),  // 360
      MarkdownSample("foo-_(bar)_", "foo- i[(bar)]"),  // 363
      MarkdownSample("_foo*", "_foo*"),  // 364
      MarkdownSample("*(*foo*)*", "i[(foo)]"),  // 368
      MarkdownSample("_foo_bar_baz_", "i[foo_bar_baz]"),  // 376
      MarkdownSample("**foo bar**", "b[foo bar]"),  // 378
      MarkdownSample("foo**bar**", "foo b[bar]"),  // 381
      MarkdownSample("foo__bar__", "foo__bar__"),  // 387
      MarkdownSample("*foo **bar** baz*", "i[foo ] ib[bar] i[ baz]"),  // 410
      MarkdownSample("*foo**bar**baz*", "i[foo] ib[bar] i[baz]"),  // 411
      MarkdownSample("*foo**bar*", "i[foo**bar]"),  // 412
      MarkdownSample("***foo** bar*", "ib[foo] i[ bar]"),  // 413
      MarkdownSample("foo***bar***baz", "foo ib[bar] baz"),  // 416
      MarkdownSample("** is not an empty emphasis", "** is not an empty emphasis"),  // 420
      MarkdownSample("foo *\\**", "foo  i[*]"),  // 437
      MarkdownSample("**foo*", "* i[foo]"),  // 442
      MarkdownSample("*foo**", "i[foo] *"),  // 443
      MarkdownSample("****foo*", "*** i[foo]"),  // 445
      MarkdownSample("**foo*bar**", "b[foo*bar]"),
      MarkdownSample("*foo _bar* baz_", "i[foo _bar]  baz_"),  // 467
      MarkdownSample("*[bar*](/url)", "* bar*(/url)"),  // 472
    ]

    static let others = [
      MarkdownSample("`foo`", "c[foo]"),  // 328
      MarkdownSample("`` foo ` bar ``", "c[foo ` bar]"),  // 329
      MarkdownSample("` `` `", "c[``]"),  // 330
      MarkdownSample("`  a`", "c[  a]"),
      MarkdownSample("*foo`*`", "*foo c[*]"),  // 342
      MarkdownSample("```foo``", "```foo``"),  // 348
      MarkdownSample("`foo`bar`", "c[foo] bar`"),
      MarkdownSample("~~Hi~~ Hello, ~there~ world!", "s[Hi]  Hello,  s[there]  world!"),
      MarkdownSample("~~~no~~~", "~~~no~~~"),
      MarkdownSample("\\*not emphasised*", "*not emphasised*"),  // 14
      MarkdownSample("\\\t\\A\\a\\ \\3", "\\\t\\A\\a\\ \\3"),  // 13
      MarkdownSample("a \\\\ b", "a \\ b"),
      MarkdownSample("&amp; &copy; &#35; &#x22; &nosuch; &", "& © # \" &nosuch; &"),
      MarkdownSample("[link](/uri \"title\")", "link(/uri)"),  // 482
      MarkdownSample("[link]()", "link"),
      MarkdownSample("[link](<my uri>)", "link(my%20uri)"),
      MarkdownSample("[link](foo(and(bar)))", "link(foo(and(bar)))"),  // 497
      MarkdownSample("[link](my uri)", "[link](my uri)"),  // 488
      MarkdownSample("[link] (/uri)", "[link] (/uri)"),  // 511
      MarkdownSample("[a [b](c) d](e)", "[a  b(c)  d](e)"),  // 518, links hold no links
      MarkdownSample(
        "[link *foo **bar** `#`*](/uri)",
        "link (/uri) i[foo ](/uri) ib[bar](/uri) i[ ](/uri) ic[#](/uri)"),
      MarkdownSample("![alt *text*](/picture)", "alt  i[text]"),
      MarkdownSample("<https://foo.bar>", "https://foo.bar(https://foo.bar)"),
      MarkdownSample("<foo@bar.example.com>", "foo@bar.example.com(mailto:foo@bar.example.com)"),
      MarkdownSample("a < b <i>c</i>", "a < b <i>c</i>"),
      MarkdownSample("see www.a.org.", "see  www.a.org(http://www.a.org) ."),
      MarkdownSample("(https://a.org/b_c_d)", "( https://a.org/b_c_d(https://a.org/b_c_d) )"),
      MarkdownSample(
        "ask a.b@c.org, please",
        "ask  a.b@c.org(mailto:a.b@c.org) , please"),
      MarkdownSample("a@b", "a@b"),
      MarkdownSample("`www.a.org`", "c[www.a.org]"),
      MarkdownSample("", ""),
    ]
  }

  /// Inline Markdown.
  ///
  /// Source: the examples of CommonMark 0.31.2, https://spec.commonmark.org/0.31.2/, and GitHub's
  /// extensions for strikethrough and plain addresses.
  @Suite struct MarkdownTests {
    @Test(arguments: MarkdownSample.emphasis)
    func `emphasis is that of CommonMark`(sample: MarkdownSample) throws {
      #expect(try meaning(sample.source) == sample.meaning)
    }

    @Test(arguments: MarkdownSample.others)
    func `code, links, escapes and entities are read`(sample: MarkdownSample) throws {
      #expect(try meaning(sample.source) == sample.meaning)
    }

    @Test func `lines are joined, or kept with all white space`() throws {
      let source = "one \n  two  \nthree\\\nfour"
      #expect(try AttributedString(markdown: source) == AttributedString("one two\nthree\nfour"))
      let kept = try AttributedString(
        markdown: source, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
      #expect(String(kept.characters) == "one \n  two  \nthree\nfour")
    }

    // CommonMark 6.7, examples 634, 637 and 644: a hard line break, and none at the end.
    @Test func `a backslash at the end of a line breaks it and is not shown`() throws {
      #expect(String(try AttributedString(markdown: "foo\\\n   bar").characters) == "foo\nbar")
      #expect(String(try AttributedString(markdown: "foo\\").characters) == "foo\\")
      #expect(Text("foo\\\nbar") == Text(verbatim: "foo\nbar"))
      #expect(Text("foo\\\r\n  bar") == Text(verbatim: "foo\r\n  bar"))
      #expect(Text("foo\\") == Text(verbatim: "foo\\"))
    }

    @Test func `a base address completes links`() throws {
      let text = try AttributedString(
        markdown: "[a](b/c)", baseURL: URL(string: "https://d.org/e/"))
      #expect(text.runs.first?.link?.absoluteString == "https://d.org/e/b/c")
    }

    /// The work grows with the length, not with its square: tens of thousands of signs are read
    /// at once.
    @Test(arguments: [
      "*a ", "**a", "a**b", "_a_b", "[a", "[", "]", "![", "[a](b", "[a](<b", "`", "`a``", "~a",
      "<a", "&#", "a@", "*a_ ", "www.(", "\\", "[a](b) ", "* _ ~ ` [ ]",
    ])
    func `hostile sources are read in time`(piece: String) throws {
      let source = String(repeating: piece, count: 60_000 / piece.utf8.count)
      let text = try AttributedString(markdown: source)
      #expect(!text.characters.isEmpty)
    }

    @Test func `backticks of every length are read in time`() throws {
      let source = (1...300).map { String(repeating: "`", count: $0) + "a" }.joined()
      #expect(String(try AttributedString(markdown: source).characters) == source)
    }

    /// The stretches of a text with their meanings, one space between.
    private func meaning(_ source: String) throws -> String {
      let text = try AttributedString(
        markdown: source, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
      return text.runs.map { run in
        let intent = run.inlinePresentationIntent ?? []
        let signs = [
          (InlinePresentationIntent.emphasized, "i"), (.stronglyEmphasized, "b"), (.code, "c"),
          (.strikethrough, "s"),
        ].filter { intent.contains($0.0) }.map(\.1).joined()
        let string = String(text.characters[run.range])
        let link = run.link.map { "(\($0.absoluteString))" } ?? ""
        return (signs.isEmpty ? string : "\(signs)[\(string)]") + link
      }
      .joined(separator: " ")
    }
  }
#endif
