// SPDX-License-Identifier: MIT

import Foundation
import LayoutEngine
import Testing
import ViewTree

@Suite struct FilterModifierTests {
  /// The groups of a picture, from the outside in.
  private func groups<Content: View>(_ view: Content) -> [DisplayGroup] {
    view.displayList(proposal: .unspecified).items.compactMap { item in
      if case .push(let group) = item { group } else { nil }
    }
  }

  private func matrix<Content: View>(_ view: Content) throws -> [Double] {
    guard case .colors(let matrix)? = groups(view).first?.filters.first else { return [] }
    return matrix.factors
  }

  // Designers give half of a drawing tool's blur as the radius, and that blur is twice the deviation
  // (CSS Backgrounds and Borders 3, "Drop Shadows").
  @Test func `a shadow's blur has its radius as its deviation`() {
    let shadow = DisplayShadow(
      color: DisplayColor(red: 0, green: 0, blue: 0), deviation: 8, x: 1, y: 2)
    #expect(
      groups(box(20, 10).shadow(color: .black, radius: 8, x: 1, y: 2))
        == [DisplayGroup(filters: [.shadow(shadow)])])
  }

  @Test func `filters leave the layout alone`() {
    let view = box(20, 10)
    let size = view.layoutSnapshot(proposal: .unspecified).size
    #expect(view.shadow(radius: 9).layoutSnapshot(proposal: .unspecified).size == size)
    #expect(view.blur(radius: 9).layoutSnapshot(proposal: .unspecified).size == size)
    #expect(view.blendMode(.multiply).layoutSnapshot(proposal: .unspecified).size == size)
  }

  @Test func `the outer modifier is the outer group`() {
    let view = box(20, 10).blur(radius: 3).opacity(0.5).grayscale(1)
    let groups = groups(view)
    #expect(groups.map(\.filters.count) == [1, 0, 1])
    #expect(groups[1].opacity == 0.5 && groups[2].filters == [.blur(deviation: 3)])
  }

  @Test func `an opaque blur is cut to the frame`() {
    let group = groups(box(20, 10).padding(5).blur(radius: 3, opaque: true)).first
    #expect(group?.filters.count == 2)
    let points = (group?.clip?.elements ?? []).compactMap { element in
      switch element {
      case .move(let end), .line(let end): end
      default: nil
      }
    }
    #expect(Rect(around: points) == Rect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test func `colour filters have the factors of the specification`() throws {
    // Source: Filter Effects, feColorMatrix; 0.213, 0.715 and 0.072 are the shares of brightness.
    let gray = try matrix(box(1, 1).grayscale(1))
    #expect(
      gray == [
        0.213, 0.715, 0.072, 0, 0, 0.213, 0.715, 0.072, 0, 0, 0.213, 0.715, 0.072, 0, 0, 0, 0, 0, 1,
        0,
      ])
    #expect(try matrix(box(1, 1).saturation(0)) == gray)
    #expect(try matrix(box(1, 1).brightness(0.25)).last { $0 == 0.25 } != nil)
    #expect(try matrix(box(1, 1).contrast(3))[4] == -1)
    #expect(try matrix(box(1, 1).colorInvert())[0] == -1)
    #expect(try matrix(box(1, 1).luminanceToAlpha())[15] == 0.2125)
    #expect(try matrix(box(1, 1).colorMultiply(.black))[0] == 0)
    let turned = try matrix(box(1, 1).hueRotation(.degrees(0)))
    for (index, factor) in turned.enumerated() {
      #expect(abs(factor - (index % 6 == 0 ? 1 : 0)) < 1e-12)
    }
  }

  @Test func `a visual effect keeps the order of its steps`() {
    let view = box(20, 10).visualEffect { content, _ in
      content.blur(radius: 2).scaleEffect(3).blur(radius: 1)
    }
    let groups = groups(view)
    #expect(groups.map(\.filters) == [[.blur(deviation: 1)], [.blur(deviation: 2)]])
    #expect(groups.last?.transform.a == 3)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1, 1e9])
  func `a radius that cannot be drawn is reported`(radius: CGFloat) {
    let messages = [
      box(1, 1).blur(radius: radius).layoutSnapshot(proposal: .unspecified).diagnostics,
      box(1, 1).shadow(radius: radius).layoutSnapshot(proposal: .unspecified).diagnostics,
    ]
    #expect(messages.allSatisfy { $0.count == 1 })
  }

  @Test func `a style with a shadow draws it with what it paints`() {
    let view = Rectangle().fill(.red.shadow(.drop(radius: 4, y: 1)).shadow(.inner(radius: 2)))
      .frame(width: 10, height: 10)
    let filters = groups(view).first?.filters ?? []
    #expect(filters.count == 2)
    guard case .shadow(let drop)? = filters.first, case .shadow(let inner)? = filters.last else {
      Issue.record("The shadows are missing.")
      return
    }
    #expect(drop.deviation == 4 && drop.y == 1 && drop.place == .below)
    #expect(inner.deviation == 2 && inner.place == .inside)
    let text = Text(verbatim: "ab").foregroundStyle(.shadow(.drop(radius: 2)))
    #expect(groups(text).first?.filters.count == 1)
  }

  @Test func `blend modes and groups of their own are passed on`() {
    #expect(groups(box(1, 1).blendMode(.screen)).first?.blendMode == .screen)
    #expect(groups(box(1, 1).compositingGroup()).first?.isIsolated == true)
    #expect(groups(box(1, 1).drawingGroup()).first?.isIsolated == true)
  }

  @Test func `a canvas filters each drawing, and a layer as a whole`() {
    let canvas = Canvas { context, _ in
      context.scaleBy(x: 2, y: 2)
      context.blendMode = .screen
      context.addFilter(.shadow(radius: 4, options: .shadowOnly))
      context.addFilter(.grayscale(1))
      context.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 2)), with: .color(.red))
      context.drawLayer { layer in
        layer.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 2)), with: .color(.red))
        layer.fill(Path(CGRect(x: 1, y: 0, width: 2, height: 2)), with: .color(.red))
      }
    }
    let groups = groups(canvas.frame(width: 10, height: 10))
    let filtering = groups.filter { $0.filters.count == 2 }
    #expect(filtering.count == 2)
    #expect(filtering.allSatisfy { $0.transform.a == 2 && $0.blendMode == .screen })
    // Inside the layer, the map is taken back before each drawing takes its own.
    #expect(groups.map(\.transform.a) == [1, 2, 2, 0.5, 2, 2])
  }

  @Test func `a mask is drawn into a group of its own, and laid out as an overlay`() {
    let view = box(20, 10).mask { Text(verbatim: "a") }
    #expect(view.layoutSnapshot(proposal: .unspecified).size == CGSize(width: 20, height: 10))
    let items = view.displayList(proposal: .unspecified).items
    #expect(items.count == 6)
    #expect(items.first == .push(DisplayGroup(isIsolated: true)))
    #expect(items[2] == .push(DisplayGroup(blendMode: .destinationIn)))
    guard case .fill = items[1], case .glyphs = items[3] else {
      Issue.record("The mask comes after the view.")
      return
    }
  }

  @Test func `a mask of nothing hides the view`() {
    #expect(groups(box(20, 10).mask { EmptyView() }).last?.blendMode == .destinationIn)
  }

  @Test func `angular and elliptical gradients take their measures from the shape`() {
    let angular = Rectangle()
      .fill(
        .angularGradient(
          colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(180))
      )
      .frame(width: 20, height: 10)
    guard
      case .fill(_, .angularGradient(_, let center, _, let end), _)? =
        angular
        .displayList(proposal: .unspecified).items.first
    else {
      Issue.record("There is no angular gradient.")
      return
    }
    #expect(center == Point(x: 10, y: 5) && abs(end - .pi) < 1e-12)
    let ellipse = EllipticalGradient(colors: [.red, .blue]).frame(width: 20, height: 10)
    guard
      case .fill(_, .ellipticalGradient(_, _, _, let radius, let aspect), _)? =
        ellipse
        .displayList(proposal: .unspecified).items.first
    else {
      Issue.record("There is no elliptical gradient.")
      return
    }
    #expect(radius == 10 && aspect == 0.5)
    let whole = AngularGradient(gradient: Gradient(colors: [.red]), center: .center, angle: .zero)
    #expect(AngularGradient(gradient: Gradient(colors: [.red]), center: .center) == whole)
  }
}
