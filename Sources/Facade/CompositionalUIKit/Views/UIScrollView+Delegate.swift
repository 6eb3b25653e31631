// The delegate of scroll views, and the effects at their edges.

import Foundation

// A class cannot declare a property with the name of one of its superclass and another type. It can do so
// if the superclass has its property by the extension of a protocol.

/// A scroll view, whose subclasses may have a delegate of their own kind.
///
/// Not part of UIKit.
@preconcurrency @MainActor
public protocol _DelegatingScrollView: UIScrollView {}

extension UIScrollView: _DelegatingScrollView {}

extension _DelegatingScrollView {
  /// The delegate.
  ///
  /// Collection views, tables and views of text have a property of the same name for a delegate of
  /// their own kind. A delegate of another kind that is set here is told of scrolling alone.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { takeDelegate(newValue) }
  }
}

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
