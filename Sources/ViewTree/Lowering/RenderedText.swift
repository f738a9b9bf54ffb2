// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutEngine

/// A text that a renderer of the user's measures and draws.
///
/// The renderer is asked for the size, and asks the text itself. The lines that it draws are those of
/// the proposal that it asked the text with last, or of its own where it did not ask (ours).
final class RenderedText: LeafContent {
  let leaf: TextLeaf
  private let renderer: any TextRenderer

  init(_ leaf: TextLeaf, _ renderer: any TextRenderer) {
    self.leaf = leaf
    self.renderer = renderer
  }

  var hasBaselines: Bool { true }
  var spacing: SpacingPreference { leaf.spacing }

  func measure(_ proposal: Proposal) -> LeafMetrics {
    let answer = answer(to: proposal)
    var metrics = leaf.measure(answer.textProposal)
    metrics.size = Size(width: Double(answer.size.width), height: Double(answer.size.height))
    return metrics
  }

  /// The size, and what the text was asked with for it.
  private func answer(to proposal: Proposal) -> (size: CGSize, textProposal: Proposal) {
    let proxy = TextProxy(leaf, proposal)
    let size = CurrentEnvironment.with(leaf.environment) {
      renderer.sizeThatFits(proposal: ProposedViewSize(proposal), text: proxy)
    }
    return (size, proxy.question.last)
  }

  /// The lines for a proposal to the view, in a box of a size.
  func layout(_ proposal: Proposal, size: CGSize) -> Text.Layout {
    Text.Layout(leaf, answer(to: proposal).textProposal, size: size)
  }

  /// The drawing steps in a rectangle.
  func items(_ proposal: Proposal, in rect: CGRect) -> [DisplayItem] {
    let layout = layout(proposal, size: rect.size)
    let recording = CanvasRecording()
    var environment = leaf.environment
    environment.textRenderer = nil
    var context = GraphicsContext(
      recording: recording, symbols: [], environment: environment, size: rect.size)
    CurrentEnvironment.with(environment) { renderer.draw(layout: layout, in: &context) }
    guard !recording.items.isEmpty else { return [] }
    let group = DisplayGroup(
      transform: .translation(x: Double(rect.minX), y: Double(rect.minY)))
    return [.push(group)] + recording.items + [.pop]
  }
}

extension RenderedText {
  /// What a placed text tells by `Text.LayoutKey`.
  var layoutWriter: PreferenceWriter<Text.LayoutKey> {
    PreferenceWriter { [self] session, node in
      [
        session.anchored(at: node) { layout(session.tree.proposal(of: node), size: $0) }
      ]
    }
  }
}
