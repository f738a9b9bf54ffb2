// SPDX-License-Identifier: MIT

internal import Foundation

/// The lengths of controls in points, one place for all.
///
/// Ours, near those of iOS at the default text size; `Docs/Gaps.md` lists them as decisions.
enum ControlMetrics {
  /// Between an icon and its title, a title and its value, a title and its switch.
  static let gap: CGFloat = 8
  /// Between the title of a progress or a gauge, and its bar.
  static let barGap: CGFloat = 4
  /// The height of a bar.
  static let bar: CGFloat = 4
  /// The side of a turning progress.
  static let spinner: CGFloat = 20
  /// A switch.
  static let toggle = CGSize(width: 51, height: 31)
  /// The two buttons of a stepper.
  static let stepper = CGSize(width: 94, height: 32)
  /// The diameter of a slider's knob, which is its height.
  static let knob: CGFloat = 27
  /// Around the text of a field with a border.
  static let field = EdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7)
  /// Around a text editor's text.
  static let editor = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)
  /// Around the content of a list's row.
  static let row = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// A gauge as a ring.
  static let ring: CGFloat = 58
  /// The width of a column of a split view.
  static let column: CGFloat = 320
  /// The height of a wheel.
  static let wheel: CGFloat = 216
  /// The height of the bar of tabs.
  static let tabBar: CGFloat = 49
  /// The box of a date, and the well of a colour.
  static let dateBox = EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
  static let colorWell: CGFloat = 28
  /// Above a section of a grouped list.
  static let sectionGap: CGFloat = 35
  /// Around the content of a box.
  static let box: CGFloat = 16
  /// How round the corners of boxes, fields and buttons are.
  static let corner: CGFloat = 8
  /// The height of a segmented picker.
  static let segmented: CGFloat = 32
  /// Between the edge of a segmented picker and its segments.
  static let segmentInset: CGFloat = 2

  /// Around the label of a button with a border.
  static func button(_ size: ControlSize) -> EdgeInsets {
    let (across, along): (CGFloat, CGFloat) =
      switch size {
      case .mini, .small: (10, 5)
      case .regular: (12, 7)
      case .large, .extraLarge: (20, 15)
      }
    return EdgeInsets(top: along, leading: across, bottom: along, trailing: across)
  }
}

/// How large controls are.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  /// The smallest; laid out as small.
  case mini
  /// Smaller than usual.
  case small
  /// As usual.
  case regular
  /// Larger than usual.
  case large
  /// The largest; laid out as large.
  case extraLarge
}
