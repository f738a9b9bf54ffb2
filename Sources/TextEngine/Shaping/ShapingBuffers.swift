// SPDX-License-Identifier: MIT

/// The shaping buffers of a library that no text uses at the moment.
///
/// As many as there have been texts in the making at once; a buffer that has grown with a long
/// text is not kept.
final class ShapingBuffers: Sendable {
  private static let longestKept = 4096
  private let idle = Lock<[ShapingBuffer]>([])
  private let rules: SharedPairRules?

  init(learnsPairs: Bool) {
    rules = learnsPairs ? SharedPairRules() : nil
  }

  /// Lends a buffer for a text of so many bytes.
  func withBuffer<Result>(bytes: Int, _ body: (ShapingBuffer) -> Result) -> Result {
    let buffer = idle.withLock { $0.popLast() } ?? ShapingBuffer(rules: rules)
    let result = body(buffer)
    if bytes <= Self.longestKept { idle.withLock { $0.append(buffer) } }
    return result
  }
}
