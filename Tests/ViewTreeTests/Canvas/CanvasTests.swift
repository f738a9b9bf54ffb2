// SPDX-License-Identifier: MIT

import Foundation
import LayoutEngine
import Testing
import ViewTree

/// Views that draw themselves.
///
/// Source: the documentation of Canvas, GraphicsContext, TimelineView and ContainerRelativeShape;
/// what it leaves open is ours (`Docs/Gaps.md`).
@Suite struct CanvasTests {
  private let red = DisplayColor(red: 1, green: 0, blue: 0)
  private let size = CGSize(width: 40, height: 30)

  /// What a canvas draws, without the group around it.
  private func items(
    _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> [DisplayItem] {
    let all = Canvas(renderer: draw).displayList(in: size).items
    return Array(all.dropFirst().dropLast())
  }

  private func path(_ rect: CGRect) -> DisplayPath {
    DisplayPath(elements: [
      .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.minY)),
      .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ])
  }

  private let plain = GraphicsContext.Shading.color(red: 1, green: 0, blue: 0)
  private let box = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test func `a canvas takes its offer and is drawn inside its frame`() {
    let canvas = Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    EveryWay(proposal: 40, 30).expect(canvas.id("canvas"), size: (40, 30))
    EveryWay(proposal: nil, nil).expect(canvas, size: (10, 10))
    let list = canvas.padding(5).displayList(in: size).items
    guard case .push(let group) = list.first else {
      Issue.record("There is no group: \(list)")
      return
    }
    #expect(group.transform == .translation(x: 5, y: 5))
    #expect(group.clip == path(CGRect(x: 0, y: 0, width: 30, height: 20)))
    #expect(list.count == 3)
  }

  @Test func `paths are filled and stroked with colours and gradients`() {
    let gradient = Gradient(colors: [.black, .white])
    let drawn = items { context, _ in
      context.fill(Path(box), with: plain)
      context.stroke(Path(box), with: plain, lineWidth: 2)
      context.fill(
        Path(box),
        with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 9, y: 0)))
    }
    #expect(drawn.first == .fill(path(box), .color(red), evenOdd: false))
    #expect(drawn.dropFirst().first == .stroke(path(box), .color(red), DisplayStroke(width: 2)))
    guard case .fill(_, .linearGradient(_, let start, let end), _) = drawn.last else {
      Issue.record("There is no gradient: \(drawn)")
      return
    }
    #expect(start == .zero)
    #expect(end == Point(x: 9, y: 0))
  }

  @Test func `a copy of a context has its own transform, opacity and clips`() {
    let drawn = items { context, _ in
      var copy = context
      copy.translateBy(x: 10, y: 0)
      copy.scaleBy(x: 2, y: 2)
      copy.opacity = 0.5
      copy.clip(to: Path(box))
      copy.fill(Path(box), with: plain)
      context.fill(Path(box), with: plain)
    }
    let fill = DisplayItem.fill(path(box), .color(red), evenOdd: false)
    let clip = DisplayGroup(clip: path(CGRect(x: 12, y: 4, width: 6, height: 8)))
    let map = DisplayGroup(
      transform: Transform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0), opacity: 0.5)
    #expect(drawn == [.push(clip), .push(map), fill, .pop, .pop, fill])
  }

  @Test func `a layer is faded as a whole`() {
    let drawn = items { context, _ in
      context.translateBy(x: 3, y: 0)
      context.opacity = 0.25
      context.drawLayer { layer in
        layer.fill(Path(box), with: plain)
        layer.opacity = 0.5
        layer.fill(Path(box), with: plain)
      }
    }
    let fill = DisplayItem.fill(path(box), .color(red), evenOdd: false)
    let move = Transform.translation(x: 3, y: 0)
    #expect(
      drawn == [
        .push(DisplayGroup(opacity: 0.25)), .push(DisplayGroup(transform: move)), fill, .pop,
        .push(DisplayGroup(transform: move, opacity: 0.5)), fill, .pop, .pop,
      ])
  }

  @Test func `a symbol is drawn where it is wanted, and has no place in the layout`() {
    let canvas = Canvas { context, _ in
      guard let symbol = context.resolveSymbol(id: "box") else { return }
      context.draw(symbol, at: CGPoint(x: 20, y: 10), anchor: .topLeading)
      context.draw(symbol, in: CGRect(x: 0, y: 0, width: 20, height: 5))
      if context.resolveSymbol(id: "none") != nil { context.fill(Path(box), with: plain) }
    } symbols: {
      Rigid(10, 5).fill(.red).tag("box")
    }
    let drawn = Array(canvas.displayList(in: size).items.dropFirst().dropLast())
    let transforms: [Transform] = drawn.compactMap {
      if case .push(let group) = $0 { group.transform } else { nil }
    }
    #expect(
      transforms == [
        .translation(x: 20, y: 10), Transform(a: 2, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      ])
    #expect(canvas.layoutSnapshot(in: size).nodes(named: "Rigid").isEmpty)
  }

  @Test func `a text is measured and drawn at its anchor or in a rectangle`() {
    var sizes: [CGSize] = []
    var count = 0
    let drawn = items { context, size in
      let text = context.resolve(Text("one two three four five").font(.system(size: 8)))
      sizes = [text.measure(in: CGSize(width: 1000, height: 1000)), text.measure(in: size)]
      context.draw(text, at: .zero, anchor: .bottomTrailing)
      context.draw(text, in: CGRect(origin: .zero, size: size))
      count += 1
    }
    #expect(count == 1)
    #expect(sizes.count == 2)
    #expect(sizes.first.map { $0.width > 40 } == true)
    #expect(sizes.last.map { $0.width <= 40 && $0.height > 9 } == true)
    let first = drawn.first.flatMap { item -> Transform? in
      if case .push(let group) = item { group.transform } else { nil }
    }
    #expect(first?.tx == sizes.first.map { Double(-$0.width) })
    #expect(
      drawn.contains {
        if case .glyphs = $0 { true } else { false }
      })
  }

  // Source: the documentation of `GraphicsContext.ResolvedText.shading` ("uncolored text regions")
  // and `GraphicsContext.ResolvedImage.shading` (the foreground for templates, else nil).
  @Test func `a shading paints a text where it has no colour of its own`() {
    let gradient = Gradient(colors: [.black, .white])
    let shading = GraphicsContext.Shading.linearGradient(
      gradient, startPoint: CGPoint(x: 5, y: 0), endPoint: CGPoint(x: 9, y: 0))
    let drawn = items { context, _ in
      var text = context.resolve(Text("a") + Text("b").foregroundColor(.red))
      text.shading = plain
      context.draw(text, at: .zero)
      text.shading = shading
      context.draw(text, in: CGRect(x: 5, y: 7, width: 30, height: 20))
    }
    let paints: [DisplayPaint] = drawn.compactMap {
      if case .glyphs(_, let paint) = $0 { paint } else { nil }
    }
    #expect(paints.count == 4)
    #expect(paints.first == .color(red) && paints.dropFirst().first == paints.last)
    guard case .linearGradient(_, let start, let end) = paints.dropFirst(2).first else {
      Issue.record("\(paints)")
      return
    }
    #expect(start == Point(x: 0, y: -7) && end == Point(x: 4, y: -7))
  }

  @Test func `a shading fills a picture, and nil leaves its own colours`() throws {
    let image = try Image(data: TestPictures.png(6, 4))
    var starts: [Bool] = []
    let drawn = items { context, _ in
      var template = context.resolve(image.renderingMode(.template))
      var picture = context.resolve(image)
      starts = [template.shading != nil, picture.shading != nil]
      template.shading = nil
      picture.shading = plain
      context.draw(template, at: CGPoint(x: 10, y: 10))
      context.draw(picture, in: CGRect(x: 1, y: 2, width: 12, height: 4))
    }
    #expect(starts == [true, false])
    let pictures: [DisplayImage] = drawn.compactMap {
      if case .image(let picture) = $0 { picture } else { nil }
    }
    #expect(pictures.map(\.tint) == [nil, .color(red)])
    #expect(
      pictures.map(\.box) == [
        Rect(x: 7, y: 8, width: 6, height: 4), Rect(x: 1, y: 2, width: 12, height: 4),
      ])
  }

  @Test func `numbers that are not finite draw nothing`() {
    let drawn = items { context, _ in
      context.translateBy(x: .nan, y: 0)
      context.fill(Path(box), with: plain)
    }
    #expect(drawn.isEmpty)
  }

  // MARK: Time

  @Test func `a timeline shows its first moment from now on`() {
    var dates: [Double] = []
    func show(_ schedule: some TimelineSchedule) {
      _ = TimelineView(schedule) { context in
        let _ = dates.append(context.date.timeIntervalSinceReferenceDate)
        Color.clear
      }
      .environment(\.now, Date(timeIntervalSinceReferenceDate: 130))
      .layoutSnapshot(in: size)
    }
    show(.animation)
    show(.everyMinute)
    show(.periodic(from: Date(timeIntervalSinceReferenceDate: 5), by: 50))
    show(.periodic(from: Date(timeIntervalSinceReferenceDate: 5), by: 0))
    show(.explicit([Date(timeIntervalSinceReferenceDate: 7)]))
    show(.explicit([]))
    #expect(dates == [130, 120, 105, 5, 7, 130])
  }

  // MARK: Containers

  @Test func `a shape follows its container's corners`() {
    let card = ContainerRelativeShape().fill(.red).padding(4)
      .containerShape(RoundedRectangle(cornerRadius: 10, style: .circular))
    let own = RoundedRectangle(cornerRadius: 6, style: .circular).fill(.red).padding(4)
    #expect(card.displayList(in: size) == own.displayList(in: size))
    let inset = ContainerRelativeShape().inset(by: 4).fill(.red)
      .containerShape(RoundedRectangle(cornerRadius: 10, style: .circular))
    #expect(inset.displayList(in: size) == own.displayList(in: size))
    let clipped = Color.red.clipShape(ContainerRelativeShape())
      .containerShape(Capsule())
    #expect(
      clipped.displayList(in: size) == Color.red.clipShape(Capsule()).displayList(in: size))
    #expect(
      ContainerRelativeShape().fill(.red).displayList(in: size)
        == Rectangle().fill(.red).displayList(in: size))
  }

  // MARK: Pictures that are fetched

  @Test func `a placeholder stands in for a picture that would be fetched`() {
    let url = URL(string: "https://example.com/a.png")
    EveryWay(proposal: 200, 100).expect(AsyncImage(url: url), size: (200, 100))
    let view = AsyncImage(url: url) {
      $0.resizable()
    } placeholder: {
      Rigid(20, 10).id("wait")
    }
    EveryWay(proposal: 200, 100).expect(view, size: (20, 10), ["wait": [0, 0, 20, 10]])
    let phase = AsyncImage(url: url) { phase in
      if let image = phase.image {
        image
      } else if phase.error != nil {
        Color.red
      } else {
        Rigid(5, 5)
      }
    }
    EveryWay(proposal: 200, 100).expect(phase, size: (5, 5))
  }
}
