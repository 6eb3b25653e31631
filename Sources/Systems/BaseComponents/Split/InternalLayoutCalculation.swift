extension SplitView {
  /// The numbers by which a split divides its length.
  public struct InternalLayoutCalculation: Equatable, Sendable {
    /// The sum of fixed and automatic children, in points.
    public var fixedSum: CGFloat = 0
    /// What those leave for percentages and equal children, in points; at least 0.
    public var remainder: CGFloat = 0
    /// The sum of the percentages.
    public var percentage: CGFloat = 0
    /// The number of equal children.
    public var equalCount = 0
    /// The lengths of the children, in order, in points.
    public var lengths: [CGFloat] = []
  }

  /// Divides a length by instructions.
  ///
  /// - Parameters:
  ///   - length: The length, in points.
  ///   - instructions: The instructions of the children, in order.
  ///   - automatic: Returns the length of an automatic child, by its index, in points.
  func calculate(
    _ length: CGFloat, _ instructions: [SplitViewLayoutInstruction],
    automatic: (_ index: Int) -> CGFloat
  ) -> InternalLayoutCalculation {
    var result = InternalLayoutCalculation()
    result.lengths = instructions.enumerated().map { index, instruction in
      switch instruction.layoutType {
      case .fixed:
        let isPixel = instruction.value > 0 && instruction.value < 1
        return isPixel ? 1 / max(1, traitCollection.displayScale) : max(0, instruction.value)
      case .automatic: return max(0, automatic(index))
      case .percentage:
        result.percentage += max(0, instruction.value)
        return 0
      case .equal:
        result.equalCount += 1
        return 0
      }
    }
    result.fixedSum = result.lengths.reduce(0, +)
    result.remainder = max(0, length - result.fixedSum)
    let left = result.remainder * max(0, 1 - result.percentage / 100)
    for (index, instruction) in instructions.enumerated() {
      switch instruction.layoutType {
      case .percentage:
        result.lengths[index] = result.remainder * max(0, instruction.value) / 100
      case .equal: result.lengths[index] = left / CGFloat(result.equalCount)
      case .automatic, .fixed: break
      }
    }
    return result
  }
}
