// SPDX-License-Identifier: MIT

/// One face of a font file at one variation instance: immutable and shared between threads.
public final class FontFace: Hashable, Sendable {
  /// The bytes of the font file.
  public let bytes: [UInt8]
  /// The index of the face in its collection; zero for a single font.
  public let index: Int
  /// The variation coordinates in design units, by four-letter axis tag; empty for the default.
  public let variations: [String: Double]

  init(bytes: [UInt8], index: Int, variations: [String: Double]) {
    self.bytes = bytes
    self.index = index
    self.variations = variations
  }

  /// Faces are equal when they are the same object.
  public static func == (a: FontFace, b: FontFace) -> Bool { a === b }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
