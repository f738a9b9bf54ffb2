// SPDX-License-Identifier: MIT

import CFreeType
import LayoutEngine

/// The one FreeType library of the process. Opening and closing faces needs its lock; loading
/// glyphs needs only the lock of the face (FreeType's manual, "FT_Library").
///
/// `@unchecked Sendable`: the handle is set once, and used only inside `lock`.
private final class FreeTypeLibrary: @unchecked Sendable {
  static let shared = FreeTypeLibrary()
  private let handle: FT_Library?
  private let lock = Lock(())

  private init() {
    var library: FT_Library?
    handle = FT_Init_FreeType(&library) == 0 ? library : nil
  }

  /// Opens a face by the named driver only, so that no other font format is ever parsed.
  func open(_ data: FontBytes, index: Int, driver: String) -> FT_Face? {
    lock.withLock { _ in
      var face: FT_Face?
      var arguments = FT_Open_Args()
      arguments.flags = UInt32(FT_OPEN_MEMORY | FT_OPEN_DRIVER)
      arguments.memory_base = data.pointer.baseAddress?.assumingMemoryBound(to: UInt8.self)
      arguments.memory_size = data.count
      arguments.driver = FT_Get_Module(handle, driver)
      guard handle != nil, arguments.driver != nil,
        FT_Open_Face(handle, &arguments, index, &face) == 0
      else { return nil }
      return face
    }
  }

  func close(_ face: FT_Face) {
    lock.withLock { _ in _ = FT_Done_Face(face) }
  }
}

/// A face in FreeType, which only reads outlines: no hinting, no bytecode, no rounding.
///
/// Not safe for two threads at once; its owner keeps it inside a lock.
final class FreeTypeFace {
  private let face: FT_Face
  private let data: FontBytes
  private let isVariable: Bool

  /// Opens a face; nil when FreeType refuses it.
  init?(data: FontBytes, index: Int, coordinates: [Double]) {
    guard let flavor = data.outlineFlavor(ofFace: index) else { return nil }
    let driver = flavor == .compact ? "cff" : "truetype"
    guard let face = FreeTypeLibrary.shared.open(data, index: index, driver: driver) else {
      return nil
    }
    self.face = face
    self.data = data
    isVariable = !coordinates.isEmpty
    setCoordinates(coordinates)
  }

  deinit { FreeTypeLibrary.shared.close(face) }

  /// Chooses the instance, and a size of one pixel per font unit that keeps fractions of a unit.
  private func setCoordinates(_ coordinates: [Double]) {
    guard isVariable else { return }
    var fixed = coordinates.map { FT_Fixed(($0 * 65536).clampedForFixed) }
    FT_Set_Var_Design_Coordinates(face, UInt32(fixed.count), &fixed)
    FT_Set_Char_Size(face, 0, FT_F26Dot6(face.pointee.units_per_EM) * 64, 72, 72)
  }

  /// The outline of a glyph in font units; empty when it has no ink or cannot be read.
  func outline(ofGlyph glyph: UInt32) -> GlyphOutline {
    let scale = isVariable ? 0 : FT_LOAD_NO_SCALE
    let flags = scale | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP
    guard FT_Load_Glyph(face, glyph, FT_Int32(flags)) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return GlyphOutline(elements: []) }
    return decompose(&slot.pointee.outline, unit: isVariable ? 1.0 / 64 : 1)
  }

  private func decompose(_ outline: inout FT_Outline, unit: Double) -> GlyphOutline {
    var pen = OutlinePen(unit: unit)
    var functions = OutlinePen.functions
    let status = withUnsafeMutablePointer(to: &pen) {
      FT_Outline_Decompose(&outline, &functions, $0)
    }
    return GlyphOutline(elements: status == 0 ? pen.closed() : [])
  }
}

extension Double {
  /// Within the range of a 16.16 number, so that the conversion cannot trap.
  fileprivate var clampedForFixed: Double {
    isFinite ? Swift.min(Swift.max(self, -2_147_483_648), 2_147_483_647).rounded() : 0
  }
}

/// Collects the steps of an outline.
private struct OutlinePen {
  var unit: Double
  var elements: [GlyphOutline.Element] = []

  func point(_ vector: FT_Vector) -> Point {
    Point(x: Double(vector.x) * unit, y: Double(vector.y) * unit)
  }

  mutating func move(to point: Point) {
    if !elements.isEmpty { elements.append(.close) }
    elements.append(.move(point))
  }

  func closed() -> [GlyphOutline.Element] { elements.isEmpty ? [] : elements + [.close] }

  static func with(
    _ context: UnsafeMutableRawPointer?, _ step: (inout OutlinePen) -> Void
  ) -> Int32 {
    guard let pen = context?.assumingMemoryBound(to: OutlinePen.self) else { return 1 }
    step(&pen.pointee)
    return 0
  }

  static let functions = FT_Outline_Funcs(
    move_to: { to, context in
      guard let to = to?.pointee else { return 1 }
      return OutlinePen.with(context) { $0.move(to: $0.point(to)) }
    },
    line_to: { to, context in
      guard let to = to?.pointee else { return 1 }
      return OutlinePen.with(context) { $0.elements.append(.line($0.point(to))) }
    },
    conic_to: { control, to, context in
      guard let control = control?.pointee, let to = to?.pointee else { return 1 }
      return OutlinePen.with(context) {
        $0.elements.append(.quadratic(control: $0.point(control), end: $0.point(to)))
      }
    },
    cubic_to: { control1, control2, to, context in
      guard let control1 = control1?.pointee, let control2 = control2?.pointee,
        let to = to?.pointee
      else { return 1 }
      return OutlinePen.with(context) {
        $0.elements.append(
          .cubic(
            control1: $0.point(control1), control2: $0.point(control2), end: $0.point(to)))
      }
    },
    shift: 0, delta: 0)
}
