// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

extension Construct {
  // MARK: The environment

  static let environments: [Family] = [
    Family(1, [.unmirrored]) { draw in
      let direction = draw.of(
        Named(".leftToRight", LayoutDirection.leftToRight), Named(".rightToLeft", .rightToLeft))
      return modifier(".environment(\\.layoutDirection, \(direction.text))") {
        $0.environment(\.layoutDirection, direction.value)
      }
    },
    Family(1, [.pixel]) { draw in
      let scale = draw.number(2, 3)
      return modifier(".environment(\\.displayScale, \(scale.code))") {
        $0.environment(\.displayScale, scale)
      }
    },
    Family(1, [.font, .pixel]) { draw in
      let size = draw.of(
        Named(".xSmall", DynamicTypeSize.xSmall), Named(".xxLarge", .xxLarge),
        Named(".accessibility3", .accessibility3))
      return modifier(".dynamicTypeSize(\(size.text))") { $0.dynamicTypeSize(size.value) }
    },
    Family { draw in
      let size = draw.of(Named(".small", ControlSize.small), Named(".large", .large))
      return modifier(".controlSize(\(size.text))") { $0.controlSize(size.value) }
    },
    Family { _ in modifier(".disabled(true)") { $0.disabled(true) } },
    Family { _ in modifier(".labelsHidden()") { $0.labelsHidden() } },
    Family { _ in modifier(".buttonStyle(.bordered)") { $0.buttonStyle(.bordered) } },
  ]

  // MARK: Text

  static let textStyles: [Family] = [
    Family(2, [.font, .pixel]) { draw in
      let size = draw.number(8, 17, 30)
      return modifier(".font(.custom(\"DejaVuSans\", fixedSize: \(size.code)))") {
        $0.font(.custom("DejaVuSans", fixedSize: size))
      }
    },
    Family(1, [.font, .pixel]) { _ in modifier(".font(.title)") { $0.font(.title) } },
    Family(2, [.font, .pixel]) { draw in
      let limit = draw.hasBadNumbers ? draw.of(nil, 1, 0, -1, .max) : draw.of(nil, 1, 2)
      return modifier(".lineLimit(\(limit.map { "\($0)" } ?? "nil"))") { $0.lineLimit(limit) }
    },
    Family(1, [.font, .pixel]) { _ in
      modifier(".lineLimit(2, reservesSpace: true)") { $0.lineLimit(2, reservesSpace: true) }
    },
    Family(1, [.font, .pixel]) { draw in
      let mode = draw.of(Named(".head", Text.TruncationMode.head), Named(".middle", .middle))
      return modifier(".truncationMode(\(mode.text))") { $0.truncationMode(mode.value) }
    },
    Family(1, [.font, .pixel]) { draw in
      let factor = draw.number(0.5, 0.1, 0.9)
      return modifier(".minimumScaleFactor(\(factor.code))") { $0.minimumScaleFactor(factor) }
    },
    Family(1, [.font, .pixel]) { draw in
      let length = draw.number(3, -2)
      return modifier(".lineSpacing(\(length.code))") { $0.lineSpacing(length) }
    },
    Family(1, [.font, .pixel]) { draw in
      let alignment = draw.of(
        Named(".center", TextAlignment.center), Named(".trailing", .trailing))
      return modifier(".multilineTextAlignment(\(alignment.text))") {
        $0.multilineTextAlignment(alignment.value)
      }
    },
    Family(1, [.font, .pixel]) { _ in modifier(".bold()") { $0.bold() } },
    Family(1, [.font, .pixel]) { _ in modifier(".italic()") { $0.italic() } },
    Family(1, [.font, .pixel]) { _ in
      modifier(".textCase(.uppercase)") { $0.textCase(.uppercase) }
    },
  ]

  // MARK: Effects

