// SPDX-License-Identifier: MIT

/// A piece of text that is known only in an environment: a number, a date, a moment from now.
protocol TextValue: Equatable, Sendable {
  /// The pieces in an environment: characters and pictures, nothing that waits further.
  func runs(in environment: EnvironmentValues) -> [Text.Run]
  /// How a table of translations names the value.
  var formatSpecifier: String { get }
}

extension TextValue {
  /// As any object.
  var formatSpecifier: String { "%@" }
}

/// A text value of a hidden type.
struct TextSource: Equatable, Sendable {
  private let value: any TextValue

  init(_ value: any TextValue) { self.value = value }

  func runs(in environment: EnvironmentValues) -> [Text.Run] { value.runs(in: environment) }

  var formatSpecifier: String { value.formatSpecifier }

  static func == (a: TextSource, b: TextSource) -> Bool { a.value.isEqual(to: b.value) }
}

extension TextValue {
  fileprivate func isEqual(to other: any TextValue) -> Bool { other as? Self == self }
}

/// A text value that is a string in every environment.
protocol StringTextValue: TextValue {
  /// The characters in an environment.
  func string(in environment: EnvironmentValues) -> String
}

extension StringTextValue {
  func runs(in environment: EnvironmentValues) -> [Text.Run] {
    [Text.Run(string: string(in: environment))]
  }
}

extension Text {
  /// The pieces in an environment, each of characters or a picture; neighbours in one style are
  /// one piece, so that letters of a value and of the text around it shape together.
  func resolvedRuns(in environment: EnvironmentValues) -> [Run] {
    if runs.count == 1, case .string = runs[0].content { return runs }
    var resolved: [Run] = []
    for run in runs {
      guard case .source(let source) = run.content else {
        resolved.join(run)
        continue
      }
      for var inner in source.runs(in: environment) {
        inner.style.inherit(run.style)
        resolved.join(inner)
      }
    }
    return resolved
  }
}

extension [Text.Run] {
  /// Adds a run, to the last one if both are characters in one style.
  fileprivate mutating func join(_ run: Text.Run) {
    guard case .string(let new) = run.content, let last = indices.last, self[last].isString,
      self[last].style == run.style
    else { return append(run) }
    self[last].append(new)
  }
}

extension Text.Run {
  fileprivate var isString: Bool {
    if case .string = content { true } else { false }
  }

  /// Adds characters in place, without a copy of those that are there.
  fileprivate mutating func append(_ new: String) {
    guard case .string(var string) = content else { return }
    content = .string("")
    string += new
    content = .string(string)
  }
}
