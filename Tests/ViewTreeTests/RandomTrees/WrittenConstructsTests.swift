// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// That what random trees print is code: `WrittenConstructs.swift` holds one of each construct as it
/// is printed, the compiler reads it, and its views are laid out as those that were printed.
///
/// `VIEWTREE_RECORD=1` writes the file anew after a change of the vocabulary.
@Suite struct WrittenConstructsTests {
  private static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("WrittenConstructs.swift").path

  /// One tree for each family that answers the same each time, and a grid with a row. Modifiers stand
  /// behind a stack: texts have some of their own.
  static let samples: [RandomTree] = {
    let (text, box) = (RandomTree(.text("a")), RandomTree(.smallBox))
    let stack = RandomTree(.container("HStack {") { views in HStack { views } }, [text])
    let families = Construct.leaves + Construct.containers + Construct.modifiers
    let samples = families.filter { !$0.traits.contains(.fickle) }.map { family in
      var draw = Draw(seed: 1)
      let construct = family.draw(&draw)
      return switch construct.role {
      case .leaf: RandomTree(construct)
      case .modifier: RandomTree(construct, [stack])
      case .layered: RandomTree(construct, [stack, box])
      case .container: RandomTree(construct, [text, box])
      }
    }
    let row = RandomTree(.gridRow(Named(".bottom", .bottom)), [text, box])
    return samples + [RandomTree(.container("Grid {") { views in Grid { views } }, [row, row])]
  }()

  private static func file() -> String {
    var lines = [
      "// SPDX-License-Identifier: MIT", "", "// swift-format-ignore-file", "",
      "import Foundation", "import ViewTree", "",
      "/// One of each construct as random trees print it. Written by `WrittenConstructsTests`.",
      "enum WrittenConstructs {",
    ]
    for (k, sample) in samples.enumerated() {
      lines.append("  @ViewBuilder private static var view\(k): some View {")
      lines += sample.description.split(separator: "\n").map { "    \($0)" }
      lines += ["  }", ""]
    }
    lines += ["  static var views: [AnyView] {", "    ["]
    lines += samples.indices.map { "      AnyView(view\($0))," }
    lines += ["    ]", "  }", "}", ""]
    return lines.joined(separator: "\n")
  }

  @Test func `what is printed compiles, and is the view that was printed`() throws {
    if ProcessInfo.processInfo.environment["VIEWTREE_RECORD"] == "1" {
      try Self.file().write(toFile: Self.path, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOfFile: Self.path, encoding: .utf8) == Self.file())
    let views = WrittenConstructs.views
    #expect(views.count == Self.samples.count)
    let environment = try DejaVu.environment()
    let window = CGSize(width: 320, height: 480)
    for (sample, view) in zip(Self.samples, views) {
      let printed = sample.view.layoutSnapshot(in: window, environment: environment)
      let written = view.layoutSnapshot(in: window, environment: environment)
      let difference = printed.difference(from: written, "printed", "written")
      #expect(difference == nil, "\(sample)\n\(difference ?? "")")
    }
  }
}
