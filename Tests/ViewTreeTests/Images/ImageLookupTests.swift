// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

@Suite struct ImageLookupTests {
  /// The size of a named picture, and what is said about it.
  private func look(
    _ name: String, in folder: PictureFolder, displayScale: CGFloat = 1
  ) throws -> (size: CGSize, diagnostics: [LayoutDiagnostic]) {
    let bundle = try #require(Bundle(path: folder.url.path))
    var environment = EnvironmentValues()
    environment.displayScale = displayScale
    let snapshot = Image(name, bundle: bundle)
      .layoutSnapshot(proposal: .unspecified, environment: environment)
    return (snapshot.size, snapshot.diagnostics)
  }

  @Test(arguments: ["logo.png", "logo.jpg", "logo.jpeg"])
  func `a name finds a PNG or a JPEG`(file: String) throws {
    let bytes = file.hasSuffix("png") ? TestPictures.png(6, 4) : TestPictures.jpeg(6, 4)
    let folder = try PictureFolder([file: bytes, "in/\(file)": bytes])
    for name in ["logo", file, "in/logo"] {
      let found = try look(name, in: folder)
      #expect(found.size == CGSize(width: 6, height: 4) && found.diagnostics.isEmpty)
    }
  }

  @Test func `all ways to write it find it`() throws {
    let folder = try PictureFolder(["logo.png": TestPictures.png(6, 4)])
    let bundle = try #require(Bundle(path: folder.url.path))
    for image in [
      Image("logo", bundle: bundle), Image("logo", bundle: bundle, label: Text("l")),
      Image(decorative: "logo", bundle: bundle),
    ] {
      #expect(
        image.layoutSnapshot(proposal: .unspecified).size == CGSize(width: 6, height: 4))
    }
  }

  // Source: Apple, "Image Size and Resolution" and `UIImage`, `init(named:in:with:)`: the variant
  // of the screen's scale is taken. Which one stands in is ours.
  @Test(
    arguments: [
      ([1, 2, 3], 1, 60), ([1, 2, 3], 2, 45), ([1, 2, 3], 3, 40), ([1, 2, 3], 1.5, 45),
      ([1, 2, 3], 4, 40), ([1, 3], 2, 40), ([1, 2], 3, 45), ([2, 3], 1, 45), ([1], 3, 60),
      ([3], 1, 40), ([1, 2, 3], .nan, 40),
    ] as [([Int], CGFloat, CGFloat)])
  func `the variant of the display scale is taken`(
    variants: [Int], displayScale: CGFloat, width: CGFloat
  ) throws {
    let files = [
      1: ("a.png", TestPictures.png(60, 20)), 2: ("a@2x.png", TestPictures.png(90, 40)),
      3: ("a@3x.png", TestPictures.png(120, 60)),
    ]
    let folder = try PictureFolder(
      Dictionary(variants.compactMap { files[$0] }, uniquingKeysWith: { first, _ in first }))
    let found = try look("a", in: folder, displayScale: displayScale)
    #expect(found.size == CGSize(width: width, height: 20))
  }

  @Test func `a picture that is missing says which names were tried and what to do`() throws {
    let folder = try PictureFolder(["other.png": TestPictures.png(6, 4)])
    let found = try look("logo", in: folder, displayScale: 2)
    #expect(found.size == .zero)
    #expect(found.diagnostics.map(\.kind) == [.missingImage])
    let message = try #require(found.diagnostics.first?.message)
    for part in ["logo@2x.png, logo@2x.jpg, logo@2x.jpeg, logo@3x.png", "logo.jpeg)", "Add a PNG"] {
      #expect(message.contains(part), "\(message)")
    }
    let inText = Text("a\(Image("logo"))").layoutSnapshot(proposal: .unspecified)
    #expect(inText.diagnostics.map(\.kind) == [.missingImage])
  }

  @Test func `a picture that is damaged takes no space and says why`() throws {
    let folder = try PictureFolder(["logo.png": Array(TestPictures.png(6, 4).dropLast(9))])
    let found = try look("logo", in: folder)
    #expect(found.size == .zero)
    #expect(found.diagnostics.map(\.kind) == [.missingImage])
    #expect(found.diagnostics.first?.message.contains("is damaged: it ends too early") == true)
  }

  @Test func `a name does not leave the bundle`() throws {
    let folder = try PictureFolder(["in/a.txt": [1], "logo.png": TestPictures.png(6, 4)])
    let bundle = try #require(Bundle(path: folder.path("in")))
    let snapshot = Image("../logo", bundle: bundle).layoutSnapshot(proposal: .unspecified)
    #expect(snapshot.size == .zero && snapshot.diagnostics.count == 1)
  }

  // MARK: Asset catalogues

  /// A catalogue with a set in a namespace and one in a plain group.
  private func catalogue() throws -> PictureFolder {
    let logo = """
      {"images": [
        {"idiom": "universal", "scale": "1x", "filename": "l1.png"},
        {"idiom": "universal", "scale": "2x", "filename": "l2.png"},
        {"idiom": "universal", "scale": "3x"},
        {"appearances": [{"appearance": "luminosity", "value": "dark"}], "filename": "d1.png"}],
       "properties": {"template-rendering-intent": "template"}}
      """
    let icon = #"{"images": [{"filename": "icon.jpg"}]}"#
    return try PictureFolder([
      "A.xcassets/Contents.json": Array("{}".utf8),
      "A.xcassets/group/logo.imageset/Contents.json": Array(logo.utf8),
      "A.xcassets/group/logo.imageset/l1.png": TestPictures.png(10, 10),
      "A.xcassets/group/logo.imageset/l2.png": TestPictures.png(24, 24),
      "A.xcassets/group/logo.imageset/d1.png": TestPictures.png(14, 14),
      "A.xcassets/Space/Contents.json": Array(
        #"{"properties": {"provides-namespace": true}}"#.utf8),
      "A.xcassets/Space/icon.imageset/Contents.json": Array(icon.utf8),
      "A.xcassets/Space/icon.imageset/icon.jpg": TestPictures.jpeg(6, 4),
      "A.xcassets/broken.imageset/Contents.json": [1, 2, 3],
      "logo.png": TestPictures.png(99, 99),
    ])
  }

  // Source: Apple, "Asset Catalog Format Reference": `scale`, `appearances`, `provides-namespace`,
  // `template-rendering-intent`.
  @Test func `an asset catalogue is asked first`() throws {
    let folder = try catalogue()
    #expect(try look("logo", in: folder).size.width == 10)
    #expect(try look("logo", in: folder, displayScale: 2).size.width == 12)
    #expect(try look("logo", in: folder, displayScale: 3).size.width == 12)
    #expect(try look("Space/icon", in: folder).size == CGSize(width: 6, height: 4))
    #expect(try look("icon", in: folder).diagnostics.count == 1)
    #expect(try look("broken", in: folder).diagnostics.count == 1)
  }

  @Test(
    arguments: ["../../out.png", "..", "in/out.png", #"..\\..\\out.png"#, "", "/out.png"])
  func `a set names files of its own folder alone`(name: String) throws {
    let contents = #"{"images": [{"filename": "\#(name)"}]}"#
    let set = "A.xcassets/logo.imageset"
    let folder = try PictureFolder([
      "\(set)/Contents.json": Array(contents.utf8), "out.png": TestPictures.png(6, 4),
      "\(set)/in/out.png": TestPictures.png(6, 4),
    ])
    let found = try look("logo", in: folder)
    #expect(found.size == .zero && found.diagnostics.map(\.kind) == [.missingImage])
  }

  @Test(arguments: ["-2x", "0x", "nanx", "2", "4x", ""])
  func `what is no scale has no picture`(scale: String) throws {
    let contents = #"{"images": [{"filename": "a.png", "scale": "\#(scale)"}]}"#
    let set = "A.xcassets/logo.imageset"
    let folder = try PictureFolder([
      "\(set)/Contents.json": Array(contents.utf8), "\(set)/a.png": TestPictures.png(6, 4),
    ])
    let found = try look("logo", in: folder)
    #expect(found.size == .zero && found.diagnostics.map(\.kind) == [.missingImage])
  }

  @Test func `a catalogue knows dark pictures and templates`() throws {
    let folder = try catalogue()
    let bundle = try #require(Bundle(path: folder.url.path))
    func picture(_ image: Image, _ scheme: ColorScheme) -> DisplayImage? {
      let list = image.colorScheme(scheme).displayList(proposal: .unspecified)
      for case .image(let picture) in list.items { return picture }
      return nil
    }
    let logo = Image("logo", bundle: bundle)
    #expect(picture(logo, .light)?.file.width == 10 && picture(logo, .dark)?.file.width == 14)
    #expect(picture(logo, .light)?.tint != nil)
    #expect(picture(logo.renderingMode(.original), .light)?.tint == nil)
  }
}
