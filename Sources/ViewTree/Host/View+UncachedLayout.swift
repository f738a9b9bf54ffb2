// SPDX-License-Identifier: MIT

package import Foundation

extension View {
  /// Lays out as ``layoutSnapshot(in:environment:)`` does, but remembers no answer.
  ///
  /// Takes time that grows exponentially with the depth; tests compare the two.
  package func uncachedLayoutSnapshot(
    in size: CGSize, environment: EnvironmentValues = EnvironmentValues()
  ) -> LayoutSnapshot {
    let session = uncachedSession(environment)
    return session.observed(session.snapshot(in: size, environment))
  }

  /// Lays out as ``layoutSnapshot(proposal:environment:)`` does, but remembers no answer.
  package func uncachedLayoutSnapshot(
    proposal: ProposedViewSize, environment: EnvironmentValues = EnvironmentValues()
  ) -> LayoutSnapshot {
    let session = uncachedSession(environment)
    return session.observed(session.snapshot(proposal: proposal, environment))
  }

  private func uncachedSession(_ environment: EnvironmentValues) -> LayoutSession {
    let session = LayoutSession.oneShot(self, environment)
    session.tree.isCaching = false
    return session
  }
}
