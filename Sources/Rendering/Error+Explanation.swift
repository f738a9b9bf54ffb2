// SPDX-License-Identifier: MIT

import Foundation

extension Error {
  /// The error in words for people, with the path where a file is what is wrong.
  package var explanation: String {
    guard let error = self as? CocoaError else { return "\(self)" }
    let path = error.filePath ?? error.url?.path
    return [path, error.localizedDescription].compactMap { $0 }.joined(separator: ": ")
  }
}
