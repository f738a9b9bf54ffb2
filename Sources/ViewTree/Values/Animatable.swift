// SPDX-License-Identifier: MIT

/// A type whose look depends on data that may change gradually.
///
/// A layout shows one moment, so that nothing changes here: the data is there for sources that
/// declare it.
public protocol Animatable {
  /// The type of the data.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The data.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No data.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
