// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

extension Scene {
  static let textModifiers = Scene(
    "text-modifiers", "Lines, Markdown, attributes, formats, dates and pictures in text.",
    size: CGSize(width: 480, height: 720)
  ) {
    VStack(alignment: .leading, spacing: 8) {
      Lines()
      Divider()
      Markdown()
      Divider()
      Formats()
      Divider()
      Spacing()
    }
    .padding(16)
  }
}

private struct Lines: View {
  var body: some View {
    Text("An underline, ").underline() + Text("one in red, ").underline(color: .red)
      + Text("struck").strikethrough()
      + Text(" and both").underline().strikethrough()
      .foregroundColor(.purple)
    VStack(alignment: .leading, spacing: 6) {
      Text("A line of dots").underline(pattern: .dot)
      Text("A line of dashes").underline(pattern: .dash)
      Text("Dashes and dots").underline(pattern: .dashDot)
      Text("Dashes and pairs of dots").underline(pattern: .dashDotDot)
    }
    .font(.title3)
    Text(
      """
      From the environment, through all lines of a text that wraps, in the paint of its letters, \
      and שלום too.
      """
    )
    .frame(width: 300, alignment: .leading)
    .underline(pattern: .dash)
    .foregroundStyle(
      LinearGradient(colors: [.blue, .pink], startPoint: .leading, endPoint: .trailing))
  }
}

private struct Markdown: View {
  private let name = "*Ann*"

  var body: some View {
    Text("**Bold**, *italic*, ***both***, `code`, ~~struck~~ and [a link](https://example.org).")
    Text("Values are plain: \(name), and **in bold: \(name)**. \\*Escaped\\*, &copy;.")
    Text(verbatim: "Verbatim: **nothing** is `read`.")
    Text(highlighted)
  }

  private var highlighted: AttributedString {
    var string = AttributedString("Attributes: behind, larger, spaced, raised.")
    change(&string, "behind") { $0.backgroundColor = .yellow }
    change(&string, "larger") { $0.font = .title2 }
    change(&string, "spaced") { $0.tracking = 4 }
    change(&string, "raised") {
      $0.baselineOffset = 5
      $0.foregroundColor = .green
    }
    return string
  }

  private func change(
    _ string: inout AttributedString, _ part: String, _ change: (inout AttributeContainer) -> Void
  ) {
    guard let range = string.range(of: part) else { return }
    var attributes = AttributeContainer()
    change(&attributes)
    string[range].mergeAttributes(attributes)
  }
}

private struct Formats: View {
  /// The evening of the day on which the environment's time begins.
  private let evening = Date(timeIntervalSinceReferenceDate: 19.5 * 3600)

  var body: some View {
    Text("\(1_234_567) · \(0.256, format: .percent) · \(99.5, format: .currency(code: "EUR"))")
    Text("\(evening, style: .date), \(evening, style: .time), in \(evening, style: .relative)")
    Text("\(evening, style: .date), \(evening, style: .time), in \(evening, style: .relative)")
      .environment(\.locale, Locale(identifier: "de_DE"))
    Text("Timer \(evening, style: .timer), from \(evening...evening.addingTimeInterval(5400))")
    Text("A \(Image(systemName: "star")) picture, ")
      + Text("a larger \(Image(systemName: "star"))").font(.title)
  }
}

private struct Spacing: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Kerning of two points").kerning(2)
      Text("Tracking of two points").tracking(2)
      Text("H") + Text("2").font(.caption).baselineOffset(-4) + Text("O and E = mc")
        + Text("2").font(.caption).baselineOffset(7)
      Text("Monospaced, ").monospaced() + Text("serif, ").fontDesign(.serif)
        + Text("secondary scale").textScale(.secondary)
    }
  }
}
