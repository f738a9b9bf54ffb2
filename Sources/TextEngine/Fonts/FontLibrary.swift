// SPDX-License-Identifier: MIT

import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The fonts that texts may use: a closed list of files, or what the machine has.
///
/// Safe on any number of threads; answers are kept. With the same files in the same order a
/// closed library answers the same on every machine.
public final class FontLibrary: Sendable {
  /// The fonts that fontconfig finds on this machine, listed at the first use.
  ///
  /// The environment variable `VIEWTREE_SYSTEM_FONT` names another system font.
  public static let system = machine()

  /// A library of its own with the fonts that fontconfig finds, to register others in.
  ///
  /// Takes some milliseconds; `system` is the shared one.
  public static func machine() -> FontLibrary {
    FontLibrary(FontconfigList(), systemFont: systemFontVariable)
  }

  /// What the environment variable names; nil where it is not set or empty.
  private static var systemFontVariable: String? {
    let name = getenv("VIEWTREE_SYSTEM_FONT").map { String(cString: $0) } ?? ""
    return name.isEmpty ? nil : name
  }

  /// The families tried in turn for the system font of a machine.
  public static let systemFontOrder = ["Inter", "Liberation Sans", "DejaVu Sans"]

  private let state: Lock<FontState>
  /// Counts registrations: answers from before one are not kept after it.
  let generation = Atomic(0)
  let shapes = Lock(GenerationCache<ShapeKey, ShapedText>(capacity: 2048))
  let buffers: ShapingBuffers
  let signs = Lock(GenerationCache<SignKey, ShapedSign>(capacity: 256))

  /// A closed library of font files, in their order; the first, or the named one, is its system
  /// font. Collections give all their faces. Without files every text is drawn in boxes.
  public convenience init(files: [String], systemFont: String? = nil) throws(FontError) {
    self.init(FontState())
    for file in files { try register(contentsOfFile: file) }
    if let systemFont { try setSystemFont(named: systemFont) }
  }

  /// The same without learning pairs of letters, to compare with.
  package convenience init(filesWithoutPairs files: [String]) throws(FontError) {
    self.init(FontState(), learnsPairs: false)
    for file in files { try register(contentsOfFile: file) }
  }

  private init(_ state: FontState, learnsPairs: Bool = true) {
    self.state = Lock(state)
    buffers = ShapingBuffers(learnsPairs: learnsPairs)
  }

  private convenience init(_ list: FontconfigList, systemFont: String?) {
    var state = FontState()
    for pattern in list.patterns { state.catalog.append(FontEntry(pattern)) }
    if let systemFont, state.catalog.find(systemFont) != nil {
      state.systemName = systemFont
      state.nameReason = .environment
    } else {
      state.missingSystemName = systemFont
      state.systemName = Self.systemFontOrder.first { state.catalog.find($0) != nil }
      state.nameReason = .preferred
    }
    state.systemFile = list.defaultFile
    self.init(state)
  }

  /// Adds the faces of a font file.
  public func register(contentsOfFile path: String) throws(FontError) {
    register(try Self.faces(in: FontBytes(file: path)))
  }

  /// Adds the faces of a font that is in memory.
  public func register(bytes: [UInt8]) throws(FontError) {
    register(try Self.faces(in: FontBytes(bytes)))
  }

  private static func faces(in data: FontBytes) throws(FontError) -> [FontFace] {
    guard data.faceCount > 0 else { throw .notAnOpenTypeFont(source: data.source) }
    var faces: [FontFace] = []
    for index in 0..<data.faceCount { faces.append(try FontFace(data: data, index: index)) }
    return faces
  }

  private func register(_ faces: [FontFace]) {
    state.withLock { state in
      for face in faces { state.catalog.append(FontEntry(face)) }
      state.forgetAnswers()
    }
    generation.add(1, ordering: .acquiringAndReleasing)
    shapes.withLock { $0.removeAll() }
    signs.withLock { $0.removeAll() }
  }

  /// Chooses the system font by a PostScript, full or family name.
  public func setSystemFont(named name: String) throws(FontError) {
    let nearest: [String]? = state.withLock { state in
      guard state.catalog.find(name) != nil else { return state.catalog.nearestNames(to: name) }
      state.systemName = name
      state.nameReason = .named
      state.missingSystemName = nil
      state.forgetAnswers()
      return nil
    }
    if let nearest { throw .unknownName(name, nearest: nearest) }
  }

  /// What each known face is called, in the library's order.
  public var faces: [FontNames] { state.withLock { $0.catalog.entries.map(\.names) } }

  /// The system font, and why it is this one.
  public var systemFontChoice: SystemFontChoice { state.withLock { $0.systemFontChoice() } }

  /// The face of the system font at regular weight.
  public var systemFace: FontFace { resolve(FontRequest(size: 17)).face }

  /// The face for a request, with notes on what could not be given. Never fails.
  ///
  /// A dictionary look-up after the first time.
  public func resolve(_ request: FontRequest) -> ResolvedFont {
    state.withLock { $0.resolve(request) }
  }

  /// The face for a request, exactly as it was asked for.
  ///
  /// - Throws: `FontError.unknownName` for a name that no font has, with the nearest names;
  ///   `FontError.unmatched` where the family lacks the weight, the width or the slant, or where
  ///   there is no font at all.
  public func resolveExactly(_ request: FontRequest) throws(FontError) -> ResolvedFont {
    let font = resolve(request)
    if let miss = font.miss { throw .unknownName(miss.requested, nearest: miss.nearest) }
    guard font.notes.isEmpty else {
      throw .unmatched(family: font.face.familyName, notes: font.notes)
    }
    return font
  }

  /// Another face that draws all of a cluster, near in weight and slant; nil when none does.
  ///
  /// Clusters that look like emoji prefer a font of colour pictures.
  public func fallbackFace(for cluster: Character, like font: ResolvedFont) -> FontFace? {
    fallbackFace(for: cluster.unicodeScalars.map(\.value)[...], like: font.face)
  }

  func fallbackFace(for cluster: ArraySlice<UInt32>, like face: FontFace) -> FontFace? {
    state.withLock { $0.fallback(for: cluster, like: face) }
  }
}
