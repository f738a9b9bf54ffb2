// SPDX-License-Identifier: MIT

internal import Foundation
internal import Rendering
internal import ViewTree

/// What a page shows: a picture and the frames, laid out alike.
struct LiveView {
  private let png: () throws -> Data
  private let frames: String

  init<Content: View>(_ view: Content) {
    var environment = EnvironmentValues()
    environment.textProfile = .macOS
    environment.displayScale = 2
    frames = "\(view.layoutSnapshot(proposal: .unspecified, environment: environment))\n"
    png = {
      let renderer = ImageRenderer(content: view)
      renderer.environment = environment
      renderer.scale = environment.displayScale
      return try renderer.pngData()
    }
  }

  /// Writes both files and answers where the picture is.
  func write(name: String, in folder: URL) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let picture = folder.appending(path: "\(name).png")
    try png().write(to: picture)
    try Data(frames.utf8).write(to: folder.appending(path: "\(name).txt"))
    return picture
  }
}
