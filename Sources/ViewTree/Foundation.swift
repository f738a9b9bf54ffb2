// SPDX-License-Identifier: MIT

/// Sources that import this module use Foundation's `CGFloat`, `CGPoint`, `CGSize` and `CGRect`,
/// as sources that import Apple's frameworks do.
@_exported public import Foundation
