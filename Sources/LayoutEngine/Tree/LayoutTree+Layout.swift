// SPDX-License-Identifier: MIT

extension LayoutTree {
  /// The root's answer to a proposal; zero for an empty tree. What is placed stays as it is.
  public func sizeThatFits(_ proposal: Proposal) -> Size {
    guard let root = rootIndex else { return .zero }
    var size = Size.zero
    withRoom(for: depth) { size = pass.measure(root, proposal) }
    layoutAgain()
    return size
  }

  /// Lays the tree out like the content of a window: the root is offered the size and centred.
  ///
  /// Source: rule 0.6.
  public func layout(in window: Size) {
    let clean = Size(width: window.width.asLength, height: window.height.asLength)
    lastRequest = .window(clean)
    layoutAgain()
  }

  /// Lays the tree out for a proposal, with the root at (0, 0) in its own size.
  public func layout(proposal: Proposal) {
    lastRequest = .proposal(proposal)
    layoutAgain()
  }

  /// Lays out for the latest request; what is still placed is not touched.
  func layoutAgain() {
    guard let root = rootIndex, let request = lastRequest else { return }
    withRoom(for: depth) {
      switch request {
      case .proposal(let proposal):
        pass.offer(root, proposal)
        pass.settle(root, x: 0, y: 0)
      case .window(let window):
        let size = pass.offer(root, Proposal(window))
        pass.settle(
          root, x: (window.width - size.width) / 2, y: (window.height - size.height) / 2)
      }
    }
  }

  /// Runs `body` on a stack that has room for a recursion of `levels`.
  func withRoom(for levels: Int, _ body: () -> Void) {
    if levels <= LayoutTree.shallowDepth || isOnDeepStack {
      body()
      return
    }
    deepStack.run {
      isOnDeepStack = true
      body()
      isOnDeepStack = false
    }
  }
}
