// SPDX-License-Identifier: MIT

public import Foundation
public import TextEngine

extension FontLibrary {
  /// Makes a closed set of font files; the first one is the system font.
  ///
  /// - Throws: ``FontError``, whose text names the file and says what to do.
  @_disfavoredOverload public convenience init(files: [URL]) throws {
    try self.init(files: files.map(\.path))
  }

  /// Adds the fonts of a file.
  ///
  /// - Throws: ``FontError``, whose text names the file and says what to do.
  public func register(contentsOf url: URL) throws {
    try register(contentsOfFile: url.path)
  }

  /// Adds the fonts of a file's content.
  ///
  /// - Throws: ``FontError`` when the content is not an OpenType font.
  public func register(data: Data) throws {
    try register(bytes: [UInt8](data))
  }
}

extension Font {
  /// The metrics of the face that the font means in an environment: unrounded points.
  public func metrics(in environment: EnvironmentValues = EnvironmentValues()) -> FontMetrics {
    resolved(in: environment).metrics
  }
}
