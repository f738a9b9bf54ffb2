// SPDX-License-Identifier: MIT

/// One engine with one tree in it: the seam between the harness and what it measures.
///
/// A subject is made anew for every round, so that its first layout finds cold caches. Making it
/// is the lowering; the harness times that apart.
protocol BenchmarkSubject: AnyObject {
  /// Lays out all that a change since the last call has made necessary; at first, everything.
  func layout()

  /// Looks up what changes need, after the first layout; not timed.
  func prepareForChanges()

  /// Takes note of a change, or carries it out at once; `layout()` follows, and both are timed.
  func apply(_ change: Change)

  /// Turns its views into nodes, where it has views and making the subject did not do it.
  func lower()

  /// Whether it can carry out a kind of change.
  func knows(_ kind: Change.Kind) -> Bool

  /// What the last layout came to.
  var checksum: Checksum { get }

  /// The memory of the tree and its caches; `nil` when unknown.
  var byteCount: Int? { get }
}

extension BenchmarkSubject {
  func prepareForChanges() {}

  func lower() {}

  func knows(_ kind: Change.Kind) -> Bool { true }
}

/// The engines, by the names that they have in the report.
enum Engine: String, CaseIterable, Sendable {
  /// The layout engine, its tree built directly.
  case kernel
  /// The views: lowered into the kernel, and laid out there.
  case views
  /// Linear sweeps in C: the limit.
  case floorF1
  /// SwiftUI's semantics in C.
  case floorF3
}

extension Engine {
  /// A fresh tree in this engine; `nil` when the engine does not know that tree.
  func makeSubject(for tree: BenchmarkTree) -> (any BenchmarkSubject)? {
    switch self {
    case .kernel: KernelSubject(tree)
    case .views: ViewsSubject(tree)
    case .floorF1: SweepsFloor(tree)
    case .floorF3: SemanticsFloor(tree)
    }
  }

  /// Whether making the subject is work that a user waits for.
  var isLoweringMeasured: Bool { self == .kernel || self == .views }

  /// Whether a change spares it work: the sweeps always begin again.
  var isIncremental: Bool { self != .floorF1 }
}
