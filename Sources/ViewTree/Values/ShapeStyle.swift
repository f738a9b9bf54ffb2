// SPDX-License-Identifier: MIT

package import Foundation
internal import LayoutEngine

/// What shapes and text are painted with.
///
/// A style of your own answers another style from `resolve(in:)`; the chain ends at a colour or a
/// gradient of the library.
public protocol ShapeStyle: Sendable {
  /// The style that stands in for this one when it is painted.
  associatedtype Resolved: ShapeStyle = Never

  /// The style to paint with in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The colour or gradient at the end of the chain.
  func _flattened(in environment: EnvironmentValues) -> _FlatShapeStyle
}

extension ShapeStyle {
  /// The colour or gradient of the style that this one resolves to.
  public func _flattened(in environment: EnvironmentValues) -> _FlatShapeStyle {
    resolve(in: environment)._flattened(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Not to be called: a style that resolves to nothing paints by itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) has no style that it resolves to.")
  }

  /// The current foreground, for a style that says nothing about itself.
  public func _flattened(in environment: EnvironmentValues) -> _FlatShapeStyle {
    environment.foregroundStyle(level: 0)
  }
}

extension Never: ShapeStyle {
  /// The end of the chain.
  public typealias Resolved = Never
}

extension ShapeStyle {
  /// What a display list paints with for this style.
  ///
  /// - Parameter bounds: the box in points that gradients span.
  package func displayPaint(in environment: EnvironmentValues, bounds: CGRect) -> DisplayPaint {
    _flattened(in: environment).paint(in: environment, bounds: bounds)
  }
}
