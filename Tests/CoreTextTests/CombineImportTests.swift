// SPDX-License-Identifier: MIT

import Combine
import Testing

/// A file that knows of nothing but Combine.
@Suite struct CombineImportTests {
  private final class Model: ObservableObject {
    @Published var count = 1
    let events = PassthroughSubject<Int, Never>()
    var kept: Set<AnyCancellable> = []
  }

  @Test func `a model of published properties and subjects compiles and tells its changes`() {
    let model = Model()
    var seen: [Int] = []
    var changes = 0
    model.objectWillChange.sink { changes += 1 }.store(in: &model.kept)
    model.$count.sink { seen.append($0) }.store(in: &model.kept)
    model.events.eraseToAnyPublisher().map { $0 * 10 }.sink { seen.append($0) }
      .store(in: &model.kept)
    model.count = 2
    model.events.send(3)
    #expect(seen == [1, 2, 30])
    #expect(changes == 1)
  }
}
