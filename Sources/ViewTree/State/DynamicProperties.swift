// SPDX-License-Identifier: MIT

/// Connects the dynamic properties of views.
///
/// The first look at a type costs microseconds; later ones cost an atomic load. Properties are
/// reached by their offset in the value: the offset comes from the type's own metadata, and the
/// pointer is used only while the view is borrowed for it.
package enum DynamicProperties {
  /// Whether values of the type have dynamic properties.
  ///
  /// Always false for a type from a module that was compiled without reflection metadata.
  package static func hasAny<V>(_ type: V.Type) -> Bool {
    PropertyFieldsCache.withFields(of: type) { !$0.fields.isEmpty }
  }

  /// Connects the dynamic properties of a view, in the order in which they are declared.
  package static func install<V>(into view: inout V, context: DynamicPropertyContext) {
    PropertyFieldsCache.withFields(of: V.self) { fields in
      guard !fields.fields.isEmpty else { return }
      withUnsafeMutableBytes(of: &view) { bytes in
        guard let base = bytes.baseAddress else { return }
        let slot = StateSlot(owner: fields.type, offset: 0)
        install(fields, at: base, context: context, slot: slot)
      }
    }
  }

  private static func install(
    _ fields: PropertyFields, at base: UnsafeMutableRawPointer, context: DynamicPropertyContext,
    slot: StateSlot
  ) {
    for field in fields.fields {
      let inner = StateSlot(owner: slot.owner, offset: slot.offset + field.offset)
      let address = base + field.offset
      if let installable = field.installable {
        connect(installable, at: address, context: context, slot: inner)
        continue
      }
      if let nested = field.nested {
        install(nested, at: address, context: context, slot: inner)
      }
      update(field.type, at: address)
    }
  }

  private static func update<P: DynamicProperty>(
    _ type: P.Type, at address: UnsafeMutableRawPointer
  ) {
    address.assumingMemoryBound(to: P.self).pointee.update()
  }

  private static func connect<P: InstallableProperty>(
    _ type: P.Type, at address: UnsafeMutableRawPointer, context: DynamicPropertyContext,
    slot: StateSlot
  ) {
    address.assumingMemoryBound(to: P.self).pointee.install(context, slot: slot)
  }
}
