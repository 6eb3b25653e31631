// A stand-in for layout guides, and the anchors of guides and views.

import Compositional
import Foundation

/// A rectangle of a view that constraints refer to, such as its safe area or margins.
///
/// Its frame follows the insets of its view, or constraints if an app has made it.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view of the guide.
  public internal(set) weak var owningView: UIView?
  /// The name of the guide.
  open var identifier = ""
  /// Returns the insets of the guide in its view, in points; nil for a guide of an app.
  let insets: ((UIView) -> UIEdgeInsets)?
  /// True for the guide of the content of a scroll view.
  let isOfContent: Bool
  /// The frame that constraints have given to a guide of an app.
  var solvedFrame = CGRect.zero

  /// Creates a guide for ``UIView/addLayoutGuide(_:)``.
  public override init() {
    insets = nil
    isOfContent = false
  }

  /// Creates a guide for ``UIView/addLayoutGuide(_:)``; the archive is not read.
  public required init?(coder: NSCoder) {
    insets = nil
    isOfContent = false
  }

  init(
    of view: UIView, isOfContent: Bool = false, insets: @escaping (UIView) -> UIEdgeInsets
  ) {
    owningView = view
    self.insets = insets
    self.isOfContent = isOfContent
  }

  /// The frame of the guide, in its view's points; zero without a view.
  public var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    return insets.map { view.bounds.inset(by: $0(view)) } ?? solvedFrame
  }
}

extension UIView: _LayoutAnchoring {}

extension UILayoutGuide: _LayoutAnchoring {}

extension UIView {
  /// The baseline of the first line.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  public var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }
  public var layoutMarginsGuide: UILayoutGuide { marginsGuide }
  /// The guide of the readable width: at most 672 points within the layout margins, at every text
  /// size.
  public var readableContentGuide: UILayoutGuide { readableGuide }
}

extension UIView {
  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { ownGuides }

  /// Adds a guide, and removes it from the view that it was in.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.insets == nil else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    ownGuides.append(layoutGuide)
    layoutGuide.owningView = self
    constraintsDidChange()
  }

  /// Removes a guide, and deactivates the constraints about it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let index = ownGuides.firstIndex(where: { $0 === layoutGuide }) else { return }
    for constraint in activeConstraints
    where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
      constraint.isActive = false
    }
    ownGuides.remove(at: index)
    layoutGuide.owningView = nil
    constraintsDidChange()
  }
}
