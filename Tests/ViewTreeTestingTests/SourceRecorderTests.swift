// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTesting

/// Recording rewrites a copy of a source file in a temporary folder.
@Suite struct SourceRecorderTests {
  private let tree = "HStack  0,0  80×20\n  Text \"a\"  0,0  40×20"

  /// Records into a file; the opening parenthesis is the first one behind `expectLayout`.
  private func record(
    _ tree: String, replacing expected: String, in source: String
  ) throws -> String {
    try withFile(source) { path in
      let (line, column) = try #require(call(in: source))
      try SourceRecorder()
        .record(tree, replacing: expected, path: path, line: line, column: column)
    }
  }

  private func withFile(_ source: String, _ body: (String) throws -> Void) throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("recording-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try source.write(to: file, atomically: true, encoding: .utf8)
    try body(file.path)
    return try String(contentsOf: file, encoding: .utf8)
  }

  private func call(in source: String, number: Int = 0) -> (line: Int, column: Int)? {
    var found = 0
    for (index, line) in source.components(separatedBy: "\n").enumerated() {
      guard let range = line.range(of: "expectLayout(") else { continue }
      if found == number { return (index + 1, line[..<range.upperBound].utf8.count) }
      found += 1
    }
    return nil
  }

  @Test func `an empty closure is filled`() throws {
    let source = "func test() {\n  expectLayout(Row(\")\"), in: size) {}\n  next()\n}\n"
    #expect(
      try record(tree, replacing: "", in: source) == """
        func test() {
          expectLayout(Row(")"), in: size) {
            \"""
            HStack  0,0  80×20
              Text "a"  0,0  40×20
            \"""
          }
          next()
        }

        """)
  }

  @Test func `a literal on lines of its own is replaced in its place`() throws {
    let source = """
      // ü expectLayout
      @Test func x() { expectLayout(
          view /* ( */, in: size) {
            // The row.
            \"""
            HStack  0,0  1×1
            \"""
        }
      }
      """
    #expect(
      try record(tree, replacing: "HStack  0,0  1×1", in: source) == """
        // ü expectLayout
        @Test func x() { expectLayout(
            view /* ( */, in: size) {
              // The row.
              \"""
              HStack  0,0  80×20
                Text "a"  0,0  40×20
              \"""
          }
        }
        """)
  }

  @Test func `a literal on the line of the brace gets lines of its own`() throws {
    #expect(
      try record("Color  0,0  1×1", replacing: "old", in: "expectLayout(v) { \"old\" }")
        == "expectLayout(v) {\n  \"\"\"\n  Color  0,0  1×1\n  \"\"\"\n}")
  }

  @Test func `a tree with backslashes is written as a raw literal`() throws {
    let result = try record(
      "Text \"a\\nb\"  0,0  1×1", replacing: "", in: "expectLayout(v) {}")
    #expect(
      result == "expectLayout(v) {\n  #\"\"\"\n  Text \"a\\nb\"  0,0  1×1\n  \"\"\"#\n}")
    let again = try record(tree, replacing: "Text \"a\\nb\"  0,0  1×1", in: result)
    #expect(again.contains("  \"\"\"\n  HStack  0,0  80×20\n"))
  }

  @Test func `a later call in the file is found although the lines have moved`() throws {
    let source = "expectLayout(a) {}\nexpectLayout(b) { \"\" }\n"
    let result = try withFile(source) { path in
      let recorder = SourceRecorder()
      for (number, text) in ["A  0,0  1×1\n  B  0,0  1×1", "C  0,0  1×1"].enumerated() {
        let (line, column) = try #require(call(in: source, number: number))
        try recorder.record(text, replacing: "", path: path, line: line, column: column)
      }
    }
    #expect(
      result == """
        expectLayout(a) {
          \"""
          A  0,0  1×1
            B  0,0  1×1
          \"""
        }
        expectLayout(b) {
          \"""
          C  0,0  1×1
          \"""
        }

        """)
  }

  @Test func `a call that runs again is not recorded twice`() throws {
    let source = "expectLayout(a) {}\n"
    _ = try withFile(source) { path in
      let recorder = SourceRecorder()
      try recorder.record("A  0,0  1×1", replacing: "", path: path, line: 1, column: 13)
      #expect(throws: RecordingError.recordedTwice) {
        try recorder.record("A  0,0  2×2", replacing: "", path: path, line: 1, column: 13)
      }
    }
  }

  @Test(arguments: [
    ("expectLayout(v) { text }", RecordingError.noLiteral),
    ("expectLayout(v, expected: text)", .noLiteral),
    ("expectLayout(v) { \"old\" + more }", .noLiteral),
    ("expectLayout(v) { \"other\" }", .staleSource),
    ("expectLayout(v) {}", .staleSource),
    ("expectLayout(v", .noCall),
    ("expectLayout(\"", .noCall),
    ("expectLayout(v) { \"\\", .noCall),
  ])
  func `what cannot be recorded is left alone`(source: String, error: RecordingError) throws {
    let result = try withFile(source) { path in
      #expect(throws: error) {
        try SourceRecorder()
          .record(tree, replacing: "old", path: path, line: 1, column: 13)
      }
    }
    #expect(result == source)
  }

  @Test func `a place that is not in the file is an error`() throws {
    _ = try withFile("let a = 1\n") { path in
      for (line, column) in [(1, 1), (2, 1), (9, 1), (1, 99), (0, 0), (-3, -3)] {
        #expect(throws: RecordingError.noCall) {
          try SourceRecorder()
            .record(tree, replacing: "", path: path, line: line, column: column)
        }
      }
    }
    #expect(throws: RecordingError.unreadable("/nowhere/at.swift")) {
      try SourceRecorder()
        .record(tree, replacing: "", path: "/nowhere/at.swift", line: 1, column: 1)
    }
  }

  @Test func `recording is on for one value only, and never where CI is set`() {
    #expect(RecordingMode(environment: [:]) == .off)
    #expect(RecordingMode(environment: ["VIEWTREE_RECORD": "0"]) == .off)
    #expect(RecordingMode(environment: ["VIEWTREE_RECORD": "1"]) == .on)
    #expect(RecordingMode(environment: ["VIEWTREE_RECORD": "1", "CI": "false"]) == .on)
    #expect(RecordingMode(environment: ["VIEWTREE_RECORD": "1", "CI": "true"]) == .refused)
  }

  @Test func `a recorded test fails and says so; with CI it tells how to record`() throws {
    let source = "expectLayout(v) {}"
    var message = ""
    let result = try withFile(source) { path in
      message =
        LayoutCheck(
          tolerance: 0, place: CallPlace(path: path, line: 1, column: 13),
          recording: .on, recorder: SourceRecorder()
        )
        .failure(expected: "", actual: tree) ?? ""
    }
    #expect(message.hasPrefix("Recorded the layout in recording-"))
    #expect(result.contains("HStack  0,0  80×20"))
    let refused =
      LayoutCheck(
        tolerance: 0, place: CallPlace(path: "x.swift", line: 1, column: 13), recording: .refused
      )
      .failure(expected: "", actual: tree)
    #expect(
      refused == """
        No layout is expected yet; this is the actual one:
        + HStack  0,0  80×20
        +   Text "a"  0,0  40×20
        VIEWTREE_RECORD is ignored where CI is set; run this test with VIEWTREE_RECORD=1 elsewhere.
        """)
  }

  @Test func `a layout that agrees is not recorded`() {
    let check = LayoutCheck(
      tolerance: 0, place: CallPlace(path: "/nowhere/at.swift", line: 1, column: 1), recording: .on)
    #expect(check.failure(expected: tree, actual: tree) == nil)
  }
}
