// SPDX-License-Identifier: MIT

/// A modifier whose look depends on data that may change gradually.
public protocol AnimatableModifier: Animatable, ViewModifier {}
