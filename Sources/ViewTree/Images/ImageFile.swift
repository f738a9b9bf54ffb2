// SPDX-License-Identifier: MIT

internal import Foundation

/// A PNG or JPEG file in memory, with what its header says.
///
/// Only the header is read here, so that a layout decodes nothing; the pixels are decoded where a
/// picture is drawn. An object, so that a picture that is used often is in memory once; equal files
/// have equal bytes.
public final class ImageFile: Sendable {
  /// What the bytes are.
  public enum Format: Hashable, Sendable {
    /// Portable Network Graphics (W3C, third edition).
    case png
    /// JPEG (ITU-T T.81), baseline, extended or progressive, with 8 bits a channel.
    case jpeg
  }

  /// The longest side in pixels (ours).
  public static let longestSide = 16_384
  /// The most pixels of one picture (ours: 50 millions, which take 200 megabytes).
  public static let mostPixels = 50_000_000
  /// The most bytes of one file (ours: 64 mebibytes).
  public static let mostBytes = 1 << 26

  /// The file as it is.
  public let bytes: [UInt8]
  /// What the bytes are.
  public let format: Format
  /// The width in pixels, as the pixels are stored.
  public let width: Int
  /// The height in pixels, as the pixels are stored.
  public let height: Int
  /// How the file wants to be turned (Exif); up for most.
  public let orientation: Image.Orientation
  /// The colors that each pixel is made of: one for grey, three, or four for inks.
  package let channels: Int

  /// Reads the header of a file in memory.
  /// - Throws: `unknownFormat`, `damaged`, `unsupported`, `tooManyPixels`, `tooManyBytes`.
  public init(data: some Collection<UInt8>) throws(ImageError) {
    bytes = Array(data.prefix(Self.mostBytes + 1))
    guard bytes.count <= Self.mostBytes else { throw ImageError(.tooManyBytes(data.count)) }
    let header = try ImageHeader(bytes)
    format = header.format
    (width, height) = (header.width, header.height)
    orientation = header.orientation
    channels = header.channels
  }

  /// Reads a file and its header.
  /// - Throws: The same as for bytes, and `unreadable`, with the path.
  public convenience init(contentsOfFile path: String) throws(ImageError) {
    do throws(ImageError) {
      try self.init(data: Self.read(path))
    } catch {
      throw ImageError(error.reason, path: path)
    }
  }

  /// The bytes of a plain file; a pipe or a device might never end.
  private static func read(_ path: String) throws(ImageError) -> Data {
    do {
      let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      let facts = try FileManager.default.attributesOfItem(atPath: url.path)
      guard facts[.type] as? FileAttributeType == .typeRegular else {
        throw ImageError(.unreadable("it is no plain file"))
      }
      let file = try FileHandle(forReadingFrom: url)
      defer { try? file.close() }
      return try file.read(upToCount: mostBytes + 1) ?? Data()
    } catch let error as ImageError {
      throw error
    } catch {
      throw ImageError(.unreadable(error.localizedDescription))
    }
  }
}

extension ImageFile: Hashable {
  /// Whether two files have the same bytes.
  public static func == (a: ImageFile, b: ImageFile) -> Bool {
    a === b || a.bytes == b.bytes
  }

  /// Adds the size and the last bytes, which hold a checksum or the end of the pixels.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bytes.count)
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(bytes.suffix(64))
  }
}

#if !canImport(CoreGraphics)
  /// Stands in for Core Graphics' picture of the same name on platforms that lack it.
  public typealias CGImage = ImageFile
#endif
