// SPDX-License-Identifier: MIT

import Foundation
import Rendering
import ViewTree

/// A picture for a page of the guides: views with what they are offered and what they answer.
package struct GuidePicture: Sendable {
  /// The name of its file, without an extension.
  package let name: String
  let exhibits: @Sendable () -> [Exhibit]

  init(_ name: String, exhibits: @escaping @Sendable () -> [Exhibit]) {
    self.name = name
    self.exhibits = exhibits
  }

  /// Pixels per point.
  private static let scale = 2.0

  /// The picture; the same bytes on every machine with the same fonts.
  package func pngData() throws -> Data {
    var environment = EnvironmentValues()
    environment.displayScale = CGFloat(Self.scale)
    let list = GuidePage(exhibits: exhibits())
      .displayList(proposal: .unspecified, environment: environment)
    return try PNGRenderer.smallPNGData(list, scale: Self.scale)
  }

  /// What is wrong with the views, by their exhibits' code.
  package var diagnostics: [String] {
    exhibits().flatMap { exhibit in
      exhibit.stage.diagnostics.map { "\(exhibit.code): \($0)" } + exhibit.missingMarks
    }
  }
}

extension GuidePicture {
  /// All pictures, by page.
  package static let all: [GuidePicture] =
    stacks + frames + alignment + grids + scrolling + geometry + customLayouts + controls
    + text

  /// Where they are kept, from the package's folder.
  package static let defaultFolder = "Docs/Images/Guides"
}

/// All exhibits of a picture on white paper.
private struct GuidePage: View {
  let exhibits: [Exhibit]

  var body: some View {
    VStack(alignment: .leading, spacing: 22) {
      ForEach(exhibits.indices, id: \.self) { ExhibitView(exhibit: exhibits[$0]) }
    }
    .padding(14)
    .background(Color.white)
  }
}
