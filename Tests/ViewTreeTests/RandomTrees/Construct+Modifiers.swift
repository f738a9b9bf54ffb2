// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

extension Construct {
  /// What is written behind a view.
  static let modifiers: [Family] =
    lengths + frames + sizing + guides + layers + environments + textStyles + effects + telling

  // MARK: Lengths

  private static let lengths: [Family] = [
    Family(5) { padding($0.number(4, 7.5, -2, 0)) },
    Family(3) { draw in
      let (edges, length) = (draw.of(Named<Edge.Set>.edges), draw.number(3, 16, -5))
      return modifier(
        ".padding(\(edges.text), \(length.code))", simpler: { [padding(4)] },
        { $0.padding(edges.value, length) })
    },
    Family { draw in
      let l = [draw.number(1, 0), draw.number(20, 5), draw.number(-3, 2), draw.number(0, 8)]
      let list = arguments(
        ("top", l[0].code), ("leading", l[1].code), ("bottom", l[2].code), ("trailing", l[3].code))
      return modifier(".padding(EdgeInsets(\(list)))", simpler: { [padding(4)] }) {
        $0.padding(EdgeInsets(top: l[0], leading: l[1], bottom: l[2], trailing: l[3]))
      }
    },
    Family { _ in modifier(".padding()") { $0.padding() } },
    Family(1, [.unmirrored]) { draw in
      let (x, y) = (draw.number(5, -8), draw.number(-7, 0))
      return modifier(".offset(x: \(x.code), y: \(y.code))") { $0.offset(x: x, y: y) }
    },
    Family { draw in
      let (x, y) = (draw.number(20, -5), draw.number(30, 0))
      return modifier(".position(x: \(x.code), y: \(y.code))") { $0.position(x: x, y: y) }
    },
    Family(1, [.placed]) { draw in
      let (edges, length) = (draw.of(Named<Edge.Set>.edges), draw.number(10, 3))
      return modifier(".safeAreaPadding(\(edges.text), \(length.code))") {
        $0.safeAreaPadding(edges.value, length)
      }
    },
    Family(1, [.placed]) { draw in
      let edges = draw.of(Named<Edge.Set>.edges)
      return modifier(".ignoresSafeArea(edges: \(edges.text))") {
        $0.ignoresSafeArea(edges: edges.value)
      }
    },
    Family(1, [.placed]) { draw in
      let length = draw.number(6, 20)
      return modifier(".contentMargins(.horizontal, \(length.code))") {
        $0.contentMargins(.horizontal, length)
      }
    },
  ]

  private static func padding(_ length: CGFloat) -> Construct {
    modifier(".padding(\(length.code))") { $0.padding(length) }
  }

  // MARK: Frames

  private static let frames: [Family] = [
    Family(5) { frame($0.length(), $0.length(), $0.alignment()) },
    Family(6) { draw in
      flexibleFrame(
        [
          draw.length(), draw.length(), draw.maximum(), draw.length(), draw.length(),
          draw.maximum(),
        ], draw.alignment())
    },
    Family { _ in
      modifier(".frame(maxWidth: .infinity, alignment: .leading)") {
        $0.frame(maxWidth: .infinity, alignment: .leading)
      }
    },
    Family(1, [.placed]) { draw in
      let axes = draw.of(Named<Axis.Set>.axes)
      return modifier(".containerRelativeFrame(\(axes.text))") {
        $0.containerRelativeFrame(axes.value)
      }
    },
    Family(1, [.placed]) { draw in
      let (count, span, gap) = (draw.below(4), draw.below(3), draw.number(0, 6))
      return modifier(
        ".containerRelativeFrame(.horizontal, count: \(count), span: \(span), "
          + "spacing: \(gap.code))"
      ) { $0.containerRelativeFrame(.horizontal, count: count, span: span, spacing: gap) }
    },
    Family(1, [.placed]) { draw in
      let alignment = draw.alignment()
      return modifier(
        ".containerRelativeFrame(.vertical, alignment: \(alignment.text)) { length, _ in "
          + "length / 3 - 5 }"
      ) {
        $0.containerRelativeFrame(.vertical, alignment: alignment.value) { length, _ in
          length / 3 - 5
        }
      }
    },
  ]

