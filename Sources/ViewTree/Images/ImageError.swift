// SPDX-License-Identifier: MIT

/// Why a picture cannot be used. Each text says what to do about it.
public struct ImageError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The file cannot be opened or read; the text says why.
    case unreadable(String)
    /// The bytes are neither a PNG's nor a JPEG's.
    case unknownFormat
    /// The bytes break off or contradict themselves; the text says where.
    case damaged(String)
    /// The file is of a kind that few programs write; the text says which.
    case unsupported(String)
    /// A side, or the number of pixels, is above the limit.
    case tooManyPixels(width: Int, height: Int)
    /// The file has more bytes than the limit.
    case tooManyBytes(Int)
    /// The scale is not a number from a thousandth to a thousand.
    case unusableScale(Double)
  }

  /// What is wrong.
  public var reason: Reason
  /// The file; nil for bytes that were given.
  public var path: String?

  /// Makes an error.
  public init(_ reason: Reason, path: String? = nil) {
    self.reason = reason
    self.path = path
  }
}

extension ImageError: CustomStringConvertible {
  /// What is wrong and what to do.
  public var description: String {
    let subject = path.map { "The picture \"\($0)\"" } ?? "The picture"
    return subject + " " + predicate
  }

  private var predicate: String {
    switch reason {
    case .unreadable(let why):
      "cannot be read: \(why). Give the path of a file that this program may read."
    case .unknownFormat:
      "is neither a PNG nor a JPEG. Convert it to one of them."
    case .damaged(let what):
      "is damaged: \(what). Write the file again."
    case .unsupported(let kind):
      "is \(kind), which is not read. Save it as a baseline JPEG or as a PNG."
    case .tooManyPixels(let width, let height):
      "has \(width)×\(height) pixels. Keep each side at or below "
        + "\(ImageFile.longestSide) pixels and their number at or below \(ImageFile.mostPixels)."
    case .tooManyBytes(let count):
      "has \(count) bytes. Keep it at or below \(ImageFile.mostBytes)."
    case .unusableScale(let scale):
      "cannot have a scale of \(scale). Give a number of pixels per point from 0.001 to 1000."
    }
  }
}
