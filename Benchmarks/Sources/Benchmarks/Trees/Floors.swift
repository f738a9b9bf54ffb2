// SPDX-License-Identifier: MIT

import CFloors

/// F1: linear sweeps over flat arrays, in C.
///
/// The tree belongs to this object alone and is freed with it.
final class SweepsFloor: BenchmarkSubject {
  private let sweeps: OpaquePointer

  /// `nil` when the floors do not have that tree.
  init?(_ tree: BenchmarkTree) {
    guard let name = FloorTreeName(tree), let sweeps = floor_sweeps_create(name) else { return nil }
    self.sweeps = sweeps
  }

  deinit { floor_sweeps_destroy(sweeps) }

  func layout() { floor_sweeps_layout(sweeps) }

  func apply(_ change: Change) {
    switch change {
    case .propose(let width): floor_sweeps_propose_width(sweeps, width ?? -1)
    case .grow(let leaf, let width, let height):
      floor_sweeps_grow_leaf(sweeps, UInt32(leaf), width, height)
    }
  }

  var checksum: Checksum { Checksum(floor_sweeps_checksum(sweeps)) }

  var byteCount: Int? { floor_sweeps_byte_count(sweeps) }
}

/// F3: what SwiftUI's stacks do, in plain recursive C.
///
/// The tree belongs to this object alone and is freed with it.
final class SemanticsFloor: BenchmarkSubject {
  private let tree: OpaquePointer
  private var isLaidOut = false

  /// `nil` when the floors do not have that tree.
  init?(_ tree: BenchmarkTree) {
    guard let name = FloorTreeName(tree), let floor = floor_tree_create(name) else { return nil }
    self.tree = floor
  }

  deinit { floor_tree_destroy(tree) }

  func layout() {
    if isLaidOut { return }
    floor_tree_layout(tree)
    isLaidOut = true
  }

  func apply(_ change: Change) {
    switch change {
    case .propose(let width):
      floor_tree_propose_width(tree, width ?? -1)
      isLaidOut = false
    case .grow(let leaf, let width, let height):
      floor_tree_grow_leaf(tree, UInt32(leaf), width, height)
    }
  }

  var checksum: Checksum { Checksum(floor_tree_checksum(tree)) }

  var byteCount: Int? { floor_tree_byte_count(tree) }
}

extension FloorTreeName {
  fileprivate init?(_ tree: BenchmarkTree) {
    switch tree.name {
    case "T1": self = FloorT1
    case "T2": self = FloorT2
    case "T2L": self = FloorT2L
    case "T3": self = FloorT3
    case "T3L": self = FloorT3L
    case "T4": self = FloorT4
    case "T4L": self = FloorT4L
    case "T5": self = FloorT5
    default: return nil
    }
  }
}

extension Checksum {
  fileprivate init(_ floor: FloorChecksum) {
    self.init(
      width: floor.width, height: floor.height,
      sums: [floor.sum_x, floor.sum_y, floor.sum_w, floor.sum_h])
  }
}
