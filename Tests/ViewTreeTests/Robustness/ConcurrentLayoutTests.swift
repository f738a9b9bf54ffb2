// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TextEngine
import Testing
import ViewTree

/// Many threads, each with trees of its own, and one font library for all.
///
/// Source: ours (`FontLibrary` is safe on any number of threads). `VIEWTREE_LAYOUTS` sets the
/// number of layouts a thread, 1,000 unless given.
@Suite struct ConcurrentLayoutTests {
  private static let layouts =
    ProcessInfo.processInfo.environment["VIEWTREE_LAYOUTS"].flatMap { Int($0) } ?? 1000

  private static let texts = [
    "Hello, world", "The quick brown fox jumps over the lazy dog.", "Größe → 12 €",
    "مرحبا بالعالم", "שלום", "中文 text", "1️⃣ 👩‍👩‍👧‍👧 🇯🇵", "a\u{301}\u{301}bc", "สวัสดี",
  ]

  private static func view(_ k: Int) -> some View {
    VStack(alignment: .leading) {
      ForEach(0..<3) { row in
        HStack {
          Text(verbatim: texts[(k + row) % texts.count] + " \(k % 37)")
            .font(.custom("DejaVuSans", fixedSize: CGFloat(10 + k % 9)))
          Spacer()
          Text(verbatim: texts[(k * 7 + row) % texts.count]).bold()
        }
      }
      GeometryReader { Text(verbatim: "\($0.size.width)") }
    }
    .padding()
  }

  private static func result(_ k: Int, _ environment: EnvironmentValues) -> String {
    let size = CGSize(width: 120 + k % 211, height: 400)
    return view(k).layoutSnapshot(in: size, environment: environment).description
  }

  private static func library() throws -> FontLibrary {
    try FontLibrary(files: [DejaVu.path, DejaVu.boldPath])
  }

  @Test func `sixteen threads with one library lay out as one thread does`() throws {
    var environment = EnvironmentValues()
    environment.fontLibrary = try Self.library()
    let count = max(1, Self.layouts)
    let alone = (0..<min(count, 300)).map { Self.result($0, environment) }
    var shared = EnvironmentValues()
    shared.fontLibrary = try Self.library()
    let values = shared
    let wrong = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 16) { thread in
      onThread(stackSize: 512 << 10) {
        for k in 0..<count {
          let which = (k * 31 + thread * 17) % alone.count
          if Self.result(which, values) != alone[which] {
            wrong.add(1, ordering: .relaxed)
          }
        }
      }
    }
    #expect(wrong.load(ordering: .relaxed) == 0)
  }

  @Test func `fonts may be registered while other threads lay out`() throws {
    var environment = EnvironmentValues()
    environment.fontLibrary = try FontLibrary(files: [DejaVu.path])
    let values = environment
    let survived = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      onThread(stackSize: 512 << 10) {
        for k in 0..<20 {
          if thread == 0 { try? values.fontLibrary.register(contentsOfFile: DejaVu.boldPath) }
          if !Self.result(k, values).isEmpty { survived.add(1, ordering: .relaxed) }
        }
      }
    }
    #expect(survived.load(ordering: .relaxed) == 160)
  }

  @Test func `state may be written from other threads`() {
    let host = ViewHost(rootView: SharedCounter())
    _ = host.layoutSnapshot(proposal: .unspecified)
    guard let counter = SharedCounter.handle.withLock({ $0 }) else { return }
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<100 { counter.binding.wrappedValue = 7 }
    }
    #expect(host.layoutSnapshot(proposal: .unspecified).size.width == 7)
  }
}

private struct SharedCounter: View {
  /// `@unchecked Sendable`: a binding to state, whose memory is behind a lock.
  struct Handle: @unchecked Sendable { var binding: Binding<Int> }
  static let handle = Mutex<Handle?>(nil)

  @State private var count = 1

  var body: some View {
    let handle = Handle(binding: $count)
    Self.handle.withLock { $0 = handle }
    return Box(CGFloat(count), 5)
  }
}
