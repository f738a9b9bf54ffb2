// SPDX-License-Identifier: MIT

/// Rows below each other that can be scrolled.
///
/// It takes all it is offered. A row is as wide as the list; its content starts 16 points inside,
/// with 11 points above and below; it is at least `defaultMinListRowHeight` high (44), with a line
/// below it that starts with the content (the numbers are ours). Headers and footers of sections are
/// rows, too. Every list style looks like this.
public struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content

  /// Makes a list in which rows can be chosen.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a list in which rows can be chosen.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The rows.
  public var body: some View { ListRows(content: content) }
}

extension List where SelectionValue == Never {
  /// Makes a list.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes a list of rows for elements that identify themselves.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// Makes a list of rows for elements that a key path identifies.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// Makes a list of rows for numbers.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    content = ForEach(data, content: rowContent)
  }
}

/// Controls below each other, laid out as the rows of a list.
public struct Form<Content: View>: View {
  let content: Content

  /// Makes a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The rows.
  public var body: some View { ListRows(content: content) }
}

/// Rows: a modifier around several views stands around each of them.
private struct ListRows<Content: View>: View {
  let content: Content
  @Environment(\.defaultMinListRowHeight) private var smallestHeight

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        content
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(ControlMetrics.row)
          .frame(minHeight: smallestHeight)
          .overlay(alignment: .bottom) {
            Divider().padding(.leading, ControlMetrics.row.leading)
          }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
