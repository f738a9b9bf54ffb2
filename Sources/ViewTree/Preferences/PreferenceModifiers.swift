// SPDX-License-Identifier: MIT

extension View {
  /// Tells the views around a value.
  ///
  /// It stands for all values of the key inside this view; use ``transformPreference(_:_:)`` to
  /// keep those.
  public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    preferenceNode("preference", PreferenceWriter<K> { _, _ in value })
  }

  /// Changes the value that the views inside this one tell, or the default where they tell none.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    preferenceNode(
      "transformPreference", PreferenceTransform<K> { value, _, _ in callback(&value) })
  }

  /// Tells the views around a value that is made of a place in this view.
  ///
  /// It stands for all values of the key inside this view; use
  /// ``transformAnchorPreference(key:value:transform:)`` to keep those.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    preferenceNode(
      "anchorPreference",
      PreferenceWriter<K> { session, node in transform(value.anchor(in: node, of: session)) })
  }

  /// Changes the value that the views inside this one tell, by a place in this view.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    preferenceNode(
      "transformAnchorPreference",
      PreferenceTransform<K> { joined, session, node in
        transform(&joined, value.anchor(in: node, of: session))
      })
  }

  private func preferenceNode(_ name: String, _ role: any PreferenceRole) -> some View {
    modifier(_RoleModifier(name: name) { _ in .preference(role) })
  }
}
