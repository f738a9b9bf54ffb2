// SPDX-License-Identifier: MIT

internal import Foundation

/// A piece of a source that was read, with what begins and ends at it.
struct MarkdownItem {
  /// Something that holds from one item to another.
  enum Mark {
    case emphasis, strong, strikethrough
    case link([MarkdownSymbol])
  }

  /// What is shown of it.
  var symbols: [MarkdownSymbol]
  /// What ends before the symbols.
  var closes: [Mark] = []
  /// What begins after the symbols.
  var opens: [Mark] = []
  var isCode = false
  /// Whether more characters may be added.
  var isPlain = false
  /// The destination of a link that the item is alone.
  var link: [MarkdownSymbol]?

  init(
    _ symbols: [MarkdownSymbol], isCode: Bool = false, isPlain: Bool = false,
    link: [MarkdownSymbol]? = nil
  ) {
    self.symbols = symbols
    self.isCode = isCode
    self.isPlain = isPlain
    self.link = link
  }

  /// What the items show, neighbours of one meaning together.
  static func spans(of items: [MarkdownItem]) -> [MarkdownSpan] {
    var spans: [MarkdownSpan] = []
    var open = OpenMarks()
    for item in items {
      for mark in item.closes { open.remove(mark) }
      if !item.symbols.isEmpty { spans.join(open.span(of: item)) }
      for mark in item.opens { open.add(mark) }
    }
    return spans
  }
}

/// What holds at a place.
private struct OpenMarks {
  private var emphasis = 0
  private var strong = 0
  private var strikethrough = 0
  private var links: [[MarkdownSymbol]] = []

  mutating func add(_ mark: MarkdownItem.Mark) {
    switch mark {
    case .emphasis: emphasis += 1
    case .strong: strong += 1
    case .strikethrough: strikethrough += 1
    case .link(let target): links.append(target)
    }
  }

  mutating func remove(_ mark: MarkdownItem.Mark) {
    switch mark {
    case .emphasis: emphasis -= 1
    case .strong: strong -= 1
    case .strikethrough: strikethrough -= 1
    case .link: _ = links.popLast()
    }
  }

  func span(of item: MarkdownItem) -> MarkdownSpan {
    var intent: InlinePresentationIntent = item.isCode ? [.code] : []
    if emphasis > 0 { intent.insert(.emphasized) }
    if strong > 0 { intent.insert(.stronglyEmphasized) }
    if strikethrough > 0 { intent.insert(.strikethrough) }
    return MarkdownSpan(symbols: item.symbols, intent: intent, link: item.link ?? links.last)
  }
}

extension [MarkdownSpan] {
  /// Adds a span, to the last one where both mean the same.
  mutating func join(_ span: MarkdownSpan) {
    if let last = indices.last, self[last].intent == span.intent, self[last].link == span.link {
      self[last].symbols += span.symbols
    } else {
      append(span)
    }
  }
}
