// SPDX-License-Identifier: MIT

import Foundation
import Rendering

/// The gallery's program.
@main
enum Demo {
  static func main() {
    do {
      try Command(CommandLine.arguments.dropFirst()).run()
    } catch let error as UsageError {
      fail("Demo: \(error.message) (Demo --help says more)", status: 2)
    } catch {
      fail("Demo: \(error.explanation)", status: 1)
    }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(status)
  }
}
