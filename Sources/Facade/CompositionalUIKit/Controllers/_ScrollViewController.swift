import Foundation

/// What the controllers of lists and tables share: the methods of a scroll view's delegate, for subclasses to override.
///
/// Not part of UIKit, where Objective-C lets a class override optional methods of a protocol.
open class _ScrollViewController: UIViewController, UIScrollViewDelegate {
  /// Called after the content offset has changed; overridden by subclasses.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Called when a finger begins to drag the view; overridden by subclasses.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Called when the finger lets go, before the view moves on; overridden by subclasses.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Called after the finger has let go; overridden by subclasses.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Called when a released view begins to move by itself; overridden by subclasses.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Called when a released view has come to rest, or a touch has stopped it; overridden by subclasses.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Called when an animated scroll of the program has arrived; overridden by subclasses.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Called after the adjusted content inset has changed; overridden by subclasses.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  /// Returns true; overridden by subclasses.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Called after a tap on the status bar has scrolled to the top; overridden by subclasses.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Returns nil; overridden by subclasses that let fingers scale a view.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Called before fingers scale a view; overridden by subclasses.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Called when the scale has changed; overridden by subclasses.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Called after fingers have scaled a view; overridden by subclasses.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
}
