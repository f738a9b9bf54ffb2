// SPDX-License-Identifier: MIT

internal import TextEngine

/// The pictures of bundles that this process has read.
///
/// Each is read once, as by `UIImage(named:)`: resources do not change while a program runs. The
/// cache is emptied when it holds more than 64 mebibytes.
enum ImageFileCache {
  private struct Contents {
    var files: [String: ImageFile] = [:]
    var byteCount = 0
  }

  private static let contents = Lock(Contents())

  static func file(at path: String) throws(ImageError) -> ImageFile {
    if let known = contents.withLock({ $0.files[path] }) { return known }
    let file = try ImageFile(contentsOfFile: path)
    contents.withLock { contents in
      if contents.byteCount + file.bytes.count > ImageFile.mostBytes { contents = Contents() }
      if contents.files.updateValue(file, forKey: path) == nil {
        contents.byteCount += file.bytes.count
      }
    }
    return file
  }
}
