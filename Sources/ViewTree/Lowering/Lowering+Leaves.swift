// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutEngine

extension Lowering {
  @usableFromInline func addSpacer(_ minLength: CGFloat?) {
    let opened = beginElement()
    builder.spacer(
      minLength: minLength.map { Double($0) }, axis: state.pointee.stackAxis,
      tag: tag(.spacer, isUsable: minLength?.isFinite ?? true))
    endElement(opened)
  }

  func addDivider() {
    let opened = beginElement()
    let thickness = environment.dynamicTypeSize.isAccessibilitySize ? 1 : environment.pixelLength
    let color = Color(.sRGB, red: 0.235, green: 0.235, blue: 0.263, opacity: 0.29)
    builder.divider(
      thickness: Double(thickness), axis: state.pointee.stackAxis ?? .vertical,
      tag: tag(.divider, .color(color.displayColor(in: environment))))
    endElement(opened)
  }

  @usableFromInline func addColor(_ color: Color) {
    let opened = beginElement()
    builder.fillLeaf(tag: colorTag(color))
    endElement(opened)
  }

  /// Adds a shape: as wide and high as its offer, or as it says itself.
  func addShape<S: Shape>(_ shape: S, named name: String? = nil, drawing: ShapeDrawing) {
    let opened = beginElement()
    let traits = session.traits(of: S.self)
    let tag = tag(named: name ?? traits.name, .shape(drawing))
    switch traits.size {
    case .square: builder.squareLeaf(tag: tag)
    case .offer: builder.fillLeaf(tag: tag)
    case .own: builder.contentLeaf(ShapeLeaf(shape), tag: tag)
    }
    endElement(opened)
  }
}

/// What is known of a type of shapes.
struct ShapeTraits {
  enum Size { case square, offer, own }

  var name: String
  var size: Size

  init<S: Shape>(_ type: S.Type) {
    name = String(String(describing: type).prefix { $0 != "<" })
    size = type == Circle.self ? .square : type is any OfferFillingShape.Type ? .offer : .own
  }
}

/// A shape that takes its offer on both axes.
protocol OfferFillingShape {}

/// A shape that says itself how large it is.
final class ShapeLeaf: LeafContent {
  private let shape: any Shape

  init(_ shape: any Shape) { self.shape = shape }

  /// Taken for granted of shapes, whose sizes follow their offers.
  var growsWithOffer: Bool { true }

  func measure(_ proposal: Proposal) -> LeafMetrics {
    let size = shape.sizeThatFits(ProposedViewSize(proposal))
    return LeafMetrics(size: Size(width: Double(size.width), height: Double(size.height)))
  }
}

extension ProposedViewSize {
  init(_ proposal: Proposal) {
    self.init(
      width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
  }

  var kernel: Proposal {
    Proposal(width: width.map { Double($0) }, height: height.map { Double($0) })
  }
}
