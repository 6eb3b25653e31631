import Foundation

/// A distance from a place, in points.
public struct UIOffset: Hashable, Sendable {
  /// The distance to the right, in points.
  public var horizontal: CGFloat
  /// The distance down, in points.
  public var vertical: CGFloat
  /// No distance.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)

  /// Creates a distance, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
