/// What an element answers to a proposal: the lengths it would like, where it has a say.
///
/// Lengths on axes that the proposal gives are not looked at.
public struct PreferredSize: Hashable, Sendable {
  /// The width, in points; nil when the element cannot tell, which leaves it as it stands.
  public var width: CGFloat?
  /// The height, in points; nil when the element cannot tell, which leaves it as it stands.
  public var height: CGFloat?

  /// Makes an answer.
  ///
  /// - Parameters:
  ///   - width: in points, not negative; nil leaves it as it stands.
  ///   - height: in points, not negative; nil leaves it as it stands.
  public init(width: CGFloat? = nil, height: CGFloat? = nil) {
    for (length, name) in [(width, "width"), (height, "height")] {
      guard let length else { continue }
      precondition(
        length.isFinite && length >= 0,
        "Invalid preferred \(name): \(length). An element must answer a finite length from zero.")
    }
    self.width = width
    self.height = height
  }

  /// Makes an answer of a whole size, in points.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The lengths of an axis that may be measured; NaN for none.
  package var vector: Vector {
    Vector(x: width.map(Double.init) ?? .nan, y: height.map(Double.init) ?? .nan)
  }
}
