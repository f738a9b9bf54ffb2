// SPDX-License-Identifier: MIT

/// One track of a lazy grid as it comes out.
struct ResolvedTrack: Equatable {
  var start = 0.0
  var length = 0.0
  var alignmentX: AlignmentKey
  var alignmentY: AlignmentKey
}

/// Shares a length among the tracks of a lazy grid.
///
/// 1. Set the spacings aside, and the fixed tracks.
/// 2. Offer the others equal parts of what is left, in order: a flexible track clamps its part to
///    its bounds, an adaptive one takes it.
/// 3. An adaptive track becomes ⌊(part + spacing) / (minimum + spacing)⌋ tracks, at least one, of
///    equal lengths up to its maximum.
///
/// Where nothing is proposed every track has its smallest length. An adaptive track with
/// infinite room is one track.
/// Source: rules 12.1–12.2.
enum LazyGridTracks {
  /// The most tracks that one adaptive track becomes.
  static let largestCount = 10_000.0

  static func resolve(_ tracks: [GridTrack], in proposed: Double) -> [ResolvedTrack] {
    let offer = proposed.or(0)
    var left = offer
    var flexible = 0.0
    for (k, track) in tracks.enumerated() {
      if k < tracks.count - 1 { left -= track.gap }
      if case .fixed(let length) = track.length { left -= length } else { flexible += 1 }
    }
    var resolved: [ResolvedTrack] = []
    var cursor = 0.0
    for track in tracks {
      let part = max(left / flexible, 0)
      let lengths = proposed.isNaN ? [track.smallest] : lengths(of: track, in: part)
      for length in lengths {
        resolved.append(
          ResolvedTrack(
            start: cursor, length: length, alignmentX: track.alignmentX,
            alignmentY: track.alignmentY))
        cursor += length + track.gap
      }
      if case .fixed = track.length { continue }
      let rest = left - taken(lengths, track, part)
      if !rest.isNaN { left = rest }
      flexible -= 1
    }
    return resolved
  }

  /// Where the last track ends.
  static func total(_ tracks: [ResolvedTrack]) -> Double {
    tracks.last.map { ($0.start + $0.length).asLength } ?? 0
  }

  private static func lengths(of track: GridTrack, in part: Double) -> [Double] {
    switch track.length {
    case .fixed(let length): return [length]
    case .flexible(let low, let high): return [min(max(part, low), high)]
    case .adaptive(let low, let high):
      guard part.isFinite else { return [high] }
      let step = low + track.gap
      // A part that is a whole number of steps but for rounding has room for all of them.
      let steps = step > 0 ? (part + track.gap) / step + 1e-9 : 1
      let count = min(max(steps.rounded(.down), 1), largestCount)
      let length = (part - (count - 1) * track.gap) / count
      return [Double](repeating: min(max(length, 0), high), count: Int(count))
    }
  }

  /// What a track takes of the space: an adaptive one all of its part.
  private static func taken(_ lengths: [Double], _ track: GridTrack, _ part: Double) -> Double {
    if case .adaptive = track.length { return part }
    return lengths.first ?? 0
  }
}

extension GridTrack {
  /// The smallest length of one track.
  fileprivate var smallest: Double {
    switch length {
    case .fixed(let length): length
    case .flexible(let low, _), .adaptive(let low, _): low
    }
  }

  /// The distance to the next track.
  fileprivate var gap: Double { spacing ?? SpacingPreference.defaultDistance }
}
