// SPDX-License-Identifier: MIT

import Foundation
import LayoutEngine
import Testing
import ViewTree

@Suite struct ImageTests {
  private let image: Image

  /// A picture of 60 by 40 pixels, at two pixels a point.
  init() throws { image = try Image(data: TestPictures.png(60, 40), scale: 2) }

  // MARK: Layout

  // Source: Apple, "Fitting images into available space": an image has the size of its picture and
  // ignores what it is offered.
  @Test func `an image has its own size whatever it is offered`() {
    for offer in [nil, 0, 5, 500] as [CGFloat?] {
      EveryWay(proposal: offer, offer).expect(image, size: (30, 20))
    }
    EveryWay(window: 10, 10).expect(image.id("i"), size: (10, 10), ["i": [-10, -5, 30, 20]])
  }

  // Source: Apple, `Image`, `resizable(capInsets:resizingMode:)`: "fit its space"; without an offer
  // the ideal size is the picture's (Apple, `fixedSize()`).
  @Test func `a resizable image takes its offer, and its own length where there is none`() {
    let image = image.resizable()
    EveryWay(proposal: 90, 7).expect(image, size: (90, 7))
    EveryWay(proposal: nil, 7).expect(image, size: (30, 7))
    EveryWay(proposal: 90, nil).expect(image, size: (90, 20))
    EveryWay(proposal: nil, nil).expect(image, size: (30, 20))
    EveryWay(proposal: 90, 7).expect(image.fixedSize(), size: (30, 20))
  }

  // Source: Apple, `View`, `aspectRatio(_:contentMode:)`: "If this value is nil, the resulting view
  // maintains this view's aspect ratio"; `scaledToFit()`, `scaledToFill()`.
  @Test func `a ratio is the picture's`() {
    let image = image.resizable()
    EveryWay(proposal: 90, 30).expect(image.aspectRatio(contentMode: .fit), size: (45, 30))
    EveryWay(proposal: 90, 30).expect(image.scaledToFit(), size: (45, 30))
    EveryWay(proposal: 90, 30).expect(image.scaledToFill(), size: (90, 60))
    EveryWay(proposal: 90, nil).expect(image.scaledToFit(), size: (90, 60))
    EveryWay(proposal: 90, 30).expect(image.aspectRatio(1, contentMode: .fit), size: (30, 30))
  }

  @Test func `an image that is not resizable keeps its size inside a ratio`() {
    EveryWay(proposal: 90, 30).expect(image.scaledToFit(), size: (30, 20))
  }

  @Test func `a row gives a resizable image what is left`() {
    let row = HStack(spacing: 0) {
      image.id("fixed")
      image.resizable().id("rest")
    }
    EveryWay(proposal: 100, 50)
      .expect(row, size: (100, 50), ["fixed": [0, 15, 30, 20], "rest": [30, 0, 70, 50]])
  }

  // Source: Apple, "Image Size and Resolution": points are pixels divided by the scale factor.
  @Test(arguments: [(1, 60), (2, 30), (3, 20), (0.5, 120)] as [(CGFloat, CGFloat)])
  func `a scale is pixels per point`(scale: CGFloat, width: CGFloat) throws {
    let image = try Image(data: TestPictures.png(60, 40), scale: scale)
    EveryWay(proposal: nil, nil).expect(image, size: (width, 40 / scale))
  }

