import Compositional
import Foundation

/// A view that scrolls its content; the origin of its bounds is the content offset.
open class UIScrollView: UIView {
  /// The contribution of the safe area to the adjusted content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along the scrollable axes.
    case automatic
    /// Along the scrollable axes.
    case scrollableAxes
    /// None.
    case never
    /// On all sides.
    case always
  }

  /// The content offset, in content points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  /// The size of the content, in points.
  open var contentSize: CGSize = .zero
  /// The user's insets around the content, in points.
  open var contentInset: UIEdgeInsets = .zero
  /// The contribution of the safe area to ``adjustedContentInset``.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  /// True if the view bounces at the ends.
  open var bounces = true
  /// True if the view bounces vertically even if all content is visible.
  open var alwaysBounceVertical = false
  /// True if the view bounces horizontally even if all content is visible.
  open var alwaysBounceHorizontal = false
  /// True if the view comes to rest at multiples of its size.
  open var isPagingEnabled = false
  /// True if the user can scroll.
  open var isScrollEnabled = true
  /// True if the vertical scroll indicator is shown.
  open var showsVerticalScrollIndicator = true
  /// True if the horizontal scroll indicator is shown.
  open var showsHorizontalScrollIndicator = true

  /// The content inset plus the contribution of the safe area, in points.
  open var adjustedContentInset: UIEdgeInsets {
    switch contentInsetAdjustmentBehavior {
    case .never: contentInset
    case .always:
      contentInset.adding(safeAreaInsets, along: .vertical)
        .adding(safeAreaInsets, along: .horizontal)
    case .automatic, .scrollableAxes: contentInset.adding(safeAreaInsets, along: scrollAxis)
    }
  }

  /// The axis along which the view scrolls.
  var scrollAxis: LayoutAxis { .vertical }

  /// Scrolls to a content offset, immediately.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}

extension UIEdgeInsets {
  /// Returns these insets plus the other's along an axis.
  fileprivate func adding(_ other: UIEdgeInsets, along axis: LayoutAxis) -> UIEdgeInsets {
    var insets = self
    switch axis {
    case .vertical:
      insets.top += other.top
      insets.bottom += other.bottom
    case .horizontal:
      insets.left += other.left
      insets.right += other.right
    }
    return insets
  }
}
