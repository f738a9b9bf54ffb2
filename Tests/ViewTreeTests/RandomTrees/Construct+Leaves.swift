// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

extension Construct {
  /// Views without views inside.
  static let leaves: [Family] = plainLeaves + texts + controls

  private static let plainLeaves: [Family] = [
    Family(6) { box($0.number(0, 10, 33.25, 50, 100, 250), $0.number(0, 10, 21.75, 40, 90)) },
    Family(2) { _ in leaf("Color.red") { Color.red } },
    Family { _ in leaf("Circle()") { Circle() } },
    Family { _ in leaf("Rectangle().fill(Color.blue)") { Rectangle().fill(Color.blue) } },
    Family { _ in leaf("Capsule().stroke(lineWidth: 2)") { Capsule().stroke(lineWidth: 2) } },
    Family { _ in leaf("Ellipse()") { Ellipse() } },
    Family { draw in
      let radius = draw.number(0, 4, 100)
      return leaf("RoundedRectangle(cornerRadius: \(radius.code)).strokeBorder(lineWidth: 3)") {
        RoundedRectangle(cornerRadius: radius).strokeBorder(lineWidth: 3)
      }
    },
    Family { draw in
      let length = draw.number(3, -3)
      return leaf("Circle().inset(by: \(length.code))") { Circle().inset(by: length) }
    },
    Family { _ in
      leaf("Path(CGRect(x: 0, y: 0, width: 5, height: 5))") {
        Path(CGRect(x: 0, y: 0, width: 5, height: 5))
      }
    },
    Family { _ in leaf("Rigid(20, 12.5)") { Rigid(20, 12.5) } },
    Family(1, [.lying]) { draw in
      let length: CGFloat = draw.of(.nan, .infinity, -.infinity, -5, 1e300)
      return leaf("LyingShape(length: \(length.code))") { LyingShape(length: length) }
    },
    Family(2) { spacer($0.chance(40) ? nil : $0.number(0, 20)) },
    Family(1, [.pixel]) { _ in leaf("Divider()") { Divider() } },
    Family { _ in leaf("EmptyView()") { EmptyView() } },
    Family { _ in
      leaf("LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)") {
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      }
    },
    Family { _ in leaf("Image(\"missing\")") { Image("missing") } },
    Family { _ in leaf("Image(\"missing\").resizable()") { Image("missing").resizable() } },
  ]

  /// What everything can be replaced by.
  static let smallBox = box(10, 10)

  static func box(_ width: CGFloat, _ height: CGFloat) -> Construct {
    leaf(
      "Color.gray.frame(width: \(width.code), height: \(height.code))",
      simpler: { width == 10 && height == 10 ? [] : [smallBox] },
      { Color.gray.frame(width: width, height: height) })
  }

  private static func spacer(_ length: CGFloat?) -> Construct {
    guard let length else { return leaf("Spacer()") { Spacer() } }
    return leaf("Spacer(minLength: \(length.code))", simpler: { [spacer(nil)] }) {
      Spacer(minLength: length)
    }
  }

  // MARK: Text

  private static let strings = [
    "Hello, world", "The quick brown fox jumps over the lazy dog.", "a", "", "two\nlines",
    "Supercalifragilisticexpialidocious", "x y z", "Größe 12 €", "שלום world", "a\u{301}bc  ",
  ]

  private static let texts: [Family] = [
    Family(8, [.font, .pixel]) { text($0.of(strings)) },
    Family(1, [.font, .pixel]) { _ in
      leaf("(Text(verbatim: \"bold\").bold() + Text(verbatim: \" and plain\"))") {
        Text(verbatim: "bold").bold() + Text(verbatim: " and plain")
      }
    },
  ]

  static func text(_ string: String) -> Construct {
    leaf(
      "Text(verbatim: \(string.debugDescription))", simpler: { string == "a" ? [] : [text("a")] },
      { Text(verbatim: string) })
  }

  // MARK: Controls

  private static let controls: [Family] = [
    Family(1, [.font, .pixel]) { _ in
      leaf("Toggle(\"Wi-Fi\", isOn: .constant(true))") { Toggle("Wi-Fi", isOn: .constant(true)) }
    },
    Family { _ in leaf("Slider(value: .constant(0.5))") { Slider(value: .constant(0.5)) } },
    Family(1, [.font, .pixel]) { _ in
      leaf("Stepper(\"Count\", value: .constant(3))") { Stepper("Count", value: .constant(3)) }
    },
    Family(1, [.font, .pixel]) { _ in
      leaf("ProgressView(\"Loading\", value: 0.5)") { ProgressView("Loading", value: 0.5) }
    },
    Family { _ in leaf("ProgressView()") { ProgressView() } },
    Family(1, [.font, .pixel]) { _ in
      leaf("TextField(\"Name\", text: .constant(\"\"))") {
        TextField("Name", text: .constant(""))
      }
    },
    Family(1, [.font, .pixel]) { _ in
      leaf("Label(\"Title\", systemImage: \"star\")") { Label("Title", systemImage: "star") }
    },
    Family(1, [.font, .pixel]) { _ in leaf("Button(\"OK\") {}") { Button("OK") {} } },
    Family(1, [.font, .pixel]) { _ in
      leaf("LabeledContent(\"Key\", value: \"Value\")") { LabeledContent("Key", value: "Value") }
    },
    Family(1, [.font, .pixel]) { _ in
      leaf("Image(systemName: \"star\")") { Image(systemName: "star") }
    },
    Family(1, [.font, .pixel]) { _ in
      leaf("Image(systemName: \"star\").resizable()") { Image(systemName: "star").resizable() }
    },
  ]
}
