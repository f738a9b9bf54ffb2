// SPDX-License-Identifier: MIT

/// A view as data: a kind, its arguments, its children, and modifiers from the inside out.
struct FixtureElement: Decodable, Sendable {
  enum Kind: String, Decodable {
    /// A leaf that takes its offer.
    case color
    /// A leaf of one size.
    case rigid
    /// A leaf that takes its offer and has an ideal size.
    case leaf
    case circle, hstack, vstack, zstack, spacer, divider, group, geometry
    /// An `EmptyView`.
    case empty
    /// An `if` whose condition is false.
    case absent
  }

  var kind: Kind
  var id: String?
  var width: FixtureLength?
  var height: FixtureLength?
  var minLength: FixtureLength?
  var spacing: FixtureLength?
  var alignment: String?
  var children: [FixtureElement]?
  var modifiers: [FixtureModifier]?
}

/// A modifier as data.
struct FixtureModifier: Decodable, Sendable {
  enum Kind: String, Decodable {
    case frame, flexFrame, padding, fixedSize, aspectRatio, overlay, background, position, offset
    case guide, priority, zIndex, id
  }

  var kind: Kind
  var id: String?
  var alignment: String?
  var children: [FixtureElement]?
  var width: FixtureLength?
  var height: FixtureLength?
  /// The part of the geometry reader around.
  var widthFraction: Double?
  var heightFraction: Double?
  var minWidth: FixtureLength?
  var idealWidth: FixtureLength?
  var maxWidth: FixtureLength?
  var minHeight: FixtureLength?
  var idealHeight: FixtureLength?
  var maxHeight: FixtureLength?
  /// A padding on all sides.
  var length: Double?
  var top: Double?
  var leading: Double?
  var bottom: Double?
  var trailing: Double?
  var horizontal: Bool?
  var vertical: Bool?
  var ratio: Double?
  var size: [Double]?
  var contentMode: String?
  var x: Double?
  var y: Double?
  var guide: String?
  /// A number; of an alignment guide, a fixed position.
  var value: Double?
  /// A guide as part of the view's length.
  var fraction: Double?
  /// A guide at another guide.
  var of: String?
}

extension FixtureElement {
  var withExchangedAxes: FixtureElement {
    var element = self
    switch kind {
    case .hstack: element.kind = .vstack
    case .vstack: element.kind = .hstack
    default: break
    }
    (element.width, element.height) = (height, width)
    element.alignment = alignment.map(exchanged)
    element.children = children?.map(\.withExchangedAxes)
    element.modifiers = modifiers?.map(\.withExchangedAxes)
    return element
  }
}

extension FixtureModifier {
  var withExchangedAxes: FixtureModifier {
    var modifier = self
    modifier.alignment = alignment.map(exchanged)
    modifier.guide = guide.map(exchanged)
    modifier.of = of.map(exchanged)
    modifier.children = children?.map(\.withExchangedAxes)
    (modifier.width, modifier.height) = (height, width)
    (modifier.widthFraction, modifier.heightFraction) = (heightFraction, widthFraction)
    (modifier.minWidth, modifier.minHeight) = (minHeight, minWidth)
    (modifier.idealWidth, modifier.idealHeight) = (idealHeight, idealWidth)
    (modifier.maxWidth, modifier.maxHeight) = (maxHeight, maxWidth)
    (modifier.top, modifier.leading) = (leading, top)
    (modifier.bottom, modifier.trailing) = (trailing, bottom)
    (modifier.horizontal, modifier.vertical) = (vertical, horizontal)
    (modifier.x, modifier.y) = (y, x)
    modifier.ratio = ratio.map { 1 / $0 }
    modifier.size = size?.reversed()
    return modifier
  }
}

/// The alignment on the other axis.
private func exchanged(_ alignment: String) -> String {
  switch alignment {
  case "leading": "top"
  case "top": "leading"
  case "trailing": "bottom"
  case "bottom": "trailing"
  case "topTrailing": "bottomLeading"
  case "bottomLeading": "topTrailing"
  case _ where alignment.hasSuffix("X"): alignment.dropLast() + "Y"
  case _ where alignment.hasSuffix("Y"): alignment.dropLast() + "X"
  default: alignment
  }
}
