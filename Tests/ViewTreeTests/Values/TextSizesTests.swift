// SPDX-License-Identifier: MIT

import Testing
import ViewTree

@Suite struct TextSizesTests {
  @Test(arguments: Font.TextStyle.allCases) func `nothing grows at the default size`(
    style: Font.TextStyle
  ) {
    #expect(TextSizes(profile: .iOS, dynamicTypeSize: .large).scaleFactor(of: style) == 1)
  }

  // The ratio of the published line distances: body 40/22, caption2 48/13, footnote 16/18.
  static let factors: [(Font.TextStyle, DynamicTypeSize, Double)] = [
    (.body, .accessibility2, 40 / 22), (.caption2, .accessibility5, 48 / 13),
    (.footnote, .xSmall, 16 / 18), (.largeTitle, .accessibility5, 70 / 41),
  ]

  @Test(arguments: factors)
  func `lengths grow with the line distance`(
    style: Font.TextStyle, size: DynamicTypeSize, factor: Double
  ) {
    #expect(TextSizes(profile: .iOS, dynamicTypeSize: size).scaleFactor(of: style) == factor)
    #expect(TextSizes(profile: .macOS, dynamicTypeSize: size).scaleFactor(of: style) == 1)
  }

  @Test(arguments: Font.TextStyle.allCases) func `sizes never shrink as the reader's size grows`(
    style: Font.TextStyle
  ) {
    let sizes = DynamicTypeSize.allCases.map {
      TextSizes(profile: .iOS, dynamicTypeSize: $0).pointSize(of: style)
    }
    #expect(sizes == sizes.sorted())
    #expect(sizes.count == 12)
  }
}
