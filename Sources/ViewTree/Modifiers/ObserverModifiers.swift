// SPDX-License-Identifier: MIT

extension View {
  /// Does something after a layout in which the views inside this one tell a new value by a key.
  ///
  /// The first layout counts as new, with the default where no view tells a value. In a
  /// `ViewHost`, state that the action writes starts another pass.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(
      _RoleModifier(name: "onPreferenceChange") { lowering in
        .observer(
          ValueObserver<K.Value>(
            identity: lowering.state.pointee.identity,
            title: "Bound preference \(String(describing: K.self))",
            sort: ObjectIdentifier(K.self),
            read: { node, session in session.preference(K.self, in: node) },
            isSame: ==, act: { _, new in action(new) }))
      })
  }

  /// Does something after a layout in which a value that is made of the view's geometry is new.
  ///
  /// The first layout counts as new.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    geometryObserver(transform) { _, new in action(new) }
  }

  /// Does something after a layout in which a value that is made of the view's geometry is new.
  ///
  /// The action gets the old and the new value; at first both are the new one.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    geometryObserver(transform) { old, new in action(old ?? new, new) }
  }

  private func geometryObserver<T: Equatable>(
    _ transform: @escaping (GeometryProxy) -> T, _ act: @escaping (T?, T) -> Void
  ) -> some View {
    modifier(
      _RoleModifier(name: "onGeometryChange") { lowering in
        let isRightToLeft = lowering.environment.layoutDirection == .rightToLeft
        return .observer(
          ValueObserver<T>(
            identity: lowering.state.pointee.identity, title: "onGeometryChange",
            sort: ObjectIdentifier(GeometryProxy.self),
            read: { node, session in
              transform(
                GeometryProxy(
                  session: session, node: node, size: session.tree.frame(of: node).size,
                  isRightToLeft: isRightToLeft, isPlaced: true))
            },
            isSame: ==, act: act))
      })
  }

  /// Does something after the first layout that has the view in its place.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    lifetimeObserver("onAppear", appear: action, disappear: nil)
  }

  /// Does something after the first layout of a `ViewHost` that no longer has the view in its place.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    lifetimeObserver("onDisappear", appear: nil, disappear: action)
  }

  private func lifetimeObserver(
    _ name: String, appear: (() -> Void)?, disappear: (() -> Void)?
  ) -> some View {
    modifier(
      _RoleModifier(name: name) { lowering in
        .observer(
          LifetimeObserver(
            identity: lowering.state.pointee.identity, appear: appear, disappear: disappear))
      })
  }

  /// Does something after a layout in which a value is another than in the layout before.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    changeObserver(value) { old, new in
      if let old { action(old, new) } else if initial { action(new, new) }
    }
  }

  /// Does something after a layout in which a value is another than in the layout before.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    changeObserver(value) { old, _ in if old != nil || initial { action() } }
  }

  /// Does something with the new value after a layout in which it is another than before.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    changeObserver(value) { old, new in if old != nil { action(new) } }
  }

  private func changeObserver<V: Equatable>(
    _ value: V, _ act: @escaping (V?, V) -> Void
  ) -> some View {
    modifier(
      _RoleModifier(name: "onChange") { lowering in
        .observer(
          ValueObserver<V>(
            identity: lowering.state.pointee.identity, title: "onChange",
            sort: ObjectIdentifier(V.self), read: { _, _ in value }, isSame: ==, act: act))
      })
  }
}
