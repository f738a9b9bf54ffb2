// SPDX-License-Identifier: MIT

extension Font {
  /// Whether the size that was asked for is a positive finite number.
  var hasUsableSize: Bool {
    switch base {
    case .system(let size, _, _), .named(_, let size, _): size.isFinite && size > 0
    case .style, .resolved: true
    }
  }
}
