// What has anchors: a stand-in, what headless layout code needs of it.

import Compositional
import Foundation

/// A rectangle of a view that constraints hold on to: its safe area, its margins.
///
/// Its place follows the insets of its view; constraints are not solved.
public final class UILayoutGuide: NSObject {
  /// The view that the guide is in.
  public private(set) weak var owningView: UIView?
  private let insets: (UIView) -> UIEdgeInsets

  init(of view: UIView, insets: @escaping (UIView) -> UIEdgeInsets) {
    owningView = view
    self.insets = insets
  }

  /// The rectangle of the guide, in points of its view; zero without one.
  public var layoutFrame: CGRect {
    owningView.map { $0.bounds.inset(by: insets($0)) } ?? .zero
  }
}

/// What constraints can hold on to: views and guides.
///
/// Public because its anchors are; not part of UIKit.
public protocol _LayoutAnchoring: AnyObject {}

extension UIView: _LayoutAnchoring {}
extension UILayoutGuide: _LayoutAnchoring {}

extension _LayoutAnchoring {
  /// The edge where reading starts.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The middle across.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle down.
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
  /// The safe area, to hold on to.
  public var safeAreaLayoutGuide: UILayoutGuide {
    UILayoutGuide(of: self, insets: \.safeAreaInsets)
  }
  /// The room within the margins, to hold on to.
  public var layoutMarginsGuide: UILayoutGuide {
    UILayoutGuide(of: self, insets: \.layoutMargins)
  }
  /// The width that reads well, to hold on to; headless, all within the margins.
  public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }
}
