// SPDX-License-Identifier: MIT

import CoreText
import Foundation
import Testing
import TextEngine
import ViewTree

@Suite struct CTFontTests {
  private func engine(_ name: String, _ size: Double) -> ResolvedFont {
    FontLibrary.system.resolve(FontRequest(family: .named(name), size: size))
  }

  @Test(arguments: ["DejaVu Sans", "Inter", "no such font"], [9, 48, 61.5])
  func `metrics are those of the text engine`(name: String, size: Double) {
    let font = CTFontCreateWithName(name as CFString, size, nil)
    let metrics = engine(name, size).metrics
    #expect(CTFontGetAscent(font) == CGFloat(metrics.ascent))
    #expect(CTFontGetDescent(font) == CGFloat(metrics.descent))
    #expect(CTFontGetLeading(font) == CGFloat(metrics.leading))
    #expect(CTFontGetCapHeight(font) == CGFloat(metrics.capHeight))
    #expect(CTFontGetXHeight(font) == CGFloat(metrics.xHeight))
    #expect(CTFontGetUnderlinePosition(font) == CGFloat(metrics.underlinePosition))
    #expect(CTFontGetUnderlineThickness(font) == CGFloat(metrics.underlineThickness))
    #expect(Int(CTFontGetUnitsPerEm(font)) == engine(name, size).face.unitsPerEm)
    #expect(CTFontGetGlyphCount(font) == engine(name, size).face.glyphCount)
    #expect(CTFontGetAscent(font) > 0 && CTFontGetDescent(font) > 0)
  }

  // Core Text: a size of zero leaves the choice to the descriptor, and then to the default of 12.
  @Test(
    arguments: [
      (0, 48, 48), (20, 0, 20), (20, 30, 30), (0, 0, 12), (.nan, -3, 12), (5, .infinity, 5),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `a size of zero is the descriptor's`(
    descriptor: CGFloat, function: CGFloat, expected: CGFloat
  ) {
    let descriptor = CTFontDescriptorCreateWithNameAndSize("Inter" as CFString, descriptor)
    #expect(CTFontGetSize(CTFontCreateWithFontDescriptor(descriptor, function, nil)) == expected)
  }

  @Test func `a name that is not found falls back to the system font and is told`() throws {
    let font = CTFontCreateWithName("SFProDisplay-Nowhere", 24, nil)
    let system = FontLibrary.system.systemFace
    #expect(CTFontCopyPostScriptName(font) == system.postScriptName)
    #expect(CTFontCopyFamilyName(font) == system.familyName)
    #expect(CTFontCopyFullName(font) == system.fullName)
    #expect(CTFontCopyDisplayName(font) == system.fullName)
    let snapshot = Text("a").font(Font(font)).layoutSnapshot(proposal: .unspecified)
    let diagnostic = try #require(snapshot.diagnostics.first)
    #expect(diagnostic.message.contains("SFProDisplay-Nowhere"))
  }

  @Test func `copies have another size and descriptors find the font again`() {
    let font = CTFontCreateWithName("Inter", 24, nil)
    #expect(CTFontCreateCopyWithAttributes(font, 0, nil, nil) == font)
    let larger = CTFontCreateCopyWithAttributes(font, 48, nil, nil)
    #expect(larger != font)
    #expect(CTFontGetSize(larger) == 48)
    #expect(CTFontGetAscent(larger) == 2 * CTFontGetAscent(font))
    let descriptor = CTFontCopyFontDescriptor(larger)
    #expect(CTFontCreateWithFontDescriptor(descriptor, 0, nil) == larger)
    #expect(CTFontCreateWithFontDescriptor(descriptor, 24, nil) == font)
  }

  @Test func `a view's font keeps its size at every dynamic type size`() {
    let text = Text("Size").font(Font(CTFontCreateWithName("Inter", 24, nil)))
    let usual = text.layoutSnapshot(proposal: .unspecified).size
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = .accessibility5
    let large = text.layoutSnapshot(proposal: .unspecified, environment: environment).size
    #expect(usual == large)
    #expect(usual.height >= 24)
  }
}
