// SPDX-License-Identifier: MIT

internal import TextEngine

extension Font {
  /// Whether the size that was asked for is positive and not too large for a text.
  var hasUsableSize: Bool {
    switch base {
    case .system(let size, _, _), .named(_, let size, _):
      size > 0 && Double(size).isUsableLength
    case .style, .resolved: true
    }
  }
}
