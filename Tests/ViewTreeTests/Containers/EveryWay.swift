// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// A leaf of one size.
struct Rigid: Shape {
  var size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) { size = CGSize(width: width, height: height) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }
  func path(in rect: CGRect) -> Path { Path(rect) }
}

/// Lays a view out in every way that must give the same frames: remembering answers or not, in a
/// host that has laid out something else before, and right to left as the mirror image.
struct EveryWay {
  /// What is offered, or the size of the window.
  enum Request {
    case proposal(CGFloat?, CGFloat?)
    case window(CGFloat, CGFloat)
  }

  var request: Request
  var safeArea = EdgeInsets()

  init(proposal width: CGFloat?, _ height: CGFloat?) { request = .proposal(width, height) }

  init(window width: CGFloat, _ height: CGFloat, safeArea: EdgeInsets = EdgeInsets()) {
    request = .window(width, height)
    self.safeArea = safeArea
  }

  /// Expects the size of all, and frames by identifier: x, y, width and height.
  func expect(
    _ view: some View, size: (CGFloat, CGFloat), _ frames: [String: [CGFloat]] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for isMirrored in [false, true] {
      for (how, snapshot) in snapshots(view, isMirrored: isMirrored) {
        #expect(
          snapshot.size == CGSize(width: size.0, height: size.1), "\(how)\n\(snapshot)",
          sourceLocation: sourceLocation)
        for (id, frame) in frames.sorted(by: { $0.key < $1.key }) {
          let x = isMirrored ? size.0 - frame[0] - frame[2] : frame[0]
          let expected = CGRect(x: x, y: frame[1], width: frame[2], height: frame[3])
          #expect(
            snapshot[id].map { $0.frame.isNear(expected) } == true,
            "\(id) is not at \(expected), \(how)\n\(snapshot)", sourceLocation: sourceLocation)
        }
      }
    }
  }

  private func snapshots(
    _ view: some View, isMirrored: Bool
  ) -> [(how: String, snapshot: LayoutSnapshot)] {
    var environment = EnvironmentValues()
    environment.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    let host = ViewHost(rootView: view)
    host.environment = environment
    host.safeAreaInsets = safeArea
    let uncached = ViewHost(rootView: view)
    uncached.environment = environment
    uncached.safeAreaInsets = safeArea
    uncached.isCaching = false
    _ = host.layoutSnapshot(in: CGSize(width: 77, height: 33))
    _ = host.layoutSnapshot(proposal: .unspecified)
    let side = isMirrored ? "right to left" : "left to right"
    return [
      ("\(side), in a host", snapshot(host)), ("\(side), uncached", snapshot(uncached)),
    ]
  }

  private func snapshot<V: View>(_ host: ViewHost<V>) -> LayoutSnapshot {
    switch request {
    case .proposal(let width, let height):
      host.layoutSnapshot(proposal: ProposedViewSize(width: width, height: height))
    case .window(let width, let height):
      host.layoutSnapshot(in: CGSize(width: width, height: height))
    }
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .allSatisfy { abs($0) < 0.001 }
  }
}
