// SPDX-License-Identifier: MIT

import ViewTree

/// A view as a value: drawn at random, turned into a view, edited, made smaller, and printed as
/// it would be written.
struct RandomTree: Sendable {
  var construct: Construct
  var children: [RandomTree] = []

  init(_ construct: Construct, _ children: [RandomTree] = []) {
    self.construct = construct
    self.children = children
  }

  /// The number of constructs.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  var view: AnyView { construct.make(children.map(\.view)) }
}

// MARK: Printing

extension RandomTree: CustomStringConvertible {
  /// The view as Swift code, indented as the formatter does.
  var description: String { lines.joined(separator: "\n") }

  private var lines: [String] {
    switch construct.role {
    case .leaf: return construct.opening
    case .container: return braces(around: children)
    case .modifier, .layered:
      let base = children[0].lines
      let isChained = children[0].isChained
      let indent = isChained || base.count == 1 ? "  " : ""
      let own =
        construct.role == .modifier
        ? construct.opening : braces(around: Array(children.dropFirst()))
      return base + own.map { indent + $0 }
    }
  }

  /// Whether the last lines are modifiers behind a view of one line.
  private var isChained: Bool {
    switch construct.role {
    case .leaf, .container: false
    case .modifier, .layered: children[0].isChained || children[0].lines.count == 1
    }
  }

  private func braces(around children: [RandomTree]) -> [String] {
    var result: [String] = []
    var indent = ""
    for line in construct.opening {
      result.append(indent + line)
      indent += "  "
    }
    result += children.flatMap(\.lines).map { indent + $0 }
    return result + construct.closing
  }
}

// MARK: Making smaller

extension RandomTree {
  /// Trees that say less, the much smaller ones first.
  private var smaller: [RandomTree] {
    var result = children
    for k in children.indices where canLose(k) { result.append(without(k)) }
    if construct.opening != Construct.smallBox.opening { result.append(RandomTree(.smallBox)) }
    result += construct.simpler().map { RandomTree($0, children) }
    for k in children.indices {
      result += children[k].smaller.map { child in
        var copy = self
        copy.children[k] = child
        return copy
      }
    }
    return result
  }

  private func canLose(_ k: Int) -> Bool {
    switch construct.role {
    case .container: true
    case .layered: k > 0
    case .leaf, .modifier: false
    }
  }

  private func without(_ k: Int) -> RandomTree {
    var copy = self
    copy.children.remove(at: k)
    return copy
  }

  /// The smallest tree that fails, as far as leaving things out leads to one.
  func shrunk(while fails: (RandomTree) -> Bool) -> RandomTree {
    var current = self
    while let next = current.smaller.first(where: fails) { current = next }
    return current
  }
}
