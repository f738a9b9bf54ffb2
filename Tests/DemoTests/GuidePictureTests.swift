// SPDX-License-Identifier: MIT

import Demo
import Foundation
import Testing

extension GuidePicture: CustomTestStringConvertible {
  /// The name of the file.
  public var testDescription: String { name }
}

@Suite struct GuidePictureTests {
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func names(in folder: String, extension ending: String) throws -> [String] {
    try FileManager.default
      .contentsOfDirectory(atPath: Self.package.appending(path: folder).path)
      .filter { $0.hasSuffix(ending) }
      .map { String($0.dropLast(ending.count)) }
      .sorted()
  }

  // Their bytes depend on the machine's fonts; `Demo guides` draws them again.
  @Test func `the pictures that are kept are those that are drawn`() throws {
    let kept = try names(in: GuidePicture.defaultFolder, extension: ".png")
    #expect(kept == GuidePicture.all.map(\.name).sorted())
  }

  @Test func `every picture stands once in the guides, with a description`() throws {
    let pages = try names(in: "Docs/Guides", extension: ".md").map {
      try String(
        contentsOf: Self.package.appending(path: "Docs/Guides/\($0).md"), encoding: .utf8)
    }
    for picture in GuidePicture.all {
      let link = "](../Images/Guides/\(picture.name).png)"
      let lines = pages.flatMap { $0.split(separator: "\n") }.filter { $0.hasSuffix(link) }
      #expect(lines.count == 1, "\(picture.name)")
      for line in lines {
        #expect(line.hasPrefix("![") && line.count > link.count + 20, "\(picture.name)")
      }
    }
  }

  @Test(arguments: GuidePicture.all)
  func `a picture has all its marks and no diagnostics, and is small`(
    picture: GuidePicture
  ) throws {
    #expect(picture.diagnostics == [])
    let data = try picture.pngData()
    #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(data.count < 60_000)
  }

  @Test func `a picture has the same bytes twice`() throws {
    let picture = try #require(GuidePicture.all.first)
    let isSame = try picture.pngData() == picture.pngData()
    #expect(isSame)
  }
}
