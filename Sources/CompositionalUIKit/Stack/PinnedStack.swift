import Compositional
import Foundation

/// A stack view whose four edges are pinned to its superview, which is as large as the stack needs.
///
/// The edges are leading, trailing, top and bottom. Each has an active constraint of equality to the
/// same edge of the superview or of a guide of it, in either order and with any constant.
@MainActor
struct PinnedStack {
  private let stack: UIStackView
  private let view: UIView
  /// The distances of the stack from the edges of the view, in points.
  private let insets: DirectionalEdgeInsets

  /// Finds the first pinned stack view; nil if there is none.
  init?(in view: UIView) {
    for case let stack as UIStackView in view.children {
      guard let leading = Self.inset(.leading, of: stack, in: view),
        let trailing = Self.inset(.trailing, of: stack, in: view),
        let top = Self.inset(.top, of: stack, in: view),
        let bottom = Self.inset(.bottom, of: stack, in: view)
      else { continue }
      self.stack = stack
      self.view = view
      insets = DirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
      return
    }
    return nil
  }

  /// Gives the stack its frame.
  func place() {
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let bounds = view.bounds
    stack.frame = CGRect(
      x: bounds.minX + (isReversed ? insets.trailing : insets.leading),
      y: bounds.minY + insets.top, width: max(0, bounds.width - horizontal),
      height: max(0, bounds.height - vertical))
  }

  /// Returns the size of the view for a target size, in points.
  func size(
    _ target: CGSize, _ horizontalPriority: UILayoutPriority, _ verticalPriority: UILayoutPriority
  ) -> CGSize {
    let inner = stack.systemLayoutSizeFitting(
      CGSize(width: target.width - horizontal, height: target.height - vertical),
      withHorizontalFittingPriority: horizontalPriority, verticalFittingPriority: verticalPriority)
    return CGSize(
      width: horizontalPriority == .required ? target.width : inner.width + horizontal,
      height: verticalPriority == .required ? target.height : inner.height + vertical)
  }

  /// Returns the size of the view in an available width, in points; nil is any width.
  func size(fitting width: CGFloat?, _ measurements: StackMeasurements) -> CGSize {
    let inner = measurements.naturalSize(of: stack, fitting: width.map { $0 - horizontal })
    return CGSize(width: inner.width + horizontal, height: inner.height + vertical)
  }

  private var horizontal: CGFloat { insets.leading + insets.trailing }
  private var vertical: CGFloat { insets.top + insets.bottom }

  /// Returns the distance between an edge of a stack and that of its superview, in points; nil if
  /// it is not pinned.
  private static func inset(
    _ edge: NSLayoutConstraint.Attribute, of stack: UIStackView, in view: UIView
  ) -> CGFloat? {
    let isStart = edge == .leading || edge == .top
    for constraint in stack.edgeConstraints + view.edgeConstraints
    where constraint.firstAttribute == edge && constraint.secondAttribute == edge {
      let (first, second) = (constraint.firstItem, constraint.secondItem)
      let (outer, distance): (AnyObject?, CGFloat)
      if first === stack, UIView.owner(of: second) === view {
        (outer, distance) = (second, constraint.constant)
      } else if second === stack, UIView.owner(of: first) === view {
        (outer, distance) = (first, -constraint.constant)
      } else {
        continue
      }
      return (isStart ? distance : -distance) + guideInset(edge, outer, in: view)
    }
    return nil
  }

  private static func guideInset(
    _ edge: NSLayoutConstraint.Attribute, _ item: AnyObject?, in view: UIView
  ) -> CGFloat {
    guard let guide = item as? UILayoutGuide else { return 0 }
    let insets = guide.insets(view).directional(view.effectiveUserInterfaceLayoutDirection)
    switch edge {
    case .leading: return insets.leading
    case .trailing: return insets.trailing
    case .top: return insets.top
    default: return insets.bottom
    }
  }
}
