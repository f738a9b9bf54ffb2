// SPDX-License-Identifier: MIT

public import Foundation

/// A picture that would be fetched; nothing is fetched here, and the placeholder stands in.
///
/// Without a placeholder of the user's it is a grey that takes all it is offered.
public struct AsyncImage<Content: View>: View {
  let content: Content

  /// Makes a picture of an address, with the grey placeholder.
  public init(url: URL?, scale: CGFloat = 1) where Content == Color {
    content = Color.gray.opacity(0.3)
  }

  /// Makes views of a picture, and others that stand in for it.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = ViewBuilder.buildEither(second: placeholder())
  }

  /// Makes views of how far the fetching has come: it has not begun.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }

  /// What stands in.
  public var body: some View { ImplicitColumn { content } }
}

/// How far the fetching of a picture has come.
public enum AsyncImagePhase: Sendable {
  /// It has not begun, or goes on.
  case empty
  /// It is done.
  case success(Image)
  /// It failed.
  case failure(any Error)

  /// The picture, if it is done.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// What went wrong, if it failed.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
