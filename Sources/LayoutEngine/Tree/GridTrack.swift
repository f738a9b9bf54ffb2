// SPDX-License-Identifier: MIT

/// A column of a vertical lazy grid, or a row of a horizontal one; lengths in points.
public struct GridTrack: Equatable, Sendable {
  /// How long the track is across.
  public enum Length: Equatable, Sendable {
    /// One length.
    case fixed(Double)
    /// The offer within bounds.
    case flexible(minimum: Double, maximum: Double)
    /// As many tracks as have room, each within bounds.
    case adaptive(minimum: Double, maximum: Double)
  }

  /// How long the track is across.
  public var length: Length
  /// The distance to the next track, and between tracks that came of an adaptive one; nil for 8.
  public var spacing: Double?
  /// The alignment of the cells inside their spaces.
  public var alignmentX: AlignmentKey
  /// The vertical alignment of the cells.
  public var alignmentY: AlignmentKey

  /// Makes a track.
  public init(
    _ length: Length, spacing: Double? = nil, alignmentX: AlignmentKey = .centerX,
    alignmentY: AlignmentKey = .centerY
  ) {
    self.length = length
    self.spacing = spacing
    self.alignmentX = alignmentX
    self.alignmentY = alignmentY
  }

  /// The track with lengths that can be used: none negative, minima finite, maxima not below them.
  func cleaned(_ note: () -> Void) -> GridTrack {
    var track = self
    switch length {
    case .fixed(let length): track.length = .fixed(GridTrack.finite(length, note))
    case .flexible(let low, let high):
      let low = GridTrack.finite(low, note)
      track.length = .flexible(minimum: low, maximum: GridTrack.bound(high, low, note))
    case .adaptive(let low, let high):
      // No room is enough for two of an endless length.
      let low = low == .infinity ? low.limited : GridTrack.finite(low, note)
      track.length = .adaptive(minimum: low, maximum: GridTrack.bound(high, low, note))
    }
    if let spacing, !spacing.isFinite {
      track.spacing = 0
      note()
    }
    track.spacing = track.spacing?.limited
    return track
  }

  private static func finite(_ length: Double, _ note: () -> Void) -> Double {
    if length.isFinite && length >= 0 { return length.limited }
    note()
    return 0
  }

  private static func bound(_ high: Double, _ low: Double, _ note: () -> Void) -> Double {
    if high >= low { return high == .infinity ? high : high.limited }
    note()
    return low
  }
}

/// What is known of a lazy grid before any layout.
struct LazyGridPlan {
  var tracks: [GridTrack]
  /// The spacing that was asked for; NaN for the neighbours' preferences.
  var spacing: Double

  /// Whether another lazy grid with the same children is laid out alike.
  func isLike(_ other: LazyGridPlan) -> Bool {
    tracks == other.tracks && spacing.bitPattern == other.spacing.bitPattern
      && tracks.allSatisfy {
        max($0.alignmentX.raw, $0.alignmentY.raw) < AlignmentKey.builtInCount
      }
  }
}
