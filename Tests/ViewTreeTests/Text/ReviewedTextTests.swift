// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// Faults of texts that were found by using the package, with the right answers.
@Suite struct ReviewedTextTests {
  private func string(_ text: Text) -> String? {
    text.layoutSnapshot(proposal: .unspecified).nodes(named: "Text").first?.text
  }

  @Test func `numbers without a sign stay so up to the largest`() {
    #expect(string(Text("\(UInt64.max)")) == "18,446,744,073,709,551,615")
    #expect(string(Text("\(UInt.max)")) == "18,446,744,073,709,551,615")
    #expect(string(Text("\(UInt64(Int64.max))")) == "9,223,372,036,854,775,807")
    #expect(string(Text("\(UInt32.max)")) == "4,294,967,295")
  }

  @Test(arguments: ["%@", "%s", "%n", "%*d", "%d %d %d", "%.2f", "%", "", "%1000000000d", "%d %@"])
  func `a format that does not fit a whole number is not used`(format: String) {
    #expect(string(Text("\(5, specifier: format)")) == "5")
  }

  @Test func `formats that fit are used`() {
    #expect(string(Text("\(5, specifier: "%03d")")) == "005")
    #expect(string(Text("\(255, specifier: "0x%X")")) == "0xFF")
    #expect(string(Text("\(0.256, specifier: "%.1f")")) == "0.3")
    #expect(string(Text("\(42, specifier: "%lld%%")")) == "42%")
    #expect(string(Text("\(5_000_000_000, specifier: "%d")")) == "5,000,000,000")
    #expect(string(Text("\(1.0, specifier: "%1000000000f")")) == "1.000000")
  }

  private func width(_ view: some View) throws -> CGFloat {
    var environment = try DejaVu.environment()
    environment.fontLibrary = try FontLibrary(files: [DejaVu.path, DejaVu.boldPath])
    return view.layoutSnapshot(proposal: .unspecified, environment: environment).size.width
  }

  @Test func `what is switched off nearer to a text is off`() throws {
    let text = Text("Hamburg")
    let plain = try width(text)
    let bold = try width(text.bold())
    #expect(bold > plain)
    #expect(try width(VStack { text.bold(false) }.bold()) == plain)
    #expect(try width(VStack { VStack { text }.bold(false) }.bold()) == plain)
    #expect(try width(text.bold().bold(false)) == plain)
    #expect(try width(VStack { text.fontWeight(.regular) }.bold()) == plain)
    #expect(try width(VStack { text.bold() }.bold(false)) == bold)
  }
}
