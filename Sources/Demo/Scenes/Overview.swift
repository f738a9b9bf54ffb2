// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

extension Scene {
  static let overview = Scene(
    "overview", "Some of the other scenes in one picture.", size: CGSize(width: 856, height: 576)
  ) {
    HStack(spacing: 12) {
      VStack(spacing: 12) {
        Tile(.glyphAnchoring).frame(height: 260)
        Tile(.shapes)
      }
      .frame(width: 480)
      VStack(spacing: 12) {
        Tile(.wrappingTags).frame(height: 180)
        Tile(.rightToLeft)
        Tile(.badge).frame(height: 120)
      }
    }
    .padding(12)
    .background(Color(white: 0.9))
  }
}

/// Another scene on a sheet of its own, as large as there is room.
private struct Tile: View {
  let scene: Scene

  init(_ scene: Scene) {
    self.scene = scene
  }

  var body: some View {
    AnyView(scene.view())
      .environment(\.textProfile, scene.textProfile)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.white)
      .cornerRadius(8)
  }
}
