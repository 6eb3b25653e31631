// The delegate of a plain scroll view, and the effects at the edges of scroll views.

import Foundation

/// A scroll view: what its subclasses have of their own kind stands in its extension.
///
/// Not part of UIKit.
@preconcurrency @MainActor
public protocol _DelegatingScrollView: UIScrollView {}

extension UIScrollView: _DelegatingScrollView {}

// A class cannot declare a property of another type than its superclass has under the same name, but
// it can declare one that a protocol's extension has.
extension _DelegatingScrollView {
  /// The delegate.
  ///
  /// Collection views, tables and views of text have a property of the same name for a delegate of their own kind.
  /// One that is set here, and is not of that kind, is told of scrolling only.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { takeDelegate(newValue) }
  }
}

extension UIScrollView {
  /// The effect at the top; kept, because nothing is drawn.
  public var topEdgeEffect: UIScrollEdgeEffect { edgeEffect("top") }
  /// The effect at the bottom; kept, because nothing is drawn.
  public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect("bottom") }
  /// The effect on the left; kept, because nothing is drawn.
  public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect("left") }
  /// The effect on the right; kept, because nothing is drawn.
  public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffect("right") }

  private func edgeEffect(_ edge: String) -> UIScrollEdgeEffect {
    let name = "\(edge)EdgeEffect"
    let effect = kept(UIScrollEdgeEffect(), name: name)
    keep(effect, name: name)
    return effect
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
