// Colors and images as literals of the source editor.

import Foundation

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates the color of a literal; its components are from 0 to 1.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a color from its components in the P3 space, which is not converted.
  ///
  /// - Parameters:
  ///   - displayP3Red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - alpha: The opacity, from 0 to 1.
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  /// Creates the image of a literal, known only by its name.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(name: name, isSymbol: false)
  }
}

/// The type of a color literal without another type.
public typealias _ColorLiteralType = UIColor
/// The type of an image literal without another type.
public typealias _ImageLiteralType = UIImage
