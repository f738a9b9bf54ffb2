// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

extension Scene {
  static let scripts = Scene(
    "scripts",
    "One thought in many scripts, each by a font that has it; boxes where the machine has none.",
    size: CGSize(width: 580, height: 560)
  ) {
    Scripts()
  }
}

/// The beginning of the first article of the Universal Declaration of Human Rights in a script.
package struct ScriptSample: Sendable {
  /// The script or language in English.
  package let name: String
  /// The words.
  package let text: String
  fileprivate var isRightToLeft = false

  /// Source: the translations of the United Nations,
  /// https://www.ohchr.org/en/human-rights/universal-declaration/universal-declaration-human-rights
  package static let all = [
    ScriptSample(name: "Latin", text: "Alle Menschen sind frei und gleich an Würde geboren"),
    ScriptSample(name: "Vietnamese", text: "Tất cả mọi người sinh ra đều được tự do và bình đẳng"),
    ScriptSample(name: "Greek", text: "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι"),
    ScriptSample(name: "Cyrillic", text: "Все люди рождаются свободными и равными"),
    ScriptSample(
      name: "Arabic", text: "يولد جميع الناس أحرارا متساوين في الكرامة والحقوق",
      isRightToLeft: true),
    ScriptSample(
      name: "Hebrew", text: "כל בני האדם נולדו בני חורין ושווים בערכם", isRightToLeft: true),
    ScriptSample(
      name: "Devanagari", text: "सभी मनुष्यों को गौरव और अधिकारों के मामले में समानता प्राप्त है"),
    ScriptSample(name: "Thai", text: "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์"),
    ScriptSample(name: "Japanese", text: "すべての人間は、生まれながらにして自由である"),
    ScriptSample(name: "Chinese", text: "人人生而自由，在尊严和权利上一律平等"),
    ScriptSample(name: "Korean", text: "모든 인간은 태어날 때부터 자유로우며 평등하다"),
    ScriptSample(name: "Emoji", text: "😀 👩‍👩‍👧‍👧 🇩🇪 1️⃣ 👍🏽"),
    ScriptSample(name: "Together", text: "Hello, שלום, नमस्ते, مرحبا, สวัสดี, Γειά, Привет!"),
  ]
}

private struct Scripts: View {
  private let samples = ScriptSample.all

  var body: some View {
    VStack(alignment: .leading, spacing: 9) {
      ForEach(samples.indices, id: \.self) { index in
        row(samples[index])
      }
    }
    .padding(16)
  }

  private func row(_ sample: ScriptSample) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Text(verbatim: sample.name)
        .font(.footnote)
        .foregroundColor(.secondary)
        .frame(width: 80, alignment: .trailing)
      Text(verbatim: sample.text)
        .environment(
          \.layoutDirection, sample.isRightToLeft ? .rightToLeft : .leftToRight
        )
        .frame(maxWidth: .infinity, alignment: sample.isRightToLeft ? .trailing : .leading)
    }
  }
}
