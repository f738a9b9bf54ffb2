// SPDX-License-Identifier: MIT

import Foundation

/// A program outside of this package that judges our files. Tests with one are skipped where it
/// is not installed.
enum Judge: String {
  case rsvgConvert = "rsvg-convert"
  case pdftotext
  case pdftoppm
  case pdftocairo
  case qpdf

  private var path: String? {
    ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(rawValue)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  var isInstalled: Bool { path != nil }

  /// What a judge said.
  struct Verdict {
    var status: Int32
    var output: Data

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// Runs the judge in a folder of its own that holds `input` as the file `name`.
  func judge(_ input: Data, named name: String, arguments: [String]) throws -> Verdict {
    guard let path else { throw CocoaError(.fileNoSuchFile) }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rendering-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try input.write(to: folder.appendingPathComponent(name))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Verdict(status: process.terminationStatus, output: output)
  }
}
