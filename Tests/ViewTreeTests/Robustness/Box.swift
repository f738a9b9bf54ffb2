// SPDX-License-Identifier: MIT

import Foundation
import TextEngine
import Testing
import ViewTree

/// A rectangle of a fixed size.
struct Box: View {
  var width: CGFloat
  var height: CGFloat
  var id = ""

  init(_ width: CGFloat, _ height: CGFloat, _ id: String = "") {
    self.width = width
    self.height = height
    self.id = id
  }

  var body: some View {
    Color.gray.frame(width: width, height: height).accessibilityIdentifier(id)
  }
}

/// The one font that measured numbers are written for.
enum DejaVu {
  static let path = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
  static let boldPath = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"

  /// A closed library with the regular face alone (package fonts-dejavu-core).
  static func library() throws -> FontLibrary { try FontLibrary(files: [path]) }

  /// An environment with DejaVu Sans at a fixed size, 17 points unless given.
  static func environment(size: CGFloat = 17) throws -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.fontLibrary = try library()
    environment.font = .custom("DejaVuSans", fixedSize: size)
    return environment
  }
}

extension LayoutSnapshot {
  /// The frame of a named node as four numbers; NaN without such a node.
  func numbers(_ id: String) -> [CGFloat] {
    self[id]?.frame.numbers ?? [.nan, .nan, .nan, .nan]
  }

  /// The frames of all named boxes, in order.
  var boxes: [[CGFloat]] { nodes(named: "Box").map(\.frame.numbers) }

  /// Whether any diagnostic is of a kind.
  func reports(_ kind: LayoutDiagnostic.Kind) -> Bool { diagnostics.contains { $0.kind == kind } }
}

extension CGRect {
  /// x, y, width and height.
  var numbers: [CGFloat] { [minX, minY, width, height] }

  var isFinite: Bool { numbers.allSatisfy(\.isFinite) }
}

extension [CGFloat] {
  /// Whether all numbers are within a thousandth of a point.
  func isNear(_ other: [CGFloat], within tolerance: CGFloat = 0.001) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0 == $1 || abs($0 - $1) <= tolerance }
  }
}

/// Whether all frames are within a thousandth of a point of those expected.
func near(_ frames: [[CGFloat]], _ expected: [[CGFloat]]) -> Bool {
  frames.count == expected.count && zip(frames, expected).allSatisfy { $0.isNear($1) }
}
