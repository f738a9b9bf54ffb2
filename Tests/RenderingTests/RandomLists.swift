// SPDX-License-Identifier: MIT

import LayoutEngine
import TextEngine
import ViewTree

/// A generator of lists; the same seed gives the same lists.
struct RandomLists: RandomNumberGenerator {
  /// Where the numbers come from.
  enum Numbers {
    /// Numbers that a sensible picture has.
    case tame
    /// Half of them sensible; the others huge, tiny, not finite or at some limit.
    case awkward
  }

  private var state: UInt64
  private let numbers: Numbers
  private let run: GlyphRun?

  /// Starts a sequence, with glyphs like those of `run` if there is one.
  init(seed: UInt64, _ numbers: Numbers, run: GlyphRun?) {
    state = seed
    self.numbers = numbers
    self.run = run
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  private static let awkward = [
    0, -0.0, 1, -1, 0.5, 10, 99.99, 1e-9, -1e-9, 1e-160, 1e7, -1e7, 8_388_608, 1e15, -1e15, 1e200,
    -1e200, 1.7e308, .leastNonzeroMagnitude, .nan, .infinity, -.infinity,
  ]

  /// A number; a tame one is within the range.
  private mutating func number(_ range: ClosedRange<Double> = 0...60) -> Double {
    switch numbers {
    case .tame: Double.random(in: range, using: &self)
    case .awkward:
      Bool.random(using: &self)
        ? Double.random(in: -50...150, using: &self)
        : Self.awkward.randomElement(using: &self) ?? 0
    }
  }

  private mutating func point() -> Point { Point(x: number(), y: number()) }

  private mutating func path() -> DisplayPath {
    let count = Int.random(in: 0...6, using: &self)
    return DisplayPath(elements: (0..<count).map { _ in element() })
  }

  private mutating func element() -> DisplayPath.Element {
    switch Int.random(in: 0...4, using: &self) {
    case 0: .move(point())
    case 1: .line(point())
    case 2: .quadratic(control: point(), end: point())
    case 3: .cubic(control1: point(), control2: point(), end: point())
    default: .close
    }
  }

  private mutating func color() -> DisplayColor {
    DisplayColor(
      red: number(0...1), green: number(0...1), blue: number(0...1), alpha: abs(number(0...1)))
  }

  private mutating func stops() -> [DisplayGradientStop] {
    (0..<Int.random(in: 0...4, using: &self)).map { _ in
      DisplayGradientStop(color: color(), location: number(0...1))
    }
  }

  private mutating func paint() -> DisplayPaint {
    switch Int.random(in: 0...2, using: &self) {
    case 0: .color(color())
    case 1: .linearGradient(stops: stops(), start: point(), end: point())
    default:
      .radialGradient(
        stops: stops(), center: point(), startRadius: number(), endRadius: number())
    }
  }

  private mutating func stroke() -> DisplayStroke {
    DisplayStroke(
      width: number(0...12), cap: [.butt, .round, .square].randomElement(using: &self) ?? .butt,
      join: [.miter, .round, .bevel].randomElement(using: &self) ?? .miter,
      miterLimit: number(1...20),
      dash: (0..<Int.random(in: 0...3, using: &self)).map { _ in number() }, dashPhase: number())
  }

  private mutating func group() -> DisplayGroup {
    var transform = Transform.identity
    if Bool.random(using: &self) {
      transform = Transform(
        a: number(0...2), b: number(-1...1), c: number(-1...1), d: number(0...2), tx: number(),
        ty: number())
    }
    return DisplayGroup(
      transform: transform, opacity: number(0...1.5),
      clip: Bool.random(using: &self) ? path() : nil,
      filters: filters(),
      blendMode: blendModes.randomElement(using: &self) ?? .normal,
      isIsolated: Bool.random(using: &self))
  }

  /// All modes, or those that all formats know.
  private var blendModes: [DisplayBlendMode] {
    switch numbers {
    case .tame: [.normal, .multiply, .screen, .overlay, .darken, .difference, .luminosity]
    case .awkward: DisplayBlendMode.allCases
    }
  }

  /// Tame lists have none: rsvg 2.54 filters only what lies on the page.
  private mutating func filters() -> [DisplayFilter] {
    guard case .awkward = numbers, Bool.random(using: &self) else { return [] }
    switch Int.random(in: 0...2, using: &self) {
    case 0: return [.blur(deviation: min(number(), 20))]
    case 1:
      let places: [DisplayShadow.Place] = [.below, .alone, .inside]
      return [
        .shadow(
          DisplayShadow(
            color: color(), deviation: min(number(), 20), x: number(), y: number(),
            place: places.randomElement(using: &self) ?? .below))
      ]
    default: return [.colors(DisplayColorMatrix(factors: (0..<20).map { _ in number() }))]
    }
  }

  private mutating func glyphs() -> DisplayItem {
    guard var run else { return .pop }
    if Bool.random(using: &self) { run.size = number() }
    for index in run.glyphs.indices where Bool.random(using: &self) {
      run.glyphs[index].x = number()
      run.glyphs[index].y = number()
      run.glyphs[index].id = UInt32.random(in: 0...8_000, using: &self)
      run.glyphs[index].cluster = Int.random(in: -1...5, using: &self)
    }
    run.isRightToLeft = Bool.random(using: &self)
    return .glyphs(run, paint())
  }

  private static let files = [TestJPEG.rgb, TestJPEG.turned, TestPNG.small].compactMap {
    try? ImageFile(data: $0)
  }

  private mutating func rect() -> Rect {
    Rect(x: number(), y: number(), width: number(), height: number())
  }

  /// A picture; a tame one as readers of all formats draw it, smooth and not repeated.
  private mutating func picture() -> DisplayItem {
    guard let file = Self.files.randomElement(using: &self) else { return .pop }
    var image = DisplayImage(file: file, source: rect(), box: rect())
    image.orientation = Image.Orientation.allCases.randomElement(using: &self) ?? .up
    if Bool.random(using: &self) {
      let size = Size(width: Double(file.width), height: Double(file.height))
      image.source = Rect(origin: .zero, size: size)
    }
    if Bool.random(using: &self) { image.tint = paint() }
    image.interpolation = .low
    guard case .awkward = numbers else { return .image(image) }
    if Bool.random(using: &self) { image.tile = Size(width: number(), height: number()) }
    image.interpolation = [.none, .low, .medium, .high].randomElement(using: &self) ?? .none
    image.isAntialiased = Bool.random(using: &self)
    return .image(image)
  }

  /// The next list.
  mutating func list() -> DisplayList {
    let items: [DisplayItem] = (0..<Int.random(in: 1...12, using: &self)).map { _ in
      switch Int.random(in: 0...5, using: &self) {
      case 0: .push(group())
      case 1: .pop
      case 2: .fill(path(), paint(), evenOdd: Bool.random(using: &self))
      case 3: .stroke(path(), paint(), stroke())
      case 4: picture()
      default: glyphs()
      }
    }
    return DisplayList(size: Size(width: 64, height: 48), items: items)
  }
}
