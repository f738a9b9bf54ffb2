// SPDX-License-Identifier: MIT

/// How far the clusters of one line move the pen, at full size.
///
/// Tabs are measured on their line, and the last cluster drops the tracking behind the last ink.
struct LineAdvances {
  private let shape: LineShape
  private var tabs: [Int: Double] = [:]
  private var last: Int?
  private var dropped = 0.0
  private let tightening: Double

  init(_ shape: LineShape, _ line: LineSpan) {
    self.shape = shape
    tightening = line.tightening
    let end = line.ellipsisRun == nil ? line.head : line.tail
    last = end.last { shape[$0].joint == .none && shape[$0].kind != .lineEnd }
    dropped = end.last { !shape[$0].hangs }.map { shape[$0].dropped } ?? 0
    guard shape.text.clusters[line.head].contains(where: { $0.kind == .tab }) else { return }
    var x = 0.0
    for index in line.head {
      let isTab = shape[index].kind == .tab
      let next = isTab ? LineBreaking.tabStop(after: x) : x + shape[index].advance
      if isTab { tabs[index] = next - x }
      x = next
    }
  }

  func advance(of index: Int) -> Double {
    let advance = tabs[index] ?? shape[index].advance
    if index == last { return advance - dropped }
    return advance - (shape[index].joint == .none ? tightening : 0)
  }
}
