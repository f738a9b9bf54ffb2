// SPDX-License-Identifier: MIT

import Foundation

extension Command {
  /// Does what is asked.
  func run() throws {
    switch self {
    case .gallery(let folder): try Self.drawGallery(in: folder)
    case .guides(let folder): try Self.drawGuides(in: folder)
    case .draw(let command): try command.run()
    case .list: print(Self.listing)
    case .help: print(Self.helpText)
    }
  }

  private static func drawGallery(in folder: String) throws {
    let progress = Progress(count: Scene.all.count)
    let gallery = Gallery(folder: URL(filePath: folder, directoryHint: .isDirectory))
    try gallery.write { progress.begin($0.name) }
    progress.end()
    print(gallery.folder.path)
  }

  private static func drawGuides(in folder: String) throws {
    let folder = URL(filePath: folder, directoryHint: .isDirectory)
    let progress = Progress(count: GuidePicture.all.count)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for picture in GuidePicture.all {
      progress.begin(picture.name)
      try picture.pngData().write(to: folder.appending(path: "\(picture.name).png"))
    }
    progress.end()
    print(folder.path)
  }

  /// A line a scene.
  package static var listing: String {
    let width = Scene.all.map(\.name.count).max() ?? 0
    return Scene.all
      .map { $0.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + $0.summary }
      .joined(separator: "\n")
  }

  package static let helpText = """
    Draws the scenes of ViewTree's gallery.

      Demo                     all scenes, in every format, into \(defaultFolder)/
      Demo list                the scenes
      Demo guides              the pictures of the guides, into \(GuidePicture.defaultFolder)/
      Demo SCENE               the frames of one scene, as text

      --format FORMAT          text, json, png, svg, pdf or html; by default what the name of the
                               output ends in, or text
      --size WIDTHxHEIGHT      the window in points; by default the scene's own size
      --scale NUMBER           pixels per point; 2 by default
      --output PATH            a file, or the gallery's folder; by default standard output
      --help                   this text
    """
}

extension DrawCommand {
  fileprivate func run() throws {
    if output == nil, format.isBinary, isatty(STDOUT_FILENO) != 0 {
      throw UsageError("a terminal cannot show \(format.rawValue); add --output PATH")
    }
    let data = try Canvas(scene, size: size, scale: scale).data(format)
    if let output {
      try data.write(to: URL(filePath: output))
    } else {
      try FileHandle.standardOutput.write(contentsOf: data)
    }
  }
}
