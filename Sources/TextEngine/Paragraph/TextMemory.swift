// SPDX-License-Identifier: MIT

/// What a prepared text remembers, inside its lock.
struct TextMemory: Sendable {
  private static let mostPieces = 512

  var measurements = MeasurementCache()
  /// What was shaped again at the ends of lines; forgotten when it is much.
  private var pieces: [Range<Int>: ReshapedPiece?] = [:]

  /// What is known of a range: nothing, that it stays as it is, or what it becomes.
  func piece(of range: Range<Int>) -> ReshapedPiece?? { pieces[range] }

  /// `nil` says that the range stays as it is.
  mutating func insert(_ piece: ReshapedPiece?, for range: Range<Int>) {
    if pieces.count >= Self.mostPieces { pieces = [:] }
    pieces[range] = .some(piece)
  }
}

/// The last few answers of a text.
struct MeasurementCache: Sendable {
  private struct Entry {
    var proposal: TextProposal
    var answer: TextMeasurement

    func holds(for other: TextProposal) -> Bool {
      answer.scale == 1 && answer.size.width > 0
        && answer.size.width <= other.width && other.width <= proposal.width
        && answer.size.height <= other.height && other.height <= proposal.height
    }
  }

  private static let capacity = 4
  /// Most texts are measured once or twice: the first answer needs no memory of its own.
  private var first: Entry?
  private var others: [Entry] = []
  private var oldest = 0

  /// An answer to the same proposal, or one that the proposal lies between (rule 14.5: text
  /// flows the same in every box between its own size and the offered one).
  func answer(to proposal: TextProposal) -> TextMeasurement? {
    func serves(_ entry: Entry) -> Bool { entry.proposal == proposal || entry.holds(for: proposal) }
    if let first, serves(first) { return first.answer }
    return others.first(where: serves)?.answer
  }

  mutating func insert(_ answer: TextMeasurement, for proposal: TextProposal) {
    let entry = Entry(proposal: proposal, answer: answer)
    if first == nil {
      first = entry
    } else if others.count < Self.capacity - 1 {
      others.append(entry)
    } else {
      others[oldest] = entry
      oldest = (oldest + 1) % others.count
    }
  }
}
