// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

extension Scene {
  static let stacks = Scene(
    "stacks", "Rows and columns: spacing, alignment, spacers and priorities.",
    size: CGSize(width: 340, height: 300)
  ) {
    VStack(alignment: .leading, spacing: 14) {
      HStack(alignment: .bottom) {
        Block(.red, width: 40, height: 20)
        Block(.orange, width: 40, height: 40)
        Block(.yellow, width: 40, height: 60)
        Spacer()
        Block(.green, width: 40, height: 40)
      }
      HStack(spacing: 4) {
        Color.teal
        Color.cyan
        Block(.blue, width: 80, height: 30)
      }
      .frame(height: 30)
      HStack(alignment: .firstTextBaseline) {
        Text("Baseline").font(.largeTitle)
        Text("to baseline").font(.footnote)
      }
      HStack {
        Text("This text gives way when the row is short")
        Text("this one does not").bold().layoutPriority(1)
      }
      .lineLimit(1)
      ZStack(alignment: .bottomTrailing) {
        Block(.purple, width: 120, height: 44)
        Block(.pink, width: 60, height: 22)
      }
    }
    .padding()
  }
}

/// A coloured rectangle.
private struct Block: View {
  let color: Color
  let width: CGFloat
  let height: CGFloat

  init(_ color: Color, width: CGFloat, height: CGFloat) {
    self.color = color
    self.width = width
    self.height = height
  }

  var body: some View {
    color.frame(width: width, height: height)
  }
}
