// SPDX-License-Identifier: MIT

import CoreText
import Foundation
import Testing
import TextEngine

/// Registrations hold for the process, so that they are tested in processes of their own.
@Suite struct CTFontManagerTests {
  @Test func `a registered file's faces are found`() async {
    await #expect(processExitsWith: .success) {
      let inter = CTFontCreateWithName("Inter", 20, nil)
      let known = FontLibrary.system.faces.count
      let file = URL(filePath: CTFontCopySource(of: inter))
      #expect(CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil))
      #expect(FontLibrary.system.faces.count > known)
      #expect(CTFontCopyFamilyName(CTFontCreateWithName("Inter", 20, nil)) == "Inter")
    }
  }

  @Test func `a file that is no font is refused`() async {
    await #expect(processExitsWith: .success) {
      let known = FontLibrary.system.faces.count
      for path in ["/no/such/font.ttf", "/dev/null", "/"] {
        #expect(!CTFontManagerRegisterFontsForURL(URL(filePath: path), .process, nil))
      }
      #expect(FontLibrary.system.faces.count == known)
    }
  }
}

/// The file of the face that has a font's name.
private func CTFontCopySource(of font: CTFont) -> String {
  let name = CTFontCopyPostScriptName(font)
  return FontLibrary.system.resolve(FontRequest(family: .named(name), size: 20)).face.source
}
