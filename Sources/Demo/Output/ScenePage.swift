// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

/// A page with the drawing of one scene and the frames over it: a pointer over a frame, or over its
/// line in the tree, shows the name, the frame and what was proposed. Needs no network.
struct ScenePage {
  private let scene: Scene
  private let snapshot: LayoutSnapshot
  private let drawing: String

  /// - Parameter svg: a whole SVG document.
  init(_ scene: Scene, _ snapshot: LayoutSnapshot, _ svg: String) {
    self.scene = scene
    self.snapshot = snapshot
    drawing = svg.firstRange(of: "<svg").map { String(svg[$0.lowerBound...]) } ?? svg
  }

  var html: String {
    let nodes = snapshot.nodes
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(htmlText(scene.name)) – ViewTree</title>
      <style>\(Self.style)</style>
      <h1>\(htmlText(scene.name))</h1>
      <p>\(htmlText(scene.summary))</p>
      <main>
      <figure style="width: \(snapshot.size.width)px">
      \(drawing)
      <svg id="frames" viewBox="0 0 \(snapshot.size.width) \(snapshot.size.height)">
      \(nodes.enumerated().map { polygon($1, $0) }.joined(separator: "\n"))
      </svg>
      <figcaption id="note">Point at a frame.</figcaption>
      </figure>
      <ol>
      \(nodes.enumerated().map { line($1, $0) }.joined(separator: "\n"))
      </ol>
      </main>
      <script>\(Self.script)</script>
      </html>

      """
  }

  private func polygon(_ node: LayoutSnapshot.Node, _ index: Int) -> String {
    let points = node.corners.map { "\($0.x),\($0.y)" }.joined(separator: " ")
    return "<polygon data-node=\"\(index)\" points=\"\(points)\"/>"
  }

  private func line(_ node: LayoutSnapshot.Node, _ index: Int) -> String {
    let depth = sequence(first: node, next: \.parent).reduce(-1) { depth, _ in depth + 1 }
    let proposal = "proposed \(length(node.proposal.width))×\(length(node.proposal.height))"
    return "<li data-node=\"\(index)\" style=\"padding-left: \(depth)em\">"
      + "\(htmlText(node.description))<small>\(proposal)</small></li>"
  }

  /// A proposed length with two decimals at most.
  private func length(_ length: CGFloat?) -> String {
    guard let length else { return "nil" }
    guard length.isFinite else { return "∞" }
    return "\(Double((length * 100).rounded() / 100))"
  }

  private static let style = """

    body { margin: 2rem; font: 1rem/1.4 system-ui, sans-serif; color: #222; background: #f4f4f6 }
    main { display: flex; flex-wrap: wrap; gap: 2rem; align-items: flex-start }
    figure { margin: 0; position: relative }
    figure > svg { display: block; outline: 1px solid #ddd }
    #frames { position: absolute; top: 0; left: 0; width: 100% }
    #frames { overflow: visible; outline: 0 }
    polygon { fill: transparent; stroke: #07f; stroke-opacity: .25; stroke-width: .5 }
    polygon.on { fill: #07f3; stroke: #f06; stroke-opacity: 1; stroke-width: 1 }
    figcaption { padding: .6rem 0; min-height: 3em; overflow-wrap: anywhere }
    ol { margin: 0; padding: 0; list-style: none; font: .8rem/1.5 ui-monospace, monospace }
    li.on { background: #fde }
    small { color: #777; margin-left: 1.5em }

    """

  private static let script = """

    const all = [...document.querySelectorAll("[data-node]")]
    const note = document.getElementById("note")
    document.addEventListener("pointerover", event => {
      const node = event.target.closest("[data-node]")?.dataset.node
      for (const element of all) element.classList.toggle("on", element.dataset.node === node)
      if (node) note.textContent = document.querySelector(`li[data-node="${node}"]`).innerText
    })

    """
}
