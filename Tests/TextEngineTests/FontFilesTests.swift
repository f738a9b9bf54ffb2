// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TextEngine

/// Files of every accepted kind, machines without fonts, and strict requests.
@Suite struct FontFilesTests {
  private static let mono = FontFile(
    "truetype/liberation2/LiberationMono-Regular.ttf", package: "fonts-liberation2")

  private func bytes(_ file: FontFile) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(fileURLWithPath: file.path())))
  }

  @Test func `a collection gives all its faces`() throws {
    let library = try FontLibrary(files: [])
    let fonts = try [bytes(TestFonts.dejaVuSans), bytes(Self.mono), bytes(TestFonts.inter)]
    try library.register(bytes: SFNT.collection(of: fonts))
    #expect(library.faces.map(\.postScript) == ["DejaVuSans", "LiberationMono", "Inter-Regular"])
    for name in library.faces.map(\.postScript) {
      let font = library.resolve(FontRequest(family: .named(name), size: 17))
      let file = try FontLibrary(files: [
        ["DejaVuSans": TestFonts.dejaVuSans, "LiberationMono": Self.mono][
          name, default: TestFonts.inter
        ]
        .path()
      ])
      let run = TextRun(text: "AVAWA office", font: font)
      let text = PreparedText(runs: [run], style: ParagraphStyle(), library: library)
      #expect(near(text.unlimitedWidth, file.text("AVAWA office").unlimitedWidth), "\(name)")
      let glyph = try #require(font.face.glyph(for: "R"))
      #expect(!font.face.outline(glyph: glyph).elements.isEmpty)
    }
    #expect(library.resolve(FontRequest(family: .named("Inter"), size: 9)).face.index == 2)
  }

  // Inter's OTF has cubic outlines (`CFF`), DejaVu's TTF quadratic ones (`glyf`).
  @Test func `outlines keep the curves of their file`() throws {
    func hasCubics(_ file: FontFile) throws -> Bool {
      let face = try FontLibrary.closed(file).systemFace
      let glyph = try #require(face.glyph(for: "o"))
      return face.outline(glyph: glyph).elements.contains {
        if case .cubic = $0 { true } else { false }
      }
    }
    #expect(try hasCubics(TestFonts.inter))
    #expect(try !hasCubics(TestFonts.dejaVuSans))
  }

  @Test func `a font over the budget is refused before it is read`() throws {
    let library = try FontLibrary(files: [])
    #expect(throws: FontError.tooLarge(source: "The font data", byteLimit: 64 << 20)) {
      try library.register(bytes: [UInt8](repeating: 0, count: (64 << 20) + 1))
    }
  }

  @Test(arguments: [
    Array("ttcf".utf8) + [0, 1, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF],
    Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0],
    Array("OTTO".utf8) + [UInt8](repeating: 0, count: 8),
  ])
  func `a font whose tables are missing is damaged`(bytes: [UInt8]) throws {
    let library = try FontLibrary(files: [])
    #expect(throws: FontError.damaged(source: "The font data")) {
      try library.register(bytes: bytes)
    }
    #expect(library.faces.isEmpty)
  }

  @Test func `a directory is called one`() throws {
    let folder = FileManager.default.temporaryDirectory.path
    #expect(throws: FontError.isDirectory(path: folder)) { try FontLibrary(files: [folder]) }
    #expect("\(FontError.isDirectory(path: "/fonts"))".hasPrefix("/fonts is a directory"))
    #expect(throws: FontError.unreadableFile(path: "/dev/null")) {
      try FontLibrary(files: ["/dev/null"])
    }
  }

  // Source: the OpenType specification, "Organization of an OpenType Font": each record of the
  // directory gives a table's offset and its length without padding.
  @Test func `a font whose tables reach beyond its end is cut off`() throws {
    let library = try FontLibrary(files: [])
    let whole = try bytes(TestFonts.dejaVuSans)
    let end = whole.count
    for cut in [1000, end / 2, end - 5000, end - 8] {
      #expect {
        try library.register(bytes: Array(whole[..<cut]))
      } throws: { error in
        guard case FontError.cutOff(_, cut, let tablesEnd) = error else { return false }
        return tablesEnd <= end && tablesEnd > end - 4 && "\(error)".contains("is cut off")
      }
    }
    let pair = SFNT.collection(of: [whole, whole])
    #expect(throws: FontError.self) { try library.register(bytes: Array(pair.dropLast(500))) }
    let wild = [0, 1, 0, 0] + [UInt8](repeating: 0xFF, count: 600)
    #expect(throws: FontError.self) { try library.register(bytes: wild) }
    #expect(library.faces.isEmpty)
    try library.register(bytes: whole + [0, 0, 0])
  }

  @Test func `every font of the machine opens, whatever its padding`() throws {
    var count = 0
    for root in ["/usr/share/fonts", "/usr/local/share/fonts"] {
      for name in FileManager.default.enumerator(atPath: root) ?? .init() {
        guard let name = name as? String,
          [".ttf", ".otf", ".ttc"].contains(where: { name.hasSuffix($0) })
        else { continue }
        #expect(throws: Never.self, "\(name)") { try FontLibrary(files: ["\(root)/\(name)"]) }
        count += 1
      }
    }
    #expect(count > 0)
  }

  @Test func `an empty collection and other formats are no fonts`() throws {
    let library = try FontLibrary(files: [])
    for bytes in [
      Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 0], Array("wOF2".utf8),
      Array("STARTFONT 2.1".utf8),
    ] {
      #expect(throws: FontError.notAnOpenTypeFont(source: "The font data")) {
        try library.register(bytes: bytes)
      }
    }
  }

  @Test func `a request can insist on what it asks for`() throws {
    let library = try FontLibrary.closed(TestFonts.dejaVuSans, TestFonts.dejaVuSansBold)
    let bold = FontRequest(family: .named("DejaVu Sans"), size: 17, weight: 700)
    #expect(try library.resolveExactly(bold) == library.resolve(bold))
    #expect(throws: FontError.unknownName("DejaVuSanz", nearest: library.nearest("DejaVuSanz"))) {
      try library.resolveExactly(FontRequest(family: .named("DejaVuSanz"), size: 17))
    }
    #expect {
      try library.resolveExactly(FontRequest(size: 17, weight: 100, width: 75, italic: true))
    } throws: { error in
      guard case FontError.unmatched("DejaVu Sans", let notes) = error else { return false }
      return notes.count == 3 && "\(error)".contains("the weight 100")
    }
    #expect(throws: FontError.unmatched(family: "ViewTree Box", notes: [.noFonts])) {
      try FontLibrary(files: []).resolveExactly(FontRequest(size: 17))
    }
  }

  @Test func `the choice of the system font is on record`() throws {
    let library = try FontLibrary.closed(TestFonts.dejaVuSans, TestFonts.inter)
    #expect(library.systemFontChoice.reason == .first)
    try library.setSystemFont(named: "Inter")
    let choice = library.systemFontChoice
    #expect(choice.reason == .named && choice.face.postScriptName == "Inter-Regular")
    #expect("\(choice)".hasPrefix("Inter-Regular, \(try TestFonts.inter.path()), SHA-256 "))
    #expect(FontLibrary.machine().systemFontChoice.reason == .preferred)
    #expect(FontLibrary.systemFontOrder == ["Inter", "Liberation Sans", "DejaVu Sans"])
  }

  // The digest of FIPS 180-4's empty message is well known; the file's is from `sha256sum`.
  @Test func `a font file has a checksum`() throws {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/sha256sum")
    process.arguments = [try TestFonts.dejaVuSans.path()]
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let face = try FontLibrary.closed(TestFonts.dejaVuSans).systemFace
    #expect(face.sha256 == output.prefix(64))
  }

  @Test func `the environment names the system font`() async {
    await #expect(processExitsWith: .success) {
      setenv("VIEWTREE_SYSTEM_FONT", "DejaVu Serif", 1)
      let choice = FontLibrary.machine().systemFontChoice
      #expect(choice.reason == .environment && choice.face.familyName == "DejaVu Serif")
      setenv("VIEWTREE_SYSTEM_FONT", "No Such Font", 1)
      let other = FontLibrary.machine().systemFontChoice
      #expect(other.reason == .preferred && other.missingName == "No Such Font")
    }
  }

  @Test func `a machine without fonts draws boxes, and says so`() async {
    await #expect(processExitsWith: .success) {
      let path = NSTemporaryDirectory() + "viewtree-no-fonts-\(getpid()).conf"
      try Data("<fontconfig></fontconfig>".utf8).write(to: URL(fileURLWithPath: path))
      defer { try? FileManager.default.removeItem(atPath: path) }
      setenv("FONTCONFIG_FILE", path, 1)
      let library = FontLibrary.system
      #expect(library.faces.isEmpty)
      #expect(library.systemFontChoice.reason == .builtIn)
      let font = library.resolve(FontRequest(size: 20))
      #expect(font.notes == [.noFonts])
      let layout = TextLayout("ab c", font: FontRequest(size: 20))
      #expect(layout.size.width == 80 && layout.size.height == 20)
      #expect(layout.text.missingGlyphs.isEmpty)
      let named = library.resolve(FontRequest(family: .named("Inter"), size: 20))
      #expect(named.miss?.nearest == [] && named.notes.contains(.noFonts))
    }
  }

  @Test func `a machine with other fonts takes fontconfig's choice`() async {
    await #expect(processExitsWith: .success) {
      let path = NSTemporaryDirectory() + "viewtree-one-font-\(getpid()).conf"
      let directory = NSTemporaryDirectory() + "viewtree-one-font-\(getpid())"
      try FileManager.default.createDirectory(
        atPath: directory, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: TestFonts.notoSans.path(), toPath: directory + "/font.ttf")
      try Data("<fontconfig><dir>\(directory)</dir></fontconfig>".utf8)
        .write(to: URL(fileURLWithPath: path))
      defer {
        try? FileManager.default.removeItem(atPath: path)
        try? FileManager.default.removeItem(atPath: directory)
      }
      setenv("FONTCONFIG_FILE", path, 1)
      let choice = FontLibrary.machine().systemFontChoice
      #expect(choice.reason == .fontconfig && choice.face.familyName == "Noto Sans")
    }
  }
}

extension FontLibrary {
  fileprivate func nearest(_ name: String) -> [String] {
    resolve(FontRequest(family: .named(name), size: 17)).miss?.nearest ?? []
  }
}
