// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

/// Something in a fixture that is no view.
struct FixtureError: Error, CustomStringConvertible {
  var description: String
}

/// Makes the views of a fixture.
struct FixtureBuilder {
  func view(_ element: FixtureElement) throws -> AnyView {
    var view = try content(element)
    if let id = element.id { view = AnyView(view.accessibilityIdentifier(id)) }
    for modifier in element.modifiers ?? [] { view = try modified(view, modifier) }
    return view
  }

  private func content(_ element: FixtureElement) throws -> AnyView {
    switch element.kind {
    case .color: return AnyView(Color.red)
    case .rigid: return AnyView(FixtureLeaf(size: try size(element), isRigid: true))
    case .leaf: return AnyView(FixtureLeaf(size: try size(element), isRigid: false))
    case .circle: return AnyView(Circle())
    case .spacer: return AnyView(Spacer(minLength: element.minLength?.points))
    case .divider: return AnyView(Divider())
    case .empty: return AnyView(EmptyView())
    case .absent: return AnyView(Color?.none)
    case .group: return AnyView(try children(element.children))
    case .hstack, .vstack, .zstack: return try stack(element)
    case .geometry: return try reader(element)
    }
  }

  private func size(_ element: FixtureElement) throws -> CGSize {
    guard let width = element.width, let height = element.height else {
      throw FixtureError(description: "A leaf needs a width and a height.")
    }
    return CGSize(width: width.value, height: height.value)
  }

  private func children(_ elements: [FixtureElement]?) throws -> some View {
    let views = try (elements ?? []).map(view)
    return ForEach(views.indices, id: \.self) { views[$0] }
  }

  private func stack(_ element: FixtureElement) throws -> AnyView {
    let children = try children(element.children)
    let name = element.alignment ?? "center"
    switch element.kind {
    case .hstack:
      let alignment = try known(VerticalAlignment(fixture: name), name)
      return AnyView(
        HStack(alignment: alignment, spacing: element.spacing?.points) { children })
    case .vstack:
      let alignment = try known(HorizontalAlignment(fixture: name), name)
      return AnyView(
        VStack(alignment: alignment, spacing: element.spacing?.points) { children })
    default:
      let alignment = try known(Alignment(fixture: name), name)
      return AnyView(ZStack(alignment: alignment) { children })
    }
  }

  /// The children of a reader may be given parts of its size.
  private func reader(_ element: FixtureElement) throws -> AnyView {
    let elements = element.children ?? []
    _ = try elements.map { try view($0.sized(in: .zero)) }
    return AnyView(
      GeometryReader { proxy in
        ForEach(elements.indices, id: \.self) { index in
          try? view(elements[index].sized(in: proxy.size))
        }
      })
  }

  func known<Value>(_ value: Value?, _ name: String) throws -> Value {
    guard let value else { throw FixtureError(description: "There is no “\(name)”.") }
    return value
  }
}

extension FixtureBuilder {
  private func modified(_ view: AnyView, _ modifier: FixtureModifier) throws -> AnyView {
    switch modifier.kind {
    case .frame: try framed(view, modifier)
    case .flexFrame: try flexiblyFramed(view, modifier)
    case .padding: padded(view, modifier)
    case .overlay, .background: try layered(view, modifier)
    case .aspectRatio: shaped(view, modifier)
    case .guide: try guided(view, modifier)
    case .fixedSize:
      AnyView(
        view.fixedSize(
          horizontal: modifier.horizontal ?? true, vertical: modifier.vertical ?? true))
    case .position: AnyView(view.position(x: modifier.x ?? 0, y: modifier.y ?? 0))
    case .offset: AnyView(view.offset(x: modifier.x ?? 0, y: modifier.y ?? 0))
    case .priority: AnyView(view.layoutPriority(modifier.value ?? 0))
    case .zIndex: AnyView(view.zIndex(modifier.value ?? 0))
    case .id: AnyView(view.accessibilityIdentifier(modifier.id ?? ""))
    }
  }

