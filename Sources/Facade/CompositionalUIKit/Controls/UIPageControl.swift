// A stand-in for page controls, which the handlers of carousels set.

import Compositional
import Foundation

/// A row of dots, one per page.
open class UIPageControl: UIView {
  /// The number of pages, clamped to at least 0.
  open var numberOfPages: Int = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = min(currentPage, max(0, numberOfPages - 1))
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
}
