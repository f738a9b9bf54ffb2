// SPDX-License-Identifier: MIT

import CTextPeers

/// What texts can be laid out with.
protocol TextPeer: AnyObject {
  /// Forgets all texts, so that the next ones are new; not timed.
  func forget()

  /// The width of a text on one line, in points; for HarfBuzz all it does.
  func width(of text: String) -> Double

  /// Lays a paragraph out; its height in points, or nil for what breaks no lines.
  func layOut(_ text: String, width: Double) -> Double?

  /// Lays the last paragraph out again in another width; its height.
  func wrapAgain(width: Double) -> Double?
}

extension TextPeer {
  func forget() {}
}

/// HarfBuzz alone: shapes a whole text as one run. The object owns the peer.
final class HarfBuzzAlone: TextPeer {
  private let peer: OpaquePointer

  /// `nil` when the font cannot be opened.
  init?(font: String, size: Double) {
    guard let peer = harfbuzz_peer_create(font, size) else { return nil }
    self.peer = peer
  }

  deinit { harfbuzz_peer_destroy(peer) }

  func width(of text: String) -> Double {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        harfbuzz_peer_shape(peer, $0.baseAddress, $0.count)
      }
    }
  }

  func layOut(_ text: String, width: Double) -> Double? {
    _ = self.width(of: text)
    return nil
  }

  func wrapAgain(width: Double) -> Double? { nil }
}

/// A Pango layout. The object owns the peer.
final class Pango: TextPeer {
  private let peer: OpaquePointer

  /// `nil` without Pango, or when the font cannot be opened.
  init?(font: String, size: Double) {
    guard let peer = pango_peer_create(font, size) else { return nil }
    self.peer = peer
  }

  deinit { pango_peer_destroy(peer) }

  func width(of text: String) -> Double { layOut(text, 0).width }

  func layOut(_ text: String, width: Double) -> Double? { layOut(text, width).height }

  func wrapAgain(width: Double) -> Double? { pango_peer_wrap(peer, width) }

  private func layOut(_ text: String, _ limit: Double) -> (width: Double, height: Double) {
    var text = text
    var height = 0.0
    let width = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_peer_layout(peer, $0.baseAddress, $0.count, limit, &height)
      }
    }
    return (width, height)
  }
}
