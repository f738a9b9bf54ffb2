// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

extension GuidePicture {
  static let frames = [
    GuidePicture("frames-fixed") {
      [
        Exhibit(
          "Text(…).fixedSize().frame(width: 120, height: 40, alignment: .leading)",
          offered: 260, 64,
          marks: [
            .init("A", "frame", .left), .init("B", "Text, in one line", .below),
          ],
          note: "The frame answers its own lengths whatever it is offered, and offers them "
            + "to its child. It neither clips nor resizes: a larger child sticks out."
        ) {
          Text("A text that is wider than its frame").fixedSize().mark("B")
            .frame(width: 120, height: 40, alignment: .leading)
            .mark("A")
        }
      ]
    },
    GuidePicture("frames-flexible") {
      [
        flexible(".frame(maxWidth: .infinity)", offered: 260) {
          $0.frame(maxWidth: .infinity)
        },
        flexible(".frame(minWidth: 60, maxWidth: 140)", offered: 260) {
          $0.frame(minWidth: 60, maxWidth: 140)
        },
        flexible(
          ".frame(maxWidth: .infinity)", offered: nil,
          note: "A frame with a largest length takes the offer up to it. Without an offer it hugs."
        ) {
          $0.frame(maxWidth: .infinity)
        },
      ]
    },
  ]

  private static func flexible(
    _ code: String, offered width: CGFloat?, note: String = "",
    frame: (AnyView) -> some View
  ) -> Exhibit {
    let text = AnyView(Text("a text").mark("B"))
    return Exhibit(
      "Text(\"a text\")\(code)", offered: width, nil,
      marks: [.init("A", "frame", .left), .init("B", "Text", .below)], note: note
    ) {
      frame(text).mark("A")
    }
  }

  static let scrolling = [
    GuidePicture("scrolling") {
      [
        Exhibit(
          "ScrollView { VStack { … } }", offered: 200, 90,
          marks: [.init("A", "ScrollView", .left), .init("B", "VStack, the content", .right)],
          note: "Along its axis the scroll view takes the offer and offers nothing on; "
            + "across it is as wide as its content. The picture shows the start of the content."
        ) {
          ScrollView {
            VStack(spacing: 6) {
              Color.teal.frame(width: 120, height: 40)
              Color.orange.frame(width: 120, height: 40)
              Color.pink.frame(width: 120, height: 40)
            }
            .mark("B")
          }
          .mark("A")
        }
      ]
    },
    GuidePicture("view-that-fits") {
      [fitting(offered: 280), fitting(offered: 120)]
    },
    GuidePicture("safe-areas") {
      [
        Exhibit(
          "Text(…).safeAreaInset(edge: .bottom) { bar }", offered: 240, 110,
          marks: [
            .init("A", "safeAreaInset", .left), .init("B", "the view: takes all it is offered"),
            .init("C", "the bar"), .init("D", "its background, ignoresSafeArea", .right),
          ],
          note: "The bar is set aside first, and the view is offered the rest. What ignores "
            + "the safe area is drawn larger, below the bar; its answer to the layout stays."
        ) {
          Text("content")
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .mark("B")
            .background { Color.teal.opacity(0.5).mark("D").ignoresSafeArea() }
            .safeAreaInset(edge: .bottom, spacing: 0) {
              Color.orange.opacity(0.8).frame(height: 34).mark("C")
            }
            .mark("A")
        }
      ]
    },
  ]

  private static func fitting(offered width: CGFloat) -> Exhibit {
    Exhibit(
      "ViewThatFits(in: .horizontal) { long; short }", offered: width, 30,
      marks: [.init("A", "ViewThatFits", .left), .init("B", "the view that is shown", .below)],
      note: width > 200
        ? "The first view whose ideal width is not more than the offer."
        : "The first one does not fit, so the next is tried; the last is shown in any case."
    ) {
      ViewThatFits(in: .horizontal) {
        Text("Departure from platform 12").mark("B")
        Text("Platform 12").mark("B")
      }
      .mark("A")
    }
  }
}
