// SPDX-License-Identifier: MIT

import Foundation

/// HarfBuzz's own tool, which reads one command a line.
enum HBShape {
  private static let path = "/usr/bin/hb-shape"

  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: path) }

  struct Request {
    var font: String
    var text: String
    var isRightToLeft = false

    fileprivate var command: String {
      let scalars = text.unicodeScalars.map { String($0.value, radix: 16) }
      return [
        font, "--unicodes=\(scalars.joined(separator: ","))", "--bot", "--eot",
        "--cluster-level=1", "--utf8-clusters", "--direction=\(isRightToLeft ? "rtl" : "ltr")",
        "--no-glyph-names", "--output-format=json", "--shaper=ot", "--language=und",
      ].joined(separator: ";")
    }
  }

  /// A glyph in font units; x and y are its offset from the pen.
  struct Glyph: Equatable, Decodable {
    var id: Int
    var cluster: Int
    var advance: Int
    var x: Int
    var y: Int

    private enum CodingKeys: String, CodingKey {
      case id = "g"
      case cluster = "cl"
      case advance = "ax"
      case x = "dx"
      case y = "dy"
    }
  }

  struct Answer {
    var glyphs: [Glyph]

    /// The glyphs with their clusters at the beginnings of characters.
    func onGraphemes(of text: String) -> [Glyph] {
      var starts: [Int] = []
      var offset = 0
      for character in text {
        starts.append(offset)
        offset += character.utf8.count
      }
      return glyphs.map { glyph in
        var glyph = glyph
        glyph.cluster = starts.last { $0 <= glyph.cluster } ?? 0
        return glyph
      }
    }
  }

  static func shape(_ requests: [Request]) throws -> [Answer] {
    let commands = FileManager.default.temporaryDirectory
      .appendingPathComponent("hb-shape-\(UUID().uuidString)")
    try requests.map { $0.command + "\n" }.joined()
      .write(to: commands, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: commands) }
    let tool = Process()
    let output = Pipe()
    tool.executableURL = URL(fileURLWithPath: path)
    tool.arguments = ["--batch"]
    tool.standardInput = try FileHandle(forReadingFrom: commands)
    tool.standardOutput = output
    try tool.run()
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    tool.waitUntilExit()
    return try answer.split(separator: UInt8(ascii: "\n")).map { line in
      Answer(glyphs: try JSONDecoder().decode([Glyph].self, from: line))
    }
  }
}
