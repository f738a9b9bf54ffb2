// SPDX-License-Identifier: MIT

public import Foundation

extension EnvironmentValues {
  /// The reading direction; left to right unless set.
  public var layoutDirection: LayoutDirection {
    get { fields.layoutDirection }
    set { fields.layoutDirection = newValue }
  }

  /// The pixels per point; 1 unless set.
  public var displayScale: CGFloat {
    get { fields.displayScale }
    set { fields.displayScale = newValue }
  }

  /// The size of a pixel in points: one divided by the display scale.
  ///
  /// A scale that is not positive and finite counts as 1; the length stays between a millionth
  /// of a point and a million points.
  public var pixelLength: CGFloat {
    let scale = fields.displayScale
    return scale > 0 && scale.isFinite ? min(max(1 / scale, 1e-6), 1e6) : 1
  }

  /// Whether the page is light or dark; light unless set.
  public var colorScheme: ColorScheme {
    get { fields.colorScheme }
    set { fields.colorScheme = newValue }
  }

  /// The contrast that colours are chosen for.
  public var colorSchemeContrast: ColorSchemeContrast {
    fields.colorSchemeContrast
  }

  /// How much room the width offers, or nil when unknown.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { fields.horizontalSizeClass }
    set { fields.horizontalSizeClass = newValue }
  }

  /// How much room the height offers, or nil when unknown.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { fields.verticalSizeClass }
    set { fields.verticalSizeClass = newValue }
  }

  /// Whether controls answer to the user.
  public var isEnabled: Bool {
    get { fields.isEnabled }
    set { fields.isEnabled = newValue }
  }

  /// The smallest height of a list's row in points; 44 unless set.
  public var defaultMinListRowHeight: CGFloat {
    get { fields.defaultMinListRowHeight }
    set { fields.defaultMinListRowHeight = newValue }
  }

  /// The smallest height of a list's header in points, or nil for no bound.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { fields.defaultMinListHeaderHeight }
    set { fields.defaultMinListHeaderHeight = newValue }
  }

  /// The language and region; `en_US` unless set, so that a layout is the same on every machine.
  public var locale: Locale {
    get { fields.locale }
    set { fields.locale = newValue }
  }

  /// The calendar; Gregorian unless set.
  public var calendar: Calendar {
    get { fields.calendar }
    set { fields.calendar = newValue }
  }

  /// The time zone; GMT unless set.
  public var timeZone: TimeZone {
    get { fields.timeZone }
    set { fields.timeZone = newValue }
  }

  /// The moment that relative dates and timers are told from; the start of 2001 in GMT unless
  /// set, so that a layout is the same at every time.
  public var now: Date {
    get { fields.now }
    set { fields.now = newValue }
  }
}