  private static func frame(
    _ width: CGFloat?, _ height: CGFloat?, _ alignment: Named<Alignment>
  ) -> Construct {
    let list = arguments(
      ("width", width.code), ("height", height.map(\.code)),
      ("alignment", alignment.unless(".center")))
    return modifier(
      ".frame(\(list))",
      simpler: {
        (alignment.text == ".center" ? [] : [frame(width, height, .center)])
          + (height == nil ? [] : [frame(width, nil, alignment)])
          + (width == nil || height == nil ? [] : [frame(nil, height, alignment)])
      },
      { $0.frame(width: width, height: height, alignment: alignment.value) })
  }

  private static func flexibleFrame(
    _ l: [CGFloat?], _ alignment: Named<Alignment>
  ) -> Construct {
    let names = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
    var parts = zip(names, l).compactMap { name, length in length.map { "\(name): \($0.code)" } }
    if parts.isEmpty { parts = ["minWidth: nil"] }
    if alignment.text != ".center" { parts.append("alignment: \(alignment.text)") }
    return modifier(
      ".frame(\(parts.joined(separator: ", ")))",
      simpler: {
        (alignment.text == ".center" ? [] : [flexibleFrame(l, .center)])
          + l.indices.filter { l[$0] != nil }.map { k in
            flexibleFrame(l.enumerated().map { $0.offset == k ? nil : $0.element }, alignment)
          }
      },
      {
        $0.frame(
          minWidth: l[0], idealWidth: l[1], maxWidth: l[2], minHeight: l[3], idealHeight: l[4],
          maxHeight: l[5], alignment: alignment.value)
      })
  }

  // MARK: Sizing

  private static let sizing: [Family] = [
    Family(2) { fixedSize($0.chance(60), $0.chance(60)) },
    Family(2) { draw in
      let ratio: CGFloat? = draw.chance(30) ? nil : draw.number(1, 1.5, 0.25)
      let mode = draw.of(Named(".fit", ContentMode.fit), Named(".fill", ContentMode.fill))
      return modifier(".aspectRatio(\(ratio.code), contentMode: \(mode.text))") {
        $0.aspectRatio(ratio, contentMode: mode.value)
      }
    },
    Family { _ in modifier(".scaledToFit()") { $0.scaledToFit() } },
    Family { _ in modifier(".scaledToFill()") { $0.scaledToFill() } },
    Family(3) { draw in
      let value = draw.number(-1, 1, 2)
      return modifier(".layoutPriority(\(value.code))") { $0.layoutPriority(Double(value)) }
    },
    Family { draw in
      let count = draw.of(0, 1, 2, 3)
      return modifier(".gridCellColumns(\(count))") { $0.gridCellColumns(count) }
    },
    Family { draw in
      let x = draw.number(0, 0.25, 1)
      return modifier(".gridCellAnchor(UnitPoint(x: \(x.code), y: 0.75))") {
        $0.gridCellAnchor(UnitPoint(x: x, y: 0.75))
      }
    },
    Family { draw in
      let axes = draw.of(Named<Axis.Set>.axes)
      return modifier(".gridCellUnsizedAxes(\(axes.text))") { $0.gridCellUnsizedAxes(axes.value) }
    },
    Family { draw in
      let x = draw.horizontal()
      return modifier(".gridColumnAlignment(\(x.text))") { $0.gridColumnAlignment(x.value) }
    },
  ]

  private static func fixedSize(_ x: Bool, _ y: Bool) -> Construct {
    if x && y { return modifier(".fixedSize()") { $0.fixedSize() } }
    return modifier(".fixedSize(horizontal: \(x), vertical: \(y))") {
      $0.fixedSize(horizontal: x, vertical: y)
    }
  }

  // MARK: Guides

