// The delegate of a plain scroll view, and the effects at the edges of scroll views.

import CompositionalUIKit

extension UIScrollView {
  /// The delegate.
  ///
  /// A collection view has a property of the same name for its own kind of delegate, which the
  /// compiler prefers. A subclass of this class cannot override it.
  @_disfavoredOverload
  public var delegate: (any UIScrollViewDelegate)? {
    get { (self as? UICollectionView).map { $0.delegate } ?? plainDelegate }
    set {
      guard let view = self as? UICollectionView else {
        plainDelegate = newValue
        return
      }
      let delegate = newValue as? any UICollectionViewDelegate
      precondition(
        (delegate == nil) == (newValue == nil),
        "The delegate of a collection view must conform to UICollectionViewDelegate.")
      view.delegate = delegate
    }
  }

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
