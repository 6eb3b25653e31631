// A stand-in for layout guides, and the anchors of guides and views.

import Compositional
import Foundation

/// A rectangle of a view that constraints refer to, such as its safe area or margins.
///
/// Its frame follows the insets of its view; constraints are not solved.
@preconcurrency @MainActor
public final class UILayoutGuide: NSObject {
  /// The view of the guide.
  public private(set) weak var owningView: UIView?
  /// Returns the insets of the guide in its view, in points.
  let insets: (UIView) -> UIEdgeInsets

  package init(of view: UIView, insets: @escaping (UIView) -> UIEdgeInsets) {
    owningView = view
    self.insets = insets
  }

  /// The frame of the guide, in its view's points; zero without a view.
  public var layoutFrame: CGRect {
    owningView.map { $0.bounds.inset(by: insets($0)) } ?? .zero
  }
}

/// An object that constraints can refer to: a view or a guide.
///
/// Public because its anchors are; not part of UIKit.
@preconcurrency @MainActor
public protocol _LayoutAnchoring: AnyObject {}

extension UIView: _LayoutAnchoring {}
extension UILayoutGuide: _LayoutAnchoring {}

extension _LayoutAnchoring {
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView {
  /// The baseline of the first line.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  /// The guide of the safe area.
  public var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }
  /// The guide of the layout margins.
  public var layoutMarginsGuide: UILayoutGuide { marginsGuide }
  /// The guide of the readable width: at most 672 points within the layout margins, at every text
  /// size.
  public var readableContentGuide: UILayoutGuide { readableGuide }
}
