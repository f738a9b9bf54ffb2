// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

/// Draws the values that are written into views.
struct Draw {
  var random: SplitMix
  /// Whether now and then a number is one that no layout can use.
  var hasBadNumbers = false

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func chance(_ percent: Int) -> Bool { random.chance(percent) }
  mutating func below(_ bound: Int) -> Int { random.below(bound) }

  /// One of some values.
  mutating func of<T>(_ values: T...) -> T { values[random.below(values.count)] }
  mutating func of<T>(_ values: [T]) -> T { values[random.below(values.count)] }

  private static let bad: [CGFloat] = [
    .nan, .infinity, -.infinity, -1, -1e30, 1e30, -0.0, .leastNonzeroMagnitude, 1e308, 0,
  ]

  /// A usable value, or now and then a bad number instead.
  mutating func number(_ usual: CGFloat...) -> CGFloat {
    if hasBadNumbers, chance(25) { return of(Self.bad) }
    return of(usual)
  }

  /// A length of a frame: nil, zero, or a usual one.
  mutating func length() -> CGFloat? {
    if hasBadNumbers, chance(25) { return of(Self.bad) }
    return of(nil, nil, 0, 15, 60, 120.5, 250)
  }

  /// A largest length, which may be infinite.
  mutating func maximum() -> CGFloat? { chance(30) ? .infinity : length() }

  /// The spacing of a container.
  mutating func spacing() -> CGFloat? {
    if hasBadNumbers, chance(15) { return of(Self.bad) }
    return of(nil, nil, 0, 5, -3, 2.5)
  }

  mutating func horizontal() -> Named<HorizontalAlignment> { of(Named.horizontals) }
  mutating func vertical() -> Named<VerticalAlignment> { of(Named.verticals) }
  mutating func alignment() -> Named<Alignment> {
    let (x, y) = (horizontal(), vertical())
    if x.text == ".center", y.text == ".center" { return .center }
    return Named(
      "Alignment(horizontal: \(x.text), vertical: \(y.text))",
      Alignment(horizontal: x.value, vertical: y.value))
  }
}

/// A value with the way it is written.
struct Named<Value: Sendable>: Sendable {
  var text: String
  var value: Value

  init(_ text: String, _ value: Value) {
    self.text = text
    self.value = value
  }
}

extension Named<HorizontalAlignment> {
  static let horizontals = [
    Named(".leading", .leading), Named(".center", .center), Named(".trailing", .trailing),
    Named(".center", .center), Named(".third", .third), Named(".slanted", .slanted),
  ]
}

extension Named<HorizontalAlignment> {
  /// The text where a guide of either axis may stand.
  var exact: String { text == ".center" ? "HorizontalAlignment.center" : text }
}

extension Named<VerticalAlignment> {
  /// The text where a guide of either axis may stand.
  var exact: String { text == ".center" ? "VerticalAlignment.center" : text }

  static let verticals = [
    Named(".top", .top), Named(".center", .center), Named(".bottom", .bottom),
    Named(".center", .center), Named(".firstTextBaseline", .firstTextBaseline),
    Named(".lastTextBaseline", .lastTextBaseline), Named(".below", .below),
  ]
}

extension Named<Alignment> {
  static let center = Named(".center", .center)
}

extension Named<Axis.Set> {
  static let axes = [
    Named(".horizontal", .horizontal), Named(".vertical", .vertical),
    Named("[.horizontal, .vertical]", [.horizontal, .vertical]),
  ]
}

extension Named<Edge.Set> {
  static let edges = [
    Named(".leading", .leading), Named(".trailing", .trailing), Named(".top", .top),
    Named(".bottom", .bottom), Named(".horizontal", .horizontal), Named(".vertical", .vertical),
    Named(".all", .all),
  ]
}

extension CGFloat {
  /// The number as a literal.
  var code: String {
    if isNaN { return ".nan" }
    if isInfinite { return self < 0 ? "-.infinity" : ".infinity" }
    let text = "\(self)"
    return text.hasSuffix(".0") && text != "-0.0" ? String(text.dropLast(2)) : text
  }
}

extension CGFloat? {
  /// The number as a literal, or nil.
  var code: String { self?.code ?? "nil" }
}

/// The arguments of a call that are not left to their defaults.
func arguments(_ list: (String, String?)...) -> String {
  list.compactMap { label, value in
    value.map { label.isEmpty ? $0 : "\(label): \($0)" }
  }.joined(separator: ", ")
}

extension Named {
  /// The text, or nil for what need not be written.
  func unless(_ usual: String) -> String? { text == usual ? nil : text }
}
