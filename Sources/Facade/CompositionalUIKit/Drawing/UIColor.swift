// A stand-in for colors, which can be created and compared.

import Compositional
import Foundation

/// A color of red, green, blue and opacity.
///
/// The system's colors have the values of the light appearance. A color of an asset catalog keeps
/// its name and opacity; its components are those of black.
public final class UIColor: NSObject, Sendable {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  let alpha: CGFloat
  let name: String?
  /// The closure that chooses a color by traits; nil for one color.
  let provider: (@Sendable (UITraitCollection) -> UIColor)?
  /// The components by the appearance, of which those of the light one are also the properties; nil for a color
  /// that is the same in all.
  let appearances: ColorAppearances?
  /// The opacity that was set for all appearances; nil for that of each.
  private let ownAlpha: CGFloat?

  /// Creates a color from its components.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - alpha: The opacity, from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red, green, blue, alpha, name: nil)
  }

  /// Creates a shade of gray.
  ///
  /// - Parameters:
  ///   - white: The brightness, from 0 for black to 1 for white.
  ///   - alpha: The opacity, from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(white, white, white, alpha, name: nil)
  }

  /// Creates a color from hue, saturation and brightness.
  ///
  /// - Parameters:
  ///   - hue: The hue, from 0 for red through green and blue to 1 for red.
  ///   - saturation: The saturation, from 0 for gray to 1.
  ///   - brightness: The brightness, from 0 for black to 1.
  ///   - alpha: The opacity, from 0 to 1.
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

  /// Creates a color of an asset catalog, known only by its name.
  ///
  /// - Parameters:
  ///   - name: The name in the catalog.
  ///   - bundle: The bundle of the catalog; it is not read.
  /// - Returns: A color, never nil, because no catalog is read.
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
    provider = nil
    appearances = nil
    ownAlpha = nil
  }

  /// Creates a color that depends on the appearance.
  ///
  /// - Parameters:
  ///   - appearances: The components.
  ///   - alpha: The opacity, from 0 to 1, in all appearances; nil for that of each.
  init(_ appearances: ColorAppearances, alpha: CGFloat? = nil) {
    let light = appearances.light
    (red, green, blue) = (light.red, light.green, light.blue)
    self.alpha = alpha ?? light.alpha
    name = nil
    provider = nil
    self.appearances = appearances
    ownAlpha = alpha
  }

  /// Creates a color that a closure chooses by traits.
  ///
  /// Its components, and the color of layers, are those for the current traits at that time.
  ///
  /// - Parameter dynamicProvider: A closure that returns the color for traits.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    (red, green, blue, alpha, name) = (0, 0, 0, 1, nil)
    provider = dynamicProvider
    (appearances, ownAlpha) = (nil, nil)
  }

  /// Returns the color for traits; the color itself if it does not depend on them.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if let appearances {
      let found = appearances.components(for: traitCollection)
      return UIColor(
        red: found.red, green: found.green, blue: found.blue, alpha: ownAlpha ?? found.alpha)
    }
    return provider?(traitCollection).resolvedColor(with: traitCollection) ?? self
  }

  /// The color for the current traits.
  var current: UIColor {
    provider == nil && appearances == nil ? self : resolvedColor(with: UITraitCollection.current)
  }

  /// Returns the color with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let provider { return UIColor { provider($0).withAlphaComponent(alpha) } }
    if let appearances { return UIColor(appearances, alpha: alpha) }
    return UIColor(red, green, blue, alpha, name: name)
  }

  /// Returns the gray of a color without a hue, from 0 to 1, and its opacity.
  ///
  /// - Returns: False, without values, for a color with a hue or a name.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = current
    guard color.name == nil, color.red == color.green, color.green == color.blue else {
      return false
    }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes the components to the caller's variables.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1; nil to skip it, as for the others.
  ///   - green: The green component.
  ///   - blue: The blue component.
  ///   - alpha: The opacity.
  /// - Returns: True if the components are known; false for a color of an asset catalog.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = current
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return color.name == nil
  }

  /// The color for layers.
  public var cgColor: CGColor {
    let color = current
    return CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Returns true if the other color has the same components and name; one by traits is equal to itself
  /// alone.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    guard provider == nil, other.provider == nil else { return self === other }
    return (red, green, blue) == (other.red, other.green, other.blue)
      && (alpha, name) == (other.alpha, other.name) && appearances == other.appearances
  }

  /// The hash of the compared properties.
  public override var hash: Int {
    var hasher = Hasher()
    for component in [red, green, blue, alpha] { hasher.combine(component) }
    hasher.combine(name)
    return hasher.finalize()
  }

  /// The components, or the name and the opacity.
  public override var description: String {
    if provider != nil { return "<UIColor: by traits>" }
    if let name { return "<UIColor: \(name), alpha \(points: alpha)>" }
    return "<UIColor: red \(points: red), green \(points: green), blue \(points: blue), "
      + "alpha \(points: alpha)>"
  }
}

#if !canImport(AppKit)
  /// A color, with AppKit's name.
  public typealias NSColor = UIColor
#endif
