// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The bytes of one font file at an address that never changes, as the C libraries need them.
///
/// `@unchecked Sendable`: the memory is written before `init` returns and only read afterwards;
/// it is freed when the last face that uses it goes away.
final class FontBytes: @unchecked Sendable {
  /// The largest file that is accepted.
  static let byteLimit = 64 << 20

  /// What messages call the font: its path, or "the font data".
  let source: String
  private let memory: UnsafeMutableRawBufferPointer

  var count: Int { memory.count }
  var pointer: UnsafeRawBufferPointer { UnsafeRawBufferPointer(memory) }

  /// Copies bytes that are already in memory.
  init(_ bytes: [UInt8], source: String = "The font data") throws(FontError) {
    guard bytes.count <= Self.byteLimit else {
      throw .tooLarge(source: source, byteLimit: Self.byteLimit)
    }
    self.source = source
    memory = .allocate(byteCount: bytes.count, alignment: 16)
    memory.copyBytes(from: bytes)
  }

  /// Reads a whole file.
  convenience init(file path: String) throws(FontError) {
    switch FileKind(path) {
    case .file: break
    case .directory: throw .isDirectory(path: path)
    case .other: throw .unreadableFile(path: path)
    }
    guard let file = fopen(path, "rb") else { throw .unreadableFile(path: path) }
    defer { fclose(file) }
    guard fseek(file, 0, SEEK_END) == 0, case let size = ftell(file), size >= 0,
      fseek(file, 0, SEEK_SET) == 0
    else { throw .unreadableFile(path: path) }
    guard size <= Self.byteLimit else { throw .tooLarge(source: path, byteLimit: Self.byteLimit) }
    var bytes = [UInt8](repeating: 0, count: size)
    guard fread(&bytes, 1, size, file) == size else { throw .unreadableFile(path: path) }
    try self.init(bytes, source: path)
  }

  deinit { memory.deallocate() }

  /// A big-endian number of two bytes; nil outside the file.
  func uint16(at offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= count else { return nil }
    return Int(memory[offset]) << 8 | Int(memory[offset + 1])
  }

  /// A big-endian number of four bytes; nil outside the file.
  func uint32(at offset: Int) -> Int? {
    guard let high = uint16(at: offset), let low = uint16(at: offset + 2) else { return nil }
    return high << 16 | low
  }
}

/// What a path leads to.
private enum FileKind {
  case file, directory
  /// Nothing, or what has no end, such as a pipe.
  case other

  init(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = .other
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .directory
    default: self = .other
    }
  }
}

extension FontBytes {
  /// What the first four bytes of a font can say.
  enum Flavor { case trueType, compact, collection }

  /// The kind of font at an offset; nil for anything that is not an sfnt.
  func flavor(at offset: Int) -> Flavor? {
    switch uint32(at: offset) {
    case 0x0001_0000, 0x7472_7565: .trueType
    case 0x4F54_544F: .compact
    case 0x7474_6366: .collection
    default: nil
    }
  }

  /// How many faces the file says that it holds; zero when it is not a font. At most 1,024.
  var faceCount: Int {
    switch flavor(at: 0) {
    case nil: 0
    case .collection: min(uint32(at: 8) ?? 0, 1024)
    default: 1
    }
  }

  /// The outline kind of one face; nil when the index or its offset is wrong.
  func outlineFlavor(ofFace index: Int) -> Flavor? {
    guard index >= 0, index < faceCount else { return nil }
    guard flavor(at: 0) == .collection else { return flavor(at: 0) }
    guard let offset = uint32(at: 12 + 4 * index), let found = flavor(at: offset),
      found != .collection
    else { return nil }
    return found
  }

  /// Where the tables of one face end, by its directory; zero when the index or its offset is wrong.
  func tablesEnd(ofFace index: Int) -> Int {
    guard outlineFlavor(ofFace: index) != nil,
      let start = flavor(at: 0) == .collection ? uint32(at: 12 + 4 * index) : 0,
      let tables = uint16(at: start + 4)
    else { return 0 }
    let directory = start + 12
    return (0..<tables).reduce(directory + 16 * tables) { end, table in
      let record = directory + 16 * table
      guard let offset = uint32(at: record + 8), let length = uint32(at: record + 12) else {
        return end
      }
      return max(end, offset + length)
    }
  }
}
