import Foundation

/// A closure that makes another color of one.
public struct UIConfigurationColorTransformer {
  /// The closure.
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the other color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}
