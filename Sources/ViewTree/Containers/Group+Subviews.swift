// SPDX-License-Identifier: MIT

/// What a closure makes of the elements of another view; transparent to containers.
public struct GroupElementsOfContent<Subviews: View, Content: View>: PrimitiveView {
  let subviews: Subviews
  let content: (SubviewsCollection) -> Content

  /// Lowers what the closure makes.
  public static func _lower(_ view: Self, into lowering: Lowering) {
    lowering.lowerChild(view.content(lowering.subviews(of: view.subviews)), index: 1)
  }

  /// As the content.
  public static var _isUnary: Bool { Content._isUnary }
}

/// What a closure makes of the sections of another view; transparent to containers.
public struct GroupSectionsOfContent<Sections: View, Content: View>: PrimitiveView {
  let sections: Sections
  let content: (SectionCollection) -> Content

  /// Lowers what the closure makes.
  public static func _lower(_ view: Self, into lowering: Lowering) {
    lowering.lowerChild(view.content(lowering.sections(of: view.sections)), index: 1)
  }

  /// As the content.
  public static var _isUnary: Bool { Content._isUnary }
}

extension GroupElementsOfContent: ElementSource {
  func collectElements(into collector: ElementCollector) {
    collector.collectChild(content(collector.lowering.subviews(of: subviews)), index: 1)
  }
}

extension GroupSectionsOfContent: ElementSource {
  func collectElements(into collector: ElementCollector) {
    collector.collectChild(content(collector.lowering.sections(of: sections)), index: 1)
  }
}

extension Group {
  /// Makes a group of what a closure makes of the elements of a view.
  ///
  /// Headers and footers of sections are elements, as in a stack (ours).
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(subviews: view, content: transform))
  }

  /// Makes a group of what a closure makes of the sections of a view.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(content: GroupSectionsOfContent(sections: view, content: transform))
  }
}

/// The elements of a view that are found when the view is lowered.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  let subviews: SubviewsCollection

  /// Where the elements start: zero.
  public var startIndex: Int { subviews.startIndex }
  /// How many elements there are; none before they are found.
  public var endIndex: Int { subviews.endIndex }
  /// The element at a position.
  public subscript(index: Int) -> Subview { subviews[index] }
}

/// The sections of a view that are found when the view is lowered.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  let sections: SectionCollection

  /// Where the sections start: zero.
  public var startIndex: Int { sections.startIndex }
  /// How many sections there are; none before they are found.
  public var endIndex: Int { sections.endIndex }
  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEach where Content: View {
  /// Makes views for the elements of a view.
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(
      data: ForEachSubviewCollection(subviews: SubviewsCollection(subviews: [])),
      hasOwnIDs: true, identify: { $0.id }, content: content,
      find: { ForEachSubviewCollection(subviews: $0.subviews(of: view)) })
  }

  /// Makes views for the sections of a view.
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(
      data: ForEachSectionCollection(sections: SectionCollection(sections: [])),
      hasOwnIDs: true, identify: { $0.id }, content: content,
      find: { ForEachSectionCollection(sections: $0.sections(of: view)) })
  }
}
