// SPDX-License-Identifier: MIT

internal import LayoutEngine
internal import TextEngine

/// What is remembered of a node besides its layout.
struct NodeInfo {
  /// The view or modifier as it is written.
  var name: String
  /// The node's own identifier.
  var identifier: AnyHashable?
  /// The id of the collection element that the node is the outermost node of.
  var elementID: AnyHashable?
  /// What the node draws, or does to what is drawn inside.
  var role = NodeRole.none
}

/// What a node draws, or does to what is drawn inside it.
enum NodeRole {
  case none
  /// A rectangle of one colour.
  case color(DisplayColor)
  /// A shape in the node's frame.
  case shape(ShapeDrawing)
  /// A picture in the node's frame.
  case picture(PictureDrawing)
  /// What a closure draws.
  case canvas(CanvasDrawing)
  /// The shape that shapes inside follow.
  case containerShape(any InsettableShape)
  /// Text.
  case text(TextLeaf)
  /// Text that a renderer of the user's draws.
  case renderedText(RenderedText)
  /// Text along the outline of a shape in the node's frame.
  case textOnPath(TextOnPathDrawing)
  /// A border inside the edges, over the content.
  case border(BorderDrawing)
  /// A map of everything inside, by the node's size.
  case effect(GeometryEffectValue)
  /// Nothing outside of a shape in the node's frame is drawn.
  case clip(any Shape)
  /// Everything inside is faded together.
  case opacity(Double)
  /// Everything inside is filtered or mixed as one picture.
  case layer(DrawnLayer)
  /// Nothing inside is drawn.
  case hidden
  /// The children are drawn in another order than they stand in.
  case zIndex(Double)
  /// The space of the node has a name.
  case coordinateSpace(AnyHashable)
  /// A map as an effect's, which the coordinates of views inside do not show.
  case drawnEffect(GeometryEffectValue)
  /// Changes by the geometry of the node around, which coordinates inside do not show.
  case visualEffect((LayoutSession, LayoutTree.NodeID, Size) -> _VisualEffectSteps)
  /// The secondary children are a mask of the first one.
  case mask
  /// Something is told to the views around.
  case preference(any PreferenceRole)
  /// Something looks at the node after a layout.
  case observer(any LayoutObserver)
}

extension NodeRole {
  /// The text of a node that shows one.
  var textLeaf: TextLeaf? {
    switch self {
    case .text(let leaf): leaf
    case .renderedText(let text): text.leaf
    default: nil
    }
  }
}

/// A shape with its paint.
struct ShapeDrawing: Sendable {
  var shape: any Shape
  var style: _FlatShapeStyle
  var environment: EnvironmentValues
  var isEvenOdd = false
  var stroke: DisplayStroke?
}

/// A border with its paint.
struct BorderDrawing {
  var style: _FlatShapeStyle
  var width: Double
  var environment: EnvironmentValues
}
