/// The size that an element prefers, on the axes that it may choose.
///
/// Lengths on other axes are ignored (rule 2.8.9). A length that is negative or not finite is an error of the
/// measurer, and stops the program with a message in release builds too.
public struct PreferredSize: Hashable, Sendable {
  /// The width, in points; nil keeps the current width.
  public var width: CGFloat? {
    didSet { Self.check(width, "width") }
  }
  /// The height, in points; nil keeps the current height.
  public var height: CGFloat? {
    didSet { Self.check(height, "height") }
  }

  /// Creates a preferred size.
  ///
  /// - Parameters:
  ///   - width: The width, in points, not negative; nil keeps the current width.
  ///   - height: The height, in points, not negative; nil keeps the current height.
  /// - Precondition: The lengths are finite and not negative.
  public init(width: CGFloat? = nil, height: CGFloat? = nil) {
    Self.check(width, "width")
    Self.check(height, "height")
    self.width = width
    self.height = height
  }

  /// Creates a preferred size of both lengths, in points.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  private static func check(_ length: CGFloat?, _ name: String) {
    guard let length else { return }
    require(
      length.isFinite && length >= 0,
      "Invalid preferred \(name): \(length). An element must answer a finite length from zero.")
  }

  /// The lengths along both axes; NaN for nil.
  package var vector: Vector {
    Vector(x: width.map { Double($0) } ?? .nan, y: height.map { Double($0) } ?? .nan)
  }
}
