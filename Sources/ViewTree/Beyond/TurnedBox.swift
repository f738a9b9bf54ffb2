// SPDX-License-Identifier: MIT

internal import Foundation

/// The upright boxes around what one angle turns.
struct TurnedBox {
  /// The shares of a length that a turned one has along its old axis and across.
  let along, across: CGFloat

  init(_ angle: Angle) {
    let radians = angle.radians.isFinite ? angle.radians : 0
    let (along, across) = (abs(cos(radians)), abs(sin(radians)))
    self.along = along < 1e-9 ? 0 : across < 1e-9 ? 1 : CGFloat(along)
    self.across = along < 1e-9 ? 1 : across < 1e-9 ? 0 : CGFloat(across)
  }

  /// The smallest box around something of a size.
  func size(around size: CGSize) -> CGSize {
    CGSize(
      width: part(along, size.width) + part(across, size.height),
      height: part(across, size.width) + part(along, size.height))
  }

  /// A share of a length; none of an infinite one, too.
  private func part(_ share: CGFloat, _ length: CGFloat) -> CGFloat {
    share == 0 ? 0 : share * length
  }
}

/// Looks for a width at which a view fits when it is turned by no quarter turn.
///
/// 1. Ask as if the view had no height.
/// 2. While the box does not fit, ask again with the width that the answered height leaves: a text that
///    is narrower has more lines, until it fits or its height alone is too much.
/// 3. Where that leads to no fit, or the view becomes lower, ask with the first answer's width, scaled so
///    that its box fits: what has one shape at all sizes fits then.
/// 4. Else take what the first answer's height leaves. An axis on which that height alone is too much does
///    not count.
///
/// Asks twice for most content, and `mostQuestions` times at most.
struct TurnedWidthSearch {
  static let mostQuestions = 10

  let box: TurnedBox
  /// The space that the box should fit, in points.
  private let space: CGSize
  private let ask: (CGFloat) -> CGSize

  /// `ask` answers the size at a width.
  init(_ box: TurnedBox, in proposal: ProposedViewSize, ask: @escaping (CGFloat) -> CGSize) {
    self.box = box
    space = CGSize(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
    self.ask = ask
  }

  var width: CGFloat {
    let widest = width(besides: 0)
    let first = ask(widest)
    if fits(first) { return widest }
    return narrowed(from: widest, first) ?? scaled(first) ?? width(besides: first.height)
  }

  private func narrowed(from widest: CGFloat, _ first: CGSize) -> CGFloat? {
    var (width, answer) = (widest, first)
    for _ in 2..<Self.mostQuestions {
      guard let next = widthLeft(besides: answer.height), next < width else { return nil }
      (width, answer) = (next, ask(next))
      if answer.height < first.height { return nil }
      if fits(answer) { return width }
    }
    return nil
  }

  private func scaled(_ first: CGSize) -> CGFloat? {
    let size = box.size(around: first)
    let width = first.width * min(space.width / size.width, space.height / size.height)
    return width > 0 && fits(ask(width)) ? width : nil
  }

  private func fits(_ answer: CGSize) -> Bool {
    let size = box.size(around: answer)
    return size.width <= space.width + 1e-6 && size.height <= space.height + 1e-6
  }

  /// The largest width whose box, at a height, fits; nil where the height alone is too much.
  private func widthLeft(besides height: CGFloat) -> CGFloat? {
    let room = space.width - box.across * height
    let depth = space.height - box.along * height
    return room > 0 && depth > 0 ? min(room / box.along, depth / box.across) : nil
  }

  /// The same; where the height alone is too much for an axis, no width helps: the height then does not
  /// count against the width, nor does the width's own share of the other axis.
  private func width(besides height: CGFloat) -> CGFloat {
    let room = space.width - box.across * height
    let depth = space.height - box.along * height
    let widest = (room > 0 ? room : space.width) / box.along
    return max(depth > 0 ? min(widest, depth / box.across) : widest, 0)
  }
}
