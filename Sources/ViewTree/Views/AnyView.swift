// SPDX-License-Identifier: MIT

/// A view whose type is not visible; transparent to containers.
public struct AnyView: PrimitiveView {
  let box: AnyViewBox

  /// Wraps a view.
  public init<V: View>(_ view: V) {
    if let other = view as? AnyView {
      self = other
    } else {
      box = AnyViewContent(view)
    }
  }

  /// Wraps a view that somebody else wrapped in an existential.
  public init<V: View>(erasing view: V) { self.init(view) }

  /// Lowers the view inside.
  public static func _lower(_ view: AnyView, into lowering: Lowering) {
    lowering.descend { view.box.lower(into: $0) }
  }

  /// Known only when the view is lowered.
  @inlinable public static var _isUnary: Bool { false }
}

/// The memory of an erased view.
class AnyViewBox {
  func lower(into lowering: Lowering) {}
  func collect(into collector: ElementCollector) {}
}

/// Holds one view. Views that are nested by the hundred thousand are freed one after the other
/// instead of inside each other, so that no stack overflows.
final class AnyViewContent<V: View>: AnyViewBox {
  private var view: V?

  init(_ view: V) { self.view = view }

  override func lower(into lowering: Lowering) {
    guard let view else { return }
    lowering.lowerTyped(view)
  }

  override func collect(into collector: ElementCollector) {
    guard let view else { return }
    let place = collector.lowering.state.pointee.identity
    collector.at(place.child(id: ObjectIdentifier(V.self))) { collector.collect(view) }
  }

  deinit {
    DeferredRelease.release(&view)
  }
}
