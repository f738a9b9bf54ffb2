// SPDX-License-Identifier: MIT

import Foundation
import Rendering
import ViewTree

/// A scene laid out in a window, to be written in any format.
package struct Canvas {
  /// Pixels per point unless told otherwise.
  package static let defaultScale = 2.0

  let scene: Scene
  package let snapshot: LayoutSnapshot
  private let list: DisplayList
  private let scale: Double

  /// Lays a scene out.
  ///
  /// - Parameters:
  ///   - size: the window in points; nil for the scene's own.
  ///   - scale: pixels per point.
  package init(_ scene: Scene, size: CGSize? = nil, scale: Double = defaultScale) {
    self.init(scene, scene.view(), size: size ?? scene.size, scale: scale)
  }

  private init<Content: View>(_ scene: Scene, _ view: Content, size: CGSize, scale: Double) {
    var environment = EnvironmentValues()
    environment.displayScale = CGFloat(scale)
    environment.textProfile = scene.textProfile
    let page = Page(content: view)
    self.scene = scene
    self.scale = scale
    snapshot = page.layoutSnapshot(in: size, environment: environment)
    list = page.displayList(in: size, environment: environment)
  }

  /// The scene in a format. The same scene gives the same bytes.
  package func data(_ format: Format) throws -> Data {
    switch format {
    case .text: Data("\(snapshot)\n".utf8)
    case .json: Data((snapshot.json() + "\n").utf8)
    case .png: try PNGRenderer.pngData(list, scale: scale)
    case .svg: Data(SVGRenderer.svgString(list).utf8)
    case .pdf: try PDFRenderer.pdfData(list)
    case .html: Data(page.html.utf8)
    }
  }

  /// The ids of the drawing have a prefix, for the page has ids of its own.
  private var page: ScenePage {
    ScenePage(scene, snapshot, SVGRenderer.svgString(list, idPrefix: "drawing-"))
  }
}

/// White paper, as large as the window.
private struct Page<Content: View>: View {
  let content: Content

  var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.white)
  }
}
