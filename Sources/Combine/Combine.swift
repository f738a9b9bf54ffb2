// SPDX-License-Identifier: MIT

/// Lets a source that says `import Combine` build, as far as views watch objects: publishers,
/// subjects and published properties, under the name that such sources know.
@_exported public import class ViewTree.AnyCancellable
@_exported public import class ViewTree.CurrentValueSubject
@_exported public import class ViewTree.ObservableObjectPublisher
@_exported public import class ViewTree.PassthroughSubject
@_exported public import protocol ViewTree.Cancellable
@_exported public import protocol ViewTree.ObservableObject
@_exported public import protocol ViewTree.Publisher
@_exported public import protocol ViewTree.Subject
@_exported public import struct ViewTree.AnyPublisher
@_exported public import struct ViewTree.Just
@_exported public import struct ViewTree.Published
