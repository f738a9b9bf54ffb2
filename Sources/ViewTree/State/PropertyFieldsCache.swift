// SPDX-License-Identifier: MIT

internal import Synchronization
internal import TextEngine

/// What is known of the types that were looked at, shared by all threads.
///
/// Two storeys. A dictionary behind a lock holds every type for ever. In front of it lies a table of
/// fixed length: a type's slot holds the latest entry that was looked up there, so that a hit is one
/// atomic load.
///
/// The invariant behind the unmanaged references: only objects that the dictionary holds are put
/// into the table, and nothing is ever removed from the dictionary.
enum PropertyFieldsCache {
  private static let slotCount = 1024

  private static let table = Table()
  private static let all = Lock<[ObjectIdentifier: PropertyFields]>([:])

  /// The dynamic properties of a type.
  static func fields(of type: Any.Type) -> PropertyFields {
    let id = ObjectIdentifier(type)
    let found = all.withLock { $0[id] } ?? added(PropertyFields(of: type))
    table.keep(found)
    return found
  }

  /// Calls `body` with the dynamic properties of a type; a hit counts no references.
  static func withFields<Result>(
    of type: Any.Type, _ body: (PropertyFields) -> Result
  ) -> Result {
    if let hit = table.entry(of: ObjectIdentifier(type)) {
      return hit._withUnsafeGuaranteedRef(body)
    }
    return body(fields(of: type))
  }

  /// The entry that stays: the first one when two threads looked at the same type.
  private static func added(_ new: PropertyFields) -> PropertyFields {
    all.withLock { all in
      if let first = all[new.type] { return first }
      all[new.type] = new
      return new
    }
  }

  /// `@unchecked Sendable`, because an inline array is not `Sendable` whatever its elements are. It
  /// is safe because it holds nothing but atomics.
  private struct Table: ~Copyable, @unchecked Sendable {
    private let slots = InlineArray<1024, Atomic<UnsafeRawPointer?>> { _ in Atomic(nil) }

    func entry(of id: ObjectIdentifier) -> Unmanaged<PropertyFields>? {
      guard let pointer = slots[slot(id)].load(ordering: .acquiring) else { return nil }
      let entry = Unmanaged<PropertyFields>.fromOpaque(pointer)
      return entry._withUnsafeGuaranteedRef { $0.type == id } ? entry : nil
    }

    func keep(_ fields: PropertyFields) {
      let pointer = UnsafeRawPointer(Unmanaged.passUnretained(fields).toOpaque())
      slots[slot(fields.type)].store(pointer, ordering: .releasing)
    }

    /// Metadata is aligned to eight bytes; the higher bits are folded into the lower ones.
    private func slot(_ id: ObjectIdentifier) -> Int {
      let bits = UInt(bitPattern: id) >> 3
      return Int((bits ^ (bits >> 10)) & UInt(PropertyFieldsCache.slotCount - 1))
    }
  }
}
