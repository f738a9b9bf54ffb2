// SPDX-License-Identifier: MIT

import CCairo
import LayoutEngine
import ViewTree

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The pictures of files of one drawing as Cairo surfaces, each decoded once.
///
/// Not `Sendable`: it stays with the canvas that it serves.
final class CairoPictures {
  /// Nil for a file that cannot be decoded.
  private var surfaces: [ScenePicture.Part: OpaquePointer?] = [:]
  private let decoder = PictureDecoder()

  deinit {
    for case let surface? in surfaces.values { cairo_surface_destroy(surface) }
  }

  /// The surface of a part, or nil when its file cannot be decoded.
  func surface(for part: ScenePicture.Part) -> OpaquePointer? {
    if let known = surfaces[part] { return known }
    let pixels = decoder.pixels(of: part)
    let surface = pixels?.makeSurface()
    if let surface, let pixels { describe(surface, part, isIntact: pixels.isIntact) }
    surfaces[part] = .some(surface)
    return surface
  }

  /// Tells a PDF how to know the picture again, and gives it a JPEG's own bytes, so that nothing is
  /// lost. A JPEG of inks is written as colors, for readers disagree about inverted inks; so is one
  /// that breaks off or is damaged, for they disagree about the rest.
  private func describe(
    _ surface: OpaquePointer, _ part: ScenePicture.Part, isIntact: Bool
  ) {
    attach(Array("viewtree-\(surfaces.count)".utf8), CAIRO_MIME_TYPE_UNIQUE_ID, to: surface)
    if part.file.format == .jpeg, part.file.channels < 4, part.isWhole, isIntact {
      attach(part.file.bytes, CAIRO_MIME_TYPE_JPEG, to: surface)
    }
  }

  /// Gives the surface a copy of the bytes, which it frees with itself; one that it does not take
  /// is freed here.
  private func attach(_ bytes: [UInt8], _ type: String, to surface: OpaquePointer) {
    guard let copy = malloc(bytes.count) else { return }
    bytes.withUnsafeBytes { source in
      UnsafeMutableRawBufferPointer(start: copy, count: source.count).copyMemory(from: source)
    }
    let status = cairo_surface_set_mime_data(
      surface, type, copy.assumingMemoryBound(to: UInt8.self), UInt(bytes.count), { free($0) }, copy
    )
    if status != CAIRO_STATUS_SUCCESS { free(copy) }
  }
}

extension CairoCanvas {
  /// Draws a picture inside its box, or nothing when its file cannot be decoded.
  func paint(_ picture: ScenePicture, from pictures: CairoPictures, mappedBy map: Transform) {
    let pixelMap = picture.pixelMap.followed(by: map)
    let area = picture.part.area
    let corner = Point(x: Double(area.width), y: Double(area.height))
    guard pixelMap.isModest(at: [.zero, corner]), pixelMap.isVisible,
      let surface = pictures.surface(for: picture.part),
      let pattern = makePattern(surface, picture)
    else { return }
    paint(surface, within: map.bounds(of: picture.box)) {
      fill(picture, with: pattern, pixelMap: pixelMap, mappedBy: map)
    }
    cairo_pattern_destroy(pattern)
  }

  private func fill(
    _ picture: ScenePicture, with pattern: OpaquePointer, pixelMap: Transform,
    mappedBy map: Transform
  ) {
    cairo_save(context)
    cairo_identity_matrix(context)
    setPath(.rectangle(picture.box), mappedBy: map)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    if !picture.isAntialiased { cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE) }
    if let tint = picture.tint {
      cairo_clip(context)
      setPaint(tint, mappedBy: map)
      setMatrix(pixelMap)
      cairo_mask(context, pattern)
    } else {
      setMatrix(pixelMap)
      cairo_set_source(context, pattern)
      cairo_fill(context)
    }
    cairo_restore(context)
  }

  /// A bitmap continues a picture beyond its edges, so that an edge between two pixels stays
  /// opaque; in a PDF the box cuts the picture at its edges, and it is embedded as it is.
  private func makePattern(_ surface: OpaquePointer, _ picture: ScenePicture) -> OpaquePointer? {
    let pattern = cairo_pattern_create_for_surface(surface)
    let isBitmap = cairo_surface_get_type(self.surface) == CAIRO_SURFACE_TYPE_IMAGE
    cairo_pattern_set_extend(
      pattern,
      picture.isTiled ? CAIRO_EXTEND_REPEAT : isBitmap ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    cairo_pattern_set_filter(pattern, picture.interpolation.cairo)
    return pattern
  }
}

extension Transform {
  /// Whether no more than 16,000 pixels of a picture lie in a device unit: pixman counts them in
  /// 16.16 fixed-point numbers, and Cairo reports a failure beyond.
  fileprivate var isVisible: Bool { inverse.map { $0.largestStretch < 16_000 } ?? false }
}

extension Image.Interpolation {
  fileprivate var cairo: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .medium: CAIRO_FILTER_GOOD
    case .high: CAIRO_FILTER_BEST
    }
  }
}

extension DisplayPath {
  /// The outline of a rectangle.
  static func rectangle(_ rect: Rect) -> DisplayPath {
    let corners = rect.corners
    return DisplayPath(
      elements: [.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close])
  }
}
