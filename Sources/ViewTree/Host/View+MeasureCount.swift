// SPDX-License-Identifier: MIT

package import Foundation

extension View {
  /// How often an algorithm runs in layouts of the view: in a window, for the ideal size, and for a
  /// width. Tests look at how it grows with the depth of a tree.
  package func measureCount(
    in size: CGSize, environment: EnvironmentValues = EnvironmentValues()
  ) -> Int {
    LayoutSession.once(self, environment) { session in
      _ = session.snapshot(in: size, environment)
      _ = session.snapshot(proposal: .unspecified, environment)
      _ = session.snapshot(
        proposal: ProposedViewSize(width: size.width / 2, height: nil), environment)
      return session.tree.measureCount
    }
  }
}
