// SPDX-License-Identifier: MIT

import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Measures how deep the elements of a document nest.
final class XMLDepth: NSObject, XMLParserDelegate {
  private var depth = 0
  private var deepest = 0

  /// The depth, or nil when the text is no well-formed XML.
  static func of(_ text: String) -> Int? {
    let parser = XMLParser(data: Data(text.utf8))
    let meter = XMLDepth()
    parser.delegate = meter
    return parser.parse() ? meter.deepest : nil
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    depth += 1
    deepest = max(deepest, depth)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    depth -= 1
  }
}