  private static let guides: [Family] = [
    Family(2) { draw in
      let (x, value) = (draw.horizontal(), draw.number(-20, 0, 5))
      return modifier(".alignmentGuide(\(x.exact)) { _ in \(value.code) }") {
        $0.alignmentGuide(x.value) { _ in value }
      }
    },
    Family { draw in
      let x = draw.horizontal()
      return modifier(".alignmentGuide(\(x.exact)) { $0.width / 2 + 3 }") {
        $0.alignmentGuide(x.value) { $0.width / 2 + 3 }
      }
    },
    Family { draw in
      let x = draw.horizontal()
      return modifier(".alignmentGuide(\(x.exact)) { $0[.trailing] - $0[.third] }") {
        $0.alignmentGuide(x.value) { $0[.trailing] - $0[.third] }
      }
    },
    Family(2) { draw in
      let (y, value) = (draw.vertical(), draw.number(-20, 0, 5))
      return modifier(".alignmentGuide(\(y.exact)) { $0[.bottom] - \(value.code) }") {
        $0.alignmentGuide(y.value) { $0[.bottom] - value }
      }
    },
    Family { draw in
      let y = draw.vertical()
      return modifier(".alignmentGuide(\(y.exact)) { $0[.firstTextBaseline] + $0[.below] }") {
        $0.alignmentGuide(y.value) { $0[.firstTextBaseline] + $0[.below] }
      }
    },
  ]

  // MARK: Views in front, behind and beside

  private static let layers: [Family] = [
    Family(3) { draw in
      let alignment = draw.alignment()
      return layered(".overlay(alignment: \(alignment.text)) {") { view, views in
        view.overlay(alignment: alignment.value) { views }
      }
    },
    Family(3) { draw in
      let alignment = draw.alignment()
      return layered(".background(alignment: \(alignment.text)) {") { view, views in
        view.background(alignment: alignment.value) { views }
      }
    },
    Family(1, [.placed]) { draw in
      let (edge, gap) = (
        draw.of(Named(".top", VerticalEdge.top), Named(".bottom", .bottom)), draw.spacing()
      )
      let x = draw.horizontal()
      let list = arguments(("edge", edge.text), ("alignment", x.text), ("spacing", gap.code))
      return layered(".safeAreaInset(\(list)) {") { view, views in
        view.safeAreaInset(edge: edge.value, alignment: x.value, spacing: gap) { views }
      }
    },
    Family(1, [.placed]) { draw in
      let (edge, gap) = (
        draw.of(Named(".leading", HorizontalEdge.leading), Named(".trailing", .trailing)),
        draw.spacing()
      )
      let y = draw.vertical()
      let list = arguments(("edge", edge.text), ("alignment", y.text), ("spacing", gap.code))
      return layered(".safeAreaInset(\(list)) {") { view, views in
        view.safeAreaInset(edge: edge.value, alignment: y.value, spacing: gap) { views }
      }
    },
    Family { _ in layered(".mask {") { view, views in view.mask { views } } },
    Family { _ in
      layered(".overlayPreferenceValue(WidthKey.self) { width in") { view, views in
        view.overlayPreferenceValue(WidthKey.self) { width in views }
      }
    },
    Family { _ in
      modifier(
        ".backgroundPreferenceValue(WidthKey.self) { Color.red.frame(width: $0, height: 4) }"
      ) {
        $0.backgroundPreferenceValue(WidthKey.self) { Color.red.frame(width: $0, height: 4) }
      }
    },
    Family { _ in
      modifier(
        ".background(GeometryReader { Color.red.frame(width: $0.size.width / 2, height: 2) })"
      ) {
        $0.background(GeometryReader { Color.red.frame(width: $0.size.width / 2, height: 2) })
      }
    },
    Family(1, [.placed, .unmirrored]) { _ in
      modifier(
        ".overlay(GeometryReader { Color.red.frame(width: $0.frame(in: .global).minX) })"
      ) {
        $0.overlay(GeometryReader { Color.red.frame(width: $0.frame(in: .global).minX) })
      }
    },
    Family(1, [.placed, .unmirrored]) { _ in
      modifier(
        ".overlayPreferenceValue(PlacesKey.self) { places in GeometryReader { proxy in "
          + "ForEach(0..<places.count, id: \\.self) { Color.red.frame(width: proxy[places[$0]].maxX) "
          + "} } }"
      ) {
        $0.overlayPreferenceValue(PlacesKey.self) { places in
          GeometryReader { proxy in
            ForEach(0..<places.count, id: \.self) {
              Color.red.frame(width: proxy[places[$0]].maxX)
            }
          }
        }
      }
    },
  ]
}
