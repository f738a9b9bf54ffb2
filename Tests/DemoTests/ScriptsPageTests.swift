// SPDX-License-Identifier: MIT

import Demo
import struct Demo.Scene
import Foundation
import Testing

@Suite struct ScriptsPageTests {
  private static let pdftotext = "/usr/bin/pdftotext"

  private static var isReadable: Bool {
    FileManager.default.isExecutableFile(atPath: pdftotext)
      && ["NotoSansArabic-Regular", "NotoSansDevanagari-Regular", "NotoColorEmoji"].allSatisfy {
        FileManager.default.isReadableFile(atPath: "/usr/share/fonts/truetype/noto/\($0).ttf")
      }
  }

  /// The lines that `pdftotext` finds, without direction marks, and with one space between words.
  private func lines(of file: Data) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.pdftotext)
    process.arguments = ["-layout", "-", "-"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: file)
    try input.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let marks = CharacterSet(charactersIn: "\u{202A}\u{202B}\u{202C}\u{200E}\u{200F}\u{C}")
    return text.components(separatedBy: marks).joined().components(separatedBy: "\n")
      .map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
  }

  @Test(.enabled(if: isReadable, "pdftotext or the Noto fonts are not installed"))
  func `the PDF of the page of scripts says what was written`() throws {
    let scene = try #require(Scene.all.first { $0.name == "scripts" })
    let found = try lines(of: try Canvas(scene).data(.pdf))
    let written = ScriptSample.all.map { "\($0.name) \($0.text)" }
    // By code points: Swift takes different spellings of a letter for equal.
    #expect(found.map { Array($0.unicodeScalars) } == written.map { Array($0.unicodeScalars) })
  }
}
