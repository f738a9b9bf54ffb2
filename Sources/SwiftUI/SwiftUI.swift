// SPDX-License-Identifier: MIT

/// Lets a source that says `import SwiftUI` build without changes: the views, the renderer, the
/// fonts and Foundation, under the name that such sources know.
@_exported public import CoreText
@_exported public import Foundation
@_exported public import Rendering
@_exported public import ViewTree
