// SPDX-License-Identifier: MIT

/// Measures engines with trees.
struct Runner {
  /// Each figure is the smallest of so many rounds.
  var rounds: Int
  var phases: Set<String>

  /// How many changes are timed together, so that the clock is not what is measured. A resize lays
  /// out everything; two are enough: one point wider, and back.
  private static func count(_ kind: Change.Kind) -> Int { kind == .resize ? 2 : 100 }

  /// A layout that came out wrong: its time would say nothing.
  struct WrongLayout: Error, CustomStringConvertible {
    var tree: String
    var phase: String
    var engine: Engine
    var found: Checksum
    var expected: Checksum

    var description: String {
      "\(tree), \(phase), \(engine.rawValue): laid out \(found), expected \(expected)"
    }
  }

  /// The rows for one tree, phase by phase. Engines that do not know the tree are left out.
  func measure(_ tree: BenchmarkTree, engines: [Engine]) throws -> [Row] {
    let able = engines.filter { $0.makeSubject(for: tree) != nil }
    for engine in able { try verify(tree, engine) }
    var rows: [Row] = []
    for phase in Self.phases where phases.contains(phase) {
      rows += able.compactMap { measure(tree, $0, phase: phase) }
    }
    return rows
  }

  /// The names of all phases, in the order of the report.
  static let phases = ["lower", "layout"] + Change.Kind.allCases.map(\.rawValue) + ["memory"]

  /// Lays the tree out, carries out every kind of change, and compares what came out after each.
  ///
  /// First layouts are compared with the numbers known for the tree. For changes the sweeps know the
  /// answer, since they begin again every time.
  private func verify(_ tree: BenchmarkTree, _ engine: Engine) throws {
    guard let subject = engine.makeSubject(for: tree) else { return }
    let reference = Engine.floorF1.makeSubject(for: tree)
    subject.layout()
    try compare(subject, tree.expected, tree, engine, phase: "layout")
    for kind in tree.changes where engine.isIncremental && subject.knows(kind) {
      subject.prepareForChanges()
      for change in Change.list(kind, of: tree, count: Self.count(kind)) {
        subject.apply(change)
        subject.layout()
        reference?.apply(change)
        if kind == .resize { try compare(subject, reference, tree, engine, phase: kind.rawValue) }
      }
      try compare(subject, reference, tree, engine, phase: kind.rawValue)
    }
  }

  private func compare(
    _ subject: any BenchmarkSubject, _ reference: (any BenchmarkSubject)?, _ tree: BenchmarkTree,
    _ engine: Engine, phase: String
  ) throws {
    guard let reference else { return }
    reference.layout()
    try compare(subject, reference.checksum, tree, engine, phase: phase)
  }

  private func compare(
    _ subject: any BenchmarkSubject, _ expected: Checksum, _ tree: BenchmarkTree, _ engine: Engine,
    phase: String
  ) throws {
    let found = subject.checksum
    if found.agrees(with: expected) { return }
    throw WrongLayout(
      tree: tree.name, phase: phase, engine: engine, found: found, expected: expected)
  }

  private func measure(_ tree: BenchmarkTree, _ engine: Engine, phase: String) -> Row? {
    let measure: Row.Measure? =
      switch phase {
      case "lower": lowering(tree, engine)
      case "layout": firstLayout(tree, engine)
      case "memory": memory(tree, engine)
      default: Change.Kind(rawValue: phase).flatMap { change($0, tree, engine) }
      }
    return measure.map {
      Row(
        tree: tree.name, engine: engine, phase: phase, nodes: tree.spec.nodeCount, measure: $0)
    }
  }

  private func lowering(_ tree: BenchmarkTree, _ engine: Engine) -> Row.Measure? {
    guard engine.isLoweringMeasured else { return nil }
    let best = smallest {
      if engine == .views {
        guard let subject = engine.makeSubject(for: tree) else { return nil }
        return Stopwatch.nanoseconds { measuredRegion { subject.lower() } }
      }
      var subject: (any BenchmarkSubject)?
      let time = Stopwatch.nanoseconds { subject = engine.makeSubject(for: tree) }
      return subject == nil ? nil : time
    }
    return best.map { .nanosecondsPerNode($0 / Double(tree.spec.nodeCount)) }
  }

  private func firstLayout(_ tree: BenchmarkTree, _ engine: Engine) -> Row.Measure? {
    let best = smallest {
      guard let subject = engine.makeSubject(for: tree) else { return nil }
      subject.lower()
      return Stopwatch.nanoseconds { measuredRegion { subject.layout() } }
    }
    if let calls = tree.callCount { return best.map { .nanosecondsPerCall($0 / Double(calls)) } }
    return best.map { .nanosecondsPerNode($0 / Double(tree.spec.nodeCount)) }
  }

  private func change(
    _ kind: Change.Kind, _ tree: BenchmarkTree, _ engine: Engine
  ) -> Row.Measure? {
    guard tree.changes.contains(kind), engine.isIncremental else { return nil }
    let count = Self.count(kind)
    let changes = Change.list(kind, of: tree, count: count)
    let best = smallest {
      guard let subject = engine.makeSubject(for: tree), subject.knows(kind) else { return nil }
      subject.layout()
      subject.prepareForChanges()
      return Stopwatch.nanoseconds { measuredRegion { carryOut(changes, subject) } }
    }
    return best.map { .microseconds($0 / Double(count) / 1000) }
  }

  private func carryOut(_ changes: [Change], _ subject: any BenchmarkSubject) {
    for change in changes {
      subject.apply(change)
      subject.layout()
    }
  }

  private func memory(_ tree: BenchmarkTree, _ engine: Engine) -> Row.Measure? {
    guard let subject = engine.makeSubject(for: tree) else { return nil }
    subject.layout()
    return subject.byteCount.map { .bytesPerNode(Double($0) / Double(tree.spec.nodeCount)) }
  }

  private func smallest(_ round: () -> Double?) -> Double? {
    (0..<max(1, rounds)).compactMap { _ in round() }.min()
  }
}
