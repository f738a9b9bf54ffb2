// SPDX-License-Identifier: MIT

/// One face that a library knows of, opened at its first use.
final class FontEntry: Sendable {
  let names: FontNames
  /// The path, or a description of the data.
  let source: String
  let index: Int
  /// The weights that the face can take: two equal numbers for a static face.
  let lightest, heaviest: Double
  /// The widths in percent that the face can take: two equal numbers for a static face.
  let narrowest, widest: Double
  /// What a variable face has names for; none while fontconfig's faces are closed.
  let namedInstances: [NamedInstance]
  private let pattern: FontconfigPattern?
  private let instances: Lock<Instances>

  /// An entry for a face that is already open.
  init(_ face: FontFace) {
    let axis = face.axis("wght")
    let widths = face.axis("wdth")
    names = face.names
    source = face.source
    index = face.index
    lightest = axis?.minimum ?? face.weight
    heaviest = axis?.maximum ?? face.weight
    narrowest = widths?.minimum ?? face.width
    widest = widths?.maximum ?? face.width
    namedInstances = face.namedInstances
    pattern = nil
    instances = Lock(Instances(base: face))
  }

  /// An entry for a face that fontconfig described.
  init(_ pattern: FontconfigPattern) {
    names = pattern.names
    source = pattern.file
    index = pattern.index
    lightest = pattern.lightest
    heaviest = pattern.heaviest
    narrowest = pattern.narrowest
    widest = pattern.widest
    namedInstances = []
    self.pattern = pattern
    instances = Lock(Instances())
  }

  /// Whether a program registered the face, rather than fontconfig found it.
  var isRegistered: Bool { pattern == nil }

  /// Whether this is a font of colour pictures.
  var isEmoji: Bool { names.isEmoji }

  /// Whether the face draws the scalar; asks fontconfig while the face is closed.
  func covers(_ scalar: UInt32) -> Bool {
    pattern?.covers(scalar) ?? face?.covers(scalar) ?? false
  }

  /// The default instance; nil when the file cannot be used.
  var face: FontFace? {
    instances.withLock { $0.base(source: source, index: index) }
  }

  /// The instance of a variable face for a style; the face itself when it is static.
  func face(_ style: FontStyle) -> FontFace? {
    face.flatMap { self.face(at: $0.coordinates(style)) }
  }

  /// The instance at coordinates that differ from the default ones.
  func face(at coordinates: [String: Double]) -> FontFace? {
    guard let face, !coordinates.isEmpty else { return face }
    return instances.withLock { $0.instance(of: face, at: coordinates) }
  }
}

/// The faces opened from one entry.
private struct Instances {
  private var base: FontFace?
  private var failed = false
  private var variants: [[String: Double]: FontFace] = [:]

  init(base: FontFace? = nil) {
    self.base = base
  }

  mutating func base(source: String, index: Int) -> FontFace? {
    if base == nil, !failed {
      base = try? FontFace(data: FontBytes(file: source), index: index)
      failed = base == nil
    }
    return base
  }

  mutating func instance(of face: FontFace, at coordinates: [String: Double]) -> FontFace? {
    if let known = variants[coordinates] { return known }
    let variant = try? FontFace(data: face.data, index: face.index, variations: coordinates)
    variants[coordinates] = variant
    return variant ?? face
  }
}

extension FontFace {
  /// The coordinates that differ from the default ones for a style.
  fileprivate func coordinates(_ style: FontStyle) -> [String: Double] {
    let italic = style.isItalic
    var wanted: [String: Double] = [:]
    for axis in axes {
      switch axis.tag {
      case "wght": wanted["wght"] = axis.clamp(style.weight)
      case "wdth": wanted["wdth"] = axis.clamp(style.width)
      case "ital" where italic: wanted["ital"] = axis.clamp(1)
      case "slnt" where italic: wanted["slnt"] = axis.minimum
      default: continue
      }
      if wanted[axis.tag] == axis.defaultValue { wanted[axis.tag] = nil }
    }
    return wanted
  }

  /// Whether the face itself can lean.
  var canSlant: Bool {
    isItalic || axes.contains { $0.tag == "ital" || ($0.tag == "slnt" && $0.minimum < 0) }
  }
}
