// A stand-in for page controls, which the handlers of carousels set.

import Compositional
import Foundation

/// A row of dots, one per page.
open class UIPageControl: UIControl {
  /// The number of pages, clamped to at least 0.
  open var numberOfPages: Int = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      invalidateIntrinsicContentSize()
    }
  }
  /// The current page, clamped to the existing pages.
  open var currentPage: Int = 0 {
    didSet { currentPage = min(max(0, currentPage), max(0, numberOfPages - 1)) }
  }
  /// True if the control hides for a single page.
  open var hidesForSinglePage: Bool = false
  /// The color of the dots; nil for the default.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the current page's dot; nil for the default.
  open var currentPageIndicatorTintColor: UIColor?

  /// Returns the size of the dots of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let isNew = SystemMetrics.isNew
    // Five pages were measured, 126 wide, and 17 and two thirds from dot to dot.
    let width = 126 - 5 * (53.0 / 3) + CGFloat(max(0, pageCount)) * (53.0 / 3)
    return CGSize(width: width, height: isNew ? 77.0 / 3 : 26)
  }

  /// The size of the dots, in points.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// Returns the size of the dots, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension ObjectSimulation where Base: UIPageControl {
  /// Turns to a page as a touch does, and sends the event.
  public func turn(to page: Int) {
    guard base.canBeOperated else { return }
    base.currentPage = page
    base.sendActions(for: .valueChanged)
  }
}
