// SPDX-License-Identifier: MIT

internal import Foundation

/// A picture of an asset catalogue: a folder `name.imageset` with files and a list of them.
///
/// Source: Apple, "Asset Catalog Format Reference", "Image Set Type" and "Contents.json".
struct ImageSet: Hashable, Sendable {
  /// A file of the set.
  struct Entry: Hashable, Sendable {
    var name: String
    var scale: Double
    var isDark: Bool
  }

  let folder: String
  let entries: [Entry]
  /// Whether the picture is a template unless the view says otherwise.
  let isTemplate: Bool

  /// Reads the list of a set; nil when it cannot be read.
  init?(folder: URL) {
    guard let contents = AssetContents(folder) else { return nil }
    self.folder = folder.path
    isTemplate = contents.properties?.renderingIntent == "template"
    entries = (contents.images ?? []).compactMap { image in
      guard let name = image.usableName, let scale = image.pixelsPerPoint else { return nil }
      return Entry(name: name, scale: scale, isDark: image.isDark)
    }
  }

  /// The files for a colour scheme and a display scale, the best one first.
  func entries(isDark: Bool, displayScale: Double) -> [Entry] {
    let fitting = isDark ? entries.filter(\.isDark) : []
    let usable = fitting.isEmpty ? entries.filter { !$0.isDark } : fitting
    return ImageLookup.scales(for: displayScale).flatMap { scale in
      usable.filter { $0.scale == scale }
    }
  }
}

/// What is read of a `Contents.json`.
struct AssetContents: Decodable {
  struct Picture: Decodable {
    struct Appearance: Decodable {
      var appearance: String?
      var value: String?
    }

    var filename: String?
    var scale: String?
    var appearances: [Appearance]?

    /// The name of a file in the folder itself; nil for a path, which could leave the bundle.
    var usableName: String? {
      guard let filename, !["", ".", ".."].contains(filename),
        !filename.unicodeScalars.contains(where: { ["/", "\\", "\0"].contains($0) })
      else { return nil }
      return filename
    }

    /// A picture without a scale is for all; nil for what is no scale.
    var pixelsPerPoint: Double? {
      switch scale {
      case nil, "1x": 1
      case "2x": 2
      case "3x": 3
      default: nil
      }
    }

    var isDark: Bool {
      appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
    }
  }

  struct Properties: Decodable {
    var renderingIntent: String?
    var providesNamespace: Bool?

    private enum CodingKeys: String, CodingKey {
      case renderingIntent = "template-rendering-intent"
      case providesNamespace = "provides-namespace"
    }
  }

  var images: [Picture]?
  var properties: Properties?

  /// Reads the list of a folder; nil when there is none or it makes no sense.
  init?(_ folder: URL) {
    let path = folder.appendingPathComponent("Contents.json").path
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: 1 << 20),
      let contents = try? JSONDecoder().decode(AssetContents.self, from: data)
    else { return nil }
    self = contents
  }
}
