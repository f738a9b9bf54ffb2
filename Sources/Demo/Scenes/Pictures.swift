// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

extension Scene {
  static let pictures = Scene(
    "pictures", "Pictures of PNG and JPEG files: fitted, filling, tiled, with caps, as templates.",
    size: CGSize(width: 440, height: 260)
  ) {
    PictureSamples()
  }
}

private struct PictureSamples: View {
  private let evening = Image("evening", bundle: .module)
  private let logo = Image("logo", bundle: .module)
  private let mark = Image("mark", bundle: .module)

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      HStack(alignment: .top, spacing: 14) {
        sample("own size") { logo }
        sample("fit") { evening.resizable().scaledToFit().frame(width: 74, height: 74) }
        sample("fill") {
          evening.resizable().scaledToFill().frame(width: 74, height: 74).clipShape(Circle())
        }
        sample("stretch") { evening.resizable().frame(width: 74, height: 74) }
        sample("tile") {
          logo.resizable(resizingMode: .tile).frame(width: 74, height: 74)
        }
      }
      HStack(spacing: 14) {
        framed("Caps keep").frame(width: 120, height: 44)
        framed("their corners").frame(width: 180, height: 64)
        VStack(alignment: .leading, spacing: 6) {
          template("Templates", .green)
          template("take the", .orange)
          template("foreground", .indigo)
        }
      }
      Text("In a line, \(logo) stands on the baseline, and \(mark) as well.").font(.callout)
    }
    .padding(16)
  }

  private func sample(_ title: String, @ViewBuilder _ picture: () -> some View) -> some View {
    VStack(spacing: 6) {
      picture()
      Text(title).font(.caption).foregroundColor(.secondary).fixedSize()
    }
  }

  private func framed(_ text: String) -> some View {
    let caps = EdgeInsets(top: 9, leading: 9, bottom: 9, trailing: 9)
    return Text(text).font(.footnote)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Image("frame", bundle: .module).resizable(capInsets: caps))
  }

  private func template(_ title: String, _ color: Color) -> some View {
    Label(title: { Text(title) }, icon: { mark.renderingMode(.template) })
      .font(.footnote)
      .foregroundColor(color)
  }
}
