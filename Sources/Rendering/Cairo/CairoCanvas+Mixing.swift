// SPDX-License-Identifier: MIT

import CCairo
import ViewTree

extension DisplayBlendMode {
  /// Cairo's operator. There is none for the sum of what both lack, for which multiplying stands
  /// in.
  var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply, .plusDarker: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .plusLighter: CAIRO_OPERATOR_ADD
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    }
  }
}

extension CairoCanvas {
  /// Ends the group of a mask, and masks what was drawn so far in the group around it.
  ///
  /// Other than the operator, this keeps text in a PDF.
  func endMask(opacity: Double) {
    if opacity < 1 {
      cairo_pop_group_to_source(context)
      cairo_push_group(context)
      cairo_paint_with_alpha(context, opacity)
    }
    let mask = cairo_pop_group(context)
    cairo_restore(context)
    cairo_pop_group_to_source(context)
    cairo_push_group(context)
    cairo_mask(context, mask)
    cairo_pattern_destroy(mask)
  }
}
