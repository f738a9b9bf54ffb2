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
/// host that has laid out something else before, a second time, and right to left as the mirror
/// image.
struct EveryWay {
  /// What is offered, or the size of the window.
  enum Request {
    case proposal(ProposedViewSize)
    case window(CGSize)
  }

  var request: Request
  var safeArea = EdgeInsets()
  var environment = EnvironmentValues()

  init(_ request: Request, _ environment: EnvironmentValues = EnvironmentValues()) {
    self.request = request
    self.environment = environment
  }

  init(proposal width: CGFloat?, _ height: CGFloat?) {
    request = .proposal(ProposedViewSize(width: width, height: height))
  }

  init(window width: CGFloat, _ height: CGFloat, safeArea: EdgeInsets = EdgeInsets()) {
    request = .window(CGSize(width: width, height: height))
    self.safeArea = safeArea
  }

  /// Expects the size of all, and frames by identifier: x, y, width and height.
  func expect(
    _ view: some View, size: (CGFloat, CGFloat), _ frames: [String: [CGFloat]] = [:],
    isMirrored: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let snapshot = snapshot(view, isMirrored: isMirrored, sourceLocation: sourceLocation)
    #expect(
      [snapshot.size.width, snapshot.size.height].isNear([size.0, size.1]), "\(snapshot)",
      sourceLocation: sourceLocation)
    for (id, frame) in frames.sorted(by: { $0.key < $1.key }) {
      #expect(
        snapshot.numbers(id).isNear(frame), "\(id) is not at \(frame)\n\(snapshot)",
        sourceLocation: sourceLocation)
    }
  }

  /// The layout from left to right, once all ways have been seen to agree with it.
  ///
  /// - Parameter isMirrored: whether right to left every frame is the mirror image.
  func snapshot(
    _ view: some View, isMirrored: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) -> LayoutSnapshot {
    let (snapshot, others) = snapshots(view, .leftToRight)
    for (how, other) in others {
      #expect(
        snapshot.isNear(other), "\(how)\n\(snapshot)\n\(other)", sourceLocation: sourceLocation)
    }
    guard isMirrored else { return snapshot }
    let mirror = snapshots(view, .rightToLeft)
    for (how, other) in mirror.others + [("as it is", mirror.first)] {
      #expect(
        snapshot.isMirror(of: other), "right to left, \(how)\n\(snapshot)\n\(other)",
        sourceLocation: sourceLocation)
    }
    return snapshot
  }

  private func snapshots(
    _ view: some View, _ direction: LayoutDirection
  ) -> (first: LayoutSnapshot, others: [(how: String, snapshot: LayoutSnapshot)]) {
    var environment = environment
    environment.layoutDirection = direction
    func host() -> ViewHost<some View> {
      let host = ViewHost(rootView: view)
      host.environment = environment
      host.safeAreaInsets = safeArea
      return host
    }
    let (new, used, uncached) = (host(), host(), host())
    uncached.isCaching = false
    _ = used.layoutSnapshot(in: CGSize(width: 77, height: 33))
    _ = used.layoutSnapshot(proposal: .unspecified)
    return (
      snapshot(new),
      [
        ("a second time", snapshot(new)), ("after something else", snapshot(used)),
        ("uncached", snapshot(uncached)),
      ]
    )
  }

  private func snapshot<V: View>(_ host: ViewHost<V>) -> LayoutSnapshot {
    switch request {
    case .proposal(let proposal): host.layoutSnapshot(proposal: proposal)
    case .window(let size): host.layoutSnapshot(in: size)
    }
  }
}

extension View {
  /// The layout from left to right, once every way has been seen to agree with it.
  func layoutInEveryWay(
    proposal: ProposedViewSize, environment: EnvironmentValues = EnvironmentValues(),
    isMirrored: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) -> LayoutSnapshot {
    EveryWay(.proposal(proposal), environment)
      .snapshot(self, isMirrored: isMirrored, sourceLocation: sourceLocation)
  }

  /// The layout from left to right in a window, once every way has been seen to agree with it.
  func layoutInEveryWay(
    in size: CGSize, environment: EnvironmentValues = EnvironmentValues(),
    isMirrored: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) -> LayoutSnapshot {
    EveryWay(.window(size), environment)
      .snapshot(self, isMirrored: isMirrored, sourceLocation: sourceLocation)
  }
}

extension LayoutSnapshot {
  /// Whether all frames are the other's.
  fileprivate func isNear(_ other: LayoutSnapshot) -> Bool {
    agrees(with: other) { $0 }
  }

  /// Whether all frames are the other's, seen in a mirror; infinitely far away there is none.
  fileprivate func isMirror(of other: LayoutSnapshot) -> Bool {
    let width = size.width
    return agrees(with: other) { frame in
      let x = width - frame.minX - frame.width
      return x.isFinite
        ? CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height) : nil
    }
  }

  private func agrees(with other: LayoutSnapshot, _ image: (CGRect) -> CGRect?) -> Bool {
    guard size == other.size, nodes.count == other.nodes.count else { return false }
    return zip(nodes, other.nodes).allSatisfy { a, b in
      guard a.name == b.name else { return false }
      guard let frame = image(a.frame) else { return true }
      let tolerance = max(0.001, 1e-9 * (size.width.isFinite ? size.width : 0))
      return frame.numbers.isNear(b.frame.numbers, within: tolerance)
    }
  }
}
