// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

extension Scene {
  static let invoice = Scene(
    "invoice", "A bill whose columns line up and whose rows take the height of their text.",
    size: CGSize(width: 440, height: 400)
  ) {
    Invoice(
      number: "2041",
      items: [
        InvoiceItem(name: "Layout engine, one year of care", count: 1, cents: 120_000),
        InvoiceItem(
          name: "Workshop “Alignment guides for people who gave up on them”, two days", count: 2,
          cents: 45_000),
        InvoiceItem(name: "Coffee", count: 12, cents: 250),
      ])
  }
}

private struct InvoiceItem {
  let name: String
  let count: Int
  let cents: Int

  var total: Int { count * cents }
}

private struct Invoice: View {
  let number: String
  let items: [InvoiceItem]

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(alignment: .lastTextBaseline) {
        Image("logo", bundle: .module)
        Text("Invoice").font(.largeTitle.bold())
        Spacer()
        Text("No. \(number)").foregroundColor(.secondary)
      }
      Divider()
      row("Item", "Qty", "Price", "Total").font(.footnote.bold())
      ForEach(Array(items.enumerated()), id: \.offset) { _, item in
        row(item.name, "\(item.count)", euros(item.cents), euros(item.total))
          .font(.subheadline)
      }
      Divider()
      HStack {
        Text("To pay").font(.headline)
        Spacer()
        Text(euros(items.map(\.total).reduce(0, +))).font(.title2.bold())
      }
      Spacer()
      Text("Thank you. Please pay within 14 days.")
        .font(.footnote)
        .foregroundColor(.secondary)
        .frame(maxWidth: .infinity)
    }
    .monospacedDigit()
    .padding(24)
  }

  private func row(
    _ name: String, _ count: String, _ price: String, _ total: String
  ) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text(name).frame(maxWidth: .infinity, alignment: .leading)
      Text(count).frame(width: 36, alignment: .trailing)
      Text(price).frame(width: 84, alignment: .trailing)
      Text(total).frame(width: 84, alignment: .trailing)
    }
  }

  private func euros(_ cents: Int) -> String {
    let rest = String(cents % 100 + 100).dropFirst()
    return "\(cents / 100).\(rest) €"
  }
}
