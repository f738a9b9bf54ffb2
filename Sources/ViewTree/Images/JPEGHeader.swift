// SPDX-License-Identifier: MIT

/// Reads the size and the orientation of a JPEG.
///
/// Source: ITU-T T.81, annex B: segments up to the first scan. What comes behind is not looked at:
/// of a file that breaks off there, as much is drawn as can be.
struct JPEGHeader {
  static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

  let header: ImageHeader

  private struct Frame {
    var width: Int
    var height: Int
    var channels: Int
  }

  init(_ bytes: [UInt8]) throws(ImageError) {
    let reader = ByteReader(bytes: bytes[...])
    var frame: Frame?
    var orientation = Image.Orientation.up
    var offset = 2
    while let segment = try Self.segment(reader, &offset) {
      switch segment.marker {
      case 0xC0...0xC2: frame = try Self.frame(segment.content)
      case 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        throw ImageError(.unsupported("a lossless, hierarchical or arithmetically coded JPEG"))
      case 0xE1: orientation = ExifOrientation.read(segment.content) ?? orientation
      default: break
      }
    }
    guard let frame else { throw ImageError(.damaged("it has no size")) }
    header = try ImageHeader(
      .jpeg, width: frame.width, height: frame.height, channels: frame.channels,
      orientation: orientation)
  }

  /// The next segment, or nil at the first scan.
  private static func segment(
    _ reader: ByteReader, _ offset: inout Int
  ) throws(ImageError) -> (marker: Int, content: ByteReader)? {
    while true {
      guard reader.byte(at: offset) == 0xFF else {
        throw ImageError(.damaged("there is no segment at byte \(offset)"))
      }
      while reader.byte(at: offset) == 0xFF { offset += 1 }
      guard let marker = reader.byte(at: offset) else { throw .cutOff }
      offset += 1
      switch marker {
      case 0x01, 0xD0...0xD7: continue
      case 0xD9: throw .cutOff
      case 0xDA: return nil
      default:
        guard let length = reader.short(at: offset), length >= 2,
          let content = reader.slice(at: offset + 2, count: length - 2)
        else { throw .cutOff }
        offset += length
        return (marker, ByteReader(bytes: content))
      }
    }
  }

  private static func frame(_ content: ByteReader) throws(ImageError) -> Frame {
    guard let precision = content.byte(at: 0), let height = content.short(at: 1),
      let width = content.short(at: 3), let channels = content.byte(at: 5)
    else { throw .cutOff }
    guard precision == 8 else { throw ImageError(.unsupported("a JPEG of \(precision) bits")) }
    guard [1, 3, 4].contains(channels) else {
      throw ImageError(.unsupported("a JPEG of \(channels) channels"))
    }
    return Frame(width: width, height: height, channels: channels)
  }
}
