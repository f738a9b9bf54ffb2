// SPDX-License-Identifier: MIT

internal import TextEngine

/// The name of a colour in an asset catalogue, as a number: so a colour is a plain value that costs
/// no reference count.
///
/// A process keeps each name that it has seen.
struct AssetName: Hashable, Sendable {
  private let number: Int

  private static let names = Lock<[String]>([])

  init(_ name: String) {
    number = AssetName.names.withLock { names in
      if let known = names.firstIndex(of: name) { return known }
      names.append(name)
      return names.count - 1
    }
  }

  /// The name.
  var text: String { AssetName.names.withLock { $0[number] } }
}
