// SPDX-License-Identifier: MIT

internal import Foundation

/// What an element says to the container around it. The outer of two modifiers of a kind counts.
struct ElementTraits {
  /// The values by which a control picks the element.
  var tags: [AnyHashable] {
    get { values.tags }
    set { values.tags = newValue }
  }
  /// Values of the user's.
  var values = ContainerValues()
  /// How it looks as a row of a list.
  var row = RowTraits()
  /// What its tab shows, or nil for nothing.
  var tabItem: AnyView?
  /// How wide its column of a split view is in points, or nil for the usual width.
  var columnWidth: CGFloat?
}

/// How an element looks as a row of a list.
struct RowTraits {
  /// The space around the row's content, or nil for the list's.
  var insets: EdgeInsets?
  /// What lies behind the row.
  var background: AnyView?
  /// Whether there is a line above and below.
  var topLine = Visibility.automatic
  var bottomLine = Visibility.automatic
  /// What the lines are painted with, or nil for the usual colour.
  var lineStyle: AnyShapeStyle?
  /// The same for the line of the whole section.
  var sectionTop = Visibility.automatic
  var sectionBottom = Visibility.automatic
}

/// A modifier that tells the container around something; a node that changes no layout.
public struct _TraitModifier: NodeModifier {
  /// There is no body.
  public typealias Body = Never
  let name: String
  let write: (inout ElementTraits) -> Void

  /// Opens the node.
  public static func _open(_ modifier: Self, in lowering: Lowering) {
    lowering.builder.openIdentity(tag: lowering.sharedTag(named: modifier.name))
  }
}

extension View {
  func trait(_ name: String, _ write: @escaping (inout ElementTraits) -> Void) -> some View {
    modifier(_TraitModifier(name: name, write: write))
  }
}
