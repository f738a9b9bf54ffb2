// SPDX-License-Identifier: MIT

public import Foundation
internal import LayoutEngine

/// Something that draws the lines of a text.
///
/// Source: SwiftUI's documentation of `TextRenderer`, `TextProxy` and `GraphicsContext`; what it
/// leaves open is ours (`Docs/Gaps.md`).
public protocol TextRenderer: Animatable {
  /// Draws a text. The origin of the context is the top left corner of the text's box; nothing is cut
  /// off outside of it.
  ///
  /// Called when a picture is made.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// How much room the text takes of what is offered; what the text itself takes unless you say
  /// otherwise.
  ///
  /// Must depend on the proposal alone. A length that is negative or NaN counts as zero.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far the renderer draws outside of the text's box; zero unless you say otherwise, and not
  /// asked for, because nothing is cut off.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// What the text itself takes.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// Zero.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that is being measured by a renderer.
public struct TextProxy {
  /// The last question that was asked.
  final class Question {
    var last: Proposal

    init(_ proposal: Proposal) { last = proposal }
  }

  private let leaf: TextLeaf
  let question: Question

  /// - Parameter proposal: what counts as asked until something is.
  init(_ leaf: TextLeaf, _ proposal: Proposal) {
    self.leaf = leaf
    question = Question(proposal)
  }

  /// How much room the text takes of what is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    question.last = proposal.kernel
    let size = leaf.measure(question.last).size
    return CGSize(width: size.width, height: size.height)
  }
}

extension View {
  /// Lets a renderer draw all text inside. The innermost one draws.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    environmentNode(.textRenderer) { $0.textRenderer = renderer }
  }
}

extension EnvironmentValues {
  /// What draws text; nil for the library.
  var textRenderer: (any TextRenderer)? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

/// Among the values of the user's, for renderers need not be safe to share.
private struct TextRendererKey: EnvironmentKey {
  static var defaultValue: (any TextRenderer)? { nil }
}
