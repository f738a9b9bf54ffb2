// SPDX-License-Identifier: MIT

/// How content with a fixed ratio of its sides fills a space of another ratio.
@frozen public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// As large as fits inside the space.
  case fit
  /// As small as covers the space.
  case fill
}
