// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

private struct DepthKey: EnvironmentKey {
  static let defaultValue = 7
}

private struct NameKey: EnvironmentKey {
  static let defaultValue: String? = nil
}

extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

@Suite struct EnvironmentValuesTests {
  @Test func `a key of your own has its default until it is set`() {
    var environment = EnvironmentValues()
    #expect(environment.depth == 7)
    environment.depth += 1
    #expect(environment.depth == 8)
    #expect(EnvironmentValues().depth == 7)
  }

  @Test func `an optional value can be set to nil`() {
    var environment = EnvironmentValues()
    environment[NameKey.self] = "x"
    #expect(environment[NameKey.self] == "x")
    environment[NameKey.self] = nil
    #expect(environment[NameKey.self] == nil)
  }

  @Test func `a copy does not see later changes`() {
    var first = EnvironmentValues()
    first.depth = 1
    first.lineLimit = 3
    var second = first
    #expect(first.isIdentical(to: second))
    second.depth = 2
    second.lineLimit = nil
    #expect(first.depth == 1 && first.lineLimit == 3)
    #expect(second.depth == 2 && second.lineLimit == nil)
    #expect(!first.isIdentical(to: second))
  }

  @Test func `the defaults are SwiftUI's on an iPhone`() {
    let environment = EnvironmentValues()
    #expect(environment.layoutDirection == .leftToRight)
    #expect(environment.dynamicTypeSize == .large)
    #expect(environment.sizeCategory == .large)
    #expect(environment.colorScheme == .light)
    #expect(environment.font == nil)
    #expect(environment.lineLimit == nil)
    #expect(environment.minimumScaleFactor == 1)
    #expect(environment.truncationMode == .tail)
    #expect(environment.isEnabled)
    #expect(environment.defaultMinListRowHeight == 44)
    #expect(environment.textProfile == .iOS)
    #expect(environment.locale.identifier == "en_US")
  }

  @Test(arguments: [(1.0, 1.0), (2, 0.5), (4, 0.25), (0, 1), (-2, 1), (.nan, 1), (.infinity, 1)])
  func `a pixel is one divided by the scale`(scale: CGFloat, pixel: CGFloat) {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    #expect(environment.pixelLength == pixel)
  }

  @Test func `threads may copy and change the same environment`() async {
    var shared = EnvironmentValues()
    shared.depth = 100
    let start = shared
    let sums = await withTaskGroup(of: Int.self) { group in
      for task in 0..<8 {
        group.addTask {
          var mine = start
          for step in 0..<500 { mine.depth += step % 2 == 0 ? task : 1 }
          return mine.depth
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sums.sorted() == (0..<8).map { 100 + 250 * $0 + 250 })
    #expect(start.depth == 100)
  }
}
