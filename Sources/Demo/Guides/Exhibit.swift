// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

/// A view, what it is offered, and which of its parts are pointed at.
struct Exhibit {
  /// The view as one would write it, shortened.
  let code: String
  /// What the view is offered.
  let proposal: ProposedViewSize
  /// Parts that carry their names as accessibility identifiers.
  let marks: [Mark]
  /// What is worth knowing, in a sentence or two.
  let note: String
  /// The view, offered the proposal, with its frames.
  let stage: Stage

  init<Content: View>(
    _ code: String, offered width: CGFloat?, _ height: CGFloat?, marks: [Mark], note: String,
    @ViewBuilder view: () -> Content
  ) {
    self.code = code
    self.marks = marks
    self.note = note
    proposal = ProposedViewSize(width: width, height: height)
    stage = Stage(Offer(proposal: proposal) { view().font(.system(size: 13)) })
  }

  /// Marks that no view carries.
  var missingMarks: [String] {
    marks.filter { stage.snapshot[$0.name] == nil }.map { "\(code): no view is marked \($0.name)" }
  }

  /// A part of the view.
  struct Mark {
    /// A letter.
    let name: String
    /// What it is, in a few words.
    let what: String
    let place: Place

    init(_ name: String, _ what: String, _ place: Place = .inside) {
      self.name = name
      self.what = what
      self.place = place
    }
  }

  /// Where a mark's letter stands, from the part's frame.
  enum Place {
    case inside, left, above, below, right
  }

  /// A view that is laid out.
  struct Stage {
    let view: AnyView
    let snapshot: LayoutSnapshot

    init<Content: View>(_ view: Content) {
      self.view = AnyView(view)
      snapshot = view.layoutSnapshot(proposal: .unspecified)
    }

    var diagnostics: [String] { snapshot.diagnostics.map { "\($0)" } }
  }
}

/// Offers its view a proposal, whatever is proposed, and is as large as its answer.
private struct Offer: Layout {
  let proposal: ProposedViewSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(self.proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: self.proposal)
  }
}

extension View {
  /// Gives the view the name of a mark.
  func mark(_ name: String) -> some View { accessibilityIdentifier(name) }
}
