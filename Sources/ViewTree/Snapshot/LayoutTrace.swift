// SPDX-License-Identifier: MIT

public import Foundation
internal import LayoutEngine

/// The reasons for a layout: who was offered what, what was answered, and by which rule.
public struct LayoutTrace: Sendable, CustomStringConvertible {
  /// One step.
  public struct Step: Sendable, CustomStringConvertible {
    /// What happened.
    public enum Event: Sendable {
      /// The view was asked for its size.
      case measured(proposal: ProposedViewSize, answer: CGSize)
      /// The view was placed in its parent's space.
      case placed(proposal: ProposedViewSize, frame: CGRect)
    }

    /// The names from the root to the node, with slashes between.
    public let path: String
    /// What happened.
    public let event: Event
    /// How the node comes to its size, in words.
    public let rule: String

    /// The step on one line.
    public var description: String {
      switch event {
      case .measured(let proposal, let answer):
        "\(path): offered \(Step.words(proposal)), answered "
          + "\(SnapshotText.number(answer.width))×\(SnapshotText.number(answer.height)) — \(rule)"
      case .placed(let proposal, let frame):
        "\(path): placed at \(SnapshotText.frame(frame)), offered \(Step.words(proposal))"
      }
    }

    private static func words(_ proposal: ProposedViewSize) -> String {
      let lengths = [proposal.width, proposal.height]
      return lengths.map { $0.map(SnapshotText.number) ?? "nil" }.joined(separator: "×")
    }
  }

  /// The steps in the order in which they happened. Answers that were remembered from an earlier
  /// question, and leaves that answer at once, are not asked again and have no step.
  public let steps: [Step]

  /// The steps, a line each.
  public var description: String { steps.map(\.description).joined(separator: "\n") }
}

extension View {
  /// Lays the view out in a window and records every step.
  public func layoutTrace(
    in size: CGSize, environment: EnvironmentValues = EnvironmentValues()
  ) -> LayoutTrace {
    LayoutSession.once(self, environment) { session in
      session.tree.isTracing = true
      session.tree.layout(in: Size(clean: size), safeArea: environment.windowInsets)
      return LayoutTrace(session)
    }
  }
}

extension LayoutTrace {
  init(_ session: LayoutSession) {
    var paths: [LayoutTree.NodeID: String] = [:]
    steps = session.tree.trace.map { event in
      Step(
        path: session.path(to: event.node, &paths), event: Step.Event(event.step),
        rule: session.tree.rule(of: event.node).rawValue)
    }
  }
}

extension LayoutTrace.Step.Event {
  init(_ step: TraceEvent.Step) {
    switch step {
    case .measured(let proposal, let size):
      self = .measured(
        proposal: ProposedViewSize(proposal),
        answer: CGSize(width: size.width, height: size.height))
    case .placed(let frame, let proposal):
      self = .placed(proposal: ProposedViewSize(proposal), frame: CGRect(frame))
    }
  }
}

extension LayoutSession {
  fileprivate func path(
    to node: LayoutTree.NodeID, _ known: inout [LayoutTree.NodeID: String]
  ) -> String {
    if let path = known[node] { return path }
    var names: [String] = []
    var current: LayoutTree.NodeID? = node
    while let here = current {
      names.append(name(tree.tag(of: here)))
      current = tree.parent(of: here)
    }
    let path = names.reversed().joined(separator: "/")
    known[node] = path
    return path
  }
}