  private func alignment(_ modifier: FixtureModifier) throws -> Alignment {
    let name = modifier.alignment ?? "center"
    return try known(Alignment(fixture: name), name)
  }

  private func framed(_ view: AnyView, _ modifier: FixtureModifier) throws -> AnyView {
    AnyView(
      view.frame(
        width: modifier.width?.points, height: modifier.height?.points,
        alignment: try alignment(modifier)))
  }

  private func flexiblyFramed(_ view: AnyView, _ modifier: FixtureModifier) throws -> AnyView {
    AnyView(
      view.frame(
        minWidth: modifier.minWidth?.points, idealWidth: modifier.idealWidth?.points,
        maxWidth: modifier.maxWidth?.points, minHeight: modifier.minHeight?.points,
        idealHeight: modifier.idealHeight?.points, maxHeight: modifier.maxHeight?.points,
        alignment: try alignment(modifier)))
  }

  private func padded(_ view: AnyView, _ modifier: FixtureModifier) -> AnyView {
    if let length = modifier.length { return AnyView(view.padding(length)) }
    let sides = [modifier.top, modifier.leading, modifier.bottom, modifier.trailing]
    if sides.allSatisfy({ $0 == nil }) { return AnyView(view.padding()) }
    return AnyView(
      view.padding(
        EdgeInsets(
          top: modifier.top ?? 0, leading: modifier.leading ?? 0, bottom: modifier.bottom ?? 0,
          trailing: modifier.trailing ?? 0)))
  }

  private func layered(_ view: AnyView, _ modifier: FixtureModifier) throws -> AnyView {
    let (alignment, layer) = (try alignment(modifier), try children(modifier.children))
    return modifier.kind == .overlay
      ? AnyView(view.overlay(alignment: alignment) { layer })
      : AnyView(view.background(alignment: alignment) { layer })
  }

  private func shaped(_ view: AnyView, _ modifier: FixtureModifier) -> AnyView {
    let mode: ContentMode = modifier.contentMode == "fill" ? .fill : .fit
    if let size = modifier.size, size.count == 2 {
      return AnyView(
        view.aspectRatio(CGSize(width: size[0], height: size[1]), contentMode: mode))
    }
    return AnyView(view.aspectRatio(modifier.ratio.map { CGFloat($0) }, contentMode: mode))
  }

  private func guided(_ view: AnyView, _ modifier: FixtureModifier) throws -> AnyView {
    let name = modifier.guide ?? ""
    if let guide = HorizontalAlignment(fixture: name) {
      return AnyView(
        view.alignmentGuide(guide) { dimensions in
          if let other = modifier.of.flatMap({ HorizontalAlignment(fixture: $0) }) {
            return dimensions[other]
          }
          return modifier.value ?? dimensions.width * (modifier.fraction ?? 0)
        })
    }
    let guide = try known(VerticalAlignment(fixture: name), name)
    return AnyView(
      view.alignmentGuide(guide) { dimensions in
        if let other = modifier.of.flatMap({ VerticalAlignment(fixture: $0) }) {
          return dimensions[other]
        }
        return modifier.value ?? dimensions.height * (modifier.fraction ?? 0)
      })
  }
}

extension FixtureLength {
  var points: CGFloat { CGFloat(value) }
}

extension FixtureElement {
  /// The element with its fractions as lengths.
  fileprivate func sized(in size: CGSize) -> FixtureElement {
    var element = self
    element.modifiers = modifiers?.map { modifier in
      var modifier = modifier
      if let part = modifier.widthFraction {
        modifier.width = FixtureLength(value: part * Double(size.width))
      }
      if let part = modifier.heightFraction {
        modifier.height = FixtureLength(value: part * Double(size.height))
      }
      return modifier
    }
    return element
  }
}

/// A leaf of one size, or one that takes its offer and has an ideal size.
private struct FixtureLeaf: Shape {
  var size: CGSize
  var isRigid: Bool

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    isRigid ? size : proposal.replacingUnspecifiedDimensions(by: size)
  }

  func path(in rect: CGRect) -> Path { Path(rect) }
}
