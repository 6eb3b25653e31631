// Priorities of sizes: a stand-in, what headless layout code needs to measure cells.

import Compositional
import Foundation

/// How much a wish about a size counts.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// From 0 to 1000.
  public var rawValue: Float

  /// Makes a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// It must be.
  public static let required = UILayoutPriority(1000)
  /// How strongly a button keeps from being squeezed.
  public static let defaultHigh = UILayoutPriority(750)
  /// How strongly a button keeps from being stretched.
  public static let defaultLow = UILayoutPriority(250)
  /// How strongly a view keeps to the size it is measured for.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
