// SPDX-License-Identifier: MIT

/// What a library knows, inside its lock: the faces, the choices and the answers given so far.
struct FontState {
  var catalog = FontCatalog()
  /// The name of the system font; nil takes the first face.
  var systemName: String?
  /// Where the name comes from.
  var nameReason = SystemFontChoice.Reason.named
  /// What the environment asks for in vain.
  var missingSystemName: String?
  /// The file that fontconfig prefers when none of the ordered families is there.
  var systemFile: String?
  private var answers = GenerationCache<FontRequest, ResolvedFont>(capacity: 1024)
  private var fallbacks = GenerationCache<FallbackKey, FallbackAnswer>(capacity: 4096)
  private var order: [FontEntry]?

  mutating func forgetAnswers() {
    answers.removeAll()
    fallbacks.removeAll()
    order = nil
  }

  mutating func resolve(_ request: FontRequest) -> ResolvedFont {
    if let known = answers.value(for: request) { return known }
    let answer = answer(to: request)
    answers.insert(answer, for: request)
    return answer
  }

  /// 1. Find the name. 2. Choose among its family. 3. Note what is missing.
  private func answer(to request: FontRequest) -> ResolvedFont {
    var notes: [FontNote] = []
    let found = find(request.family)
    let style = style(for: request, found: found)
    let face = face(for: found, style: style, request: request) ?? BoxFont.face
    if case .named(let name) = request.family, catalog.find(name) == nil {
      notes.append(
        .missingFont(
          FontMiss(
            requested: name, nearest: catalog.nearestNames(to: name), used: face.postScriptName)))
    }
    if found == nil { notes.append(.noFonts) }
    if let weight = request.usableWeight, abs(face.weight - weight) >= 50 {
      notes.append(.missingWeight(requested: weight, used: face.weight))
    }
    if let width = request.usableWidth, abs(face.width - width) >= 5 {
      notes.append(.missingWidth(requested: width, used: face.width))
    }
    if request.italic, !face.canSlant { notes.append(.missingItalic) }
    return ResolvedFont(
      face: face, size: request.usableSize, features: request.allFeatures, notes: notes)
  }

  private func find(_ family: FontFamily) -> FontCatalog.Find? {
    switch family {
    case .named(let name): catalog.find(name) ?? systemFind
    case .system(.default), .system(.rounded): systemFind
    case .system(.serif):
      firstFind(["Noto Serif", "Liberation Serif", "DejaVu Serif"]) ?? systemFind
    case .system(.monospaced):
      firstFind(["Noto Sans Mono", "Liberation Mono", "DejaVu Sans Mono"]) ?? systemFind
    }
  }

  private func firstFind(_ names: [String]) -> FontCatalog.Find? {
    for name in names {
      if let found = catalog.find(name) { return found }
    }
    return nil
  }

  private var systemFind: FontCatalog.Find? {
    if let systemName, let found = catalog.find(systemName) { return found }
    let entry = catalog.entries.first { $0.source == systemFile } ?? catalog.entries.first
    return entry.map(FontCatalog.Find.face)
  }

  /// A face that is named keeps its weight, width and slant where the request is silent.
  private func style(for request: FontRequest, found: FontCatalog.Find?) -> FontStyle {
    switch found {
    case .face(let entry):
      request.style(
        changing: FontStyle(
          weight: entry.names.weight, isItalic: entry.names.isItalic,
          width: entry.names.widthPercent))
    case .instance(let entry, let instance):
      request.style(changing: FontStyle(instance, of: entry.names))
    case .family, nil:
      request.style(changing: FontStyle(weight: 400, isItalic: false, width: 100))
    }
  }

  private func face(
    for found: FontCatalog.Find?, style: FontStyle, request: FontRequest
  ) -> FontFace? {
    switch found {
    case .face(let entry) where request.asksForNoStyle: entry.face(style)
    case .instance(let entry, let instance) where request.asksForNoStyle:
      entry.face(at: instance.coordinates)
    case .face(let entry), .instance(let entry, _):
      style.nearest(in: catalog.family(of: entry))?.face(style)
    case .family(let faces): style.nearest(in: faces)?.face(style)
    case nil: nil
    }
  }
}

/// A cluster and the style of the face that lacks it.
private struct FallbackKey: Hashable {
  var scalars: [UInt32]
  var weight: Double
  var width: Double
  var isItalic: Bool
}

/// A remembered answer, which may be that there is none.
private struct FallbackAnswer {
  var face: FontFace?
}

extension FontState {
  /// Only the first 32 scalars of a cluster count.
  mutating func fallback(for cluster: ArraySlice<UInt32>, like face: FontFace) -> FontFace? {
    let cluster = Array(cluster.prefix(32))
    let scalars = cluster.filter { !UnicodeClass.needsNoGlyph($0) }
    let key = FallbackKey(
      scalars: cluster, weight: face.weight, width: face.width, isItalic: face.isItalic)
    if let known = fallbacks.value(for: key) { return known.face }
    let style = FontStyle(weight: face.weight, isItalic: face.isItalic, width: face.width)
    let entry = entry(covering: scalars, prefersEmoji: UnicodeClass.looksLikeEmoji(cluster[...]))
    let answer = entry.flatMap { relative(of: $0, covering: scalars, style: style) }
    fallbacks.insert(FallbackAnswer(face: answer), for: key)
    return answer
  }

  /// The first face in order that has every scalar, else the first that has the base.
  private mutating func entry(
    covering scalars: [UInt32], prefersEmoji: Bool
  ) -> FontEntry? {
    let ordered = fallbackOrder()
    let candidates =
      prefersEmoji ? ordered.filter(\.isEmoji) + ordered.filter { !$0.isEmoji } : ordered
    guard let base = scalars.first else { return nil }
    return candidates.first { entry in scalars.allSatisfy(entry.covers) }
      ?? candidates.first { $0.covers(base) }
  }

  /// The bold or italic relative of a fallback face, if it draws the same.
  private func relative(
    of entry: FontEntry, covering scalars: [UInt32], style: FontStyle
  ) -> FontFace? {
    let relatives = catalog.family(of: entry).filter { scalars.allSatisfy($0.covers) }
    let chosen = style.nearest(in: relatives) ?? entry
    return chosen.face(style)
  }

  /// The system font's family first, then plain faces before marked ones, then by registration.
  private mutating func fallbackOrder() -> [FontEntry] {
    if let order { return order }
    let preferred = FontLibrary.systemFontOrder + ["Noto Sans"]
    let ranked = catalog.entries.enumerated().map { position, entry in
      (Self.rank(entry, systemName: systemName, preferred: preferred), position, entry)
    }
    let sorted = ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    order = sorted
    return sorted
  }

  /// Lower comes earlier: the system font, the ordered families, the other Noto Sans, the rest;
  /// within each, regular upright faces first, and pictures last of all.
  private static func rank(
    _ entry: FontEntry, systemName: String?, preferred: [String]
  ) -> Int {
    let family = entry.names.family
    let isRegular = entry.lightest <= 400 && entry.heaviest >= 400 && !entry.names.isItalic
    var group = preferred.firstIndex(of: family) ?? preferred.count
    if family == systemName { group = -1 }
    if group == preferred.count, !family.hasPrefix("Noto Sans") { group += 1 }
    if entry.isEmoji { group = preferred.count + 2 }
    return group * 2 + (isRegular && entry.names.width == 5 ? 0 : 1)
  }
}
