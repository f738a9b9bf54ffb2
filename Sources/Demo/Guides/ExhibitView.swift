// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

/// An exhibit: the code, the view with the marked frames over it, what each mark was offered and
/// answered, and a note.
struct ExhibitView: View {
  let exhibit: Exhibit

  static let width: CGFloat = 350
  private static let ink = Color(white: 0.15)

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: exhibit.code)
        .font(.system(size: 11, design: .monospaced))
        .foregroundStyle(Self.ink)
      StageView(exhibit: exhibit)
      legend
      if !exhibit.note.isEmpty {
        Text(verbatim: exhibit.note)
          .font(.system(size: 11))
          .foregroundStyle(Color(white: 0.4))
      }
    }
    .frame(width: Self.width, alignment: .leading)
  }

  private var legend: some View {
    Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 4) {
      ForEach(exhibit.marks.indices, id: \.self) { index in
        let mark = exhibit.marks[index]
        let node = exhibit.stage.snapshot[mark.name]
        GridRow {
          Chip(mark.name, color: markColor(index))
          Text(verbatim: mark.what)
          Text(verbatim: "offered " + Lengths.text(node?.proposal))
          Text(verbatim: "answers " + Lengths.text(node?.frame.size))
        }
      }
    }
    .font(.system(size: 11))
    .foregroundStyle(Self.ink)
  }
}

/// The view, its proposal as a dashed box, and the marked frames.
private struct StageView: View {
  let exhibit: Exhibit

  /// Room for letters beside frames.
  private static let margin: CGFloat = 22

  var body: some View {
    let area = area.insetBy(dx: -Self.margin, dy: -Self.margin)
    ZStack(alignment: .topLeading) {
      exhibit.stage.view
      Rectangle()
        .stroke(Color(white: 0.55), style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
        .frame(width: offered.width, height: offered.height)
      ForEach(exhibit.marks.indices, id: \.self) { index in
        outline(index)
      }
      ForEach(exhibit.marks.indices, id: \.self) { index in
        letter(index)
      }
    }
    .offset(x: -area.minX, y: -area.minY)
    .frame(width: max(area.width, ExhibitView.width), height: area.height, alignment: .topLeading)
    .background(Color(white: 0.965))
  }

  private func outline(_ index: Int) -> some View {
    // The first mark is around all others: a little further out, it is seen beside theirs.
    let outset: CGFloat = index == 0 ? 2 : 0
    let frame = frame(of: exhibit.marks[index]).insetBy(dx: -outset, dy: -outset)
    return Rectangle()
      .stroke(markColor(index), lineWidth: 1.5)
      .frame(width: frame.width, height: frame.height)
      .offset(x: frame.minX, y: frame.minY)
  }

  private func letter(_ index: Int) -> some View {
    let mark = exhibit.marks[index]
    let corner = Chip.origin(mark.place, of: frame(of: mark))
    return Chip(mark.name, color: markColor(index)).offset(x: corner.x, y: corner.y)
  }

  private func frame(of mark: Exhibit.Mark) -> CGRect {
    exhibit.stage.snapshot[mark.name]?.frame ?? .zero
  }

  /// What is proposed; where that is nothing, what is answered.
  private var offered: CGSize {
    let answer = exhibit.stage.snapshot.size
    return CGSize(
      width: exhibit.proposal.width ?? answer.width,
      height: exhibit.proposal.height ?? answer.height)
  }

  private var area: CGRect {
    exhibit.marks.reduce(CGRect(origin: .zero, size: offered)) { $0.union(frame(of: $1)) }
  }
}

/// The letter of a mark.
private struct Chip: View {
  let name: String
  let color: Color

  private static let side: CGFloat = 15

  init(_ name: String, color: Color) {
    self.name = name
    self.color = color
  }

  var body: some View {
    Text(verbatim: name)
      .font(.system(size: 10, weight: .bold))
      .foregroundStyle(Color.white)
      .frame(width: Self.side, height: Self.side)
      .background(color, in: RoundedRectangle(cornerRadius: 3))
  }

  /// Where it stands, from the frame of a part.
  static func origin(_ place: Exhibit.Place, of frame: CGRect) -> CGPoint {
    switch place {
    case .inside: CGPoint(x: frame.minX + 3, y: frame.minY + 3)
    case .left: CGPoint(x: frame.minX - side - 5, y: frame.minY)
    case .above: CGPoint(x: frame.minX, y: frame.minY - side - 4)
    case .below: CGPoint(x: frame.minX, y: frame.maxY + 4)
    case .right: CGPoint(x: frame.maxX + 4, y: frame.minY)
    }
  }
}

/// The color of the mark at a position.
private func markColor(_ index: Int) -> Color {
  let colors = [
    Color(red: 0.80, green: 0.10, blue: 0.25), Color(red: 0.05, green: 0.35, blue: 0.75),
    Color(red: 0.10, green: 0.45, blue: 0.20), Color(red: 0.45, green: 0.20, blue: 0.65),
    Color(red: 0.55, green: 0.35, blue: 0.05),
  ]
  return colors[index % colors.count]
}

/// Lengths as they are read: one decimal at most.
private enum Lengths {
  static func text(_ proposal: ProposedViewSize?) -> String {
    guard let proposal else { return "–" }
    return "\(text(proposal.width)) × \(text(proposal.height))"
  }

  static func text(_ size: CGSize?) -> String {
    guard let size else { return "–" }
    return "\(text(size.width)) × \(text(size.height))"
  }

  private static func text(_ length: CGFloat?) -> String {
    guard let length else { return "nil" }
    guard length.isFinite else { return "∞" }
    let tenths = (length * 10).rounded() / 10
    let text = "\(tenths)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
