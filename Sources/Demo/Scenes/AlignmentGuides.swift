// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

extension Scene {
  static let alignmentGuides = Scene(
    "alignment-guides", "A form whose colons stand under each other, by an alignment of its own.",
    size: CGSize(width: 340, height: 180)
  ) {
    VStack(alignment: .colon, spacing: 8) {
      Field("Name", "Ada Lovelace")
      Field("Occupation", "Mathematician")
      Field("Born", "10 December 1815")
      Field("First program", "Note G, 1843")
    }
    .padding()
  }
}

private enum ColonAlignment: AlignmentID {
  /// A view without a colon stands with its left edge there.
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension HorizontalAlignment {
  fileprivate static let colon = HorizontalAlignment(ColonAlignment.self)
}

private struct Field: View {
  let name: String
  let value: String

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text("\(name):")
        .font(.headline)
        .alignmentGuide(.colon) { $0.width }
      Text(value)
    }
  }
}
