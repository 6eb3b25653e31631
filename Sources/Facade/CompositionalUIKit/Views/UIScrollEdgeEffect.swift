import Foundation

/// The effect at an edge of a scroll view, under bars.
@preconcurrency @MainActor
public final class UIScrollEdgeEffect: NSObject {
  /// The look of an effect.
  public final class Style: NSObject, Sendable {
    /// The look that fits.
    public static let automatic = Style()
    /// A hard edge.
    public static let hard = Style()
    /// A soft edge.
    public static let soft = Style()
  }

  /// The look.
  public var style = Style.automatic
  /// True if there is no effect.
  public var isHidden = false
}
