// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

extension GuidePicture {
  static let geometry = [
    GuidePicture("geometry-reader") {
      [
        Exhibit(
          "HStack { Text(…); GeometryReader { proxy in … } }", offered: 260, 60,
          marks: [
            .init("A", "HStack", .left), .init("B", "Text", .below),
            .init("C", "GeometryReader", .right), .init("D", "its content, half as wide"),
          ],
          note: "A reader takes all that it is offered and makes its content when that is "
            + "known. The content lies at the top leading corner, and has no say in the reader's size."
        ) {
          HStack(spacing: 10) {
            Text("beside it").mark("B")
            GeometryReader { proxy in
              Color.teal.frame(width: proxy.size.width / 2, height: 30).mark("D")
            }
            .mark("C")
          }
          .mark("A")
        }
      ]
    },
    GuidePicture("preferences-anchors") {
      [
        Exhibit(
          "row.overlayPreferenceValue(Places.self) { places in line(places) }", offered: 260, 90,
          marks: [
            .init("A", "the row with its overlay", .left), .init("B", "tells its bounds", .above),
            .init("C", "tells its bounds", .below), .init("D", "made of what they tell", .right),
          ],
          note: "Once the row is placed, the overlay is made of the anchors and offered the "
            + "row's size, in the same layout. It can change nothing that it is made of."
        ) {
          HStack(spacing: 90) {
            Place(name: "B", color: .teal).padding(.bottom, 40)
            Place(name: "C", color: .orange).padding(.top, 40)
          }
          .overlayPreferenceValue(Places.self) { places in
            GeometryReader { proxy in
              Path { path in
                let centers = places.map { proxy[$0] }.map { CGPoint(x: $0.midX, y: $0.midY) }
                path.addLines(centers)
              }
              .stroke(Color.black, lineWidth: 2)
            }
            .mark("D")
          }
          .mark("A")
        }
      ]
    },
  ]

  static let customLayouts = [
    GuidePicture("custom-layout") {
      [
        Exhibit(
          "Diagonal { teal; orange; Text(…) }", offered: 260, 120,
          marks: [
            .init("A", "Diagonal", .left), .init("B", "asked for its ideal size"),
            .init("C", "the same"), .init("D", "the same", .above),
          ],
          note: "The layout's answer is taken as it is: here the sum of what its subviews "
            + "want. What they are offered is the layout's choice: nothing on both axes."
        ) {
          Diagonal {
            Color.teal.frame(width: 60, height: 30).mark("B")
            Color.orange.frame(width: 80, height: 30).mark("C")
            Text("last").mark("D")
          }
          .mark("A")
        }
      ]
    },
    GuidePicture("flow-layout") {
      [
        Exhibit(
          "FlowLayout(spacing: 6, maxLines: 2) { tags } overflow: { … }", offered: 240, nil,
          marks: [
            .init("A", "FlowLayout", .left), .init("B", "first tag", .above),
            .init("C", "what did not fit", .right),
          ],
          note: "Lines break where the next tag would not fit. The layout is as wide as its "
            + "widest line, not as its offer."
        ) {
          FlowLayout(spacing: 6, maxLines: 2) {
            ForEach(
              "stacks frames grids alignment scrolling geometry text shapes"
                .split(separator: " ").map(String.init), id: \.self
            ) { name in
              Tag(name).mark(name == "stacks" ? "B" : name)
            }
          } overflow: { count in
            Tag("+\(count)").mark("C")
          }
          .mark("A")
        }
      ]
    },
  ]

  static let controls = [
    GuidePicture("controls") {
      [
        Exhibit(
          "Toggle(\"Wi-Fi\", isOn: …)", offered: 260, nil,
          marks: [.init("A", "Toggle", .left)],
          note: "A row of label, space and switch: it takes the width. A binding is only read."
        ) {
          Toggle("Wi-Fi", isOn: .constant(true)).mark("A")
        },
        Exhibit(
          "Button(\"Reset\") { … }.buttonStyle(.bordered)", offered: 260, nil,
          marks: [.init("A", "Button", .left), .init("B", "its label", .below)],
          note: "A button hugs its label and the box of its style."
        ) {
          Button {
          } label: {
            Text("Reset").mark("B")
          }
          .buttonStyle(.bordered)
          .mark("A")
        },
      ]
    },
    GuidePicture("controls-list") {
      [
        Exhibit(
          "List { Text(…); Toggle(…) }", offered: 260, 130,
          marks: [
            .init("A", "List", .left), .init("B", "first row's view", .right),
            .init("C", "second row's view", .right),
          ],
          note: "A list takes all it is offered. A row is as wide as the list and at least "
            + "44 high; its view is offered the width less 16 on both sides."
        ) {
          List {
            Text("One row").mark("B")
            Toggle("Another", isOn: .constant(false)).mark("C")
          }
          .mark("A")
        }
      ]
    },
  ]
}

/// A tag of a flow.
private struct Tag: View {
  let name: String

  init(_ name: String) { self.name = name }

  var body: some View {
    Text(name).padding(.horizontal, 6).padding(.vertical, 3)
      .background(Color.teal.opacity(0.35), in: Capsule())
  }
}

/// A box that tells where it is.
private struct Place: View {
  let name: String
  let color: Color

  var body: some View {
    color.frame(width: 60, height: 34)
      .mark(name)
      .anchorPreference(key: Places.self, value: .bounds) { [$0] }
  }
}

private struct Places: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }

  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

/// The example of the guide: each subview at the corner of the one before.
private struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var corner = bounds.origin
    for subview in subviews {
      subview.place(at: corner, proposal: .unspecified)
      let size = subview.sizeThatFits(.unspecified)
      corner.x += size.width
      corner.y += size.height
    }
  }
}
