// SPDX-License-Identifier: MIT

/// A tree to lay out, in no engine's own words: what each subject builds its tree from.
///
/// The entries are in pre-order. Paddings and frames belong to the entry that they surround, so that
/// the number of entries is the number of nodes that all engines are measured by.
struct TreeSpec: Sendable {
  /// A stack, and the padding or frame around it.
  struct Stack: Sendable {
    enum Axis: Sendable { case horizontal, vertical }

    /// Where the children sit across the axis.
    enum Alignment: Sendable { case start, center }

    var axis: Axis
    var alignment: Alignment
    var spacing: Double
    /// On all four sides.
    var padding = 0.0
    /// `frame(width:)` around the stack, content leading; `nil` for none.
    var width: Double?
    /// `frame(maxWidth: .infinity, alignment: .leading)` around the stack.
    var fills = false
  }

  /// What stands at one place in the tree.
  enum Element: Sendable {
    case stack(Stack)
    /// `frame(width:height:)` around nothing.
    case fixed(width: Double, height: Double)
    /// `frame(minWidth:maxWidth:)` with a height, around something that takes what it is offered.
    case flexible(minWidth: Double, maxWidth: Double, height: Double)
    case spacer(minLength: Double)
    /// A paragraph of lines of 18 points; unbroken it is `width` wide, and never narrower than 40.
    case text(width: Double)
    /// Children in lines, each as wide as the offer allows.
    case flow(spacing: Double)
    /// A container around fixed leaves, by its name.
    case container(ContainerTree)
    /// Children in rows of so many columns, each cell top-leading.
    case grid(columns: Int, spacing: Double)
  }

  /// An element and the number of its children, which follow it with all that is in them.
  struct Entry: Sendable {
    var element: Element
    var childCount: Int
  }

  private(set) var entries: [Entry] = []

  /// Adds an element; the next `children` elements to be completed are its own.
  mutating func add(_ element: Element, children: Int = 0) {
    entries.append(Entry(element: element, childCount: children))
  }

  /// The number of nodes.
  var nodeCount: Int { entries.count }

  /// The number of nodes without children.
  var leafCount: Int { entries.count { $0.childCount == 0 } }

  /// Where the leaves are in `entries`.
  var leafIndices: [Int] { entries.indices.filter { entries[$0].childCount == 0 } }
}
