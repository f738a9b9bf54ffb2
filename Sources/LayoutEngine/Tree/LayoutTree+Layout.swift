// SPDX-License-Identifier: MIT

extension LayoutTree {
  /// The root's answer to a proposal; zero for an empty tree. What is placed stays as it is.
  public func sizeThatFits(_ proposal: Proposal) -> Size {
    guard let root = rootIndex else { return .zero }
    var size = Size.zero
    withRoom(for: depth) {
      setRootContainer(proposal)
      size = pass.measure(root, proposal)
    }
    layoutAgain()
    return size
  }

  /// Lays the tree out like the content of a window: the root is offered the size of the safe
  /// area, and centred in it.
  ///
  /// - Parameters:
  ///   - window: the size in points.
  ///   - safeArea: what the window covers at its edges, leading meaning left; a length that is
  ///     negative or not finite counts as zero.
  ///
  /// Source: rule 0.6.
  public func layout(in window: Size, safeArea: Insets = Insets(all: 0)) {
    let clean = Size(width: window.width.asLength, height: window.height.asLength)
    lastRequest = .window(clean, safeArea: safeArea.cleaned)
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
        setRootContainer(proposal)
        pass.offer(root, proposal)
        pass.settle(root, x: 0, y: 0)
      case .window(let window, let insets):
        let offer = insets.inset(Proposal(window))
        setRootContainer(offer)
        let size = pass.offer(root, offer)
        pass.settle(
          root, x: insets.leading + (offer.rawWidth - size.width) / 2,
          y: insets.top + (offer.rawHeight - size.height) / 2)
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
