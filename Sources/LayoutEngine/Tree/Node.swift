// SPDX-License-Identifier: MIT

/// Which algorithm lays a node out.
enum NodeKind: UInt8 {
  // Leaves.
  case fixedLeaf, fillLeaf, squareLeaf, flexibleLeaf, contentLeaf, spacer, divider
  // One child.
  case identity, priority, guide, fixedFrame, flexibleFrame, padding, fixedSize, aspectRatio
  case position, offset
  // A primary child and secondary ones that take its size.
  case layered
  // Many children.
  case row, column, depth
  // Many children, placed by a layout of the client's.
  case custom
  // Scrolling, safe areas, and one child of several.
  case fitting, scroll, relativeFrame, safeAreaInset, ignoringSafeArea
  // Grids and their parts, and containers that lay out all children at their ideal lengths.
  case grid, gridRow, gridCell, lazyRow, lazyColumn, lazyGrid
  // Children that are built when the size is known.
  case reader

  @inline(__always) var isLeaf: Bool { rawValue <= NodeKind.divider.rawValue }

  /// Whether the algorithm asks a first child without looking whether there is one.
  @inline(__always) var needsChild: Bool {
    (NodeKind.guide.rawValue...NodeKind.offset.rawValue).contains(rawValue)
      || self == .relativeFrame || self == .safeAreaInset
  }
}

/// What is known of a node and of its state.
struct NodeFlags: OptionSet {
  let rawValue: UInt32

  /// The width is the same for every proposal.
  static let fixedWidth = NodeFlags(rawValue: 1 << 0)
  /// The height is the same for every proposal.
  static let fixedHeight = NodeFlags(rawValue: 1 << 1)
  /// The width reads the proposed width alone, and the height the proposed height alone.
  static let separable = NodeFlags(rawValue: 1 << 2)
  /// A guide inside may be explicit.
  static let hasGuide = NodeFlags(rawValue: 1 << 3)
  /// Text inside may give baselines.
  static let hasBaseline = NodeFlags(rawValue: 1 << 4)
  /// Content inside is built in the placing pass.
  static let hasReader = NodeFlags(rawValue: 1 << 5)
  /// The node is laid out from right to left.
  static let rightToLeft = NodeFlags(rawValue: 1 << 6)
  /// The placement is that of the latest pass, and the whole subtree's with it.
  static let placed = NodeFlags(rawValue: 1 << 7)
  /// The size in the placement is the node's only size.
  static let sized = NodeFlags(rawValue: 1 << 8)
  /// A stack whose children have unequal priorities.
  static let mixedPriorities = NodeFlags(rawValue: 1 << 9)
  /// A stack with a gap of its own between each two children.
  static let unequalGaps = NodeFlags(rawValue: 1 << 10)
  /// An axis option of the node's kind (fixedSize, spacer, divider).
  static let horizontalOption = NodeFlags(rawValue: 1 << 11)
  /// The other axis option.
  static let verticalOption = NodeFlags(rawValue: 1 << 12)
  /// A layered node that draws its secondary children below the primary one.
  static let secondaryBelow = NodeFlags(rawValue: 1 << 13)
  /// An aspect ratio that fills.
  static let fills = NodeFlags(rawValue: 1 << 14)
  /// A stack in which more than one child is flexible along the main axis.
  static let needsProbes = NodeFlags(rawValue: 1 << 15)
  /// A deferred child list that has been built for the size in the placement.
  static let built = NodeFlags(rawValue: 1 << 16)
  /// A deferred child list that also depends on where the node is.
  static let readsPosition = NodeFlags(rawValue: 1 << 17)

  /// Some answer since the last forgetting has been overwritten by a later one.
  static let lostAnswers = NodeFlags(rawValue: 1 << 18)

  /// A child that the layout around it has left out.
  static let leftOut = NodeFlags(rawValue: 1 << 19)

  /// On each axis the length for ∞ is not below that for 0, and where both are equal it is the same
  /// for every offer. The only flexible child of a stack then surely comes last (rule 2.3); aspect
  /// ratios, `ViewThatFits`, grids and layouts of the user's are probed.
  static let steady = NodeFlags(rawValue: 1 << 20)

  /// The answer depends on the size of the nearest scrolling container, too.
  static let readsContainer = NodeFlags(rawValue: 1 << 24)
  /// A padding whose insets are a safe area to what is inside.
  static let isSafeArea = NodeFlags(rawValue: 1 << 25)

  /// The spacing preference or the priority is that of a view which is chosen for an offer.
  static let choosesView = NodeFlags(rawValue: 1 << 26)
  /// A stack with such a child.
  static let asksChoices = NodeFlags(rawValue: 1 << 27)

  /// Something inside says something to the grid around it.
  static let hasCellTraits = NodeFlags(rawValue: 1 << 28)

  /// What a node can have of its children's.
  static let shape: NodeFlags = [.fixedWidth, .fixedHeight, .separable, .steady]

  static let fixed: NodeFlags = [.fixedWidth, .fixedHeight]

  @inline(__always) func isFixed(on axis: Axis) -> Bool {
    contains(axis == .horizontal ? .fixedWidth : .fixedHeight)
  }
}

/// The description of a node: what it is, where its children are, and two inline parameters.
///
/// 48 bytes. Children stand next to each other from `first` on.
struct Node {
  var kind: NodeKind
  /// How many levels inside ask each other ever more often (``LayoutTree/deriveEntanglement(_:)``).
  var entanglement: UInt8 = 0
  var alignmentX = AlignmentKey.centerX
  var alignmentY = AlignmentKey.centerY
  /// The index of the spacing preference; zero is the plain one.
  var spacing: UInt16 = 0
  var flags: NodeFlags = []
  var parent: Int32 = -1
  var first: Int32 = 0
  var count: Int32 = 0
  /// The index of the node's cache, or −1.
  var cache: Int32 = -1
  /// A number of the client's.
  var tag: UInt32 = 0
  /// The inline parameters; their meaning depends on the kind.
  var p0: Double = .nan
  var p1: Double = .nan

  /// The index into a side table that the first parameter carries.
  @inline(__always) var index: Int {
    get { Int(truncatingIfNeeded: p0.bitPattern) }
    set { p0 = Double(bitPattern: UInt64(truncatingIfNeeded: newValue)) }
  }
}

extension Node {
  /// Whether the node takes part of the safe area of what is inside.
  @inline(__always) var hasSafeArea: Bool {
    kind == .safeAreaInset || kind == .padding && flags.contains(.isSafeArea)
  }
}

/// Where a node is: a frame relative to its parent, and the proposal it was given.
struct Placement {
  var x: Double = 0
  var y: Double = 0
  var width: Double = 0
  var height: Double = 0
  var proposal = Proposal.unspecified

  @inline(__always) var size: Size { Size(width: width, height: height) }
}
