import Foundation

/// A scroll view, whose subclasses may have a delegate of their own kind.
///
/// Not part of UIKit.
@preconcurrency @MainActor
public protocol _DelegatingScrollView: UIScrollView {}

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
