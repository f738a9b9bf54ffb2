// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

extension Scene {
  static let card = Scene(
    "card", "A preview picture for a link, of the size that social networks ask for.",
    size: CGSize(width: 600, height: 315)
  ) {
    LinkCard(
      title: "Layout without a display",
      summary: "The same views give frames for tests and pictures for people.",
      author: "ViewTree", minutes: 4)
  }
}

private struct LinkCard: View {
  let title: String
  let summary: String
  let author: String
  let minutes: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text(title).font(.system(size: 40, weight: .bold))
      Text(summary)
        .font(.system(size: 22))
        .opacity(0.85)
      Spacer()
      HStack(spacing: 12) {
        Circle().frame(width: 14, height: 14)
        Text(author).bold()
        Spacer()
        Text("\(minutes) min read")
          .padding(.horizontal, 14)
          .padding(.vertical, 6)
          .overlay(Capsule().strokeBorder(lineWidth: 1.5))
      }
      .font(.system(size: 18))
    }
    .foregroundColor(.white)
    .padding(36)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(
      LinearGradient(
        colors: [.indigo, .blue, .teal], startPoint: .topLeading, endPoint: .bottomTrailing))
  }
}
