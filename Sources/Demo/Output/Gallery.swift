// SPDX-License-Identifier: MIT

import Foundation

/// A folder with every scene in every format, and a page that shows them all.
package struct Gallery {
  package let folder: URL

  package init(folder: URL) {
    self.folder = folder
  }

  /// Writes the files, and makes the folder if needed.
  ///
  /// - Parameter willDraw: called before each scene.
  package func write(willDraw: (Scene) -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for scene in Scene.all {
      willDraw(scene)
      try write(Canvas(scene))
    }
    try Data(GalleryPage(scenes: Scene.all).html.utf8).write(to: file("index.html"))
  }

  private func write(_ canvas: Canvas) throws {
    for format in Format.allCases {
      try canvas.data(format).write(to: file("\(canvas.scene.name).\(format.fileExtension)"))
    }
  }

  private func file(_ name: String) -> URL { folder.appending(path: name) }
}
