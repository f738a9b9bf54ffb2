// SPDX-License-Identifier: MIT

public import Foundation

extension AttributeScopes {
  /// The attributes that text shows, in SwiftUI's names.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that text shows, in SwiftUI's names.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line below the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// Points after each character; ligatures stay.
    public let kern: KerningAttribute
    /// Points after each character, without optional ligatures.
    public let tracking: TrackingAttribute
    /// Points up from the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    #if !canImport(Darwin)
      /// What a stretch is meant to be; Foundation's own on Apple's systems.
      public let inlinePresentationIntent: InlinePresentationIntentAttribute
    #endif
    /// Foundation's attributes, of which text shows links.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// The name in an archive.
      public static let name = "SwiftUI.Font"
    }

    /// The colour of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The name in an archive.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The colour behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The name in an archive.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The line through the letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// The name in an archive.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The line below the letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// The name in an archive.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// Points after each character; ligatures stay.
    public enum KerningAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The name in an archive.
      public static let name = "SwiftUI.Kern"
    }

    /// Points after each character, without optional ligatures.
    public enum TrackingAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The name in an archive.
      public static let name = "SwiftUI.Tracking"
    }

    /// Points up from the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The name in an archive.
      public static let name = "SwiftUI.BaselineOffset"
    }

    #if !canImport(Darwin)
      /// What a stretch is meant to be.
      public enum InlinePresentationIntentAttribute: AttributedStringKey {
        /// A set of meanings.
        public typealias Value = InlinePresentationIntent
        /// The name in an archive.
        public static let name = "NSInlinePresentationIntent"
      }
    #endif
  }
}

extension AttributeDynamicLookup {
  /// An attribute by its name in SwiftUI's scope.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}
