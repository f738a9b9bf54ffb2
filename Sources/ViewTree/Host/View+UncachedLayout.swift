// SPDX-License-Identifier: MIT

package import Foundation

extension View {
  /// Lays out as ``layoutSnapshot(in:environment:)`` does, but remembers no answer.
  ///
  /// Takes time that grows exponentially with the depth; tests compare the two.
  package func uncachedLayoutSnapshot(
    in size: CGSize, environment: EnvironmentValues = EnvironmentValues()
  ) -> LayoutSnapshot {
    uncached(environment) { $0.snapshot(in: size, environment) }
  }

  /// Lays out as ``layoutSnapshot(proposal:environment:)`` does, but remembers no answer.
  package func uncachedLayoutSnapshot(
    proposal: ProposedViewSize, environment: EnvironmentValues = EnvironmentValues()
  ) -> LayoutSnapshot {
    uncached(environment) { $0.snapshot(proposal: proposal, environment) }
  }

  private func uncached(
    _ environment: EnvironmentValues, _ layout: (LayoutSession) -> LayoutSnapshot
  ) -> LayoutSnapshot {
    LayoutSession.once(self, environment) { session in
      session.tree.isCaching = false
      return layout(session)
    }
  }
}
