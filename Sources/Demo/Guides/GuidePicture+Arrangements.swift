// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

extension GuidePicture {
  static let stacks = [
    GuidePicture("stacks-sharing") {
      [
        Exhibit(
          "HStack(spacing: 10) { teal; orange; pink }", offered: 280, 44,
          marks: [
            .init("A", "HStack", .left), .init("B", "Color.teal"),
            .init("C", ".frame(maxWidth: 50)"), .init("D", ".frame(width: 80)"),
          ],
          note: "The gaps leave 260. The least flexible child is asked first: D is offered a "
            + "third, C half of the rest, B all that is left then."
        ) {
          HStack(spacing: 10) {
            Color.teal.mark("B")
            Color.orange.frame(maxWidth: 50).mark("C")
            Color.pink.frame(width: 80).mark("D")
          }
          .mark("A")
        }
      ]
    },
    GuidePicture("stacks-one-pass") {
      [
        Exhibit(
          "HStack(spacing: 0) { orange; teal }", offered: 200, 44,
          marks: [
            .init("A", "HStack", .left), .init("B", ".frame(minWidth: 20, maxWidth: 100)"),
            .init("C", ".frame(minWidth: 150)"),
          ],
          note: "20 and 150 would fit into 200. But B is asked first, is offered half and "
            + "takes it; no answer is asked for again, and the row is wider than its offer."
        ) {
          HStack(spacing: 0) {
            Color.orange.frame(minWidth: 20, maxWidth: 100).mark("B")
            Color.teal.frame(minWidth: 150).mark("C")
          }
          .mark("A")
        }
      ]
    },
  ]

  static let alignment = [
    GuidePicture("alignment-guides") {
      [
        Exhibit(
          "HStack(alignment: .top) { … .alignmentGuide(.top) { $0[.bottom] } }", offered: 280, 120,
          marks: [
            .init("A", "HStack", .left), .init("B", "teal"),
            .init("C", "orange, its bottom called its top"),
          ],
          note: "The guides of B and C lie on one line, so C stands above it. The row is as "
            + "high as both together: 56 + 34."
        ) {
          HStack(alignment: .top, spacing: 10) {
            Color.teal.frame(width: 90, height: 56).mark("B")
            Color.orange.frame(width: 90, height: 34).mark("C")
              .alignmentGuide(.top) { $0[.bottom] }
          }
          .mark("A")
        }
      ]
    },
    GuidePicture("alignment-baselines") {
      [
        Exhibit(
          "HStack(alignment: .lastTextBaseline) { … }", offered: 280, 90,
          marks: [
            .init("A", "HStack", .left), .init("B", "Text in two lines", .above),
            .init("C", "Text in a larger font", .above), .init("D", "Color", .above),
          ],
          note: "The last baselines of all children lie on the red line. A view without text "
            + "has its baseline at its bottom edge."
        ) {
          HStack(alignment: .lastTextBaseline, spacing: 12) {
            Text("first line\nlast line").mark("B")
            Text("Baseline").font(.system(size: 28)).mark("C")
            Color.orange.frame(width: 40, height: 20).mark("D")
          }
          .overlay(alignment: Alignment(horizontal: .leading, vertical: .lastTextBaseline)) {
            Color.red.frame(height: 1)
          }
          .mark("A")
        }
      ]
    },
  ]

  static let grids = [
    GuidePicture("grids-columns") {
      [
        Exhibit(
          "Grid { GridRow { Text; teal }; GridRow { Text; orange }; pink }", offered: 280, 110,
          marks: [
            .init("A", "Grid", .left), .init("B", "Text, a rigid column", .above),
            .init("C", "a flexible column", .inside), .init("D", "no row: across all columns"),
          ],
          note: "The first column hugs its widest text; what it and the gap leave goes to the "
            + "flexible one. One flexible cell makes a whole column flexible."
        ) {
          Grid(horizontalSpacing: 10, verticalSpacing: 8) {
            GridRow {
              Text("Name").mark("B")
              Color.teal.mark("C")
            }
            GridRow {
              Text("Occupation")
              Color.orange.frame(height: 26)
            }
            Color.pink.frame(height: 20).mark("D")
          }
          .mark("A")
        }
      ]
    },
    GuidePicture("grids-lazy") {
      [
        Exhibit(
          "LazyVGrid(columns: [.flexible(minimum: 60), .flexible(minimum: 120)])",
          offered: 200, nil,
          marks: [
            .init("A", "LazyVGrid", .left), .init("B", "first column"),
            .init("C", "second column"),
          ],
          note: "Columns are computed twice: from the offer of 200 for the answer, and from "
            + "the answer for what is drawn. The second result is wider than the first."
        ) {
          LazyVGrid(
            columns: [
              GridItem(.flexible(minimum: 60), spacing: 10),
              GridItem(.flexible(minimum: 120), spacing: 10),
            ], spacing: 6
          ) {
            Color.teal.frame(height: 36).mark("B")
            Color.orange.frame(height: 36).mark("C")
          }
          .mark("A")
        }
      ]
    },
  ]
}