  @Test func `a turned file has its sides exchanged, and a picture of Core Graphics is as told`()
    throws
  {
    let bytes = TestPictures.jpeg(60, 40, before: TestPictures.exif(6, isBigEndian: true))
    EveryWay(proposal: nil, nil).expect(try Image(data: bytes), size: (40, 60))
    let file: CGImage = try ImageFile(data: bytes)
    EveryWay(proposal: nil, nil).expect(Image(decorative: file, scale: 1), size: (60, 40))
    EveryWay(proposal: nil, nil)
      .expect(Image(file, scale: 2, orientation: .left, label: Text("l")), size: (20, 30))
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e-9, 1e9] as [CGFloat])
  func `a scale that cannot be used is refused, or counts as 1`(scale: CGFloat) throws {
    let bytes = TestPictures.png(60, 40)
    let error = #expect(throws: ImageError.self) { try Image(data: bytes, scale: scale) }
    guard case .unusableScale = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    EveryWay(proposal: nil, nil)
      .expect(Image(decorative: try ImageFile(data: bytes), scale: scale), size: (60, 40))
  }

  // Source: Apple, `UIImage`, `init(contentsOfFile:)`: the name tells the scale.
  @Test func `the name of a file tells its scale`() throws {
    let bytes = TestPictures.png(60, 40)
    let folder = try PictureFolder(["a.png": bytes, "a@2x.png": bytes, "a@3x.png": bytes])
    for (name, width) in [("a.png", 60), ("a@2x.png", 30), ("a@3x.png", 20)] {
      let image = try Image(contentsOfFile: folder.path(name))
      EveryWay(proposal: nil, nil)
        .expect(image, size: (CGFloat(width), CGFloat(width) * 2 / 3))
    }
    let image = try Image(contentsOfFile: folder.path("a@3x.png"), scale: 1)
    EveryWay(proposal: nil, nil).expect(image, size: (60, 40))
  }

  // MARK: In text and controls

  // Source: Apple, `Text`, `init(_: Image)`; WWDC 2019, "SwiftUI essentials": an image stands on the
  // baseline.
  @Test func `a picture in a text stands on the baseline, in its own size`() throws {
    let text = Text("a\(image)").font(.system(size: 10))
    let items = text.displayItems
    let picture = try #require(items.pictures.first)
    let letter = items.compactMap {
      if case .glyphs(let run, _) = $0 { run.glyphs.first } else { nil }
    }
    #expect(picture.box.size == Size(width: 30, height: 20))
    #expect(abs(picture.box.maxY - (try #require(letter.first?.y))) < 1e-6)
    #expect(Text(image).displayItems.pictures.map(\.box.size) == [Size(width: 30, height: 20)])
    #expect(Text(image.resizable()).displayItems.pictures.count == 1)
  }

  @Test func `labels and buttons hold pictures`() throws {
    let label = Label(title: { Text("t").fixedSize() }, icon: { image })
    #expect(label.displayItems.pictures.map(\.box.size) == [Size(width: 30, height: 20)])
    let button = Button(action: {}, label: { image }).buttonStyle(.bordered)
    EveryWay(proposal: 200, 80).expect(button, size: (54, 34))
  }

  // Source: Apple, `GraphicsContext`, `resolve(_:)` and `draw(_:in:style:)`.
  @Test func `a canvas draws pictures at a point and into a rectangle`() throws {
    let image = image
    let canvas = Canvas { context, _ in
      let resolved = context.resolve(image)
      #expect(resolved.size == CGSize(width: 30, height: 20))
      #expect(resolved.baseline == 20)
      context.draw(image, at: CGPoint(x: 50, y: 50))
      context.draw(resolved, in: CGRect(x: 0, y: 0, width: 60, height: 10))
    }
    let items = canvas.frame(width: 100, height: 100).displayItems
    #expect(
      items.pictures.map(\.box.size) == Array(repeating: Size(width: 30, height: 20), count: 2))
    let maps = items.compactMap { if case .push(let group) = $0 { group.transform } else { nil } }
    #expect(maps.contains(.translation(x: 35, y: 40)))
    #expect(maps.contains(.scale(x: 2, y: 0.5)))
  }

  // MARK: Drawing

  @Test func `a picture is drawn whole in its frame`() throws {
    let picture = try #require(
      image.resizable().frame(width: 90, height: 10).displayItems.pictures.first)
    #expect(picture.source == Rect(x: 0, y: 0, width: 60, height: 40))
    #expect(picture.box == Rect(x: 0, y: 0, width: 90, height: 10))
    #expect(picture.tile == nil && picture.tint == nil && picture.isAntialiased)
    #expect(picture.interpolation == .medium)
  }

  // Source: Apple, `Image.TemplateRenderingMode`: all non-transparent pixels are drawn as the
  // foreground color; `interpolation(_:)`, `antialiased(_:)`.
  @Test func `what an image is told reaches its drawing`() throws {
    let told = image.renderingMode(.template).interpolation(.none).antialiased(false)
    let picture = try #require(told.foregroundStyle(.red).displayItems.pictures.first)
    #expect(picture.tint == .color(Color.red.displayColor))
    #expect(picture.interpolation == .none && !picture.isAntialiased)
    #expect(
      image.renderingMode(.original).foregroundStyle(.red).displayItems.pictures.first?.tint == nil)
    let inText = Text(image.renderingMode(.template)).foregroundColor(.red)
    #expect(inText.displayItems.pictures.first?.tint == picture.tint)
  }

  // Source: Apple, `Image`, `resizable(capInsets:resizingMode:)`, as `UIImage`,
  // `resizableImage(withCapInsets:)`: corners keep their size, sides are resized along themselves.
  @Test func `caps keep their size`() {
    let caps = EdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
    let pieces = image.resizable(capInsets: caps).frame(width: 100, height: 50)
      .displayItems.pictures
    #expect(pieces.count == 9)
    #expect(pieces.first?.box == Rect(x: 0, y: 0, width: 3, height: 2))
    #expect(pieces.first?.source == Rect(x: 0, y: 0, width: 6, height: 4))
    #expect(pieces[4].box == Rect(x: 3, y: 2, width: 92, height: 44))
    #expect(pieces[4].source == Rect(x: 6, y: 4, width: 44, height: 28))
    #expect(pieces.last?.box == Rect(x: 95, y: 46, width: 5, height: 4))
    #expect(pieces.allSatisfy { $0.tile == nil })
  }

  @Test func `tiles have the size of the picture, and begin at its top left corner`() {
    let whole = image.resizable(resizingMode: .tile).frame(width: 100, height: 50)
      .displayItems.pictures
    #expect(whole.map(\.tile) == [Size(width: 30, height: 20)])
    let caps = EdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
    let pieces = image.resizable(capInsets: caps, resizingMode: .tile)
      .frame(width: 100, height: 50).displayItems.pictures
    #expect(
      pieces.map(\.tile) == [
        nil, Size(width: 22, height: 2), nil, Size(width: 3, height: 14),
        Size(width: 22, height: 14), Size(width: 5, height: 14), nil, Size(width: 22, height: 4),
        nil,
      ])
  }

  @Test(arguments: [-5, .nan, .infinity, 1e300, 20] as [CGFloat])
  func `caps without room share what there is`(cap: CGFloat) {
    let caps = EdgeInsets(top: cap, leading: cap, bottom: cap, trailing: cap)
    for size in [CGSize(width: 100, height: 50), CGSize(width: 4, height: 3)] {
      let pieces = image.resizable(capInsets: caps, resizingMode: .tile)
        .frame(width: size.width, height: size.height).displayItems.pictures
      #expect((1...9).contains(pieces.count))
      let area = pieces.map { $0.box.size.width * $0.box.size.height }.reduce(0, +)
      #expect(abs(area - Double(size.width * size.height)) < 1e-6)
    }
  }
}

extension View {
  /// What the view draws in its ideal size.
  fileprivate var displayItems: [DisplayItem] {
    displayList(proposal: .unspecified).items
  }
}

extension [DisplayItem] {
  fileprivate var pictures: [DisplayImage] {
    compactMap { if case .image(let image) = $0 { image } else { nil } }
  }
}

extension Color {
  /// The color as it is drawn.
  fileprivate var displayColor: DisplayColor {
    for case .fill(_, .color(let color), _) in displayItems { return color }
    return DisplayColor(red: 0, green: 0, blue: 0)
  }
}
