// SPDX-License-Identifier: MIT

public import Foundation
internal import LayoutEngine

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(
      points: { Rect(origin: .zero, size: $0).corners }, value: { CGRect(Rect(around: $0)) })
  }

  /// A rectangle in the view's space, in points.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    let box = r.standardized
    let corners = [
      Point(x: Double(box.minX), y: Double(box.minY)),
      Point(x: Double(box.maxX), y: Double(box.minY)),
      Point(x: Double(box.maxX), y: Double(box.maxY)),
      Point(x: Double(box.minX), y: Double(box.maxY)),
    ]
    return Anchor<CGRect>.Source(
      points: { _ in corners }, value: { CGRect(Rect(around: $0)) })
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's space, in points.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(
      points: { _ in [Point(x: Double(p.x), y: Double(p.y))] }, value: firstPoint)
  }

  /// A point by fractions of the view's width and height; x runs to the right in every reading
  /// direction.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(
      points: { [Point(x: Double(p.x) * $0.width, y: Double(p.y) * $0.height)] },
      value: firstPoint)
  }

  /// The top left corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top right corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the left edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the right edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom left corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom right corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }

  private static var firstPoint: @Sendable ([Point]) -> CGPoint {
    { CGPoint($0.first ?? .zero) }
  }
}

extension Anchor.Source {
  /// Several places at once.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    let parts = array.map(SourcePart.init)
    self.init(
      points: { size in parts.flatMap { $0.points(size) } },
      value: { points in
        var rest = points[...]
        return parts.map { part in
          defer { rest = rest.dropFirst(part.count) }
          return part.value(Array(rest.prefix(part.count)))
        }
      })
  }

  /// A place, or none.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    let part = anchor.map(SourcePart.init)
    self.init(
      points: { part?.points($0) ?? [] }, value: { points in part.map { $0.value(points) } })
  }
}

/// A source without its type's conditions, with the number of its points.
private struct SourcePart<Value>: Sendable {
  let points: @Sendable (Size) -> [Point]
  let value: @Sendable ([Point]) -> Value
  let count: Int

  init(_ source: Anchor<Value>.Source) {
    points = source.points
    value = source.value
    count = source.points(.zero).count
  }
}
