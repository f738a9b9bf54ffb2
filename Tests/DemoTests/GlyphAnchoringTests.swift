// SPDX-License-Identifier: MIT

import Demo
import Foundation
import Testing
import TextEngine
import ViewTree

/// A rotation about a point leaves that point where it is; so the anchor of a glyph must not move
/// with the angle. Source: "Positioning a view using an anchor point", a question to which both
/// programs of the gallery are answers.
@Suite struct GlyphAnchoringTests {
  private let window = CGSize(width: 640, height: 480)

  /// Letters at angles from -π to π that are no round numbers.
  private var glyphs: [AnchoredGlyph] {
    stride(from: -180.0, through: 180, by: 7.3).enumerated().map { index, degrees in
      AnchoredGlyph(
        id: index, letter: "YoQ".map(String.init)[index % 3],
        anchor: CGPoint(x: 54.4838648 + 9.7 * Double(index), y: 296.4645408 - 3.1 * Double(index)),
        angle: .degrees(degrees))
    }
  }

  private var fonts: [ResolvedFont] {
    ["DejaVu Sans", "Inter", "no such font"].flatMap { name in
      [11, 48, 61.5].map {
        FontLibrary.system.resolve(FontRequest(family: .named(name), size: $0))
      }
    }
  }

  private func environment(_ profile: TextProfile, scale: CGFloat) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.textProfile = profile
    environment.displayScale = scale
    return environment
  }

  private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

  @Test(arguments: TextProfile.allCases, [1, 2, 3] as [CGFloat])
  func `the bottom left corner stays on the anchor`(profile: TextProfile, scale: CGFloat) throws {
    for font in fonts {
      let snapshot = GlyphAnchoring(glyphs: glyphs, font: font)
        .layoutSnapshot(in: window, environment: environment(profile, scale: scale))
      for glyph in glyphs {
        let corners = try #require(snapshot["glyph \(glyph.id)"]).corners
        #expect(distance(corners[3], glyph.anchor) < 1e-6)
        #expect(distance(corners[0], corners[3]) > 5)
      }
    }
  }

  @Test(arguments: [1, 2] as [CGFloat])
  func `on macOS font metrics put the bottom centre on the anchor`(scale: CGFloat) throws {
    for font in fonts {
      let snapshot = GlyphAnchoringMetrics(glyphs: glyphs, font: font)
        .layoutSnapshot(in: window, environment: environment(.macOS, scale: scale))
      for glyph in glyphs {
        let corners = try #require(snapshot["glyph \(glyph.id)"]).corners
        let middle = CGPoint(
          x: (corners[2].x + corners[3].x) / 2, y: (corners[2].y + corners[3].y) / 2)
        #expect(distance(middle, glyph.anchor) < 1e-6)
      }
    }
  }

  @Test func `a letter is turned by its angle`() throws {
    let snapshot = GlyphAnchoring(glyphs: glyphs).layoutSnapshot(in: window)
    for glyph in glyphs {
      let corners = try #require(snapshot["glyph \(glyph.id)"]).corners
      let angle = atan2(corners[2].y - corners[3].y, corners[2].x - corners[3].x)
      #expect(abs(sin(angle - glyph.angle.radians)) < 1e-9)
      #expect(cos(angle - glyph.angle.radians) > 0)
    }
  }
}
