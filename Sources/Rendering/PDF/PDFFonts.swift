// SPDX-License-Identifier: MIT

import CCairo
import TextEngine

/// The fonts of one PDF file, opened on first use.
final class PDFFonts {
  private var fonts: [FontFace: PDFFont?] = [:]
  /// The blank glyphs of the file.
  let carriers = PDFCarriers()

  /// The font to embed for a face, or nil when Cairo cannot embed it (the glyphs are then drawn
  /// as shapes).
  func font(for face: FontFace) -> PDFFont? {
    if let known = fonts[face] { return known }
    let opened = OpenedFace(face).flatMap { PDFFont($0) }
    fonts[face] = .some(opened)
    return opened
  }
}

/// A font face as Cairo knows it.
final class PDFFont {
  let cairoFace: OpaquePointer
  /// Glyphs from here on do not exist; Cairo would fail for good on one.
  let glyphCount: Int

  /// Opens our blank font.
  convenience init?(blank font: BlankFont) {
    guard let opened = OpenedFace(font.bytes, index: 0, variations: [:]) else { return nil }
    self.init(opened)
  }

  /// Hands an opened face over to Cairo, which may keep it in its caches beyond the file's life.
  fileprivate init?(_ opened: OpenedFace) {
    let flags = FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP
    guard let face = cairo_ft_font_face_create_for_ft_face(opened.face, Int32(flags)) else {
      return nil
    }
    let owner = Unmanaged.passRetained(opened)
    let status = ccairo_keep_alive(face, owner.toOpaque()) { owner in
      guard let owner else { return }
      Unmanaged<OpenedFace>.fromOpaque(owner).release()
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_font_face_destroy(face)
      owner.release()
      return nil
    }
    cairoFace = face
    glyphCount = opened.face.pointee.num_glyphs
  }

  deinit { cairo_font_face_destroy(cairoFace) }
}

/// A FreeType face with a FreeType library and a copy of the font's bytes of its own.
///
/// FreeType asks for a lock around faces that share a library. This one shares nothing: Cairo
/// guards the face by its own lock, and may release the object on any thread.
private final class OpenedFace {
  let face: FT_Face
  private let library: FT_Library
  private let bytes: UnsafeMutableRawBufferPointer

  convenience init?(_ source: FontFace) {
    self.init(source.bytes, index: source.index, variations: source.variations)
  }

  init?(_ file: [UInt8], index: Int, variations: [String: Double]) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: file.count, alignment: 16)
    bytes.copyBytes(from: file)
    var face: FT_Face?
    let error = FT_New_Memory_Face(
      library, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count,
      index, &face)
    guard error == 0, let face, face.pointee.face_flags & FT_FACE_FLAG_SCALABLE != 0 else {
      FT_Done_FreeType(library)
      bytes.deallocate()
      return nil
    }
    self.library = library
    self.bytes = bytes
    self.face = face
    apply(variations)
  }

  deinit {
    FT_Done_FreeType(library)
    bytes.deallocate()
  }

  /// Sets the variation axes, in the font's order; an axis without a value keeps its default.
  private func apply(_ variations: [String: Double]) {
    var description: UnsafeMutablePointer<FT_MM_Var>?
    guard !variations.isEmpty, FT_Get_MM_Var(face, &description) == 0, let description else {
      return
    }
    defer { FT_Done_MM_Var(library, description) }
    let axes = UnsafeBufferPointer(
      start: description.pointee.axis, count: Int(description.pointee.num_axis))
    var coordinates = axes.map { axis in
      variations[Self.name(of: axis.tag)].map(Self.fixed) ?? axis.def
    }
    FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
  }

  /// The four letters of an axis tag.
  private static func name(of tag: FT_ULong) -> String {
    let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }
    return String(decoding: letters, as: UTF8.self)
  }

  /// A number as 16.16 fixed point; one out of range is held at the limit.
  private static func fixed(_ value: Double) -> FT_Fixed {
    guard !value.isNaN else { return 0 }
    return FT_Fixed((min(max(value, -32_768), 32_767) * 65_536).rounded())
  }
}
