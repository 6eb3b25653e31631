// The safe area and the margins of views, and who is told when they change.

import Compositional
import Foundation

/// The margins that a view was given, and the insets that it was last told of.
struct LayoutMargins {
  /// The margins that were set, in points; nil for those of the system.
  var own: UIEdgeInsets?
  var preservesSuperview = false
  var containsSafeArea = true
  fileprivate var toldSafeArea = UIEdgeInsets.zero
  fileprivate var toldMargins = Self.ofPlainView

  /// The margins of a view without a controller, in points.
  fileprivate static let ofPlainView = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}

extension UIView {
  /// True if the margins are large enough to keep content within the margins of the superview.
  ///
  /// In a scroll view this holds for the margins across the direction in which it scrolls.
  public var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set {
      margins.preservesSuperview = newValue
      tellInsets()
    }
  }

  /// True if the safe area is added to the margins.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.containsSafeArea }
    set {
      margins.containsSafeArea = newValue
      tellInsets()
    }
  }

  /// The margins as they are now, in points.
  var effectiveMargins: UIEdgeInsets {
    var insets = margins.own ?? LayoutMargins.ofPlainView
    if let controller, controller.viewRespectsSystemMinimumLayoutMargins {
      insets = (margins.own ?? .zero).atLeast(controller.leastMargins(of: self))
    }
    if margins.containsSafeArea { insets = insets + safeAreaInsets }
    if margins.preservesSuperview, let superview {
      insets = insets.atLeast(part(of: superview.sharedMargins, in: superview))
    }
    return insets
  }

  /// The insets of the readable width, in points.
  var readableContentInsets: UIEdgeInsets {
    let margins = layoutMargins
    return margins.readableContentInsets(inWidth: bounds.width) ?? margins
  }

  /// The safe area that a simulation set, or that of the superview within this view, in points.
  var simulatedOrInheritedSafeArea: UIEdgeInsets {
    var insets = simulatedSafeAreaInsets
    if insets == .zero, let superview {
      insets = part(of: superview.sharedSafeArea, in: superview)
    }
    guard let controller else { return insets }
    return insets + controller.additionalSafeAreaInsets + controller.barInsets
  }

  /// Returns the part of insets of the superview that is within this view, in points.
  ///
  /// A view that sticks out of its superview has no larger ones than the superview.
  private func part(of outer: UIEdgeInsets, in superview: UIView) -> UIEdgeInsets {
    guard outer != .zero else { return .zero }
    let moved = superview.displacement(of: self)
    let (frame, room) = (frame.offsetBy(dx: moved.x, dy: moved.y), superview.bounds)
    func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      max(0, inset - max(0, distance))
    }
    return UIEdgeInsets(
      top: part(outer.top, frame.minY - room.minY), left: part(outer.left, frame.minX - room.minX),
      bottom: part(outer.bottom, room.maxY - frame.maxY),
      right: part(outer.right, room.maxX - frame.maxX))
  }

  // MARK: Changes

  /// Tells the view, its subviews and their controllers if their safe areas or margins are others
  /// than they were told last.
  ///
  /// - Parameter isFirst: True for a view that comes into a window, whose safe area is told in any
  ///   case.
  func tellInsets(isFirst: Bool = false) {
    tellOwnInsets(isFirst: isFirst)
    for child in subviews { child.tellInsets() }
  }

  /// Tells the view and its controller if the safe area or the margins have changed.
  func tellOwnInsets(isFirst: Bool = false) {
    let safeArea = safeAreaInsets
    if isFirst || safeArea != margins.toldSafeArea {
      margins.toldSafeArea = safeArea
      insetsDidChange()
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
    }
    let new = layoutMargins
    if new != margins.toldMargins {
      margins.toldMargins = new
      insetsDidChange()
      layoutMarginsDidChange()
      controller?.viewLayoutMarginsDidChange()
    }
  }
}

extension UIViewController {
  /// The least margins of the view, in points: 16 at the sides, 20 in regular width and on iOS 26 from
  /// a width of 390 points.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    leastMargins(of: view).directional(.leftToRight)
  }

  /// Returns the least margins of the view of this controller, in points.
  fileprivate func leastMargins(of view: UIView) -> UIEdgeInsets {
    let side = view.leastSideMargin
    return UIEdgeInsets(left: side, right: side)
  }
}

extension UIView {
  /// The least margin at the sides of a view of a controller that is as wide as this view, in points.
  var leastSideMargin: CGFloat {
    traitCollection.horizontalSizeClass.leastSideMargin(
      inWidth: bounds.width, UIDevice.current.system ?? .iOS17)
  }
}

extension UIEdgeInsets {
  /// Returns the larger of two insets on each side.
  func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  /// Returns these insets plus the other's along axes.
  func adding(_ other: UIEdgeInsets, along axes: AxisSet) -> UIEdgeInsets {
    var insets = self
    if axes.contains(.vertical) {
      insets.top += other.top
      insets.bottom += other.bottom
    }
    if axes.contains(.horizontal) {
      insets.left += other.left
      insets.right += other.right
    }
    return insets
  }
}

extension UIView {
  /// Lets the view and those in it be laid out with insets that a simulation has changed.
  func simulateInsetsChange() {
    insetsDidChange()
    for child in children { child.simulateInsetsChange() }
  }
}
