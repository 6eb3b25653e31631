// Colours: a stand-in, what headless layout code needs of them, which is to be told apart.

import Compositional
import Foundation

/// A colour of red, green, blue and opacity.
///
/// The system's colours have the values of the light appearance. A colour of an asset catalogue
/// keeps its name and opacity; its components are those of black.
public final class UIColor: NSObject, Sendable {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  let alpha: CGFloat
  let name: String?

  /// Makes a colour of its components.
  ///
  /// - Parameters:
  ///   - red: from 0 to 1.
  ///   - green: from 0 to 1.
  ///   - blue: from 0 to 1.
  ///   - alpha: the opacity, from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red, green, blue, alpha, name: nil)
  }

  /// Makes a shade of grey.
  ///
  /// - Parameters:
  ///   - white: from 0 for black to 1 for white.
  ///   - alpha: the opacity, from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(white, white, white, alpha, name: nil)
  }

  /// Makes a colour of its place on the colour circle.
  ///
  /// - Parameters:
  ///   - hue: from 0 for red by way of green and blue to 1 for red again.
  ///   - saturation: from 0 for grey to 1.
  ///   - brightness: from 0 for black to 1.
  ///   - alpha: the opacity, from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let hue = min(max(hue, 0), 1)
    func component(_ position: CGFloat) -> CGFloat {
      let sixth = (position + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(sixth, 4 - sixth, 1)))
    }
    self.init(component(5), component(3), component(1), alpha, name: nil)
  }

  /// Makes a colour of an asset catalogue, which is known by its name only.
  ///
  /// - Parameters:
  ///   - name: the name in the catalogue.
  ///   - bundle: where the catalogue is; it is not looked into.
  /// - Returns: never nil, since there is no catalogue in which the colour could be missing.
  public convenience init?(named name: String, in bundle: Bundle? = nil) {
    self.init(0, 0, 0, 1, name: name)
  }

  init(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat, name: String?
  ) {
    requireFinite(red, "red")
    requireFinite(green, "green")
    requireFinite(blue, "blue")
    requireFinite(alpha, "alpha")
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.name = name
  }

  /// The same colour with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red, green, blue, alpha, name: name)
  }

  /// Writes the components where the caller wants them.
  ///
  /// - Parameters:
  ///   - red: takes the red, from 0 to 1; nil where it is not wanted, as with the others.
  ///   - green: takes the green.
  ///   - blue: takes the blue.
  ///   - alpha: takes the opacity.
  /// - Returns: whether the components are known; those of a catalogue's colour are not.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = self.red
    green?.pointee = self.green
    blue?.pointee = self.blue
    alpha?.pointee = self.alpha
    return name == nil
  }

  /// The colour as layers take it.
  public var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// Whether the other has the same components and name.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return (red, green, blue) == (other.red, other.green, other.blue)
      && (alpha, name) == (other.alpha, other.name)
  }

  /// Hashes what equality compares.
  public override var hash: Int {
    var hasher = Hasher()
    for component in [red, green, blue, alpha] { hasher.combine(component) }
    hasher.combine(name)
    return hasher.finalize()
  }

  /// The components, or the name and the opacity.
  public override var description: String {
    if let name { return "<UIColor: \(name), alpha \(points: alpha)>" }
    return "<UIColor: red \(points: red), green \(points: green), blue \(points: blue), "
      + "alpha \(points: alpha)>"
  }
}

#if !canImport(AppKit)
  /// A colour under AppKit's name.
  public typealias NSColor = UIColor
#endif
