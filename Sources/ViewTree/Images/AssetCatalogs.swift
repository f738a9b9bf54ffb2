// SPDX-License-Identifier: MIT

internal import Foundation
internal import TextEngine

/// The pictures of the asset catalogues of a bundle, by name.
///
/// SwiftPM copies a catalogue as it is on Linux, so its folders are read. A folder whose list says
/// that it provides a namespace adds its name and a slash to those inside. Each bundle is read once.
enum AssetCatalogs {
  private static let known = Lock<[String: [String: ImageSet]]>([:])

  /// The most bundles that are remembered (ours).
  private static let mostBundles = 64

  /// The picture of a name, or nil if no catalogue has it.
  static func imageSet(_ name: String, in resources: URL) -> ImageSet? {
    let path = resources.path
    if let sets = known.withLock({ $0[path] }) { return sets[name] }
    let sets = read(resources)
    known.withLock { known in
      if known.count >= mostBundles { known = [:] }
      known[path] = sets
    }
    return sets[name]
  }

  private static func read(_ resources: URL) -> [String: ImageSet] {
    var sets: [String: ImageSet] = [:]
    var pending = folders(in: resources).filter { $0.pathExtension == "xcassets" }
      .reversed().map { (folder: $0, prefix: "") }
    while let (folder, prefix) = pending.popLast() {
      if folder.pathExtension == "imageset" {
        let name = prefix + folder.deletingPathExtension().lastPathComponent
        if sets[name] == nil { sets[name] = ImageSet(folder: folder) }
        continue
      }
      let isNamespace = AssetContents(folder)?.properties?.providesNamespace == true
      let inner = isNamespace ? "\(prefix)\(folder.lastPathComponent)/" : prefix
      pending += folders(in: folder).reversed().map { ($0, inner) }
    }
    return sets
  }

  /// The folders inside of one, in the order of their names. Links are not followed, so the walk
  /// ends.
  private static func folders(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }.filter { url in
      let facts = try? FileManager.default.attributesOfItem(atPath: url.path)
      return facts?[.type] as? FileAttributeType == .typeDirectory
    }
  }
}
