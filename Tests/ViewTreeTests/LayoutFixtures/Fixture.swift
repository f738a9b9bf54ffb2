// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A view, what it is offered, and the frames that SwiftUI gives it: a JSON file in `Fixtures`.
///
/// Frames lie in the space of the whole view, in points, left to right, before pixel rounding.
struct Fixture: Decodable, Sendable {
  /// How sure the expected frames are.
  enum Confidence: String, Decodable {
    /// Seen in SwiftUI.
    case observed
    /// The scene is compared with SwiftUI in a public test; the numbers are computed.
    case compared
    /// Written down by Apple or by an author, with numbers or as a rule.
    case documented
    /// Computed from a rule.
    case derived
    /// Sources disagree or are silent: ours, and a line of Docs/Gaps.md.
    case decided
  }

  /// An offer and what comes of it.
  struct Case: Decodable, Sendable {
    /// The offer, nil where none is made; the view lies at the origin.
    var proposal: [FixtureLength?]?
    /// The size of a window instead of an offer.
    var window: [FixtureLength]?
    var size: [FixtureLength]
    /// Frames by identifier: x, y, width and height.
    var frames: [String: [FixtureLength]]?
  }

  var id: String
  var source: String
  var confidence: Confidence
  var note: String?
  var displayScale: Double?
  /// Whether the mirror image holds right to left; true unless given.
  var mirrored: Bool?
  /// Whether the view with exchanged axes has frames with exchanged axes; true unless given.
  var transposed: Bool?
  var view: FixtureElement
  var cases: [Case]
}

/// A number that may also be "inf", "-inf" or "nan".
struct FixtureLength: Decodable, Sendable {
  var value: Double

  init(value: Double) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      value = number
      return
    }
    let text = try container.decode(String.self)
    guard let number = Double(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no length: \(text)")
    }
    value = number
  }
}

extension Fixture {
  /// All fixtures, sorted by their paths.
  static func load() throws -> [Fixture] {
    let folder = try #require(Bundle.module.url(forResource: "Fixtures", withExtension: nil))
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let urls = try #require(files).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "json" }
      .sorted { $0.path < $1.path }
    return try urls.map { try JSONDecoder().decode(Fixture.self, from: Data(contentsOf: $0)) }
  }

  /// All fixtures; empty when a file cannot be read, which a test of its own reports.
  static let all = (try? load()) ?? []

  var isMirrored: Bool { mirrored ?? true }
  var isTransposed: Bool { transposed ?? true }

  /// The fixture with its two axes exchanged.
  var withExchangedAxes: Fixture {
    var fixture = self
    fixture.view = view.withExchangedAxes
    fixture.cases = cases.map(\.withExchangedAxes)
    return fixture
  }
}

extension Fixture: CustomTestStringConvertible {
  var testDescription: String { id }
}

extension Fixture.Case {
  var withExchangedAxes: Fixture.Case {
    Fixture.Case(
      proposal: proposal?.reversed(), window: window?.reversed(), size: size.reversed(),
      frames: frames?.mapValues { frame in
        frame.count == 4 ? [frame[1], frame[0], frame[3], frame[2]] : frame
      })
  }
}
