import Compositional
import CompositionalContent
import Foundation

// The sizes that views need by their constraints.

extension UIView {
  /// Returns the natural size of the view, or else what it prefers, with the lengths that are required.
  func contentSize(
    _ target: CGSize, _ horizontalPriority: UILayoutPriority, _ verticalPriority: UILayoutPriority
  ) -> CGSize {
    let width = horizontalPriority == .required ? max(0, target.width) : nil
    let natural = naturalSize(fitting: width, StackMeasurements())
    let suits = natural.width < 0 || natural.height < 0 ? sizeThatFits(target) : natural
    return CGSize(
      width: width ?? (natural.width < 0 ? suits.width : natural.width),
      height: verticalPriority == .required
        ? target.height : natural.height < 0 ? suits.height : natural.height)
  }

  /// Returns the axes along which neither constraints nor content fix the length of the view, in a
  /// width.
  ///
  /// - Parameter width: The width; nil if it is to be fitted.
  func unfixedAxes(inWidth width: CGFloat?) -> [LayoutAxis] {
    guard hasConstraintsInside else { return [] }
    let system = madeLayoutSystem
    let (low, high) = (CGFloat(0), UIView.layoutFittingExpandedSize.width)
    func size(_ length: CGFloat) -> CGSize {
      let fitted = LayoutSystem.Length(points: length, priority: .fittingSizeLevel)
      return system.size(width: width.map { .init(points: $0) } ?? fitted, height: fitted)
    }
    let smallest = size(low)
    guard smallest.width == low || smallest.height == low else { return [] }
    let largest = size(high)
    var axes: [LayoutAxis] = []
    if width == nil, smallest.width == low, largest.width >= high { axes.append(.horizontal) }
    if smallest.height == low, largest.height >= high { axes.append(.vertical) }
    return axes
  }

  /// Returns the size that an arranged view needs in an available width, in points.
  ///
  /// - Parameters:
  ///   - width: The available width, in points; nil for any.
  ///   - measurements: The answers of other views.
  /// - Returns: The size; ``noIntrinsicMetric`` along an axis that nothing fixes.
  func neededSize(fitting width: CGFloat?, _ measurements: StackMeasurements) -> CGSize {
    guard hasConstraintsInside else { return naturalSize(fitting: width, measurements) }
    // In endless room only what nothing holds is as short as it can be.
    let least: UILayoutPriority =
      (superview as? UIStackView)?.isOpen == true ? .leastHugging : .fittingSizeLevel
    var size = madeLayoutSystem.size(
      width: .init(points: width ?? 0, priority: width == nil ? least : .required),
      height: .init(points: 0, priority: least))
    guard size.width == 0 || size.height == 0 else { return size }
    let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    size.take(unfixedAxes(inWidth: width), of: none)
    return size
  }
}

extension LayoutSystem {
  /// The most answers that are kept.
  private static let sizesAtMost = 16

  /// Returns the size of the root for lengths of it, in points.
  func size(width: Length, height: Length) -> CGSize {
    takeSurroundings()
    let question = Question(width: width, height: height)
    if isCurrent, let size = sizes[question] { return size }
    let insets = root.alignmentRectInsets
    let (across, down) = (insets.left + insets.right, insets.top + insets.bottom)
    solve(
      width: Length(points: max(0, width.points - across), priority: width.priority),
      height: Length(points: max(0, height.points - down), priority: height.priority))
    let place = items[0].place
    let size = CGSize(width: value(place.width) + across, height: value(place.height) + down)
    if sizes.count >= Self.sizesAtMost { sizes = [:] }
    sizes[question] = size
    return size
  }
}

extension UILayoutPriority {
  /// The priority at which a view without a natural length is as short as it can be.
  static let leastHugging = UILayoutPriority(1)
}

extension CGSize {
  /// Takes the lengths of another size along axes.
  mutating func take(_ axes: [LayoutAxis], of other: CGSize) {
    if axes.contains(.horizontal) { width = other.width }
    if axes.contains(.vertical) { height = other.height }
  }
}

extension UIView {
  /// The length along an axis of content without a natural size.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The target size for the smallest preferred size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target size for the largest preferred size.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}

extension UIView {
  /// Tells the stack view that arranges the view whether it is constrained to something outside.
  ///
  /// - Parameter before: The number of such constraints before.
  func jointsDidChange(from before: Int) {
    guard isArranged, (joints == 0) != (before == 0) else { return }
    (superview as? UIStackView)?.jointsDidChange()
  }
}
