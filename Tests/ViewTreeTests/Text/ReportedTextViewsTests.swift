// SPDX-License-Identifier: MIT

import Foundation
import TextEngine
import Testing
import ViewTree

/// Texts in views that other engines got wrong in public. DejaVu Sans 17 unless another font is
/// named; its line is 19.7891 high.
@Suite struct ReportedTextViewsTests {
  private let environment: EnvironmentValues
  private let pairs = "AVAWA To Type Very AVALON Today WATER To Vacuum Yes"

  init() throws { environment = try DejaVu.environment() }

  private func list(_ view: some View, _ size: CGSize) -> DisplayList {
    view.displayList(in: size, environment: environment)
  }

  // Report 55, https://github.com/chenglou/pretext/pull/236 and others: the last word was painted
  // over what follows. Edges are rounded to the pixel, by half of one at the most.
  @Test func `no text paints outside its frame`() {
    for width in stride(from: 60.0, through: 400, by: 3.5) {
      let view = VStack(spacing: 0) {
        Text(verbatim: pairs)
        Text("next")
      }.frame(width: width)
      let snapshot = view.layoutSnapshot(
        in: CGSize(width: 500, height: 500), environment: environment)
      let frames = snapshot.nodes(named: "Text").map(\.pixelFrame)
      #expect(frames.count == 2 && frames[0].maxY == frames[1].minY)
      for glyphs in PaintedText(list(view, CGSize(width: 500, height: 500))).runs {
        let isIn = frames.contains { frame in
          frame.minX - 0.5 <= glyphs.left && glyphs.right <= frame.maxX + 0.5
            && (frame.minY..<frame.maxY).contains(glyphs.baseline)
        }
        #expect(isIn, "\(width): \(glyphs)")
      }
    }
  }

  // Report 56, https://github.com/react/react-native/issues/57920 and others: at fractional
  // origins a text lost its last glyph or wrapped.
  @Test(arguments: [1, 2, 2.75, 3] as [CGFloat])
  func `a text at a fraction of a pixel stays whole`(scale: CGFloat) {
    var values = environment
    values.displayScale = scale
    let host = ViewHost(rootView: Shifted(distance: 0))
    host.environment = values
    var widths: Set<CGFloat> = []
    for step in 0..<10 {
      host.rootView = Shifted(distance: CGFloat(step) / 10)
      let snapshot = host.layoutSnapshot(in: CGSize(width: 300, height: 60))
      let frame = snapshot.nodes(named: "Text").first?.frame ?? .zero
      widths.insert((frame.width * 1000).rounded())
      #expect(frame.width >= 100.7051 - 0.0001 && frame.height < 21)
      let pixels = snapshot.nodes(named: "Text").first?.pixelFrame ?? .zero
      #expect(pixels.width >= frame.width - 1 / scale)
      let painted = PaintedText(host.displayList(in: CGSize(width: 300, height: 60)))
      #expect(painted.runs.map(\.text) == ["Hello, world"])
    }
    #expect(widths.count == 1)
  }

  // Report 59, https://github.com/mikke89/RmlUi/issues/383 and others: "Hello" is 43.0894 wide.
  @Test(arguments: ["Hello   world", "Hello world"])
  func `spaces at the end of a line move nothing`(string: String) throws {
    let view = Text(verbatim: string).multilineTextAlignment(.center).frame(width: 60)
    let runs = PaintedText(list(view, CGSize(width: 60, height: 60))).runs
    let hello = try #require(runs.first)
    #expect(hello.text == "Hello" && runs.count == 2)
    #expect(abs(hello.right - hello.left - 43.0894) < 5e-5)
    let world = try #require(runs.last)
    #expect(abs((hello.left + hello.right) - (world.left + world.right)) < 1e-6)
  }

  // Report 76, https://github.com/eigenpal/docx-editor/pull/540: a run in bold broke the line.
  @Test func `joined texts break as one`() {
    let parts = [("天地玄", true), ("黃 Eng", false), ("lish 春夏", true), ("秋冬", false)]
    let joined = parts.reduce(Text("")) {
      $0 + ($1.1 ? Text($1.0).foregroundColor(.red) : Text($1.0))
    }
    let whole = Text(parts.map(\.0).joined())
    for width in [40.0, 90, 130, 200] {
      let sizes = [joined, whole].map { text in
        text.layoutSnapshot(
          proposal: ProposedViewSize(width: width, height: nil), environment: environment
        ).size
      }
      #expect(sizes[0] == sizes[1])
    }
  }

  // Report 84, https://github.com/wieslawsoltes/Svg.Skia/pull/548 and others: all weights had the
  // advances of the regular one. Measured with HarfBuzz in Debian's variable Inter.
  @Test(arguments: [
    (Font.Weight.ultraLight, 90.9826), (.regular, 94.7798), (.bold, 98.0639), (.black, 100.2614),
  ])
  func `a variable font is measured and drawn in the weight asked for`(
    weight: Font.Weight, width: Double
  ) throws {
    var values = environment
    values.fontLibrary = try FontLibrary(files: [
      "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf"
    ])
    values.displayScale = 10_000
    let view = Text("Hello, world").font(.custom("Inter", fixedSize: 17)).fontWeight(weight)
    let snapshot = view.layoutSnapshot(proposal: .unspecified, environment: values)
    #expect(abs(snapshot.size.width - width) < 2e-4)
    #expect(abs(snapshot.size.height - 20.5739) < 2e-4)
    let list = view.displayList(in: CGSize(width: 200, height: 40), environment: values)
    let faces = PaintedText(list).faces
    #expect(Set(faces.map { $0.variations["wght"] ?? 400 }).count == 1)
    #expect(
      faces.first?.weight == [.ultraLight: 100, .regular: 400, .bold: 700, .black: 900][weight])
  }
}

private struct Shifted: View {
  var distance: CGFloat

  var body: some View {
    Text("Hello, world").padding(.trailing, distance)
      .frame(width: 300, height: 60, alignment: .trailing)
  }
}

/// The glyph runs of a display list in the space of the canvas, where nothing is turned.
struct PaintedText {
  struct Run {
    var text: String
    var left: CGFloat
    var right: CGFloat
    var baseline: CGFloat
  }

  private(set) var runs: [Run] = []
  private(set) var faces: [FontFace] = []

  init(_ list: DisplayList) {
    var origins: [(x: Double, y: Double)] = [(0, 0)]
    for item in list.items {
      let origin = origins.last ?? (0, 0)
      switch item {
      case .push(let group):
        origins.append((origin.x + group.transform.tx, origin.y + group.transform.ty))
      case .pop: origins.removeLast()
      case .glyphs(let run, _):
        guard let first = run.glyphs.first, let last = run.glyphs.last else { continue }
        faces.append(run.face)
        runs.append(
          Run(
            text: run.text, left: CGFloat(origin.x + first.x),
            right: CGFloat(origin.x + last.x + last.advance),
            baseline: CGFloat(origin.y + first.y)))
      default: break
      }
    }
  }
}
