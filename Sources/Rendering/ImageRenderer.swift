// SPDX-License-Identifier: MIT

public import Foundation
import LayoutEngine
public import ViewTree

/// Makes pictures of a view: PNG, PDF or SVG.
///
/// Bound to no actor: any thread may use a renderer, one thread at a time. State inside the view
/// is kept from picture to picture. Lengths are points.
public final class ImageRenderer<Content: View> {
  private let host: ViewHost<Content>

  /// The view that is drawn.
  public var content: Content {
    get { host.rootView }
    set { host.rootView = newValue }
  }

  /// What the view is offered; by default it takes its ideal size. The picture is as large as the
  /// view's answer, so that an infinite answer cannot be drawn.
  public var proposedSize = ProposedViewSize.unspecified

  /// Pixels per point of a PNG, and the display scale that the view sees in every format.
  public var scale: CGFloat = 1 {
    didSet { updateEnvironment() }
  }

  /// Whether pictures have a background: black, as a bitmap without alpha shows what nobody
  /// painted (ours).
  public var isOpaque = false

  /// The environment that the view gets; `scale` takes the place of its display scale.
  public var environment = EnvironmentValues() {
    didSet { updateEnvironment() }
  }

  /// Makes a renderer.
  public init(content: Content) {
    host = ViewHost(rootView: content)
  }

  /// Draws a PNG file: 8 bits a channel, sRGB, sides rounded up to whole pixels.
  /// - Throws: what `PNGRenderer.pngData(_:scale:)` throws.
  public func pngData() throws(RenderingError) -> Data {
    try PNGRenderer.pngData(displayList(), scale: Double(scale))
  }

  /// Draws a PDF file of one page whose text can be selected.
  /// - Throws: what `PDFRenderer.pdfData(_:)` throws.
  public func pdfData() throws(RenderingError) -> Data {
    try PDFRenderer.pdfData(displayList())
  }

  /// Writes an SVG document.
  /// - Parameter text: whether text is drawn as shapes, or as text with embedded fonts.
  /// - Throws: `unusableSize` for a view whose size is not finite.
  public func svgString(text: SVGTextMode = .outlines) throws(RenderingError) -> String {
    let list = displayList()
    try list.size.checkUsable()
    return SVGRenderer.svgString(list, text: text)
  }

  private func updateEnvironment() {
    host.environment = environment
    host.environment.displayScale = scale
  }

  private func displayList() -> DisplayList {
    var list = host.displayList(proposal: proposedSize)
    if isOpaque { list.items.insert(.backdrop(list.size), at: 0) }
    return list
  }
}

extension DisplayItem {
  /// A black rectangle over the whole canvas.
  fileprivate static func backdrop(_ size: Size) -> DisplayItem {
    let corners = Rect(origin: .zero, size: size).corners
    let path = DisplayPath(
      elements: [.move(corners[0])] + corners[1...].map { .line($0) } + [.close])
    return .fill(path, .color(DisplayColor(red: 0, green: 0, blue: 0)), evenOdd: false)
  }
}
