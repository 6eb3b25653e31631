// A stand-in for the priorities that layout code uses to measure cells.

import Compositional
import Foundation

/// The priority of a constraint.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority, from 0 to 1000.
  public var rawValue: Float

  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// A required constraint.
  public static let required = UILayoutPriority(1000)
  /// The compression resistance of a button.
  public static let defaultHigh = UILayoutPriority(750)
  /// The content hugging of a button.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size when a view is measured.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
