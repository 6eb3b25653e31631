import Foundation

extension UIScrollViewDelegate {
  /// The method of the same name, for a call with a question mark.
  @_disfavoredOverload
  public var scrollViewDidScroll: _OptionalMethod<UIScrollView, Void>? {
    _OptionalMethod { self.scrollViewDidScroll($0) }
  }

  /// The method of the same name, for a call with a question mark.
  @_disfavoredOverload
  public var scrollViewWillBeginDragging: _OptionalMethod<UIScrollView, Void>? {
    _OptionalMethod { self.scrollViewWillBeginDragging($0) }
  }

  /// The methods of the same name, for calls with a question mark.
  @_disfavoredOverload
  public var scrollViewWillEndDragging: _UIScrollViewDelegateWillEndDragging? {
    _UIScrollViewDelegateWillEndDragging(delegate: self)
  }

  /// The methods of the same name, for calls with a question mark.
  @_disfavoredOverload
  public var scrollViewDidEndDragging: _UIScrollViewDelegateDidEndDragging? {
    _UIScrollViewDelegateDidEndDragging(delegate: self)
  }

  /// The method of the same name, for a call with a question mark.
  @_disfavoredOverload
  public var scrollViewWillBeginDecelerating: _OptionalMethod<UIScrollView, Void>? {
    _OptionalMethod { self.scrollViewWillBeginDecelerating($0) }
  }

  /// The method of the same name, for a call with a question mark.
  @_disfavoredOverload
  public var scrollViewDidEndDecelerating: _OptionalMethod<UIScrollView, Void>? {
    _OptionalMethod { self.scrollViewDidEndDecelerating($0) }
  }

  /// The method of the same name, for a call with a question mark.
  @_disfavoredOverload
  public var scrollViewDidEndScrollingAnimation: _OptionalMethod<UIScrollView, Void>? {
    _OptionalMethod { self.scrollViewDidEndScrollingAnimation($0) }
  }

  /// The method of the same name, for a call with a question mark.
  @_disfavoredOverload
  public var scrollViewDidChangeAdjustedContentInset: _OptionalMethod<UIScrollView, Void>? {
    _OptionalMethod { self.scrollViewDidChangeAdjustedContentInset($0) }
  }

  /// The method of the same name, for a call with a question mark.
  @_disfavoredOverload
  public var scrollViewShouldScrollToTop: _OptionalMethod<UIScrollView, Bool>? {
    _OptionalMethod { self.scrollViewShouldScrollToTop($0) }
  }

  /// The method of the same name, for a call with a question mark.
  @_disfavoredOverload
  public var scrollViewDidScrollToTop: _OptionalMethod<UIScrollView, Void>? {
    _OptionalMethod { self.scrollViewDidScrollToTop($0) }
  }
}

/// Optional methods of ``UIScrollViewDelegate``, for calls with a question mark.
///
/// Not part of UIKit.
@preconcurrency @MainActor
public struct _UIScrollViewDelegateWillEndDragging {
  fileprivate let delegate: any UIScrollViewDelegate

  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    delegate.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
}

/// Optional methods of ``UIScrollViewDelegate``, for calls with a question mark.
///
/// Not part of UIKit.
@preconcurrency @MainActor
public struct _UIScrollViewDelegateDidEndDragging {
  fileprivate let delegate: any UIScrollViewDelegate

  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
}
