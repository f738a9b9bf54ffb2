// SPDX-License-Identifier: MIT

internal import Foundation
internal import Rendering
internal import Synchronization
public import ViewTree

/// The page of a playground. A program has one; its live view becomes a picture.
public final class PlaygroundPage: Sendable {
  /// The page of this program.
  public static let current = PlaygroundPage()

  private let runsOn = Atomic(false)

  private init() {}

  /// Kept for those who read it. The program ends as every other, when its last line has run.
  public var needsIndefiniteExecution: Bool {
    get { runsOn.load(ordering: .relaxed) }
    set { runsOn.store(newValue, ordering: .relaxed) }
  }

  /// Draws the view in its ideal size and prints where the picture is.
  ///
  /// The text rules are those of macOS, where such pages run, with two pixels a point. Two files
  /// with the program's name are written, or written anew: a PNG, and the frames as text. They go
  /// to the folder in the environment variable `VIEWTREE_PLAYGROUND_OUTPUT`, which is made if
  /// needed, or to the current folder. A failure is told on standard error and ends the program
  /// with status 1.
  public func setLiveView<Content: View>(_ view: Content) {
    do {
      let picture = try LiveView(view).write(name: name, in: folder)
      print(picture.path)
    } catch {
      FileHandle.standardError.write(Data("\(name): \(error.explanation)\n".utf8))
      exit(1)
    }
  }

  /// Ends the program.
  public func finishExecution() -> Never { exit(0) }

  private var name: String {
    CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent } ?? "Playground"
  }

  private var folder: URL {
    let wanted = ProcessInfo.processInfo.environment["VIEWTREE_PLAYGROUND_OUTPUT"]
    return URL(filePath: wanted ?? ".", directoryHint: .isDirectory)
  }
}
