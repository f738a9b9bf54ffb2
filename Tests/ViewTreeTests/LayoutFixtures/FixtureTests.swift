// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// Every fixture as written, mirrored, and with its axes exchanged; with and without remembered
/// answers, and again after other layouts.
@Suite struct FixtureTests {
  @Test func `every file is a fixture, and each has a name of its own`() throws {
    let fixtures = try Fixture.load()
    #expect(fixtures.count >= 205)
    #expect(Set(fixtures.map(\.id)).count == fixtures.count)
  }

  @Test(arguments: Fixture.all) func `as written`(_ fixture: Fixture) throws {
    try check(fixture, isMirrored: false)
  }

  @Test(arguments: Fixture.all.filter(\.isMirrored)) func `right to left`(
    _ fixture: Fixture
  ) throws {
    try check(fixture, isMirrored: true)
  }

  @Test(arguments: Fixture.all.filter(\.isTransposed)) func `rows for columns`(
    _ fixture: Fixture
  ) throws {
    try check(fixture.withExchangedAxes, isMirrored: false)
  }

  @Test(arguments: Fixture.all.filter { $0.isTransposed && $0.isMirrored })
  func `rows for columns, right to left`(_ fixture: Fixture) throws {
    try check(fixture.withExchangedAxes, isMirrored: true)
  }

  private func check(_ fixture: Fixture, isMirrored: Bool) throws {
    let view = try FixtureBuilder().view(fixture.view)
    var environment = EnvironmentValues()
    environment.displayScale = fixture.displayScale ?? 1
    environment.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    let host = ViewHost(rootView: view)
    host.environment = environment
    for expected in fixture.cases {
      let checked = try CheckedCase(expected, isMirrored: isMirrored)
      checked.compare(with: checked.request.snapshot(view, environment), "once")
      checked.compare(with: checked.request.uncachedSnapshot(view, environment), "uncached")
      checked.compare(with: checked.request.snapshot(host), "in a host")
    }
    for expected in fixture.cases.reversed() {
      let checked = try CheckedCase(expected, isMirrored: isMirrored)
      _ = host.layoutSnapshot(proposal: .unspecified)
      checked.compare(with: checked.request.snapshot(host), "in a host again")
    }
  }
}

/// What a case asks for.
private enum FixtureRequest {
  case proposal(ProposedViewSize)
  case window(CGSize)

  func snapshot(_ view: AnyView, _ environment: EnvironmentValues) -> LayoutSnapshot {
    switch self {
    case .proposal(let proposal):
      view.layoutSnapshot(proposal: proposal, environment: environment)
    case .window(let size): view.layoutSnapshot(in: size, environment: environment)
    }
  }

  func uncachedSnapshot(_ view: AnyView, _ environment: EnvironmentValues) -> LayoutSnapshot {
    switch self {
    case .proposal(let proposal):
      view.uncachedLayoutSnapshot(proposal: proposal, environment: environment)
    case .window(let size): view.uncachedLayoutSnapshot(in: size, environment: environment)
    }
  }

  func snapshot(_ host: ViewHost<AnyView>) -> LayoutSnapshot {
    switch self {
    case .proposal(let proposal): host.layoutSnapshot(proposal: proposal)
    case .window(let size): host.layoutSnapshot(in: size)
    }
  }
}

/// A case with the numbers that are expected in the end.
private struct CheckedCase {
  let request: FixtureRequest
  private let size: [Double]
  private let frames: [(id: String, frame: [Double])]
  private static let tolerance = 0.001

  init(_ expected: Fixture.Case, isMirrored: Bool) throws {
    if let window = expected.window, window.count == 2 {
      request = .window(CGSize(width: window[0].value, height: window[1].value))
    } else if let proposal = expected.proposal, proposal.count == 2 {
      request = .proposal(
        ProposedViewSize(width: proposal[0]?.points, height: proposal[1]?.points))
    } else {
      throw FixtureError(description: "A case needs a proposal or a window of two numbers.")
    }
    let size = expected.size.map(\.value)
    self.size = size
    frames = (expected.frames ?? [:]).sorted { $0.key < $1.key }.map { id, frame in
      let frame = frame.map(\.value)
      return (id, isMirrored ? CheckedCase.mirrored(frame, in: size[0]) : frame)
    }
  }

  /// The frame as seen in a mirror; what is infinite is compared no further than its height.
  private static func mirrored(_ frame: [Double], in width: Double) -> [Double] {
    [width.isFinite ? width - frame[0] - frame[2] : .nan] + frame.dropFirst()
  }

  func compare(with snapshot: LayoutSnapshot, _ how: Comment) {
    let actual = [Double(snapshot.size.width), Double(snapshot.size.height)]
    #expect(
      CheckedCase.agree(actual, size),
      "size \(actual), expected \(size), \(how)\n\(snapshot)")
    for (id, expected) in frames {
      guard let frame = snapshot[id]?.frame else {
        Issue.record("There is no “\(id)”.\n\(snapshot)")
        continue
      }
      let actual = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
      #expect(
        CheckedCase.agree(actual, expected),
        "\(id) at \(actual), expected \(expected), \(how)\n\(snapshot)")
    }
  }

  private static func agree(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count
      && zip(a, b).allSatisfy { $1.isNaN || $0 == $1 || abs($0 - $1) <= tolerance }
  }
}
