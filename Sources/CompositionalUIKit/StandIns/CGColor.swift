// Colours of layers: a stand-in, what headless layout code needs of CoreGraphics'.

import Compositional
import Foundation

#if !canImport(CoreGraphics)
  /// A colour as layers take it.
  public final class CGColor: Hashable, Sendable {
    private let numbers: [CGFloat]

    /// Makes a colour of its components, from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      numbers = [red, green, blue, alpha]
    }

    /// Red, green, blue and opacity, from 0 to 1.
    public var components: [CGFloat]? { numbers }

    /// How many components there are, with the opacity.
    public var numberOfComponents: Int { numbers.count }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { numbers[3] }

    /// The same colour with another opacity, from 0 to 1.
    public func copy(alpha: CGFloat) -> CGColor? {
      CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: alpha)
    }

    /// Whether two colours have the same components.
    public static func == (one: CGColor, other: CGColor) -> Bool { one.numbers == other.numbers }

    /// Hashes what equality compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }
  }

  extension UIColor {
    /// Makes a colour of one as layers take it.
    public convenience init(cgColor: CGColor) {
      let numbers = cgColor.components ?? [0, 0, 0, 1]
      self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    }
  }
#endif
