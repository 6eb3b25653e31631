import Compositional

/// Free space between the items of a stack, within limits (content rule 4.3).
public struct ContentSpacer: Hashable, Sendable {
  /// The limits of a length, in points; nil for none.
  public struct Limits: Hashable, Sendable {
    /// The least length, in points; nil for none.
    public var min: CGFloat?
    /// The greatest length, in points; nil for none.
    public var max: CGFloat?
    /// The only length, in points, which replaces the other two; nil for none.
    public var fixed: CGFloat?

    /// Creates limits, in points; nil for none.
    public init(min: CGFloat? = nil, max: CGFloat? = nil, fixed: CGFloat? = nil) {
      self.min = min
      self.max = max
      self.fixed = fixed
    }

    /// Returns true if a length is outside the limits.
    func areBroken(by length: Double) -> Bool {
      let low = Double(fixed ?? min ?? -.infinity)
      let high = Double(fixed ?? max ?? .infinity)
      return length < low - ContentSolver.tolerance || length > high + ContentSolver.tolerance
    }
  }

  /// The limits of the width.
  public var width: Limits
  /// The limits of the height.
  public var height: Limits

  /// Creates a spacer.
  ///
  /// - Parameters:
  ///   - width: The limits of the width.
  ///   - height: The limits of the height.
  public init(width: Limits = .init(), height: Limits = .init()) {
    self.width = width
    self.height = height
  }

  /// The limits along an axis.
  subscript(axis: LayoutAxis) -> Limits { axis == .horizontal ? width : height }
}
