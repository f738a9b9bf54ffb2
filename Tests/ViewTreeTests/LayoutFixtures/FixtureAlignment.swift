// SPDX-License-Identifier: MIT

import ViewTree

private enum Custom: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum CustomDown: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum FirstThird: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

private enum FirstThirdDown: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension HorizontalAlignment {
  /// The horizontal guide with a name in a fixture, if there is one.
  init?(fixture name: String) {
    switch name {
    case "leading": self = .leading
    case "center": self = .center
    case "trailing": self = .trailing
    case "customX": self.init(Custom.self)
    case "firstThirdX": self.init(FirstThird.self)
    default: return nil
    }
  }
}

extension VerticalAlignment {
  /// The vertical guide with a name in a fixture, if there is one.
  init?(fixture name: String) {
    switch name {
    case "top": self = .top
    case "center": self = .center
    case "bottom": self = .bottom
    case "firstTextBaseline": self = .firstTextBaseline
    case "lastTextBaseline": self = .lastTextBaseline
    case "customY": self.init(CustomDown.self)
    case "firstThirdY": self.init(FirstThirdDown.self)
    default: return nil
    }
  }
}

extension Alignment {
  /// The alignment with a name in a fixture, if there is one.
  init?(fixture name: String) {
    switch name {
    case "topLeading": self = .topLeading
    case "topTrailing": self = .topTrailing
    case "bottomLeading": self = .bottomLeading
    case "bottomTrailing": self = .bottomTrailing
    default:
      let horizontal = HorizontalAlignment(fixture: name)
      let vertical = VerticalAlignment(fixture: name)
      guard horizontal != nil || vertical != nil else { return nil }
      self.init(horizontal: horizontal ?? .center, vertical: vertical ?? .center)
    }
  }
}
