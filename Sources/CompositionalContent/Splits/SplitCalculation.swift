import Compositional

/// The numbers by which a split divided its length (content rule 6.1).
public struct SplitCalculation: Hashable, Sendable {
  /// The length that is divided, in points.
  public let length: CGFloat
  /// The sum of the fixed and automatic slots, in points.
  public let fixedSum: CGFloat
  /// The rest for shares, in points; at least 0.
  public let remainder: CGFloat
  /// The sum of the percentages of the rest.
  public let percentage: CGFloat
  /// The number of equal slots.
  public let equalCount: Int
  /// The lengths of the slots, in the order of the items, in points.
  public let slots: [CGFloat]

  /// True if the slots ask for more than there is.
  var isOvercommitted: Bool {
    let tolerance = ContentSolver.tolerance
    return Double(length) < Double(fixedSum) - tolerance || Double(percentage) > 100 + tolerance
  }
}
