// SPDX-License-Identifier: MIT

import Foundation
import LayoutEngine
import Rendering
import Testing
import ViewTree

@Suite struct PictureDrawingTests {
  /// Four by two pixels: red, green, blue and half of blue, each two pixels wide.
  private let png: ImageFile
  /// The same, ten times as large.
  private let large: ImageFile

  private static let green = Bitmap.Pixel(0, 255, 0)

  init() throws {
    let list = DisplayList(
      size: Size(width: 4, height: 2),
      items: [
        .rect(0, 0, 2, 1), .rect(2, 0, 2, 1, .rgb(0, 1, 0)), .rect(0, 1, 2, 1, .blue),
        .rect(2, 1, 2, 1, .rgb(0, 0, 1, 0.5)),
      ])
    png = try ImageFile(data: PNGRenderer.pngData(list))
    large = try ImageFile(data: PNGRenderer.pngData(list, scale: 10))
  }

  private func image(
    _ file: ImageFile, _ box: Rect, _ change: (inout DisplayImage) -> Void = { _ in }
  ) -> DisplayItem {
    var image = DisplayImage(
      file: file, source: Rect(x: 0, y: 0, width: Double(file.width), height: Double(file.height)),
      box: box)
    change(&image)
    return .image(image)
  }

  private func list(_ items: DisplayItem...) -> DisplayList {
    DisplayList(size: Size(width: 10, height: 10), items: items)
  }

  // MARK: Bitmaps

  @Test func `pixels keep their colors and places`() throws {
    let bitmap = try draw(list(image(png, Rect(x: 1, y: 3, width: 4, height: 2))))
    #expect(bitmap.inked == 8)
    #expect(bitmap[1, 3] == .red && bitmap[4, 3] == Self.green && bitmap[2, 4] == .blue)
    #expect(bitmap[3, 4] == Bitmap.Pixel(0, 0, 255, 128))
  }

