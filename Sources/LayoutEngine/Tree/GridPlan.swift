// SPDX-License-Identifier: MIT

/// What a cell says to the grid around it. What is nil is left to the row, the column or the grid.
public struct GridCellTraits: Equatable, Sendable {
  /// How many columns the cell spans; at least one.
  public var columns: Int?
  /// The point of the cell that lies on the same point of its space, as fractions.
  public var anchor: Point?
  /// Whether the cell has no say in the width of its column.
  public var isWidthUnsized: Bool?
  /// Whether the cell has no say in the height of its row.
  public var isHeightUnsized: Bool?
  /// The alignment of the whole column.
  public var columnAlignment: AlignmentKey?
  /// Whether the child of a lazy grid takes lines of its own, across all columns.
  public var isFullWidth: Bool?

  /// Makes traits.
  public init(
    columns: Int? = nil, anchor: Point? = nil, isWidthUnsized: Bool? = nil,
    isHeightUnsized: Bool? = nil, columnAlignment: AlignmentKey? = nil, isFullWidth: Bool? = nil
  ) {
    self.columns = columns
    self.anchor = anchor
    self.isWidthUnsized = isWidthUnsized
    self.isHeightUnsized = isHeightUnsized
    self.columnAlignment = columnAlignment
    self.isFullWidth = isFullWidth
  }

  /// Whether both certainly say the same; guides of the user's own cannot be compared.
  func isLike(_ other: GridCellTraits) -> Bool {
    self == other && (columnAlignment?.raw ?? 0) < AlignmentKey.builtInCount
  }

  /// Takes from inner traits what is still open.
  mutating func fill(from inner: GridCellTraits) {
    columns = columns ?? inner.columns
    anchor = anchor ?? inner.anchor
    isWidthUnsized = isWidthUnsized ?? inner.isWidthUnsized
    isHeightUnsized = isHeightUnsized ?? inner.isHeightUnsized
    columnAlignment = columnAlignment ?? inner.columnAlignment
    isFullWidth = isFullWidth ?? inner.isFullWidth
  }
}

/// What is known of a grid before any layout; the numbers lead into the arena.
struct GridPlan {
  /// The spacings that were asked for; NaN for the neighbours' preferences.
  var horizontalSpacing: Double
  var verticalSpacing: Double
  /// Where the lines are: the columns first, then the rows.
  var firstLine = 0
  var columnCount = 0
  var rowCount = 0
  /// Where the cells are, row by row.
  var cells = 0..<0
  /// The sized cells of more than one column, in the list of cells by column.
  var spans = 0..<0
  /// Whether some cell has an alignment or an anchor that takes more than an edge or a centre.
  var asksGuides = false
  /// The proposal that the lengths of the lines belong to.
  var solved = AxisCache.none

  var columns: Range<Int> { firstLine..<(firstLine + columnCount) }
  var rows: Range<Int> { columns.upperBound..<(columns.upperBound + rowCount) }

  /// Whether another grid with the same children is laid out alike.
  func isLike(_ other: GridPlan) -> Bool {
    horizontalSpacing.bitPattern == other.horizontalSpacing.bitPattern
      && verticalSpacing.bitPattern == other.verticalSpacing.bitPattern
  }
}

/// One column or one row of a grid.
struct GridLine {
  /// The distance to the line before.
  var gap = 0.0
  /// Where the line starts; valid while the grid is placed.
  var start = 0.0
  var length = 0.0
  /// What the line was offered for its length.
  var offer = 0.0
  /// The cells that decide the length: of a row, all its cells; of a column, a part of the list of
  /// cells by column.
  var first: Int32 = 0
  var count: Int32 = 0
  /// The alignment of the cells across the line.
  var key = AlignmentKey.centerX
  /// Whether every cell that decides has one length only.
  var isFixed = true
  /// Whether guides have to be asked to align the cells.
  var asksGuides = false

  /// Whether the line may be longer than its cells need: it is flexible, or no cell is its own.
  var takesMore: Bool { !isFixed || count == 0 }
}

/// One cell of a grid.
struct GridCell {
  var node: Int32
  /// The row's and the first column's numbers.
  var row: Int32
  var column: Int32
  var span: Int32 = 1
  var isWidthUnsized = false
  var isHeightUnsized = false
  var hasAnchor = false
}
