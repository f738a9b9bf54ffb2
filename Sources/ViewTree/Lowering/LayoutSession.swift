// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutEngine

/// One tree of nodes with all that is remembered of them: what one lowering makes.
final class LayoutSession {
  let tree: LayoutTree
  let store: StateStore?
  var infos: [NodeInfo] = []
  var diagnostics: [PendingDiagnostic] = []
  /// The values that views hand to layouts, by the number of their node.
  var layoutValues: [UInt32: LayoutValue] = [:]
  /// The layouts of the user's by their place, and those of the tree before.
  var layouts: [ViewIdentity: any CustomLayout] = [:]
  var oldLayouts: [ViewIdentity: any CustomLayout] = [:]
  /// Whether any view asks to be drawn out of order.
  private(set) var usesZIndex = false
  /// Whether any node looks at the layout when it is done.
  private(set) var hasObservers = false
  /// Whether the window covers some of its edges.
  private(set) var windowHasSafeArea = false
  private var guideKeys: [ObjectIdentifier: AlignmentKey] = [:]
  private var guides: [AlignmentKey: (id: AlignmentGuideID, isHorizontal: Bool)] = [:]
  private var typeTags: [ObjectIdentifier: UInt32] = [:]
  private var nameTags: [String: UInt32] = [:]
  private var shapeTraits: [ObjectIdentifier: ShapeTraits] = [:]
  private var reported: Set<String> = []
  /// How many parts there were after the first layout.
  private var firstPartCount: Int?

  /// A diagnostic whose node is known by its number only.
  struct PendingDiagnostic {
    var kind: LayoutDiagnostic.Kind
    var message: String
    var tag: UInt32
  }

  init(store: StateStore?) {
    tree = LayoutTree(deepStack: LargeStack())
    self.store = store
  }

  /// Lowers a root view into the tree.
  func lower<V: View>(_ view: V, environment: EnvironmentValues) {
    windowHasSafeArea = environment.windowSafeAreaInsets != EdgeInsets()
    tree.pixelLength = Double(environment.pixelLength)
    let builder = TreeBuilder(tree: tree)
    let lowering = Lowering(
      session: self, builder: builder, environment: environment, identity: .root)
    lowering.run(view)
    builder.finish()
  }

  /// Remembers something of a node and answers its number.
  func remember(_ info: NodeInfo) -> UInt32 {
    infos.append(info)
    if case .zIndex = info.role { usesZIndex = true }
    if case .observer = info.role { hasObservers = true }
    return NodeName.count + UInt32(truncatingIfNeeded: infos.count - 1)
  }

  /// What is known of a type of shapes.
  func traits<S: Shape>(of type: S.Type) -> ShapeTraits {
    let key = ObjectIdentifier(type)
    if let traits = shapeTraits[key] { return traits }
    let traits = ShapeTraits(type)
    shapeTraits[key] = traits
    return traits
  }

  /// What is remembered behind a node's number, if it is more than a name.
  func info(_ tag: UInt32) -> NodeInfo? {
    tag < NodeName.count ? nil : infos[Int(tag - NodeName.count)]
  }

  func name(_ tag: UInt32) -> String { info(tag)?.name ?? NodeName.names[Int(tag)] }

  func role(_ tag: UInt32) -> NodeRole {
    tag < NodeName.count ? .none : infos[Int(tag - NodeName.count)].role
  }

  /// The number for a view of the user's, by its type.
  func tag<V>(for type: V.Type) -> UInt32 {
    let key = ObjectIdentifier(type)
    if let tag = typeTags[key] { return tag }
    let name = String(describing: type).prefix { $0 != "<" }
    let tag = remember(NodeInfo(name: String(name)))
    typeTags[key] = tag
    return tag
  }

  /// The number that nodes share that have nothing but a name.
  func sharedTag(named name: String) -> UInt32 {
    if let tag = nameTags[name] { return tag }
    let tag = remember(NodeInfo(name: name))
    nameTags[name] = tag
    return tag
  }

  /// The tree's key for a guide of the user's.
  func guideKey(for id: any AlignmentID.Type, axis: LayoutEngine.Axis) -> AlignmentKey {
    let identifier = ObjectIdentifier(id)
    if let key = guideKeys[identifier] { return key }
    let key = tree.addGuide(axis: axis) { [unowned self] dimensions in
      Double(id.defaultValue(in: ViewDimensions(dimensions, session: self)))
    }
    guideKeys[identifier] = key
    guides[key] = (.custom(id), axis == .horizontal)
    return key
  }

  /// The guide that a key of the tree means.
  func guide(for key: AlignmentKey) -> (id: AlignmentGuideID, isHorizontal: Bool) {
    if let known = guides[key] { return known }
    let number = (0..<UInt8(8)).first { AlignmentKey(builtIn: $0) == key } ?? 7
    return (.builtIn(number), number < 3)
  }

  /// The tree's key for a guide of the user's, if any view has used it.
  func knownGuideKey(for id: any AlignmentID.Type) -> AlignmentKey? {
    guideKeys[ObjectIdentifier(id)]
  }

  /// Whether content that was built again and again has left more behind than a new tree costs.
  ///
  /// The first question tells what counts as the size of the tree.
  func isOvergrown() -> Bool {
    guard let firstPartCount else {
      self.firstPartCount = partCount
      return false
    }
    return partCount > 8 * firstPartCount + 2048
  }

  /// How many nodes, and things that belong to them, are kept.
  var partCount: Int { infos.count + tree.partCount }

  /// Adds a diagnostic, once for each text and whatever node it comes from.
  func reportOnce(_ kind: LayoutDiagnostic.Kind, _ message: String, tag: UInt32) {
    guard reported.insert(message).inserted else { return }
    diagnostics.append(PendingDiagnostic(kind: kind, message: message, tag: tag))
  }

  /// Says that the layout writes state in every pass, and whose actions did.
  func reportRestlessness(passes: Int, acts: [LayoutMemory.Act]) {
    for act in acts {
      reportOnce(
        .didNotSettle, "\(act.title) tried to update in each of \(passes) passes.", tag: act.tag)
    }
    reportOnce(
      .didNotSettle,
      "The layout wrote state that changed the layout in each of \(passes) passes; "
        + "the last one is shown. Write state only when its value differs.",
      tag: NodeName.root.tag)
  }

  /// Adds a diagnostic, once for each node and text.
  func report(_ kind: LayoutDiagnostic.Kind, _ message: String, tag: UInt32) {
    guard reported.insert("\(tag) \(message)").inserted else { return }
    diagnostics.append(PendingDiagnostic(kind: kind, message: message, tag: tag))
  }
}
