// SPDX-License-Identifier: MIT

internal import Foundation

/// Finds the file of a named picture in a bundle.
///
/// An asset catalogue is asked first. Else a name stands for `name.png`, `name.jpg` and `name.jpeg`,
/// each also with `@2x` and `@3x`, for screens of two and three pixels per point (Apple: "Image Size
/// and Resolution", and `UIImage`, `init(named:in:with:)`). The variant of the display scale is
/// taken; else the next larger one, which loses nothing, and else the largest that is there (ours).
struct ImageLookup {
  private let name: String
  private let bundle: Bundle
  private let environment: EnvironmentValues

  private static let extensions = ["png", "jpg", "jpeg"]

  init(_ name: String, _ bundle: Bundle, in environment: EnvironmentValues) {
    self.name = name
    self.bundle = bundle
    self.environment = environment
  }

  private var displayScale: Double { Double(environment.displayScale) }

  /// The first file that is there, or why there is none.
  func find() -> Result<Picture, ImageMiss> {
    guard let folder = bundle.resourceURL, !leavesBundle else { return .failure(miss(tried: [])) }
    if let set = AssetCatalogs.imageSet(name, in: folder) {
      let entries = set.entries(
        isDark: environment.colorScheme == .dark, displayScale: displayScale)
      return find(
        entries, in: URL(fileURLWithPath: set.folder), isTemplate: set.isTemplate)
    }
    return find(looseFiles, in: folder, isTemplate: false)
  }

  private func find(
    _ files: [ImageSet.Entry], in folder: URL, isTemplate: Bool
  ) -> Result<Picture, ImageMiss> {
    for entry in files {
      let path = folder.appendingPathComponent(entry.name).path
      guard FileManager.default.fileExists(atPath: path) else { continue }
      do throws(ImageError) {
        let file = try ImageFileCache.file(at: path)
        return .success(
          Picture(
            file, scale: entry.scale, orientation: file.orientation, isTemplate: isTemplate))
      } catch {
        return .failure(ImageMiss(explanation: "\(error) Nothing stands in for it."))
      }
    }
    return .failure(miss(tried: files.map(\.name)))
  }

  private var leavesBundle: Bool { name.split(separator: "/").contains("..") }

  private var looseFiles: [ImageSet.Entry] {
    let (base, extensions) = parts
    return Self.scales(for: displayScale).flatMap { scale in
      extensions.map {
        ImageSet.Entry(name: "\(base)\(Self.suffix(scale)).\($0)", scale: scale, isDark: false)
      }
    }
  }

  /// The name without its extension, and the extensions to try.
  private var parts: (base: String, extensions: [String]) {
    let own = (name as NSString).pathExtension
    guard Self.extensions.contains(own.lowercased()) else { return (name, Self.extensions) }
    return ((name as NSString).deletingPathExtension, [own])
  }

  /// The scales of variants, the best one for a display first.
  static func scales(for displayScale: Double) -> [Double] {
    let all = [1.0, 2, 3]
    return all.filter { $0 >= displayScale } + all.filter { !($0 >= displayScale) }.reversed()
  }

  private static func suffix(_ scale: Double) -> String {
    scale == 1 ? "" : scale == 2 ? "@2x" : "@3x"
  }

  private func miss(tried: [String]) -> ImageMiss {
    let place = bundle.resourceURL?.lastPathComponent ?? "no folder"
    let names = tried.isEmpty ? "nothing" : tried.joined(separator: ", ")
    return ImageMiss(
      explanation: "There is no image \"\(name)\" among the resources in \(place) "
        + "(tried: \(names)); nothing stands in for it. Add a PNG or JPEG of that name to the "
        + "target's resources and give its bundle, or read a file with Image(contentsOfFile:).")
  }
}

/// Why a picture is not there, and what to do, in words.
struct ImageMiss: Error, Hashable {
  let explanation: String
}

extension Image {
  /// The scale that a file's name tells: 2 and 3 for `name@2x.png` and `name@3x.png`, else 1.
  static func scale(ofPath path: String) -> Double {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
  }
}
