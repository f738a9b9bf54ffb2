// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

extension Scene {
  static let rightToLeft = Scene(
    "right-to-left", "One view twice: leading and trailing follow the reading direction.",
    size: CGSize(width: 340, height: 220)
  ) {
    VStack(spacing: 16) {
      Message(sender: "Ada", text: "The layout mirrors itself.", unread: 2)
      Message(sender: "عمر", text: "ينعكس التخطيط من تلقاء نفسه.", unread: 7)
        .environment(\.layoutDirection, .rightToLeft)
    }
    .padding()
  }
}

private struct Message: View {
  let sender: String
  let text: String
  let unread: Int

  var body: some View {
    HStack(spacing: 12) {
      Circle()
        .fill(Color.indigo)
        .frame(width: 44, height: 44)
        .overlay(Text(sender.prefix(1)).font(.title2).foregroundColor(.white))
      VStack(alignment: .leading, spacing: 2) {
        Text(sender).font(.headline)
        Text(text).font(.subheadline).foregroundColor(.secondary)
      }
      Spacer()
      Text("\(unread)")
        .font(.footnote.bold())
        .padding(.leading, 14)
        .padding(.trailing, 6)
        .padding(.vertical, 2)
        .background(Color.yellow)
    }
    .padding(10)
    .border(Color.gray.opacity(0.4))
  }
}
