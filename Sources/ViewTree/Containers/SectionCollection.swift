// SPDX-License-Identifier: MIT

/// One section of another view, to be arranged by a container of the user's.
public struct SectionConfiguration: Identifiable {
  /// Tells the sections of a view apart.
  public struct ID: Hashable, Sendable {
    let first: ViewIdentity?
  }

  /// Tells the section apart from others.
  public let id: ID
  /// The elements of the header; none without one.
  public let header: SubviewsCollection
  /// The elements of the content.
  public let content: SubviewsCollection
  /// The elements of the footer; none without one.
  public let footer: SubviewsCollection
  /// The values that were given to the section as a whole.
  public let containerValues: ContainerValues
}

/// The sections of a view in order. Elements outside of sections form sections of their own
/// between the others.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  /// Where the sections start: zero.
  public var startIndex: Int { 0 }
  /// How many sections there are.
  public var endIndex: Int { sections.count }
  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension Lowering {
  /// The sections of a view for a container of the user's.
  func sections<V: View>(of view: V) -> SectionCollection {
    let collector = elements(of: view)
    var groups: [[ViewElement]] = []
    for element in collector.elements {
      if let last = groups.last?.last, last.section?.number == element.section?.number {
        groups[groups.count - 1].append(element)
      } else {
        groups.append([element])
      }
    }
    return SectionCollection(
      sections: groups.map { group in
        let traits = group.first?.section.map { collector.sections[$0.number] }
        return SectionConfiguration(group, traits?.values ?? ContainerValues())
      })
  }
}

extension SectionConfiguration {
  fileprivate init(_ elements: [ViewElement], _ values: ContainerValues) {
    func part(_ part: SectionPlace.Part) -> SubviewsCollection {
      let chosen = elements.filter { ($0.section?.part ?? .content) == part }
      return SubviewsCollection(subviews: chosen.map(Subview.init))
    }
    self.init(
      id: ID(first: elements.first?.identity), header: part(.header), content: part(.content),
      footer: part(.footer), containerValues: values)
  }
}