  @Test func `without interpolation pixels stay squares`() throws {
    let box = Rect(x: 0, y: 0, width: 8, height: 10)
    let squares = try draw(list(image(png, box) { $0.interpolation = .none }))
    for y in 0..<5 {
      #expect(
        (0..<8).map { squares[$0, y] } == Array(repeating: .red, count: 4)
          + Array(repeating: Self.green, count: 4))
    }
    #expect(try draw(list(image(png, box) { $0.interpolation = .low })) != squares)
  }

  @Test(arguments: Image.Interpolation.all)
  func `edges stay opaque however a picture is scaled`(interpolation: Image.Interpolation) throws {
    let opaque = try ImageFile(
      data: PNGRenderer.pngData(
        DisplayList(size: Size(width: 3, height: 3), items: [.rect(0, 0, 3, 3)])))
    for side in [1.0, 2, 7, 10] {
      let box = Rect(x: 0, y: 0, width: side, height: side)
      let bitmap = try draw(list(image(opaque, box) { $0.interpolation = interpolation }))
      #expect(bitmap.pixels.filter { $0 == .red }.count == Int(side * side))
      #expect(bitmap.inked == Int(side * side))
    }
  }

  @Test func `edges between pixels are smooth unless told otherwise`() throws {
    let box = Rect(x: 0.5, y: 0, width: 4, height: 2)
    let smooth = try draw(list(image(png, box)))
    #expect((120...136).contains(smooth[0, 0].alpha))
    let hard = try draw(list(image(png, box) { $0.isAntialiased = false }))
    #expect(hard.pixels.prefix(10).allSatisfy { [0, 255].contains($0.alpha) })
  }

  @Test func `a part is drawn alone`() throws {
    let item = image(png, Rect(x: 0, y: 0, width: 10, height: 10)) {
      $0.source = Rect(x: 2, y: 0, width: 2, height: 1)
    }
    #expect(try draw(list(item)).pixels.allSatisfy { $0 == Self.green })
  }

  @Test func `tiles begin at the corner and are cut at the edges`() throws {
    let item = image(png, Rect(x: 1, y: 0, width: 9, height: 3)) {
      $0.tile = Size(width: 4, height: 2)
    }
    let bitmap = try draw(list(item))
    let row = [.clear, .red, .red, Self.green, Self.green]
    #expect((0..<10).map { bitmap[$0, 0] } == row + Array(row.dropFirst()) + [.red])
    #expect(bitmap[1, 1] == .blue && bitmap[1, 2] == .red && bitmap[1, 3] == .clear)
  }

  @Test func `a template is painted with the tint, as opaque as it is`() throws {
    let item = image(png, Rect(x: 0, y: 0, width: 4, height: 2)) { $0.tint = .red }
    let bitmap = try draw(list(item))
    #expect(bitmap[0, 0] == .red && bitmap[3, 0] == .red)
    #expect(bitmap[3, 1] == Bitmap.Pixel(255, 0, 0, 128) && bitmap.inked == 8)
  }

  // MARK: JPEG

  private func isNear(_ pixel: Bitmap.Pixel, _ other: Bitmap.Pixel) -> Bool {
    zip(
      [pixel.red, pixel.green, pixel.blue, pixel.alpha],
      [other.red, other.green, other.blue, other.alpha]
    )
    .allSatisfy { abs(Int($0) - Int($1)) < 12 }
  }

  @Test(arguments: [TestJPEG.rgb, TestJPEG.progressive])
  func `a JPEG is decoded`(bytes: [UInt8]) throws {
    let box = Rect(x: 0, y: 0, width: 8, height: 4)
    let bitmap = try draw(list(image(try ImageFile(data: bytes), box)))
    #expect(bitmap.inked == 32 && isNear(bitmap[1, 1], .red) && isNear(bitmap[6, 1], .blue))
  }

  @Test func `grey and inks are colors, too`() throws {
    let box = Rect(x: 0, y: 0, width: 8, height: 4)
    let gray = try draw(list(image(try ImageFile(data: TestJPEG.gray), box)))
    #expect(isNear(gray[1, 1], Bitmap.Pixel(128, 128, 128)))
    let inks = try draw(list(image(try ImageFile(data: TestJPEG.cmyk), box)))
    #expect(isNear(inks[1, 1], .red))
  }

  // Source: Exif 2.32, 4.6.4 (A). The corners are those of the stored picture, clockwise from the
  // top left one: red, green, half blue, blue.
  @Test(
    arguments: [
      (.up, "rgcb"), (.upMirrored, "grbc"), (.down, "cbrg"), (.downMirrored, "bcgr"),
      (.leftMirrored, "rbcg"), (.right, "brgc"), (.rightMirrored, "cgrb"), (.left, "gcbr"),
    ] as [(Image.Orientation, String)])
  func `a picture is turned as it is told`(orientation: Image.Orientation, corners: String) throws {
    let turned = [.left, .leftMirrored, .right, .rightMirrored].contains(orientation)
    let size = turned ? Size(width: 2, height: 4) : Size(width: 4, height: 2)
    let whole = Rect(origin: .zero, size: size)
    let names: [Character: Bitmap.Pixel] = [
      "r": .red, "g": Self.green, "b": .blue, "c": Bitmap.Pixel(0, 0, 255, 128),
    ]
    let expected = corners.compactMap { names[$0] }
    let (right, bottom) = (Int(size.width) - 1, Int(size.height) - 1)
    let bitmap = try draw(
      list(
        image(png, whole) {
          $0.orientation = orientation
          $0.source = whole
        }))
    #expect(
      [bitmap[0, 0], bitmap[right, 0], bitmap[right, bottom], bitmap[0, bottom]] == expected)
    let corner = try draw(
      list(
        image(png, Rect(x: 0, y: 0, width: 1, height: 1)) {
          $0.orientation = orientation
          $0.source = Rect(x: 0, y: 0, width: 1, height: 1)
        }))
    #expect(corner[0, 0] == expected[0])
  }

  @Test func `the orientation of a file reaches the page`() throws {
    let view = try Image(data: TestJPEG.turned)
    let bitmap = try #require(Bitmap(try ImageRenderer(content: view).pngData()))
    #expect(bitmap.width == 8 && bitmap.height == 16)
    #expect(isNear(bitmap[4, 2], .red) && isNear(bitmap[4, 13], .blue))
  }

  // MARK: Files that cannot be drawn

  @Test func `pixels that cannot be decoded are left out alone, everywhere`() throws {
    var bytes = TestJPEG.rgb
    // Behind the marker of the first table of codes come counts that no code can have (T.81, C.2).
    let table = try #require(bytes.indices.first { bytes[$0...].starts(with: [0xFF, 0xC4]) })
    bytes.replaceSubrange(table + 5..<table + 21, with: Array(repeating: 0xFF, count: 16))
    let broken = try ImageFile(data: bytes)
    let files = [broken, png]
    #expect(try draw(list(image(broken, Rect(x: 0, y: 0, width: 9, height: 9)))).inked == 0)
    let items = files.map { image($0, Rect(x: 0, y: 0, width: 4, height: 2)) }
    for item in items {
      let list = list(item, .rect(5, 5, 2, 2))
      #expect(try draw(list)[5, 5] == .red)
      _ = try PDFRenderer.pdfData(list)
      #expect(SVGRenderer.svgString(list).contains("M5 5"))
    }
  }

  @Test func `changed bytes never end the process`() throws {
    var generator = RandomLists(seed: 9, .tame, run: nil)
    for intact in [TestJPEG.rgb, TestJPEG.progressive, TestJPEG.cmyk, png.bytes] {
      for _ in 0..<300 {
        var broken = intact
        for _ in 0..<3 {
          broken[Int.random(in: 2..<broken.count, using: &generator)] =
            UInt8.random(in: 0...255, using: &generator)
        }
        guard let file = try? ImageFile(data: broken), file.width * file.height < 1_000_000 else {
          continue
        }
        _ = try draw(list(image(file, Rect(x: 0, y: 0, width: 4, height: 2))))
      }
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e-300, 1e-3, 1e9, 1e300] as [Double])
  func `numbers that cannot be drawn leave the picture out`(number: Double) throws {
    let box = Rect(x: 0, y: 0, width: 4, height: 2)
    let items = [
      image(png, Rect(x: 0, y: 0, width: number, height: 2)),
      image(png, Rect(x: number, y: 0, width: 4, height: number)),
      image(png, box) { $0.source.size.width = number },
      image(png, box) { $0.source.origin.x = number },
      image(png, box) { $0.tile = Size(width: number, height: number) },
    ]
    for item in items {
      let list = list(item, .rect(5, 5, 2, 2))
      #expect(try draw(list)[6, 6].alpha == 255)
      _ = try PDFRenderer.pdfData(list)
      let svg = SVGRenderer.svgString(list)
      #expect(!svg.contains("nan") && !svg.contains("inf"))
    }
  }

  @Test func `a large picture can be drawn as small as one likes`() throws {
    let wide = try ImageFile(
      data: PNGRenderer.pngData(
        DisplayList(size: Size(width: 4_000, height: 2), items: [.rect(0, 0, 4_000, 2)])))
    for side in [1e-8, 1e-4, 0.01, 0.1, 1] {
      for interpolation in Image.Interpolation.all {
        let small = image(wide, Rect(x: 0, y: 0, width: side, height: side)) {
          $0.interpolation = interpolation
        }
        let tiled = image(wide, Rect(x: 0, y: 0, width: 4, height: 4)) {
          $0.interpolation = interpolation
          $0.tile = Size(width: side, height: side)
        }
        let bitmap = try draw(list(small, tiled, .rect(5, 5, 2, 2)))
        #expect(bitmap[1, 1] == .red && bitmap[6, 6] == .red)
        _ = try PDFRenderer.pdfData(list(small, tiled))
      }
    }
  }

  // MARK: PDF and SVG

  private func count(_ text: String, in data: Data) -> Int {
    String(decoding: data, as: UTF8.self).components(separatedBy: text).count - 1
  }

  @Test func `a PDF holds each picture once, and a JPEG as it is`() throws {
    let jpeg = try ImageFile(data: TestJPEG.rgb)
    let list = list(
      image(jpeg, Rect(x: 0, y: 0, width: 4, height: 2)),
      image(jpeg, Rect(x: 5, y: 5, width: 5, height: 5)),
      image(png, Rect(x: 0, y: 3, width: 4, height: 2)),
      image(png, Rect(x: 0, y: 6, width: 4, height: 2)))
    let pdf = try PDFRenderer.pdfData(list)
    #expect(count("/Filter /DCTDecode", in: pdf) == 1)
    #expect(pdf.range(of: Data(TestJPEG.rgb)) != nil)
    // The JPEG, the PNG's colors and the PNG's opacities.
    #expect(count("/Subtype /Image", in: pdf) == 3)
    #expect(count("/SMask ", in: pdf) == 1)
    #expect(try PDFRenderer.pdfData(list) == pdf)
  }

  // Source: ISO 32000-1, 7.3.7: a key stands in a dictionary once.
  @Test(.enabled(if: Judge.qpdf.isInstalled, "qpdf is not installed"))
  func `a picture that is shown often is in a sound PDF once`() throws {
    for file in [png, try ImageFile(data: TestJPEG.rgb)] {
      let copies = (0..<200).map { number in
        let corner = Point(x: Double(number % 20) * 5, y: Double(number / 20) * 3)
        return image(file, Rect(origin: corner, size: Size(width: 4, height: 2)))
      }
      let tinted = copies.prefix(3).map { item in
        guard case .image(var picture) = item else { return item }
        picture.tint = .red
        return .image(picture)
      }
      let page = DisplayList(size: Size(width: 100, height: 30), items: copies + tinted)
      let pdf = try PDFRenderer.pdfData(page)
      let verdict = try Judge.qpdf.judge(pdf, named: "in.pdf", arguments: ["--check", "in.pdf"])
      #expect(verdict.status == 0, "\(verdict.text)")
      #expect(count("/BitsPerComponent", in: pdf) <= 2)
      #expect(pdf.count < 200_000, "\(pdf.count)")
    }
  }

  @Test(
    .enabled(if: Judge.qpdf.isInstalled, "qpdf is not installed"),
    arguments: [1, 0.5] as [Double])
  func `an emoji that comes again leaves a PDF sound`(opacity: Double) throws {
    let view = HStack {
      Text("😀😀 😀 👍🏽").opacity(opacity)
      Text("😀")
    }
    let pdf = try ImageRenderer(content: view).pdfData()
    let verdict = try Judge.qpdf.judge(pdf, named: "in.pdf", arguments: ["--check", "in.pdf"])
    #expect(verdict.status == 0, "\(verdict.text)")
  }

  // What is missing is filled up by libjpeg; Poppler leaves it white.
  @Test func `a PDF holds the pixels of a JPEG that breaks off`() throws {
    let box = Rect(x: 0, y: 0, width: 8, height: 4)
    for missing in [2, 3, 6] {
      let bytes = Array(TestJPEG.rgb.dropLast(missing))
      let pdf = try PDFRenderer.pdfData(list(image(try ImageFile(data: bytes), box)))
      #expect(count("/Filter /DCTDecode", in: pdf) == 0 && count("/Subtype /Image", in: pdf) == 1)
    }
    let trailed = try ImageFile(data: TestJPEG.rgb + [1, 2, 3])
    let pdf = try PDFRenderer.pdfData(list(image(trailed, box)))
    #expect(count("/Filter /DCTDecode", in: pdf) == 1)
  }

  @Test func `an SVG holds each file once`() throws {
    let jpeg = try ImageFile(data: TestJPEG.rgb)
    let list = list(
      image(jpeg, Rect(x: 0, y: 0, width: 4, height: 2)),
      image(jpeg, Rect(x: 5, y: 5, width: 5, height: 5)),
      image(png, Rect(x: 0, y: 3, width: 4, height: 2)) { $0.tint = .red },
      image(png, Rect(x: 0, y: 6, width: 4, height: 2)) { $0.tint = .red })
    let svg = SVGRenderer.svgString(list)
    #expect(svg.components(separatedBy: "<image ").count == 3)
    #expect(svg.contains("data:image/jpeg;base64,\(Data(TestJPEG.rgb).base64EncodedString())"))
    #expect(svg.contains("data:image/png;base64,\(Data(png.bytes).base64EncodedString())"))
    #expect(svg.components(separatedBy: "<use href=\"#f0\"").count == 3)
    #expect(SVGRenderer.svgString(list) == svg)
  }

  @Test func `an SVG holds a part as a picture of its own`() throws {
    let part = image(png, Rect(x: 0, y: 0, width: 4, height: 2)) {
      $0.source = Rect(x: 2, y: 1, width: 2, height: 1)
    }
    let svg = SVGRenderer.svgString(list(part, part))
    #expect(svg.components(separatedBy: "<image ").count == 2)
    let data = try #require(svg.firstMatch(of: /png;base64,([^"]*)"/))
    let picture = try #require(Data(base64Encoded: String(data.1)).flatMap(Bitmap.init))
    #expect(picture.pixels == Array(repeating: Bitmap.Pixel(0, 0, 255, 128), count: 2))
  }

  @Test func `an SVG holds a turned JPEG without its wish`() throws {
    let file = try ImageFile(data: TestJPEG.turned)
    let svg = SVGRenderer.svgString(list(image(file, Rect(x: 0, y: 0, width: 4, height: 2))))
    #expect(svg.contains(Data(TestJPEG.rgb.prefix(12)).base64EncodedString()))
    #expect(!svg.contains(Data(TestJPEG.turned).base64EncodedString()))
  }

  /// A page with all there is: whole, turned, cut, tiled and tinted.
  private func everything() throws -> DisplayList {
    let jpeg = try ImageFile(data: TestJPEG.turned)
    return DisplayList(
      size: Size(width: 60, height: 40),
      items: [
        image(large, Rect(x: 0, y: 0, width: 20, height: 10)) { $0.interpolation = .none },
        image(jpeg, Rect(x: 20, y: 0, width: 10, height: 20)) {
          $0.orientation = .right
          $0.source = Rect(x: 0, y: 0, width: 8, height: 16)
        },
        image(large, Rect(x: 30, y: 0, width: 10, height: 10)) {
          $0.source = Rect(x: 20, y: 0, width: 20, height: 10)
        },
        image(large, Rect(x: 0, y: 20, width: 20, height: 20)) {
          $0.tile = Size(width: 8, height: 8)
          $0.interpolation = .none
        },
        image(large, Rect(x: 40, y: 0, width: 20, height: 20)) {
          $0.interpolation = .none
          $0.tint = .linearRedToBlue(from: 40, to: 60)
        },
        .push(
          DisplayGroup(
            transform: Transform(a: 0.98, b: 0.2, c: -0.2, d: 0.98, tx: 0, ty: 0), opacity: 0.5)),
        image(jpeg, Rect(x: 40, y: 15, width: 16, height: 8)),
        .pop,
      ])
  }

  @Test(.enabled(if: Judge.rsvgConvert.isInstalled, "rsvg-convert is not installed"))
  func `an SVG looks like the PNG`() throws {
    let list = try everything()
    let file = Data(SVGRenderer.svgString(list).utf8)
    let verdict = try Judge.rsvgConvert.judge(file, named: "in.svg", arguments: ["in.svg"])
    let picture = try #require(Bitmap(verdict.output), "\(verdict.text)")
    let difference = try #require(picture.difference(from: draw(list)))
    #expect(difference.mean < 0.02 && difference.far < 0.04, "\(difference)")
  }

  @Test(.enabled(if: Judge.pdftocairo.isInstalled, "pdftocairo is not installed"))
  func `a PDF looks like the PNG`() throws {
    let list = try everything()
    let verdict = try Judge.pdftocairo.judge(
      try PDFRenderer.pdfData(list), named: "in.pdf",
      arguments: ["-png", "-singlefile", "-transp", "-r", "72", "in.pdf", "-"])
    let picture = try #require(Bitmap(verdict.output), "\(verdict.text)")
    let difference = try #require(picture.difference(from: draw(list)))
    #expect(difference.mean < 0.02 && difference.far < 0.04, "\(difference)")
  }
}

extension Image.Interpolation {
  fileprivate static let all: [Image.Interpolation] = [.none, .low, .medium, .high]
}
