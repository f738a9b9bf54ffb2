// SPDX-License-Identifier: MIT

/// Something that a text carries for a text renderer.
public protocol TextAttribute {}

/// A text attribute of a hidden type.
///
/// `@unchecked Sendable`, because SwiftUI's protocol asks for no such promise. It is safe as far as
/// attributes are plain values, which they are meant to be: the library never changes one, and only
/// hands copies to renderers.
struct CustomTextAttribute: Equatable, @unchecked Sendable {
  let value: any TextAttribute

  init(_ value: any TextAttribute) { self.value = value }

  static func == (a: CustomTextAttribute, b: CustomTextAttribute) -> Bool {
    guard let a = a.value as? any Equatable else { return false }
    return a.isEqual(to: b.value)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}
