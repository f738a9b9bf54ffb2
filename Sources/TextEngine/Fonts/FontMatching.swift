// SPDX-License-Identifier: MIT

/// The face that a caller would like among those of a family.
struct FontStyle: Hashable, Sendable {
  var weight: Double
  var isItalic: Bool
  /// In percent of normal.
  var width: Double
}

extension FontStyle {
  /// The nearest face: width first, then slant, then weight; the earlier of two equals.
  ///
  /// Source: the order of CSS Fonts 4, "Font style matching". Nil only for no faces.
  func nearest(in faces: [FontEntry]) -> FontEntry? {
    var best: (score: Score, entry: FontEntry)?
    for entry in faces {
      let score = score(of: entry)
      if let current = best, !(score < current.score) { continue }
      best = (score, entry)
    }
    return best?.entry
  }

  /// Lower is nearer.
  private struct Score: Comparable {
    var width: Double
    var slant: Int
    var weight: Double

    static func < (a: Score, b: Score) -> Bool {
      (a.width, a.slant, a.weight) < (b.width, b.slant, b.weight)
    }
  }

  private func score(of entry: FontEntry) -> Score {
    Score(
      width: widthScore(narrowest: entry.narrowest, widest: entry.widest),
      slant: entry.names.isItalic == isItalic ? 0 : 1,
      weight: weightScore(lightest: entry.lightest, heaviest: entry.heaviest))
  }

  /// The distance in width. Wider faces come last for a width up to normal, and narrower ones for
  /// a larger width.
  private func widthScore(narrowest: Double, widest: Double) -> Double {
    let offered = min(max(width, narrowest), max(narrowest, widest))
    let distance = abs(offered - width)
    let isPreferred = width <= 100 ? offered <= width : offered >= width
    return isPreferred ? distance : distance + 1000
  }

  /// The distance in weight. A direction that CSS tries last costs 1,000 more; from 400 to 500
  /// it first looks up to 500, which costs nothing more.
  private func weightScore(lightest: Double, heaviest: Double) -> Double {
    let offered = min(max(weight, lightest), max(lightest, heaviest))
    let distance = abs(offered - weight)
    guard distance > 0 else { return 0 }
    if offered > weight, weight >= 400, weight <= 500 {
      return offered <= 500 ? distance : distance + 2000
    }
    if weight >= 400, weight <= 500 { return distance + 1000 }
    let isPreferred = weight < 400 ? offered < weight : offered > weight
    return isPreferred ? distance : distance + 1000
  }
}
