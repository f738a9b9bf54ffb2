// SPDX-License-Identifier: MIT

import ViewTree

/// The views of a tree in a host: making it lowers them.
final class ViewsSubject: BenchmarkSubject {
  private let host: any Host
  private var proposal: ProposedViewSize

  /// `nil` when there is no view for the tree.
  init?(_ tree: BenchmarkTree) {
    guard let host = ViewsSubject.host(for: tree) else { return nil }
    self.host = host
    proposal = ProposedViewSize(width: tree.proposedWidth.map { CGFloat($0) }, height: nil)
  }

  func lower() { host.update() }

  func layout() { host.layout(proposal: proposal) }

  func apply(_ change: Change) {
    if case .propose(let width) = change {
      proposal = ProposedViewSize(width: width.map { CGFloat($0) }, height: nil)
    }
  }

  func knows(_ kind: Change.Kind) -> Bool { kind == .resize }

  var checksum: Checksum {
    let snapshot = host.layoutSnapshot(proposal: proposal)
    var sums = SIMD4<Double>()
    for node in snapshot.nodes where node.children.isEmpty {
      let frame = node.frame
      sums += SIMD4(
        Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height))
    }
    return Checksum(
      width: Double(snapshot.size.width), height: Double(snapshot.size.height), sums: sums)
  }

  var byteCount: Int? { nil }

  private protocol Host {
    func update()
    @discardableResult func layout(proposal: ProposedViewSize) -> CGSize
    func layoutSnapshot(proposal: ProposedViewSize) -> LayoutSnapshot
  }

  private struct Hosted<V: View>: Host {
    let host: ViewHost<V>
    func update() { host.update() }
    func layout(proposal: ProposedViewSize) -> CGSize { host.layout(proposal: proposal) }
    func layoutSnapshot(proposal: ProposedViewSize) -> LayoutSnapshot {
      host.layoutSnapshot(proposal: proposal)
    }
  }

  private static func host(for tree: BenchmarkTree) -> (any Host)? {
    func hosted<V: View>(_ view: V) -> any Host { Hosted(host: ViewHost(rootView: view)) }
    let fixed = tree.spec.fixedSizes.map { CGSize(width: $0.width, height: $0.height) }
    if let container = ContainerTree(rawValue: tree.name) {
      return hosted(ContainerView(container: container, leaves: fixed))
    }
    switch tree.name.prefix(2) {
    case "T1": return hosted(WideView(leaves: fixed))
    case "T4":
      let rows = stride(from: 0, to: fixed.count, by: 4).map { Array(fixed[$0..<($0 + 4)]) }
      return hosted(FlexibleView(rows: rows))
    case "T5": return hosted(FeedView(rows: feedRows(tree.spec, fixed)))
    case "T6":
      guard case .flow(let spacing)? = tree.spec.entries.first?.element else { return nil }
      return hosted(FlowView(tags: fixed, spacing: CGFloat(spacing)))
    case "T7":
      guard case .grid(let columns, _)? = tree.spec.entries.first?.element else { return nil }
      let rows = stride(from: 0, to: fixed.count, by: columns).map {
        Array(fixed[$0..<min($0 + columns, fixed.count)])
      }
      return hosted(GridView(rows: rows))
    case "T2", "T3", "T9":
      return ViewModel.model(of: tree.spec).map { hosted(ModelView(model: $0)) }
    default: return nil
    }
  }

  /// Three fixed leaves a row: the picture, the title and the badge.
  private static func feedRows(_ spec: TreeSpec, _ fixed: [CGSize]) -> [FeedView.Row] {
    let texts = spec.entries.compactMap { entry -> CGFloat? in
      guard case .text(let width) = entry.element else { return nil }
      return CGFloat(width)
    }
    return texts.indices.map {
      FeedView.Row(
        title: fixed[3 * $0 + 1].width, text: texts[$0], badge: fixed[3 * $0 + 2].width)
    }
  }
}
