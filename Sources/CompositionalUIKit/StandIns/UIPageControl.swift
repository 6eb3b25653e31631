// Page dots: a stand-in, what the handlers of carousels set.

import Compositional
import Foundation

/// A row of dots, one a page.
open class UIPageControl: UIView {
  /// The number of pages; not negative.
  open var numberOfPages: Int = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = min(currentPage, max(0, numberOfPages - 1))
    }
  }
  /// The page whose dot is lit, kept among those there are.
  open var currentPage: Int = 0 {
    didSet { currentPage = min(max(0, currentPage), max(0, numberOfPages - 1)) }
  }
  /// Whether a single page has no dot.
  open var hidesForSinglePage: Bool = false
  /// The colour of the dots; nil for the usual one.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot that is lit; nil for the usual one.
  open var currentPageIndicatorTintColor: UIColor?
}
