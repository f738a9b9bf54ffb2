// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  public import Foundation

  /// Foundation reads Markdown on Apple's systems only; here this module does.
  extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
      /// Which parts of Markdown are read.
      public enum InterpretedSyntax: Hashable, Sendable {
        /// All of it; blocks are not read here, so that their signs stay.
        case full
        /// What stands inside a paragraph; lines are joined.
        case inlineOnly
        /// What stands inside a paragraph; white space stays.
        case inlineOnlyPreservingWhitespace
      }

      /// What becomes of a source that cannot be read. Every source can.
      public enum FailurePolicy: Hashable, Sendable {
        /// An error is thrown.
        case throwError
        /// What could be read is kept.
        case returnPartiallyParsedIfPossible
      }

      /// Whether attributes of one's own are read; they are not.
      public var allowsExtendedAttributes: Bool
      /// Which parts of Markdown are read.
      public var interpretedSyntax: InterpretedSyntax
      /// What becomes of a source that cannot be read.
      public var failurePolicy: FailurePolicy
      /// The language of the source; nothing depends on it.
      public var languageCode: String?

      /// Makes options.
      public init(
        allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
        failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
      ) {
        self.allowsExtendedAttributes = allowsExtendedAttributes
        self.interpretedSyntax = interpretedSyntax
        self.failurePolicy = failurePolicy
        self.languageCode = languageCode
      }
    }

    /// Reads inline Markdown: intents and links become attributes.
    public init(
      markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
      baseURL: URL? = nil
    ) throws {
      self.init()
      let spans = InlineMarkdown.spans(
        of: markdown.map { .character($0) },
        joinsLines: options.interpretedSyntax != .inlineOnlyPreservingWhitespace)
      for span in spans { append(AttributedString(span, relativeTo: baseURL)) }
    }

    private init(_ span: MarkdownSpan, relativeTo baseURL: URL?) {
      var attributes = AttributeContainer()
      if !span.intent.isEmpty { attributes.inlinePresentationIntent = span.intent }
      if let link = span.link {
        attributes.link = URL(string: link.plainString, relativeTo: baseURL)
      }
      self.init(span.symbols.plainString, attributes: attributes)
    }
  }

  extension [MarkdownSymbol] {
    fileprivate var plainString: String {
      String(
        compactMap { symbol -> Character? in
          if case .character(let character) = symbol { character } else { nil }
        })
    }
  }
#endif
