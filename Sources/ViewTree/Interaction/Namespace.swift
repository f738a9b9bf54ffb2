// SPDX-License-Identifier: MIT

/// A space of names of one view's own, for ids that are to be unique.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
  /// The name of a namespace.
  public struct ID: Hashable, Sendable {
    let identity: ViewIdentity
    let slot: StateSlot?
  }

  private var id = ID(identity: .root, slot: nil)

  /// Makes a namespace.
  public init() {}

  /// The name.
  public var wrappedValue: ID { id }
}

extension Namespace: InstallableProperty {
  mutating func install(_ context: DynamicPropertyContext, slot: StateSlot) {
    id = ID(identity: context.identity, slot: slot)
  }
}

/// What of a view's geometry is matched.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes properties of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Says that views with one id are to move into each other. The layout stays: a view that is not
  /// the source keeps its own frame.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    inert("matchedGeometryEffect")
  }
}
