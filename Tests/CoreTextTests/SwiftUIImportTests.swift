// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

/// A view as sources for Apple's systems have it: this file imports nothing of ours by name.
private struct Greeting: View {
  @State private var name = "Ada"
  @Environment(\.pixelLength) private var pixelLength
  private let base = CTFontCreateWithFontDescriptor(
    CTFontDescriptorCreateWithNameAndSize("Inter" as CFString, 0), 20, nil)

  var body: some View {
    Text("Hello, \(name)!")
      .font(Font(base))
      .padding(.top, base.descent)
      .border(Color.blue, width: pixelLength)
  }
}

extension CTFont {
  fileprivate var descent: CGFloat { CTFontGetDescent(self) }
}

private struct Greeting_Previews: PreviewProvider {
  static var previews: some View {
    Greeting()
      .previewLayout(.sizeThatFits)
      .previewDisplayName("Greeting")
  }
}

@Suite struct SwiftUIImportTests {
  @Test func `one import is enough for views, fonts and pictures`() throws {
    let snapshot = Greeting_Previews.previews.layoutSnapshot(proposal: .unspecified)
    let text = try #require(snapshot.nodes(named: "Text").first)
    let font = CTFontCreateWithName("Inter", 20, nil)
    #expect(text.text == "Hello, Ada!")
    #expect(text.frame.minY == CTFontGetDescent(font))
    #expect(try ImageRenderer(content: Greeting()).pngData().isEmpty == false)
  }

  @Test func `one import is enough to choose the fonts`() throws {
    var environment = EnvironmentValues()
    environment.fontLibrary = try FontLibrary(files: [])
    let boxes = Greeting().layoutSnapshot(proposal: .unspecified, environment: environment)
    #expect(boxes.size.width > 0)
  }

  @Test func `previews add no nodes`() {
    let size = CGSize(width: 200, height: 100)
    #expect(
      "\(Greeting_Previews.previews.layoutSnapshot(in: size))"
        == "\(Greeting().layoutSnapshot(in: size))")
  }

  @Test func `the screen has two pixels a point`() {
    #expect(NSScreen.main?.backingScaleFactor == 2)
    #expect(NSScreen.screens.count == 1)
  }
}
