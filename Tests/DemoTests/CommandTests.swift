// SPDX-License-Identifier: MIT

import Demo
import struct Demo.Scene
import Foundation
import Testing

@Suite struct CommandTests {
  private func command(_ words: String...) throws -> Command { try Command(words) }

  private func drawing(_ words: String...) throws -> DrawCommand? {
    guard case .draw(let command) = try Command(words) else { return nil }
    return command
  }

  @Test func `without arguments the gallery goes to the usual folder`() throws {
    #expect(try command() == .gallery(folder: Command.defaultFolder))
    #expect(try command("--output", "elsewhere") == .gallery(folder: "elsewhere"))
  }

  @Test func `list and help are commands`() throws {
    #expect(try command("list") == .list)
    #expect(try command("--help") == .help)
    #expect(try command("wrapping-tags", "-h") == .help)
  }

  @Test func `a name draws its scene as text in its own size`() throws {
    let drawing = try #require(try drawing("wrapping-tags"))
    #expect(drawing.scene.name == "wrapping-tags")
    #expect(drawing.format == .text)
    #expect(drawing.size == nil)
    #expect(drawing.scale == Canvas.defaultScale)
    #expect(drawing.output == nil)
  }

  @Test func `options come before or after the name`() throws {
    let drawing = try #require(
      try drawing(
        "--format", "png", "--size", "320x480.5", "badge", "--scale", "1.5", "--output", "a"))
    #expect(drawing.scene.name == "badge")
    #expect(drawing.format == .png)
    #expect(drawing.size == CGSize(width: 320, height: 480.5))
    #expect(drawing.scale == 1.5)
    #expect(drawing.output == "a")
  }

  @Test(arguments: Format.allCases)
  func `an output's name decides the format unless one is given`(format: Format) throws {
    let path = "folder.png/drawing.\(format.fileExtension)"
    #expect(try drawing("card", "--output", path)?.format == format)
    #expect(try drawing("card", "--output", path, "--format", "json")?.format == .json)
  }

  @Test(arguments: [
    ["no-such-scene"], ["card", "badge"], ["--colour"], ["card", "--format"],
    ["card", "--format", "gif"], ["card", "--format", "svg", "--format", "svg"],
    ["card", "--output", ""], ["--format", "png"], ["list", "--output", "a"],
    ["--size", "1x1"], ["list", "--scale", "2"],
  ])
  func `wrong use is told in one line`(words: [String]) {
    let error = #expect(throws: UsageError.self) { try Command(words) }
    #expect(error?.message.isEmpty == false)
    #expect(error?.message.contains("\n") == false)
  }

  @Test(arguments: ["", "x", "10", "10x", "10x0", "-1x5", "nanx5", "infx5", "1x2x3", "ten x five"])
  func `a size is two positive finite numbers`(size: String) {
    #expect(throws: UsageError.self) { try Command(["card", "--size", size]) }
  }

  @Test(arguments: ["0", "-1", "nan", "inf", "two"])
  func `a scale is a positive finite number`(scale: String) {
    #expect(throws: UsageError.self) { try Command(["card", "--scale", scale]) }
  }

  @Test func `the list has a line a scene and the help every format`() {
    let lines = Command.listing.split(separator: "\n")
    #expect(lines.count == Scene.all.count)
    for (line, scene) in zip(lines, Scene.all) {
      #expect(line.hasPrefix(scene.name + " "))
      #expect(line.hasSuffix(scene.summary))
    }
    for format in Format.allCases { #expect(Command.helpText.contains(format.rawValue)) }
  }
}
