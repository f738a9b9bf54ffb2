// SPDX-License-Identifier: MIT

import Foundation

/// The command line: measures, checks that every layout is right, and prints.
@main
enum Benchmarks {
  /// Enough for the deepest tree, so that layouts are measured and not the making of threads.
  private static let stackSize = 1 << 30

  static func main() {
    let thread = Thread {
      run()
      exit(0)
    }
    thread.stackSize = stackSize
    thread.start()
    while true { sleep(1000) }
  }

  private static func run() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      print(try options.isHelp ? Options.usage : report(options))
    } catch let misuse as Options.Misuse {
      complain("\(misuse)\n\(Options.usage)")
      exit(2)
    } catch {
      complain("\(error)")
      exit(1)
    }
  }

  private static func report(_ options: Options) throws -> String {
    if options.isText {
      let benchmark = TextBenchmark(
        font: options.font, rounds: options.rounds, prefix: options.prefix)
      return TextReport.table(try benchmark.lines())
    }
    let runner = Runner(rounds: options.rounds, phases: Set(options.phases))
    let rows = try options.trees.compactMap(BenchmarkTree.named).flatMap {
      try runner.measure($0, engines: options.engines)
    }
    return options.isJSON ? Report.json(rows) : Report.table(rows)
  }

  private static func complain(_ message: String) {
    let line = Array("benchmarks: \(message)\n".utf8)
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
