// SPDX-License-Identifier: MIT

import Testing
import ViewTree

@Suite struct DynamicTypeSizeTests {
  @Test func `sizes ascend and the last five are accessibility sizes`() {
    #expect(DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted())
    #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
    #expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize)
  }

  // UIKit's names: accessibilityMedium is the first accessibility size.
  @Test(arguments: zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases))
  func `both names are two views of one value`(
    category: ContentSizeCategory, size: DynamicTypeSize
  ) {
    var environment = EnvironmentValues()
    environment.sizeCategory = category
    #expect(environment.dynamicTypeSize == size)
    environment.dynamicTypeSize = size
    #expect(environment.sizeCategory == category)
    #expect(category.isAccessibilityCategory == size.isAccessibilitySize)
  }
}
