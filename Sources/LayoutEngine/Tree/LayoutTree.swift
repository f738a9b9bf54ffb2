// SPDX-License-Identifier: MIT

/// A tree of layout nodes: built once, measured and placed for any proposal, edited in place.
///
/// Confined to one thread at a time. Frames are relative to the parent, in points, y down; a
/// subtree moves by one write. Measuring a node again for a proposal that it has answered is a
/// look-up.
public final class LayoutTree {
  /// Names a node of one tree.
  public struct NodeID: Hashable, Sendable {
    let index: Int32
    init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
    var value: Int { Int(index) }
  }

  /// The deepest tree that is laid out on the caller's own stack.
  public static let shallowDepth = 96

  let arena: UnsafeMutablePointer<Arena>
  let deepStack: any DeepStack
  var contents: [any LeafContent] = []
  var guideClosures: [(Dimensions) -> Double] = []
  var deferred: [DeferredSlot] = []
  var customLayouts: [any CustomLayout] = []
  var grids: [GridPlan] = []
  var lazyGrids: [LazyGridPlan] = []
  var cellTraits: [GridCellTraits] = []
  var spacings: [SpacingPreference] = [.plain, .rowSpacer, .columnSpacer]
  var spacingIndices: [SpacingPreference: UInt16] = [.plain: 0, .rowSpacer: 1, .columnSpacer: 2]
  /// The indices of the preferences of spacers along a row and a column.
  let spacerSpacing: (row: UInt16, column: UInt16) = (1, 2)
  var relativeLengths: [(Double, Axis) -> Double] = []
  var surroundings = Surroundings()
  var customGuides: [CustomGuide] = []
  var guideMemo = GuideMemo()
  var freeBlocks: [Int: [Int]] = [:]
  var generation = 0
  var rootIndex: Int?
  var depth = 0
  var isOnDeepStack = false
  var lastRequest: Request?

  /// What was wrong with the values that the tree was built from.
  public internal(set) var issues: [LayoutIssue] = []
  /// The steps that were recorded while ``isTracing`` was on, oldest first.
  public private(set) var trace: [TraceEvent] = []

  /// A guide of the user's own.
  struct CustomGuide {
    var axis: Axis
    var defaultValue: (Dimensions) -> Double
  }

  /// What a layout was asked for last.
  enum Request {
    case window(Size, safeArea: Insets)
    case proposal(Proposal)
  }

  /// Makes an empty tree.
  ///
  /// - Parameter deepStack: where trees deeper than ``shallowDepth`` are laid out.
  public init(deepStack: any DeepStack = CallerStack()) {
    self.deepStack = deepStack
    arena = .allocate(capacity: 1)
    arena.initialize(to: Arena())
  }

  deinit {
    arena.pointee.deallocate()
    arena.deinitialize(count: 1)
    arena.deallocate()
  }

  var pass: Pass { Pass(arena: arena, tree: self) }

  /// Adds an alignment guide of the user's own.
  public func addGuide(
    axis: Axis, defaultValue: @escaping (Dimensions) -> Double
  ) -> AlignmentKey {
    customGuides.append(CustomGuide(axis: axis, defaultValue: defaultValue))
    return AlignmentKey(
      raw: AlignmentKey.builtInCount + UInt16(truncatingIfNeeded: customGuides.count - 1))
  }

  func customGuide(_ key: AlignmentKey) -> CustomGuide {
    customGuides[Int(key.raw - AlignmentKey.builtInCount)]
  }

  @inline(__always) func isHorizontal(_ key: AlignmentKey) -> Bool {
    switch key.raw {
    case 0...2: true
    case 3...7: false
    default: customGuide(key).axis == .horizontal
    }
  }

  /// Whether answers are remembered; off, every question runs the algorithms again. The frames
  /// are the same.
  public var isCaching: Bool {
    get { arena.pointee.caching }
    set { arena.pointee.caching = newValue }
  }

  /// Whether steps are recorded in ``trace``.
  public var isTracing: Bool {
    get { arena.pointee.tracing }
    set {
      arena.pointee.tracing = newValue
      trace = []
    }
  }

  /// How many times a node's algorithm has run since the tree was made; leaves of a fixed size,
  /// colours and spacers are not counted.
  public var measureCount: Int { arena.pointee.measureCount }

  /// The memory that the tree holds, without content objects.
  public var byteCount: Int { arena.pointee.byteCount }

  /// The number of nodes that are in use.
  public var nodeCount: Int {
    arena.pointee.nodes.count - freeBlocks.reduce(0) { $0 + $1.key * $1.value.count }
  }

  /// The number of nodes and of what belongs to them, in use or not: content that is built again
  /// leaves its old parts behind, so a tree whose number has grown is better built anew.
  public var partCount: Int {
    arena.pointee.nodes.count + arena.pointee.parameters.count + contents.count
      + guideClosures.count + deferred.count + customLayouts.count + grids.count
      + lazyGrids.count + cellTraits.count + relativeLengths.count
  }

  func record(_ step: TraceEvent.Step, of i: Int) {
    trace.append(TraceEvent(node: NodeID(i), step: step))
  }

  func record(_ placement: Placement, of i: Int) {
    let frame = Rect(
      x: placement.x, y: placement.y, width: placement.width, height: placement.height)
    record(.placed(frame: frame, placement.proposal), of: i)
  }
}
