// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutEngine
internal import TextEngine

extension TextOnPathDrawing {
  /// A part of a line that is turned as a whole.
  private struct Cluster {
    var left: Double
    var width: Double
    var run: Int
    var glyphs: GlyphRun?

    var middle: Double { left + width / 2 }
  }

  /// The drawing steps in a rectangle: a group for each cluster.
  func items(in rect: CGRect) -> [DisplayItem] {
    let path = shape.path(in: CGRect(origin: .zero, size: rect.size))
      .offsetBy(dx: rect.minX, dy: rect.minY)
    guard let rail = PathRail(path) else { return [] }
    let lines = leaf.text.lines()
    let foot = lines.first?.baseline ?? 0
    return lines.flatMap { line in
      let start = start(of: line, on: rail.length)
      return clusters(of: line).flatMap { cluster in
        let origin = CGRect(x: -cluster.middle, y: -foot, width: rect.width, height: rect.height)
        let group = DisplayGroup(transform: rail.station(at: start + cluster.middle))
        return [.push(group)] + TextDrawing(leaf, in: origin).items([part(cluster, of: line)])
          + [.pop]
      }
    }
  }

  private func start(of line: TextLine, on length: Double) -> Double {
    let share =
      switch alignment {
      case .leading: 0.0
      case .center: 0.5
      case .trailing: 1.0
      }
    return (length - line.width) * share - line.x + Double(offset)
  }

  /// The glyphs that belong together, and the pictures.
  private func clusters(of line: TextLine) -> [Cluster] {
    let pictures = line.stretches.filter { stretch in
      leaf.paints.indices.contains(stretch.sourceRun)
        && leaf.paints[stretch.sourceRun].extras?.picture != nil
    }
    return line.runs.flatMap(clusters)
      + pictures.map { Cluster(left: $0.x, width: $0.width, run: $0.sourceRun) }
  }

  private func clusters(of run: GlyphRun) -> [Cluster] {
    let texts = run.textsOfClusters
    var parts: [GlyphRun] = []
    var offset: Int?
    for var glyph in run.glyphs {
      if glyph.cluster != offset {
        offset = glyph.cluster
        var part = run
        part.glyphs = []
        part.text = texts[glyph.cluster] ?? ""
        parts.append(part)
      }
      glyph.cluster = 0
      parts[parts.count - 1].glyphs.append(glyph)
    }
    return parts.map(cluster)
  }

  private func cluster(_ glyphs: GlyphRun) -> Cluster {
    Cluster(
      left: glyphs.glyphs.map(\.x).min() ?? 0,
      width: glyphs.glyphs.reduce(0) { $0 + $1.advance }, run: glyphs.sourceRun, glyphs: glyphs)
  }

  /// The line with nothing but what belongs to a cluster.
  private func part(_ cluster: Cluster, of line: TextLine) -> TextLine {
    var part = line
    part.runs = [cluster.glyphs].compactMap { $0 }
    part.stretches = line.stretches.compactMap { stretch in
      guard stretch.sourceRun == cluster.run, covers(stretch.x, stretch.width, cluster)
      else { return nil }
      var stretch = stretch
      (stretch.x, stretch.width) = (cluster.left, cluster.width)
      return stretch
    }
    part.decorations = line.decorations.compactMap { decoration in
      guard decoration.sourceRun == cluster.run, covers(decoration.x, decoration.width, cluster)
      else { return nil }
      var decoration = decoration
      (decoration.x, decoration.width) = (cluster.left, cluster.width)
      return decoration
    }
    return part
  }

  private func covers(_ x: Double, _ width: Double, _ cluster: Cluster) -> Bool {
    x <= cluster.middle && cluster.middle <= x + width
  }
}

extension GlyphRun {
  /// The characters of each cluster by its offset: those up to the next cluster.
  fileprivate var textsOfClusters: [Int: String] {
    let bytes = Array(text.utf8)
    let starts = Set(glyphs.map(\.cluster)).sorted().filter { (0...bytes.count).contains($0) }
    let ends = starts.dropFirst() + [bytes.count]
    return zip(starts, ends).reduce(into: [:]) { texts, range in
      texts[range.0] = String(decoding: bytes[range.0..<range.1], as: UTF8.self)
    }
  }
}