  static let effects: [Family] = [
    Family { draw in
      let width = draw.number(2, 0.5)
      return modifier(".border(Color.black, width: \(width.code))") {
        $0.border(Color.black, width: width)
      }
    },
    Family { _ in modifier(".cornerRadius(5)") { $0.cornerRadius(5) } },
    Family { _ in modifier(".clipShape(Circle())") { $0.clipShape(Circle()) } },
    Family { _ in modifier(".clipped()") { $0.clipped() } },
    Family { draw in
      let value = draw.number(0.5, 0)
      return modifier(".opacity(\(value.code))") { $0.opacity(Double(value)) }
    },
    Family { _ in modifier(".hidden()") { $0.hidden() } },
    Family { draw in
      let value = draw.number(1, -1)
      return modifier(".zIndex(\(value.code))") { $0.zIndex(Double(value)) }
    },
    Family { draw in
      let degrees = draw.number(30, 90)
      return modifier(".rotationEffect(.degrees(\(degrees.code)))") {
        $0.rotationEffect(.degrees(Double(degrees)))
      }
    },
    Family { draw in
      let scale = draw.number(0.5, 2, -1)
      return modifier(".scaleEffect(\(scale.code), anchor: .topLeading)") {
        $0.scaleEffect(scale, anchor: .topLeading)
      }
    },
    Family { draw in
      let x = draw.number(3, 1)
      return modifier(".transformEffect(CGAffineTransform(translationX: \(x.code), y: 4))") {
        $0.transformEffect(CGAffineTransform(translationX: x, y: 4))
      }
    },
    Family { _ in
      modifier(".rotation3DEffect(.degrees(40), axis: (x: 1, y: 0, z: 0))") {
        $0.rotation3DEffect(.degrees(40), axis: (x: 1, y: 0, z: 0))
      }
    },
    Family(1, [.placed]) { _ in
      modifier(
        ".visualEffect { $0.offset(x: $1.size.width / 2, y: $1.frame(in: .global).minY) }"
      ) {
        $0.visualEffect { $0.offset(x: $1.size.width / 2, y: $1.frame(in: .global).minY) }
      }
    },
    Family { _ in modifier(".shadow(radius: 3)") { $0.shadow(radius: 3) } },
    Family { _ in modifier(".foregroundStyle(.green)") { $0.foregroundStyle(.green) } },
    Family { _ in modifier(".modifier(Framed())") { $0.modifier(Framed()) } },
    Family { _ in modifier(".modifier(EmptyModifier())") { $0.modifier(EmptyModifier()) } },
  ]

  // MARK: Names, preferences and observers

  static let telling: [Family] = [
    Family { _ in modifier(".id(7)") { $0.id(7) } },
    Family { _ in
      modifier(".accessibilityIdentifier(\"named\")") { $0.accessibilityIdentifier("named") }
    },
    Family { draw in
      let value = draw.number(7, 33.5)
      return modifier(".preference(key: WidthKey.self, value: \(value.code))") {
        $0.preference(key: WidthKey.self, value: value)
      }
    },
    Family { _ in
      modifier(".transformPreference(WidthKey.self) { $0 += 3 }") {
        $0.transformPreference(WidthKey.self) { $0 += 3 }
      }
    },
    Family { _ in
      modifier(".anchorPreference(key: PlacesKey.self, value: .bounds) { [$0] }") {
        $0.anchorPreference(key: PlacesKey.self, value: .bounds) { [$0] }
      }
    },
    Family { _ in
      modifier(".onPreferenceChange(WidthKey.self) { _ in }") {
        $0.onPreferenceChange(WidthKey.self) { _ in }
      }
    },
    Family { _ in
      modifier(".onGeometryChange(for: CGSize.self) { $0.size } action: { _ in }") {
        $0.onGeometryChange(for: CGSize.self) {
          $0.size
        } action: { _ in
        }
      }
    },
    Family { _ in
      modifier(".coordinateSpace(name: \"space\")") { $0.coordinateSpace(name: "space") }
    },
  ]
}
