// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// People who import this module alone choose fonts too.
@Suite struct FontLibraryFoundationTests {
  private let file = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")

  @Test func `a closed set by file names, by locations and by content`() throws {
    let byName = try FontLibrary(files: [file.path])
    let byLocation = try FontLibrary(files: [file])
    let byContent = try FontLibrary(files: [] as [String])
    try byContent.register(data: Data(contentsOf: file))
    let byRegistering = try FontLibrary(files: [] as [String])
    try byRegistering.register(contentsOf: file)
    for library in [byName, byLocation, byContent, byRegistering] {
      var environment = EnvironmentValues()
      environment.fontLibrary = library
      let snapshot = Text("Hello").font(.custom("DejaVuSans", fixedSize: 17))
        .layoutSnapshot(proposal: .unspecified, environment: environment)
      #expect(snapshot.size == CGSize(width: 44, height: 20))
      #expect(snapshot.diagnostics.isEmpty)
    }
  }

  @Test func `a file that is not there throws with its name`() {
    let missing = URL(fileURLWithPath: "/no/such/font.ttf")
    let error = #expect(throws: FontError.self) { try FontLibrary(files: [missing]) }
    #expect(error.map { "\($0)" }?.contains("/no/such/font.ttf") == true)
  }

  /// hhea of DejaVu Sans: 1901, −483 and 0 of 2048 units.
  @Test func `a font's metrics are exact`() throws {
    var environment = EnvironmentValues()
    environment.fontLibrary = try FontLibrary(files: [file.path])
    let metrics = Font.custom("DejaVuSans", fixedSize: 48).metrics(in: environment)
    #expect(abs(metrics.ascent - 44.554688) < 1e-6)
    #expect(abs(metrics.descent - 11.320312) < 1e-6)
    #expect(metrics.leading == 0)
  }
}
