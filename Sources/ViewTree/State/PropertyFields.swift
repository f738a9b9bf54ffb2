// SPDX-License-Identifier: MIT

@_spi(Reflection) import Swift

/// The dynamic properties among the stored properties of one type.
///
/// Immutable once made, and kept for as long as the process runs.
final class PropertyFields: Sendable {
  /// One dynamic property.
  struct Field: Sendable {
    /// Bytes from the start of the value.
    var offset: Int
    /// The type of the property. Unsafe only in name: types are immutable, and the conformance is
    /// used on the thread that lays the view out.
    nonisolated(unsafe) var type: any DynamicProperty.Type
    /// The dynamic properties inside; empty for properties of the library.
    var nested: PropertyFields?
    /// The same type where it is a property of the library.
    nonisolated(unsafe) var installable: (any InstallableProperty.Type)?
  }

  let type: ObjectIdentifier
  let fields: [Field]

  /// The option `ignoreUnknown`, which the library declares as a variable.
  private static let skippingUnknownTypes = _EachFieldOptions(rawValue: 1 << 1)

  /// Looks at the stored properties of a type; only structs have any that count.
  init(of type: Any.Type) {
    self.type = ObjectIdentifier(type)
    guard PropertyFields.isStruct(type) else {  // The reflection call traps on an existential.
      fields = []
      return
    }
    var fields: [Field] = []
    _ = _forEachField(of: type, options: PropertyFields.skippingUnknownTypes) {
      _, offset, fieldType, _ in
      guard let property = fieldType as? any DynamicProperty.Type else { return true }
      let installable = property as? any InstallableProperty.Type
      fields.append(
        Field(
          offset: offset, type: property,
          nested: installable == nil ? PropertyFieldsCache.fields(of: property) : nil,
          installable: installable))
      return true
    }
    self.fields = fields
  }

  /// Whether a type is a struct: the first word of its metadata tells the kind.
  ///
  /// Source: the Swift ABI (TypeMetadata.rst), stable on Apple's platforms and the same here.
  private static func isStruct(_ type: Any.Type) -> Bool {
    let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    return _MetadataKind(rawValue: kind) == .struct
  }
}
