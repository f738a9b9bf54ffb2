// SPDX-License-Identifier: MIT

import Demo
import struct Demo.Scene
import Foundation
import Testing
import ViewTree

extension Scene: CustomTestStringConvertible {
  /// The name on the command line.
  public var testDescription: String { name }
}

@Suite struct SceneTests {
  @Test func `names differ and can be file names`() {
    #expect(Set(Scene.all.map(\.name)).count == Scene.all.count)
    for scene in Scene.all {
      #expect(scene.name.allSatisfy { $0 == "-" || ("a"..."z").contains($0) })
      #expect(scene.name != "list")
    }
  }

  @Test(arguments: Scene.all)
  func `every format has its signature, and the same bytes twice`(scene: Scene) throws {
    for format in Format.allCases {
      let data = try Canvas(scene).data(format)
      #expect(data.starts(with: format.signature))
      #expect(try Canvas(scene).data(format) == data)
    }
  }

  @Test(arguments: Scene.all)
  func `a scene fits its own window and needs no diagnostics`(scene: Scene) {
    let snapshot = Canvas(scene).snapshot
    let window = CGRect(origin: .zero, size: scene.size)
    #expect(snapshot.size == scene.size)
    #expect(snapshot.root.frame == window)
    #expect(snapshot.diagnostics.isEmpty)
    for text in snapshot.nodes(named: "Text") {
      #expect(window.insetBy(dx: -0.01, dy: -0.01).contains(text.boundingRect))
    }
  }

  @Test(arguments: Scene.all)
  func `every scene can be laid out in any window`(scene: Scene) {
    for side in [0, 1, 50, 3000] {
      let size = CGSize(width: side, height: side)
      for node in Canvas(scene, size: size).snapshot.nodes {
        #expect(node.frame.width >= 0 && node.frame.width.isFinite)
        #expect(node.frame.height >= 0 && node.frame.height.isFinite)
      }
    }
  }

  @Test func `a page shows every frame and escapes what scenes say`() throws {
    let scene = Scene("escape", "A <b> & a \"quote\".", size: CGSize(width: 90, height: 40)) {
      Text("1 < 2 & 3").fixedSize()
    }
    let canvas = Canvas(scene)
    let html = String(decoding: try canvas.data(.html), as: UTF8.self)
    #expect(html.contains("A &lt;b&gt; &amp; a &quot;quote&quot;."))
    #expect(html.contains("Text &quot;1 &lt; 2 &amp; 3&quot;"))
    #expect(html.components(separatedBy: "<polygon").count - 1 == canvas.snapshot.nodes.count)
    #expect(!html.contains("<?xml"))
  }

  @Test func `the gallery has all files and links to each`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "viewtree-demo-tests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var drawn: [String] = []
    try Gallery(folder: folder).write { drawn.append($0.name) }
    #expect(drawn == Scene.all.map(\.name))
    let index = try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.count == Scene.all.count * Format.allCases.count + 1)
    for file in files where file != "index.html" { #expect(index.contains("href=\"\(file)\"")) }
  }
}

extension Format {
  /// What a file of the format begins with.
  fileprivate var signature: [UInt8] {
    switch self {
    case .text: Array("Page".utf8)
    case .json: Array("{\"size\":".utf8)
    case .png: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    case .svg: Array("<".utf8)
    case .pdf: Array("%PDF-".utf8)
    case .html: Array("<!DOCTYPE html>".utf8)
    }
  }
}
