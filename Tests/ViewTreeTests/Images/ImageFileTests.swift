// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

@Suite struct ImageFileTests {
  private func reason(_ bytes: [UInt8]) -> ImageError.Reason? {
    do throws(ImageError) {
      _ = try ImageFile(data: bytes)
      return nil
    } catch {
      return error.reason
    }
  }

  private func isDamaged(_ bytes: [UInt8]) -> Bool {
    if case .damaged = reason(bytes) { true } else { false }
  }

  // MARK: Sizes

  // Source: PNG, third edition, 11.2.1: the width comes first.
  @Test func `the size of a PNG is in its header`() throws {
    let file = try ImageFile(data: TestPictures.png(300, 20))
    #expect(file.format == .png && file.width == 300 && file.height == 20)
    #expect(file.orientation == .up)
  }

  // Source: ITU-T T.81, B.2.2: the number of lines comes first.
  @Test(arguments: [0xC0, 0xC1, 0xC2] as [UInt8])
  func `the size of a JPEG is in its frame`(marker: UInt8) throws {
    let file = try ImageFile(data: TestPictures.jpeg(300, 20, marker: marker))
    #expect(file.format == .jpeg && file.width == 300 && file.height == 20)
  }

  @Test func `data of Foundation will do, and equal bytes are equal files`() throws {
    let file = try ImageFile(data: Data(TestPictures.png(3, 2)))
    #expect(try file == ImageFile(data: TestPictures.png(3, 2)))
    #expect(try file != ImageFile(data: TestPictures.png(2, 3)))
    #expect(try Set([file, ImageFile(data: TestPictures.png(3, 2))]).count == 1)
  }

  // Source: Exif 2.32, 4.6.4 (A): what the first row and the first column of the pixels show.
  @Test(
    arguments: zip(
      1...8,
      [
        .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
      ] as [Image.Orientation]))
  func `a JPEG says how it is turned`(number: Int, orientation: Image.Orientation) throws {
    for isBigEndian in [true, false] {
      let exif = TestPictures.exif(UInt16(number), isBigEndian: isBigEndian)
      let file = try ImageFile(data: TestPictures.jpeg(4, 3, before: exif))
      #expect(file.orientation == orientation)
      #expect(file.width == 4)
    }
  }

  @Test(arguments: [0, 9, 65_535] as [UInt16])
  func `an orientation that is none counts as upright`(number: UInt16) throws {
    let exif = TestPictures.exif(number, isBigEndian: true)
    #expect(try ImageFile(data: TestPictures.jpeg(4, 3, before: exif)).orientation == .up)
  }

  // MARK: Hostile files

  @Test func `other files are refused`() {
    #expect(reason([]) == .unknownFormat)
    #expect(reason(Array("GIF89a".utf8)) == .unknownFormat)
  }

  @Test func `sizes above the limits are refused before anything is decoded`() {
    #expect(
      reason(TestPictures.png(16_385, 1)) == .tooManyPixels(width: 16_385, height: 1))
    #expect(
      reason(TestPictures.png(.max, .max))
        == .tooManyPixels(width: 4_294_967_295, height: 4_294_967_295))
    #expect(reason(TestPictures.jpeg(9_000, 9_000)) == .tooManyPixels(width: 9_000, height: 9_000))
    #expect(reason(TestPictures.png(16_384, 3_000)) == nil)
    #expect(isDamaged(TestPictures.png(0, 4)) && isDamaged(TestPictures.jpeg(4, 0)))
  }

  // Source: PNG, third edition, 11.2.1, table 12, and 10.1, 9.1, 8.1.
  @Test func `a PNG has only depths, color types and methods that there are`() {
    let depths: [UInt8: [UInt8]] = [
      0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
    ]
    for type: UInt8 in 0...8 {
      for depth: UInt8 in 0...17 {
        let bytes = TestPictures.png(4, 4, kinds: [depth, type, 0, 0, 1])
        #expect(isDamaged(bytes) == !(depths[type] ?? []).contains(depth), "\(depth) \(type)")
      }
    }
    for methods: [UInt8] in [[1, 0, 0], [0, 1, 0], [0, 0, 2], [0, 0, 7]] {
      #expect(isDamaged(TestPictures.png(4, 4, kinds: [8, 6] + methods)))
    }
  }

  @Test func `kinds that are not read are named`() {
    for bytes in [
      TestPictures.jpeg(4, 4, marker: 0xC3), TestPictures.jpeg(4, 4, marker: 0xC9),
      TestPictures.jpeg(4, 4, channels: 2),
    ] {
      guard case .unsupported = reason(bytes) else {
        Issue.record("\(String(describing: reason(bytes)))")
        continue
      }
    }
  }

  @Test func `a file that breaks off before its pixels is damaged, wherever it does`() {
    let png = TestPictures.png(4, 4)
    for count in 8..<png.count { #expect(isDamaged(Array(png.prefix(count)))) }
    let jpeg = TestPictures.jpeg(4, 4)
    for count in 3..<jpeg.count - 8 { #expect(isDamaged(Array(jpeg.prefix(count)))) }
  }

  // Source: PNG, third edition, 5.3: a checksum guards the name and the content of a chunk.
  @Test func `a PNG of which a byte has changed is damaged`() {
    let png = TestPictures.png(4, 4)
    for index in 8..<png.count {
      var broken = png
      broken[index] ^= 0x10
      #expect(isDamaged(broken), "byte \(index)")
    }
  }

  @Test func `changed bytes never end the process`() throws {
    var generator = Counter()
    let exif = TestPictures.exif(6, isBigEndian: false)
    for intact in [TestPictures.png(4, 4), TestPictures.jpeg(4, 4, before: exif)] {
      for _ in 0..<3_000 {
        var broken = intact
        for _ in 0..<3 {
          broken[Int.random(in: 2..<broken.count, using: &generator)] =
            UInt8.random(in: 0...255, using: &generator)
        }
        if let file = try? ImageFile(data: broken) {
          #expect(file.width > 0 && file.width * file.height <= ImageFile.mostPixels)
        }
      }
    }
  }

  private struct Counter: RandomNumberGenerator {
    var state: UInt64 = 7
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 33
    }
  }

  // MARK: Files

  @Test func `errors name the file and say what to do`() throws {
    let folder = try PictureFolder(["a.png": [1, 2, 3]])
    let error = #expect(throws: ImageError.self) {
      try ImageFile(contentsOfFile: folder.path("a.png"))
    }
    #expect(error?.path == folder.path("a.png"))
    #expect(
      error?.description
        == "The picture \"\(folder.path("a.png"))\" is neither a PNG nor a JPEG. "
        + "Convert it to one of them.")
    for path in [folder.path("missing.png"), folder.url.path, "/dev/zero", ""] {
      let error = #expect(throws: ImageError.self) { try ImageFile(contentsOfFile: path) }
      guard case .unreadable = error?.reason else {
        Issue.record("\(path): \(String(describing: error))")
        continue
      }
    }
  }
}
