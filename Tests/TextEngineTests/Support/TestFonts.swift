// SPDX-License-Identifier: MIT

import Foundation
import TextEngine

/// The Debian fonts that the tests measure with, found without fontconfig.
enum TestFonts {
  static let directory = "/usr/share/fonts/"

  static let dejaVuSans = FontFile("truetype/dejavu/DejaVuSans.ttf", package: "fonts-dejavu-core")
  static let dejaVuSansBold = FontFile(
    "truetype/dejavu/DejaVuSans-Bold.ttf", package: "fonts-dejavu-core")
  static let dejaVuSansOblique = FontFile(
    "truetype/dejavu/DejaVuSans-Oblique.ttf", package: "fonts-dejavu-extra")
  static let liberationSans = FontFile(
    "truetype/liberation2/LiberationSans-Regular.ttf", package: "fonts-liberation2")
  static let inter = FontFile("opentype/inter/Inter-Regular.otf", package: "fonts-inter")
  static let interVariable = FontFile(
    "truetype/inter-vf/Inter-roman.var.ttf", package: "fonts-inter-variable")
  static let notoSans = FontFile("truetype/noto/NotoSans-Regular.ttf", package: "fonts-noto-core")
  static let notoSansThai = FontFile(
    "truetype/noto/NotoSansThai-Regular.ttf", package: "fonts-noto-core")
  static let wenQuanYi = FontFile(
    "truetype/wqy/wqy-zenhei.ttc", package: "fonts-wqy-zenhei")
  static let notoSansHebrew = FontFile(
    "truetype/noto/NotoSansHebrew-Regular.ttf", package: "fonts-noto-core")
}

/// A font file of a Debian package.
struct FontFile {
  var name: String
  var package: String

  init(_ name: String, package: String) {
    self.name = name
    self.package = package
  }

  /// The path; throws the package to install when the file is missing.
  func path() throws -> String {
    let path = TestFonts.directory + name
    guard FileManager.default.fileExists(atPath: path) else {
      throw MissingFont(path: path, package: package)
    }
    return path
  }
}

struct MissingFont: Error, CustomStringConvertible {
  var path: String
  var package: String

  var description: String { "\(path) is missing: install it with apt-get install \(package)" }
}

extension FontLibrary {
  /// A closed library of test fonts.
  static func closed(_ files: FontFile...) throws -> FontLibrary {
    try FontLibrary(files: files.map { try $0.path() })
  }

  func font(_ size: Double, weight: Double? = nil) -> ResolvedFont {
    resolve(FontRequest(size: size, weight: weight))
  }

  /// A text in the system font.
  func text(
    _ string: String, size: Double = 17, style: ParagraphStyle = ParagraphStyle()
  ) -> PreparedText {
    PreparedText(runs: [TextRun(text: string, font: font(size))], style: style, library: self)
  }
}

extension PreparedText {
  /// The characters of each line, hanging spaces and line ends included.
  func lineTexts(width: Double? = nil, height: Double? = nil) -> [String] {
    let bytes = Array(string.utf8)
    return lines(width: width, height: height).map {
      String(decoding: bytes[$0.range], as: UTF8.self)
    }
  }

  /// The characters that each line shows, in visual order of the runs.
  func visibleTexts(width: Double? = nil, height: Double? = nil) -> [String] {
    lines(width: width, height: height).map { $0.runs.map(\.text).joined() }
  }

  var unlimitedWidth: Double { measure().unroundedSize.width }
}

/// Whether two lengths are equal but for the last digits.
func near(_ a: Double, _ b: Double, within tolerance: Double = 1e-6) -> Bool {
  abs(a - b) <= tolerance
}
