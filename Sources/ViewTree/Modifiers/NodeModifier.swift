// SPDX-License-Identifier: MIT

/// A modifier of the library that stands as one layout node around each element.
public protocol NodeModifier: ViewModifier where Body == Never {
  /// Opens the node.
  static func _open(_ modifier: Self, in lowering: Lowering)

  /// Adds what comes after the content, such as an overlay.
  static func _finish(_ modifier: Self, in lowering: Lowering)
}

extension NodeModifier {
  /// Most modifiers add nothing after the content.
  @inlinable public static func _finish(_ modifier: Self, in lowering: Lowering) {}

  /// Opens a node around content that is one element; otherwise around each element as it comes.
  @inlinable public static func _lowerModified<C: View>(
    _ modifier: Self, _ content: C, into lowering: Lowering
  ) {
    guard C._isUnary else {
      lowering.pushPending(modifier)
      C._lower(content, into: lowering)
      lowering.popPending()
      return
    }
    let opened = lowering.beginElement()
    _open(modifier, in: lowering)
    C._lower(content, into: lowering)
    _finish(modifier, in: lowering)
    lowering.closeNode()
    lowering.endElement(opened)
  }
}

/// A modifier of the library that changes the environment of its content.
public protocol EnvironmentModifier: NodeModifier {
  /// Changes the environment.
  static func _change(_ environment: inout EnvironmentValues, by modifier: Self)
}

extension EnvironmentModifier {
  /// Lowers the content in the changed environment, inside a node that changes no layout.
  @inlinable public static func _lowerModified<C: View>(
    _ modifier: Self, _ content: C, into lowering: Lowering
  ) {
    let outer = lowering.environment
    if C._isUnary {
      let opened = lowering.beginElement()
      _open(modifier, in: lowering)
      lowering.changeEnvironment { _change(&$0, by: modifier) }
      C._lower(content, into: lowering)
      lowering.closeNode()
      lowering.endElement(opened)
    } else {
      lowering.pushPending(modifier)
      lowering.changeEnvironment { _change(&$0, by: modifier) }
      C._lower(content, into: lowering)
      lowering.popPending()
    }
    lowering.setEnvironment(outer)
  }
}
