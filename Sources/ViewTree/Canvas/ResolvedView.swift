// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutEngine

/// A view that is laid out apart, to be drawn into a canvas.
final class ResolvedView {
  private let session = LayoutSession(store: nil)
  private let environment: EnvironmentValues
  private let remake: (EnvironmentValues) -> ResolvedView

  init<V: View>(_ view: V, _ environment: EnvironmentValues) {
    self.environment = environment
    remake = { ResolvedView(view, $0) }
    session.lower(view, environment: environment)
  }

  deinit { session.close() }

  /// The same view with another foreground.
  func painted(with paint: DisplayPaint) -> ResolvedView {
    var environment = environment
    environment.foregroundStyles = [_FlatShapeStyle(.fixed(paint))]
    return remake(environment)
  }

  func measure(in size: CGSize) -> CGSize {
    let measured = session.tree.sizeThatFits(ProposedViewSize(size).kernel)
    return CGSize(width: measured.width, height: measured.height)
  }

  var idealSize: CGSize {
    let measured = session.tree.sizeThatFits(ProposedViewSize.unspecified.kernel)
    return CGSize(width: measured.width, height: measured.height)
  }

  var idealItems: [DisplayItem] {
    session.displayList(proposal: .unspecified, environment).items
  }

  func items(in size: CGSize) -> [DisplayItem] {
    session.displayList(proposal: ProposedViewSize(size), environment).items
  }
}
