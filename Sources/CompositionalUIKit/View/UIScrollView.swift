import Compositional
import Foundation

/// A view onto content that is larger than it is: the bounds' origin is the content offset.
open class UIScrollView: UIView {
  /// How the safe area becomes a part of the adjusted content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along the axes that scroll.
    case automatic
    /// Along the axes that scroll.
    case scrollableAxes
    /// Not at all.
    case never
    /// On all sides.
    case always
  }

  /// Where the view is scrolled to, in points of the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  /// The size of everything, in points.
  open var contentSize: CGSize = .zero
  /// Room the user of the view adds at the edges, in points.
  open var contentInset: UIEdgeInsets = .zero
  /// How the safe area becomes a part of ``adjustedContentInset``.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  /// Whether the view bounces at the ends.
  open var bounces = true
  /// Whether the view bounces downwards even when all is in sight.
  open var alwaysBounceVertical = false
  /// Whether the view bounces sideways even when all is in sight.
  open var alwaysBounceHorizontal = false
  /// Whether the view rests at multiples of its size.
  open var isPagingEnabled = false
  /// Whether the user may scroll.
  open var isScrollEnabled = true
  /// Whether a bar shows how far down the view is.
  open var showsVerticalScrollIndicator = true
  /// Whether a bar shows how far across the view is.
  open var showsHorizontalScrollIndicator = true

  /// Content inset and safe area together, in points.
  open var adjustedContentInset: UIEdgeInsets {
    switch contentInsetAdjustmentBehavior {
    case .never: contentInset
    case .always:
      contentInset.adding(safeAreaInsets, along: .vertical)
        .adding(safeAreaInsets, along: .horizontal)
    case .automatic, .scrollableAxes: contentInset.adding(safeAreaInsets, along: scrollAxis)
    }
  }

  /// The axis along which the content goes on.
  var scrollAxis: LayoutAxis { .vertical }

  /// Scrolls to a content offset, at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}

extension UIEdgeInsets {
  /// These insets and those of another along an axis.
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
