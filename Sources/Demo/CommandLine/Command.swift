// SPDX-License-Identifier: MIT

import Foundation

/// What the program is asked to do.
package enum Command: Equatable {
  /// Draw all scenes, in every format, into a folder.
  case gallery(folder: String)
  /// Draw the pictures of the guides into a folder.
  case guides(folder: String)
  /// Draw one scene.
  case draw(DrawCommand)
  /// Print the scenes' names and what they show.
  case list
  /// Print how the program is used.
  case help

  /// Where the gallery goes unless told otherwise.
  package static let defaultFolder = "Gallery"
}

/// One scene in one format.
package struct DrawCommand: Equatable {
  package var scene: Scene
  package var format = Format.text
  /// Points; nil for the scene's own size.
  package var size: CGSize?
  /// Pixels per point.
  package var scale: Double = Canvas.defaultScale
  /// A path; nil for standard output.
  package var output: String?
}

extension Command {
  /// Reads a command line without the program's name.
  package init(_ arguments: some Sequence<String>) throws(UsageError) {
    let words = try Words(arguments)
    if words.asksForHelp {
      self = .help
    } else if words.name == "guides" {
      try words.allowOnly(["--output"])
      self = .guides(folder: words["--output"] ?? GuidePicture.defaultFolder)
    } else if let name = words.name, name != "list" {
      self = .draw(try DrawCommand(name, words))
    } else {
      try words.allowOnly(words.name == nil ? ["--output"] : [])
      self =
        words.name == nil ? .gallery(folder: words["--output"] ?? Self.defaultFolder) : .list
    }
  }
}

extension DrawCommand {
  fileprivate init(_ name: String, _ words: Words) throws(UsageError) {
    guard let scene = Scene.all.first(where: { $0.name == name }) else {
      throw UsageError("there is no scene \"\(name)\"; 'Demo list' shows them all")
    }
    self.scene = scene
    output = words["--output"]
    format = try words["--format"].map(Format.init(argument:)) ?? Format(fileName: output) ?? .text
    if let argument = words["--size"] { size = try CGSize(argument: argument) }
    if let argument = words["--scale"] { scale = try Double(scaleArgument: argument) }
  }
}

/// A command line cut into a name and options.
private struct Words {
  private(set) var name: String?
  private(set) var asksForHelp = false
  private var options: [String: String] = [:]

  private static let known = ["--format", "--size", "--scale", "--output"]

  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var rest = Array(arguments)[...]
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h": asksForHelp = true
      case _ where Self.known.contains(word): try add(word, rest.popFirst())
      case _ where word.hasPrefix("-"): throw UsageError("there is no option \(word)")
      case _ where name == nil: name = word
      default: throw UsageError("\"\(word)\" is one name too many")
      }
    }
  }

  subscript(option: String) -> String? { options[option] }

  func allowOnly(_ allowed: [String]) throws(UsageError) {
    for option in Self.known where options[option] != nil && !allowed.contains(option) {
      throw UsageError("\(option) needs the name of a scene")
    }
  }

  private mutating func add(_ option: String, _ value: String?) throws(UsageError) {
    guard let value, !value.isEmpty else { throw UsageError("\(option) needs a value") }
    guard options.updateValue(value, forKey: option) == nil else {
      throw UsageError("\(option) is there twice")
    }
  }
}

extension Format {
  fileprivate init(argument: String) throws(UsageError) {
    guard let format = Format(rawValue: argument) else {
      let names = Format.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("there is no format \"\(argument)\"; there are \(names)")
    }
    self = format
  }

  /// The format that a file's name ends in.
  fileprivate init?(fileName: String?) {
    let wanted = fileName.map { URL(filePath: $0).pathExtension.lowercased() }
    guard let format = Format.allCases.first(where: { $0.fileExtension == wanted }) else {
      return nil
    }
    self = format
  }
}

extension CGSize {
  fileprivate init(argument: String) throws(UsageError) {
    let sides = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      .map { Double($0) ?? .nan }
    guard sides.count == 2, sides.allSatisfy({ $0 > 0 && $0.isFinite }) else {
      throw UsageError("\"\(argument)\" is no size; write points as 320x480")
    }
    self.init(width: sides[0], height: sides[1])
  }
}

extension Double {
  fileprivate init(scaleArgument: String) throws(UsageError) {
    guard let scale = Double(scaleArgument), scale > 0, scale.isFinite else {
      throw UsageError("\"\(scaleArgument)\" is no scale; write pixels per point as 2")
    }
    self = scale
  }
}
