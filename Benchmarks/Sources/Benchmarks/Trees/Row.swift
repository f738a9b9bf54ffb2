// SPDX-License-Identifier: MIT

/// One line of the report.
struct Row: Sendable {
  /// What was measured, as a number with its unit.
  enum Measure: Sendable {
    case nanosecondsPerNode(Double)
    case nanosecondsPerCall(Double)
    /// For one change.
    case microseconds(Double)
    case bytesPerNode(Double)
  }

  var tree: String
  var engine: Engine
  /// `lower`, `layout`, `memory`, or a kind of change.
  var phase: String
  var nodes: Int
  var measure: Measure
}

extension Row.Measure {
  /// Its key in JSON.
  var key: String {
    switch self {
    case .nanosecondsPerNode: "ns_per_node"
    case .nanosecondsPerCall: "ns_per_call"
    case .microseconds: "us"
    case .bytesPerNode: "bytes_per_node"
    }
  }

  /// Its unit in the table.
  var unit: String {
    switch self {
    case .nanosecondsPerNode: "ns/node"
    case .nanosecondsPerCall: "ns/call"
    case .microseconds: "µs"
    case .bytesPerNode: "bytes/node"
    }
  }

  /// The number.
  var value: Double {
    switch self {
    case .nanosecondsPerNode(let value), .nanosecondsPerCall(let value), .microseconds(let value),
      .bytesPerNode(let value):
      value
    }
  }
}
