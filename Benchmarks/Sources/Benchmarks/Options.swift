// SPDX-License-Identifier: MIT

/// What the command line asks for.
struct Options {
  var trees = BenchmarkTree.names
  var engines = Engine.allCases
  var phases = Runner.phases
  var rounds = 20
  var isJSON = false
  var isHelp = false
  /// Whether texts are measured, and not trees.
  var isText = false
  /// How the lines begin that are measured.
  var prefix = ""
  /// The font file that texts are set in.
  var font = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

  static let usage = """
    usage: Benchmarks [--trees T1,T4] [--engines kernel,floorF3] [--phases layout,resize]
                      [--rounds N] [--json]
           Benchmarks text [--font FILE] [--lines "label, latin"] [--rounds N]

      trees    \(BenchmarkTree.names.joined(separator: ", "))
      engines  \(Engine.allCases.map(\.rawValue).joined(separator: ", "))
      phases   \(Runner.phases.joined(separator: ", "))
      rounds   the smallest time of so many is reported; 20 unless given
    """

  /// A command line that makes no sense, and why.
  struct Misuse: Error, CustomStringConvertible {
    var description: String
  }

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    if rest.first == "text" {
      isText = true
      rest.removeFirst()
    }
    while let option = rest.popFirst() {
      switch option {
      case "--trees":
        trees = try Self.list(option, &rest, among: BenchmarkTree.names)
      case "--engines":
        let names = try Self.list(option, &rest, among: Engine.allCases.map(\.rawValue))
        engines = names.compactMap(Engine.init(rawValue:))
      case "--phases":
        phases = try Self.list(option, &rest, among: Runner.phases)
      case "--rounds":
        rounds = try Self.count(option, &rest)
      case "--font" where isText:
        guard let file = rest.popFirst() else {
          throw Misuse(description: "\(option) needs a file")
        }
        font = file
      case "--lines" where isText:
        prefix = rest.popFirst() ?? ""
      case "--json": isJSON = true
      case "--help", "-h": isHelp = true
      default: throw Misuse(description: "unknown option \(option)")
      }
    }
  }

  private static func list(
    _ option: String, _ rest: inout ArraySlice<String>, among known: [String]
  ) throws -> [String] {
    guard let value = rest.popFirst() else {
      throw Misuse(description: "\(option) needs a list of names")
    }
    let names = value.split(separator: ",").map(String.init)
    for name in names where !known.contains(name) {
      throw Misuse(description: "\(option): no \(name) among \(known.joined(separator: ", "))")
    }
    return names
  }

  private static func count(_ option: String, _ rest: inout ArraySlice<String>) throws -> Int {
    guard let value = rest.popFirst().flatMap({ Int($0) }), value > 0 else {
      throw Misuse(description: "\(option) needs a number of at least 1")
    }
    return value
  }
}
