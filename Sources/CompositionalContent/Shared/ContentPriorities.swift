import Compositional

/// The priorities of a node along both axes, from 1 to 1000 (content rule 2).
public struct ContentPriorities: Hashable, Sendable {
  /// The priority along the width.
  public var horizontal: Double
  /// The priority along the height.
  public var vertical: Double

  /// The default resistance to being larger than the natural size, 250.
  public static let hugging = ContentPriorities(horizontal: 250, vertical: 250)
  /// The default resistance to being smaller than the natural size, 750.
  public static let compression = ContentPriorities(horizontal: 750, vertical: 750)
  /// The highest priority, 1000, along both axes.
  public static let highest = ContentPriorities(horizontal: 1000, vertical: 1000)

  /// Creates priorities.
  ///
  /// - Parameters:
  ///   - horizontal: The priority along the width, from 1 to 1000.
  ///   - vertical: The priority along the height, from 1 to 1000.
  /// - Precondition: Both are from 1 to 1000.
  public init(horizontal: Double, vertical: Double) {
    require(
      (1...1000).contains(horizontal) && (1...1000).contains(vertical),
      "Invalid priorities: \(horizontal), \(vertical). A priority is from 1 to 1000.")
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The priority along an axis.
  subscript(axis: LayoutAxis) -> Double { axis == .horizontal ? horizontal : vertical }
}
