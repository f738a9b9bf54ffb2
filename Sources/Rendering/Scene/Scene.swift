// SPDX-License-Identifier: MIT

import LayoutEngine
import TextEngine
import ViewTree

/// A display list made sound for drawing: every number is finite, every group is closed, every
/// paint shows something, and every item carries its whole map to the canvas.
///
/// All writers read this form, so that PNG, PDF and SVG agree on what odd input means.
struct Scene: Sendable {
  /// The canvas in points.
  var size: Size
  /// The steps in drawing order.
  var steps: [SceneStep]
}

/// One step of a scene. Groups that only map are dissolved, so nesting costs nothing.
enum SceneStep: Sendable {
  /// Opens a group.
  case begin(SceneGroup)
  /// Closes the latest open group.
  case end
  /// Fills a path.
  case fill(DisplayPath, DisplayPaint, evenOdd: Bool, Transform)
  /// Strokes a path; the pen is mapped too.
  case stroke(DisplayPath, DisplayPaint, DisplayStroke, Transform)
  /// Draws glyphs.
  case glyphs(GlyphRun, DisplayPaint, Transform)
  /// Draws a picture of text.
  case image(SceneImage, Transform)
  /// Draws a picture of a file.
  case picture(ScenePicture, Transform)
}

/// A group that does more than to map what is inside.
struct SceneGroup: Sendable {
  /// Above 0 and at most 1.
  var opacity: Double
  /// The clip in the space that `transform` maps to the canvas.
  var clip: DisplayPath?
  /// Maps the clip to the canvas.
  var transform: Transform
  /// With lengths in points of the canvas.
  var filters: [DisplayFilter] = []
  /// What the filters read and draw, in points of the canvas.
  var filterArea = Rect.zero
  var blendMode = DisplayBlendMode.normal
  /// Whether blend modes inside must not see what is below.
  var isIsolated = false

  /// Whether PDF must draw the group as a picture.
  var isPicture = false

  /// Whether the group draws other than its steps would one by one.
  var isWritten: Bool { clip != nil || isApart }

  /// Whether what is inside does not meet what is below the group.
  var isApart: Bool { isLayer || !filters.isEmpty }

  /// Whether the group is drawn apart before it is faded or mixed.
  var isLayer: Bool { opacity < 1 || blendMode != .normal || isIsolated }
}
