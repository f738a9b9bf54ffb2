// SPDX-License-Identifier: MIT

import PlaygroundSupport
import SwiftUI
import Testing

/// A page ends or writes for the whole process, so that each test runs in one of its own.
@Suite struct PlaygroundPageTests {
  @Test func `a live view becomes a picture and its frames beside each other`() async throws {
    await #expect(processExitsWith: .success) {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "viewtree-playground-tests-\(UUID().uuidString)/inner")
      setenv("VIEWTREE_PLAYGROUND_OUTPUT", folder.path, 1)
      PlaygroundPage.current.needsIndefiniteExecution = true
      PlaygroundPage.current.setLiveView(ProfileReader())
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      let png = try Data(contentsOf: folder.appending(path: files[0]))
      let text = try String(contentsOf: folder.appending(path: files[1]), encoding: .utf8)
      try FileManager.default.removeItem(at: folder.deletingLastPathComponent())
      #expect(files.count == 2)
      #expect(files[0].hasSuffix(".png") && files[1].hasSuffix(".txt"))
      // The width stands in bytes 16 to 19 of a PNG: 26 points, two pixels each.
      #expect(Array(png[16..<24]) == [0, 0, 0, 52, 0, 0, 0, 20])
      #expect(text.contains("26×10"))
      #expect(PlaygroundPage.current.needsIndefiniteExecution)
    }
  }

  @Test func `a view that cannot be drawn ends the program with an error`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      setenv("VIEWTREE_PLAYGROUND_OUTPUT", "/dev/null/no-folder", 1)
      PlaygroundPage.current.setLiveView(ProfileReader())
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("/dev/null/no-folder"))
  }

  @Test func `finishing ends the program`() async {
    await #expect(processExitsWith: .success) {
      PlaygroundPage.current.finishExecution()
    }
  }
}

/// As wide as a large title's size on macOS, 26 points; 34 on iOS.
private struct ProfileReader: View {
  @Environment(\.textProfile) private var textProfile

  var body: some View {
    Color.red.frame(width: textProfile == .macOS ? 26 : 34, height: 10)
  }
}
