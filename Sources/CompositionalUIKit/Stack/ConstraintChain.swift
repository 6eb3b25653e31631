import Compositional
import Foundation

/// The subviews of a view whose constraints lead along an axis from edge to edge: edges with
/// constants, lengths, ratios, and the natural sizes of what is inside.
///
/// This is what most cells need to size themselves. Inequalities, priorities, centers and baselines
/// are not solved; a view whose constraints need them has no chain.
@MainActor
struct ConstraintChain {
  private let view: UIView
  private let measurements: StackMeasurements
  private let edges: [NSLayoutConstraint]
  private let isReversed: Bool

  /// A side of a view: the view, and true for its far side.
  private struct Side: Hashable {
    let view: ObjectIdentifier
    let isEnd: Bool
  }

  /// Finds the constraints of the subviews; nil if there are none.
  init?(in view: UIView, _ measurements: StackMeasurements = StackMeasurements()) {
    edges = ([view] + view.children).flatMap(\.edgeConstraints)
    guard !edges.isEmpty, !(view is UIStackView) else { return nil }
    self.view = view
    self.measurements = measurements
    isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The positions of subviews along an axis, and the length that they need.
  private struct Solution {
    var positions: [Side: CGFloat] = [:]
    /// The length of the view; nil if no chain leads from edge to edge.
    var length: CGFloat?
  }

  /// Returns the size that the view needs, in points.
  ///
  /// - Parameter width: The width of the view; nil for the one that it needs.
  /// - Returns: The size; nil along an axis without a chain from edge to edge.
  func size(fitting width: CGFloat?) -> (width: CGFloat?, height: CGFloat?) {
    let across = solve(.horizontal, length: width, widths: [:])
    let height = solve(.vertical, length: nil, widths: widths(across)).length
    return (width ?? across.length, height)
  }

  /// Gives the subviews with two known sides on both axes their frames.
  func place() {
    let bounds = view.bounds
    let across = solve(.horizontal, length: bounds.width, widths: [:])
    let down = solve(.vertical, length: bounds.height, widths: widths(across))
    for child in view.children {
      let key = ObjectIdentifier(child)
      guard let left = across.positions[Side(view: key, isEnd: false)],
        let right = across.positions[Side(view: key, isEnd: true)],
        let top = down.positions[Side(view: key, isEnd: false)],
        let bottom = down.positions[Side(view: key, isEnd: true)]
      else { continue }
      let width = max(0, right - left)
      child.frame = CGRect(
        x: bounds.minX + (isReversed ? bounds.width - left - width : left), y: bounds.minY + top,
        width: width, height: max(0, bottom - top))
    }
  }

  private func widths(_ solution: Solution) -> [ObjectIdentifier: CGFloat] {
    var widths: [ObjectIdentifier: CGFloat] = [:]
    for child in view.children {
      let key = ObjectIdentifier(child)
      guard let start = solution.positions[Side(view: key, isEnd: false)],
        let end = solution.positions[Side(view: key, isEnd: true)]
      else { continue }
      widths[key] = max(0, end - start)
    }
    return widths
  }

  /// Solves an axis: known positions spread along constraints, then lengths fill in.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - length: The length of the view, in points; nil if it follows.
  ///   - widths: The widths of subviews, for their heights.
  /// - Complexity: O(constraints * subviews)
  private func solve(
    _ axis: LayoutAxis, length: CGFloat?, widths: [ObjectIdentifier: CGFloat]
  ) -> Solution {
    var solution = Solution(length: length)
    let whole = ObjectIdentifier(view)
    solution.positions[Side(view: whole, isEnd: false)] = 0
    if let length { solution.positions[Side(view: whole, isEnd: true)] = length }
    let links = edges.compactMap { link($0, axis) }
    var hasChanged = true
    while hasChanged {
      hasChanged = spread(links, from: whole, length == nil, &solution)
      if !hasChanged { hasChanged = fill(axis, widths, &solution) }
    }
    return solution
  }

  /// An edge that is another one plus a distance, from start to end.
  private typealias Link = (first: Side, second: Side, distance: CGFloat)

  private func link(_ constraint: NSLayoutConstraint, _ axis: LayoutAxis) -> Link? {
    guard let one = side(constraint.firstItem, constraint.firstAttribute, axis),
      let other = side(constraint.secondItem, constraint.secondAttribute, axis)
    else { return nil }
    let isPhysical =
      isReversed && (constraint.firstAttribute == .left || constraint.firstAttribute == .right)
    let constant = isPhysical ? -constraint.constant : constraint.constant
    return (one.side, other.side, constant + other.inset - one.inset)
  }

  /// Returns the side that an attribute of a view or a guide means, and the inset of the guide.
  private func side(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ axis: LayoutAxis
  ) -> (side: Side, inset: CGFloat)? {
    guard let owner = UIView.owner(of: item), let isEnd = isEnd(attribute, axis) else { return nil }
    let side = Side(view: ObjectIdentifier(owner), isEnd: isEnd)
    guard let guide = item as? UILayoutGuide else { return (side, 0) }
    guard owner === view else { return nil }
    let insets = guide.insets(owner).directional(owner.effectiveUserInterfaceLayoutDirection)
    switch (axis, isEnd) {
    case (.horizontal, false): return (side, insets.leading)
    case (.horizontal, true): return (side, -insets.trailing)
    case (.vertical, false): return (side, insets.top)
    case (.vertical, true): return (side, -insets.bottom)
    }
  }

  /// Returns true for an attribute of the far side, false for one of the near side; nil for another
  /// axis and for what is not an edge.
  private func isEnd(_ attribute: NSLayoutConstraint.Attribute, _ axis: LayoutAxis) -> Bool? {
    switch (axis, attribute) {
    case (.horizontal, .leading): false
    case (.horizontal, .trailing): true
    case (.horizontal, .left): isReversed
    case (.horizontal, .right): !isReversed
    case (.vertical, .top): false
    case (.vertical, .bottom): true
    default: nil
    }
  }

  /// Spreads positions along links; the far side of the view is the longest of all paths to it.
  private func spread(
    _ links: [Link], from whole: ObjectIdentifier, _ findsLength: Bool, _ solution: inout Solution
  ) -> Bool {
    let end = Side(view: whole, isEnd: true)
    var hasChanged = false
    func take(_ side: Side, _ position: CGFloat) {
      if side == end, findsLength {
        guard position > solution.length ?? -.infinity else { return }
        solution.length = max(0, position)
        hasChanged = true
      } else if solution.positions[side] == nil {
        solution.positions[side] = position
        hasChanged = true
      }
    }
    for (first, second, distance) in links {
      if let position = solution.positions[second] { take(first, position + distance) }
      if let position = solution.positions[first] { take(second, position - distance) }
    }
    return hasChanged
  }

  /// Gives a subview with one known side its length; returns false if there is none.
  private func fill(
    _ axis: LayoutAxis, _ widths: [ObjectIdentifier: CGFloat], _ solution: inout Solution
  ) -> Bool {
    for child in view.children {
      let start = Side(view: ObjectIdentifier(child), isEnd: false)
      let end = Side(view: ObjectIdentifier(child), isEnd: true)
      let known = (solution.positions[start], solution.positions[end])
      guard (known.0 == nil) != (known.1 == nil), let length = length(of: child, axis, widths)
      else { continue }
      if let position = known.0 { solution.positions[end] = position + length }
      if let position = known.1 { solution.positions[start] = position - length }
      return true
    }
    return false
  }

  /// Returns the length of a subview: that of a constraint, or its natural one; nil for none.
  private func length(
    of child: UIView, _ axis: LayoutAxis, _ widths: [ObjectIdentifier: CGFloat]
  ) -> CGFloat? {
    if let fixed = child.lengthConstraint(along: axis == .horizontal ? .horizontal : .vertical) {
      return fixed.constant
    }
    let width = widths[ObjectIdentifier(child)]
    if axis == .vertical, let width, let ratio = child.heightRatio {
      return width * ratio.factor + ratio.constant
    }
    let natural = measurements.naturalSize(of: child, fitting: width)
    let length = axis == .horizontal ? natural.width : natural.height
    return length == UIView.noIntrinsicMetric ? nil : length
  }
}

extension UIView {
  /// The height as a multiple of the width plus a constant, by a constraint between the two.
  fileprivate var heightRatio: (factor: CGFloat, constant: CGFloat)? {
    for constraint in ratioConstraints where constraint.firstItem === constraint.secondItem {
      switch (constraint.firstAttribute, constraint.secondAttribute) {
      case (.height, .width): return (constraint.multiplier, constraint.constant)
      case (.width, .height) where constraint.multiplier != 0:
        return (1 / constraint.multiplier, -constraint.constant / constraint.multiplier)
      default: continue
      }
    }
    return nil
  }
}
