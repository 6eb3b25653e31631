// A stand-in for CoreGraphics' colors.

import Compositional
import Foundation

#if !canImport(CoreGraphics)
  /// A color of a layer.
  public final class CGColor: Hashable, Sendable {
    private let numbers: [CGFloat]

    /// Creates a color from its components, from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      numbers = [red, green, blue, alpha]
    }

    /// Red, green, blue and opacity, from 0 to 1.
    public var components: [CGFloat]? { numbers }

    /// The number of components, including the opacity.
    public var numberOfComponents: Int { numbers.count }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { numbers[3] }

    /// Returns the color with another opacity, from 0 to 1.
    public func copy(alpha: CGFloat) -> CGColor? {
      CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: alpha)
    }

    /// Returns true if two colors have the same components.
    public static func == (one: CGColor, other: CGColor) -> Bool { one.numbers == other.numbers }

    /// Hashes the compared properties.
    public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }
  }

  extension UIColor {
    /// Creates a color from a layer's color.
    public convenience init(cgColor: CGColor) {
      let numbers = cgColor.components ?? [0, 0, 0, 1]
      self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    }
  }
#endif
