// SPDX-License-Identifier: MIT

/// The foreground at one of five levels of importance.
///
/// A level takes the style that `foregroundStyle(_:_:_:)` gave it. A level that was given none is
/// the last given style, fainter; without any, it is the label colour of that level.
@frozen public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int8

  init(level: Int8) {
    self.level = level
  }

  /// The foreground itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The foreground at this level.
  public func _flattened(in environment: EnvironmentValues) -> _FlatShapeStyle {
    environment.foregroundStyle(level: Int(level))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground itself.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  /// The second level of the foreground.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  /// The third level of the foreground.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// The fourth level of the foreground.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  /// The fifth level of the foreground.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

extension EnvironmentValues {
  /// How opaque each level is, relative to the style of the level above all (ours: near the
  /// opacities of the label colours).
  private static let levelOpacities = [1, 0.5, 0.25, 0.18, 0.12]

  /// The foreground at a level from 0 to 4.
  func foregroundStyle(level: Int) -> _FlatShapeStyle {
    let level = max(0, min(4, level))
    let styles = foregroundStyles
    if level < styles.count { return styles[level] }
    guard let last = styles.last else { return .label(level: level) }
    let levels = EnvironmentValues.levelOpacities
    return last.faded(by: levels[level - styles.count + 1])
  }

  /// Makes the styles the foreground; `.secondary` and the like mean the foreground until now.
  package mutating func setForegroundStyles(_ styles: [any ShapeStyle]) {
    foregroundStyles = styles.map { $0._flattened(in: self) }
  }
}

extension _FlatShapeStyle {
  fileprivate static func label(level: Int) -> _FlatShapeStyle {
    let labels: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
    return _FlatShapeStyle(.color(Color(labels[level])))
  }
}
