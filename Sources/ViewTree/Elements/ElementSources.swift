// SPDX-License-Identifier: MIT

extension EmptyView: ElementSource {
  func collectElements(into collector: ElementCollector) {}
}

extension Never: ElementSource {
  func collectElements(into collector: ElementCollector) {}
}

extension _ViewSequence: ElementSource {
  func collectElements(into collector: ElementCollector) {
    collector.collectChild(head, index: 0)
    collector.collectChild(last, index: 1)
  }
}

extension TupleView: ElementSource {
  func collectElements(into collector: ElementCollector) {
    var index = 0
    for child in Mirror(reflecting: value).children {
      guard let view = child.value as? any View else { continue }
      collect(view, index, collector)
      index += 1
    }
  }

  private func collect<V: View>(_ view: V, _ index: Int, _ collector: ElementCollector) {
    collector.collectChild(view, index: index)
  }
}

extension Optional: ElementSource where Wrapped: View {
  func collectElements(into collector: ElementCollector) {
    if let self { collector.collectChild(self, index: 0) }
  }
}

extension _ConditionalContent: ElementSource {
  func collectElements(into collector: ElementCollector) {
    switch storage {
    case .first(let content): collector.collectChild(content, index: 0)
    case .second(let content): collector.collectChild(content, index: 1)
    }
  }
}

extension Group: ElementSource where Content: View {
  func collectElements(into collector: ElementCollector) {
    collector.collectChild(content, index: 0)
  }
}

extension GridRow: ElementSource {
  /// The cells, or the row where a grid collects.
  func collectElements(into collector: ElementCollector) {
    if collector.lowering.state.pointee.container == .grid {
      collector.collect(WholeGridRow(row: self))
    } else {
      collector.collectChild(content, index: 0)
    }
  }
}

/// A row of a grid as one element.
private struct WholeGridRow<Content: View>: PrimitiveView {
  let row: GridRow<Content>

  static func _lower(_ view: Self, into lowering: Lowering) {
    GridRow._lower(view.row, into: lowering)
  }

  static var _isUnary: Bool { true }
}

extension ForEach: ElementSource where Content: View {
  func collectElements(into collector: ElementCollector) {
    let lowering = collector.lowering
    let outer = lowering.state.pointee.identity
    var scope = Lowering.ForEachScope()
    for (index, element) in elements(in: lowering).enumerated() {
      if hasOwnIDs {
        lowering.enterElement(id: identify(element), of: outer, &scope)
      } else {
        lowering.state.pointee.identity = outer.child(index: index)
        lowering.setElementID(AnyHashable(identify(element)))
      }
      collector.collect(content(element))
      lowering.clearElementID()
    }
    lowering.state.pointee.identity = outer
  }
}

extension Section: ElementSource where Parent: View, Content: View, Footer: View {
  func collectElements(into collector: ElementCollector) {
    collector.collectSection {
      collector.collectPart(.header, header, index: 0)
      if isExpanded { collector.collectPart(.content, content, index: 1) }
      collector.collectPart(.footer, footer, index: 2)
    }
  }
}

extension ModifiedContent: ElementSource where Content: View, Modifier: ViewModifier {
  func collectElements(into collector: ElementCollector) {
    collector.collectModified(content, modifier)
  }
}

extension _IDView: ElementSource {
  func collectElements(into collector: ElementCollector) {
    let place = collector.lowering.state.pointee.identity.child(id: id)
    collector.at(place) {
      collector.collectModified(
        content, _IdentifierModifier(name: .id, identifier: AnyHashable(id)))
    }
  }
}

extension AnyView: ElementSource {
  func collectElements(into collector: ElementCollector) {
    collector.lowering.descend { _ in box.collect(into: collector) }
  }
}

extension _ViewModifier_Content: ElementSource {
  func collectElements(into collector: ElementCollector) { visit(.collect(collector)) }
}
