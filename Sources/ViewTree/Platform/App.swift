// SPDX-License-Identifier: MIT

internal import Foundation

/// A program that shows scenes.
///
/// There is no display here: running it prints the layout of its first window, in 393 by 852 points
/// (ours).
public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene
  /// The scenes.
  @SceneBuilder var body: Body { get }
  /// Makes the program.
  init()
}

extension App {
  /// Prints the layout of the first window.
  public static func main() {
    guard let content = Self().body._window() else {
      print("\(Self.self) has no window to lay out.")
      return
    }
    print(content.layoutSnapshot(in: CGSize(width: 393, height: 852)))
  }
}

/// A part of what a program shows.
public protocol Scene {
  /// The type of what the scene is made of.
  associatedtype Body: Scene
  /// What the scene is made of.
  @SceneBuilder var body: Body { get }
  /// The content of the first window, or nil without one.
  func _window() -> AnyView?
}

extension Scene {
  /// The first window of the body.
  public func _window() -> AnyView? { body._window() }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Not to be called: a scene of the library has no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is a scene of the library and has no body to ask for.")
  }
}

/// Puts scenes together.
@resultBuilder public enum SceneBuilder {
  /// Takes a scene as it is.
  public static func buildExpression<S: Scene>(_ content: S) -> S { content }

  /// The scenes in order.
  public static func buildBlock<each S: Scene>(_ scenes: repeat each S) -> _Scenes {
    var window: AnyView?
    for scene in repeat each scenes { window = window ?? scene._window() }
    return _Scenes(window: window)
  }

  /// A scene that may be missing.
  public static func buildOptional(_ scene: _Scenes?) -> _Scenes { scene ?? _Scenes(window: nil) }
}

/// Scenes that a builder put together.
public struct _Scenes: Scene {
  let window: AnyView?

  /// The content of the first window.
  public func _window() -> AnyView? { window }
}

/// Windows with the same content.
public struct WindowGroup<Content: View>: Scene {
  let content: Content

  /// Makes a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes a group with an id.
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes a group with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a group with a title and an id.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content.
  public func _window() -> AnyView? { AnyView(content) }
}

/// One window.
public struct Window<Content: View>: Scene {
  let content: Content

  /// Makes a window with a title and an id.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content.
  public func _window() -> AnyView? { AnyView(content) }
}

/// A window for settings, which is never the first one.
public struct Settings<Content: View>: Scene {
  /// Makes the window.
  public init(@ViewBuilder content: () -> Content) {}

  /// None.
  public func _window() -> AnyView? { nil }
}

/// How a window can be resized.
public struct WindowResizability: Hashable, Sendable {
  private let name: String

  /// As the platform likes.
  public static let automatic = WindowResizability(name: "automatic")
  /// To the size of its content.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// To no less than its content.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// Windows have no size and no bars here: the scene stays.
extension Scene {
  /// Says how large a new window is.
  public func defaultSize(width: Double, height: Double) -> some Scene { self }

  /// Says how a window can be resized.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Does something when a value changes; not called.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    self
  }

  /// Sets a value of the environment of the windows' content.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    _Scenes(window: _window().map { AnyView($0.environment(keyPath, value)) })
  }

  /// Puts an object into the environment of the windows' content, by its type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    _Scenes(window: _window().map { AnyView($0.environmentObject(object)) })
  }
}
