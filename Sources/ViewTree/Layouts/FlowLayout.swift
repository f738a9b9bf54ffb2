// SPDX-License-Identifier: MIT

public import Foundation

/// Lines of subviews, broken where the next one no longer fits, like words in a text. Ours:
/// SwiftUI has no such layout.
///
/// ```swift
/// FlowLayout(spacing: 4) {
///   ForEach(tags, id: \.self) { Text($0).padding(4) }
/// }
/// ```
///
/// 1. Each subview is asked for its ideal size. One that is wider than the proposal is offered the
///    proposed width instead, so that its text wraps inside.
/// 2. Lines are filled in order; what fits exactly stays on the line. Without a proposed width
///    there is one line.
/// 3. In its line a subview stands by `itemAlignment`, as in an ``HStack``.
/// 4. The layout is as wide as its widest line and as high as all lines; a proposed height has no
///    effect. Each line stands by `alignment` in that width.
/// 5. Justified, the layout takes the proposed width. Subviews that can grow share what is left of
///    their line; if none can, the gaps share it, in all lines but the last.
/// 6. With `maxLines`, subviews that would come later are left out; see
///    ``callAsFunction(_:overflow:)`` to say how many.
///
/// From right to left the lines are mirrored.
public struct FlowLayout: Layout {
  /// Where lines stand that are shorter than the widest one: leading, center or trailing; any
  /// other guide counts as leading.
  public var alignment: HorizontalAlignment
  /// Which guides of the subviews lie on one line.
  public var itemAlignment: VerticalAlignment
  /// The points between neighbours in a line; nil for what they prefer.
  public var spacing: CGFloat?
  /// The points between lines; nil for `spacing`, or where that is nil too, for the largest wish
  /// of the subviews in the lines.
  public var lineSpacing: CGFloat?
  /// Whether lines are stretched to the proposed width.
  public var justified: Bool
  /// How many lines there are at most; nil for any number. Less than one counts as one.
  public var maxLines: Int?

  /// Makes a layout of lines.
  public init(
    alignment: HorizontalAlignment = .leading, itemAlignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil, lineSpacing: CGFloat? = nil, justified: Bool = false,
    maxLines: Int? = nil
  ) {
    self.alignment = alignment
    self.itemAlignment = itemAlignment
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.justified = justified
    self.maxLines = maxLines
  }

  /// The lines of the latest proposed widths.
  public struct Cache {
    fileprivate var known: [(width: CGFloat?, lines: FlowLines)] = []
  }

  /// No lines yet.
  public func makeCache(subviews: Subviews) -> Cache { Cache() }

  /// As high as all lines, as wide as the widest or, justified, as the proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    lines(for: proposal.width, subviews, &cache).size
  }

  /// Places the lines.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let lines = lines(for: proposal.width, subviews, &cache)
    for subview in subviews { subview.leaveOut() }
    for line in lines.lines {
      var x = bounds.minX + slack(bounds.width - line.width)
      for item in line.items {
        x += item.gap
        let y = bounds.minY + line.y + line.ascent - item.guide
        item.subview.place(at: CGPoint(x: x, y: y), proposal: item.proposal)
        x += item.size.width
      }
    }
  }

  private func lines(
    for width: CGFloat?, _ subviews: Subviews, _ cache: inout Cache
  ) -> FlowLines {
    if let known = cache.known.last(where: { $0.width == width }) { return known.lines }
    let lines = FlowLines(self, width: width, subviews)
    if cache.known.count == 4 { cache.known.removeFirst() }
    cache.known.append((width, lines))
    return lines
  }

  /// What comes before a line that leaves some of the width.
  private func slack(_ rest: CGFloat) -> CGFloat {
    guard rest.isFinite else { return 0 }
    switch alignment {
    case .center: return rest / 2
    case .trailing: return rest
    default: return 0
    }
  }
}
