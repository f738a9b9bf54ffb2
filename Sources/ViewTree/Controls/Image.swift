// SPDX-License-Identifier: MIT

public import Foundation

/// A symbol or a picture.
///
/// There are no symbols here: one is a square as high as the font's capital letters, so that it
/// stands beside text. A picture is a PNG or a JPEG of a bundle, of the disk or of memory; its size
/// in points is its pixels divided by its scale. One that is missing or damaged takes no space, with
/// a diagnostic. Whatever is offered, an image keeps its size; when it is resizable it fills its
/// offer, and keeps its own length where nothing is offered.
public struct Image: PrimitiveView, Hashable, Sendable {
  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable {
    /// Four fifths of the medium size.
    case small
    /// As high as a capital letter.
    case medium
    /// Five quarters of the medium size.
    case large
  }

  /// How a picture that is too small fills its frame.
  public enum ResizingMode: Hashable, Sendable {
    /// By repeating.
    case tile
    /// By stretching.
    case stretch
  }

  /// Whether a picture's own colours count.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Painted with the foreground.
    case template
    /// As it is.
    case original
  }

  /// How smoothly a picture is scaled.
  public enum Interpolation: Hashable, Sendable {
    /// Not at all: pixels stay squares.
    case none
    /// A little: from pixel to pixel.
    case low
    /// Rather; a picture that is made smaller takes all its pixels into account.
    case medium
    /// As well as possible.
    case high
  }

  /// Where the picture comes from.
  enum Source: Hashable, Sendable {
    case symbol(String)
    case named(String, Bundle?)
    case picture(Picture)
  }

  let source: Source
  var resizing: ImageResizing?
  var renderingMode: TemplateRenderingMode?
  var interpolation = Interpolation.medium
  var isAntialiased = true

  /// Makes a symbol of the system's.
  public init(systemName: String) { source = .symbol(systemName) }

  /// Makes a picture of a bundle's resources: of an asset catalogue, or else `name.png`, `name.jpg`
  /// or `name.jpeg`.
  ///
  /// `name@2x.png` and `name@3x.png` are pictures for two and three pixels per point. The one of the
  /// display scale is taken, else the next larger one, else the largest. Each file is read once.
  /// - Parameter bundle: where to look; nil is the program's own. For a SwiftPM target it is
  ///   `Bundle.module`.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundle) }

  /// Makes a picture of a bundle's resources, with a description for those who cannot see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
  }

  /// Makes a picture of a bundle's resources that says nothing.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Makes a picture of a file in memory, with a description for those who cannot see it.
  /// - Parameters:
  ///   - scale: Pixels per point, from 0.001 to 1000; others count as 1.
  ///   - orientation: How the pixels are turned; the file's own wish is `cgImage.orientation`.
  public init(
    _ cgImage: ImageFile, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
  }

  /// Makes a picture of a file in memory that says nothing.
  /// - Parameters:
  ///   - scale: Pixels per point, from 0.001 to 1000; others count as 1.
  ///   - orientation: How the pixels are turned; the file's own wish is `cgImage.orientation`.
  public init(decorative cgImage: ImageFile, scale: CGFloat, orientation: Orientation = .up) {
    source = .picture(Picture(cgImage, scale: Double(scale), orientation: orientation))
  }

  /// Lets the picture take what it is offered.
  /// - Parameters:
  ///   - capInsets: How much of each side keeps its size, in points of the picture; leading is its
  ///     left side. Corners stay as they are, sides are resized along themselves.
  ///   - resizingMode: Whether the middle is stretched, or repeated from its top left corner on.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.resizing = ImageResizing(capInsets: capInsets, mode: resizingMode)
    return image
  }

  /// Says whether the picture's own colours count: a template is painted with the foreground, as
  /// opaque as the picture is. The layout stays.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = renderingMode
    return image
  }

  /// Says how smoothly the picture is scaled. The layout stays.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolation = interpolation
    return image
  }

  /// Says whether edges between pixels of the page are smooth. The layout stays.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    var image = self
    image.isAntialiased = isAntialiased
    return image
  }

  /// Adds a leaf.
  public static func _lower(_ view: Image, into lowering: Lowering) { lowering.addImage(view) }

  /// One element.
  @inlinable public static var _isUnary: Bool { true }
}

extension Image {
  /// Makes a picture of the bytes of a PNG or JPEG, turned as the file wishes. Ours: it stands where
  /// `UIImage(data:scale:)` or `NSImage(data:)` would.
  /// - Parameter scale: Pixels per point, from 0.001 to 1000.
  /// - Throws: An error that says what is wrong with the bytes or the scale.
  public init(data: some Collection<UInt8>, scale: CGFloat = 1) throws(ImageError) {
    try self.init(ImageFile(data: data), checkedScale: Double(scale))
  }

  /// Makes a picture of a PNG or JPEG file, turned as the file wishes. Ours: it stands where
  /// `UIImage(contentsOfFile:)` or `NSImage(contentsOfFile:)` would.
  /// - Parameter scale: Pixels per point, from 0.001 to 1000; nil for what the name tells: 2 for
  ///   `name@2x.png`, 3 for `name@3x.png` and 1 for others.
  /// - Throws: An error that says what is wrong with the file or the scale.
  public init(contentsOfFile path: String, scale: CGFloat? = nil) throws(ImageError) {
    try self.init(
      ImageFile(contentsOfFile: path),
      checkedScale: scale.map { Double($0) } ?? Self.scale(ofPath: path))
  }

  private init(_ file: ImageFile, checkedScale scale: Double) throws(ImageError) {
    guard Picture.usableScales.contains(scale) else { throw ImageError(.unusableScale(scale)) }
    source = .picture(Picture(file, scale: scale, orientation: file.orientation))
  }

  var isSymbol: Bool { if case .symbol = source { true } else { false } }

  /// The file and size of a picture that is no symbol, or why there is none.
  func picture(in environment: EnvironmentValues) -> Result<Picture, ImageMiss> {
    switch source {
    case .symbol(let name):
      .failure(ImageMiss(explanation: "There are no symbols; a square stands in for \(name)."))
    case .named(let name, let bundle):
      ImageLookup(name, bundle ?? .main, in: environment).find()
    case .picture(let picture):
      .success(picture)
    }
  }
}

/// How a picture fills its frame.
struct ImageResizing: Hashable, Sendable {
  var capInsets: EdgeInsets
  var mode: Image.ResizingMode

  func hash(into hasher: inout Hasher) {
    hasher.combine(mode)
    hasher.combine(capInsets.leading)
    hasher.combine(capInsets.top)
  }
}
