import Foundation
import Testing

// Short forms of points, sizes and rectangles in the messages of failed expectations.

extension CGPoint: @retroactive CustomTestStringConvertible {
  /// The coordinates, such as `(8, 44)`.
  public var testDescription: String { "(\(points: x), \(points: y))" }
}

extension CGSize: @retroactive CustomTestStringConvertible {
  /// The width and the height, such as `320 x 44`.
  public var testDescription: String { "\(points: width) x \(points: height)" }
}

extension CGRect: @retroactive CustomTestStringConvertible {
  /// The origin and the size, such as `(8, 44), 320 x 44`.
  public var testDescription: String {
    "\(origin.testDescription), \(size.testDescription)"
  }
}
