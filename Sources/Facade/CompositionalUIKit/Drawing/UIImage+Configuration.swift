// The configurations of images, of which the size of a symbol counts. No image is read.

import Foundation

extension UIImage {
  /// The look of an image.
  open class Configuration: NSObject {
    /// Creates a look.
    public required override init() {}
  }

  /// The look of a symbol.
  open class SymbolConfiguration: Configuration {
    /// The size of a symbol.
    public enum Scale: Int, Hashable, Sendable {
      /// As the system chooses.
      case `default` = -1
      /// Of no scale.
      case unspecified = 0
      case small = 1
      case medium = 2
      case large = 3
    }

    /// The weight of a symbol.
    public enum Weight: Int, Hashable, Sendable {
      /// Of no weight.
      case unspecified = 0
      case ultraLight = 1
      /// The second lightest.
      case thin = 2
      /// Lighter than regular.
      case light = 3
      case regular = 4
      /// Slightly heavier.
      case medium = 5
      /// Between medium and bold.
      case semibold = 6
      case bold = 7
      /// The second heaviest.
      case heavy = 8
      /// The heaviest.
      case black = 9
    }

    /// The size of the font, in points; nil for none.
    public private(set) var pointSize: CGFloat?
    public private(set) var weight = Weight.unspecified
    public private(set) var scale = Scale.unspecified

    /// Creates a look of a size; the scale is kept.
    public convenience init(
      pointSize: CGFloat, weight: Weight = .unspecified, scale: Scale = .unspecified
    ) {
      self.init()
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
    }

    /// Creates a look of a scale, which is kept without effect: how much larger a symbol is, is not known.
    public convenience init(scale: Scale) {
      self.init()
      self.scale = scale
      UIKitSimulation.noteInert("UIImage.SymbolConfiguration.init(scale:)")
    }

    /// Creates a look of a weight.
    public convenience init(weight: Weight) {
      self.init()
      self.weight = weight
    }

    /// Creates a look as large as a text.
    public convenience init(textStyle: UIFont.TextStyle, scale: Scale = .unspecified) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Creates a look as large as a font.
    public convenience init(font: UIFont, scale: Scale = .unspecified) {
      self.init(pointSize: font.pointSize, scale: scale)
    }

    /// Creates a look of a color.
    public convenience init(hierarchicalColor: UIColor) { self.init() }

    /// Creates a look of several colors.
    public convenience init(paletteColors: [UIColor]) { self.init() }

    /// Returns the look; the properties of another take the place of those that it lacks.
    public func applying(_ configuration: Configuration) -> Self {
      let other = configuration as? SymbolConfiguration
      let made = Self.init()
      made.pointSize = pointSize ?? other?.pointSize
      made.weight = weight == .unspecified ? other?.weight ?? weight : weight
      made.scale = scale == .unspecified ? other?.scale ?? scale : scale
      return made
    }
  }

  /// The use of the colors of an image.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// As the place chooses.
    case automatic = 0
    /// The colors of the image.
    case alwaysOriginal = 1
    /// The tint color.
    case alwaysTemplate = 2
  }

  /// Creates a system symbol, known only by its name.
  public convenience init?(systemName: String, withConfiguration configuration: Configuration?) {
    let pointSize = (configuration as? SymbolConfiguration)?.pointSize
    self.init(symbol: systemName, ofSize: pointSize ?? UIFont.labelFontSize)
  }

  /// Creates an image of an asset catalog, known only by its name.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name)
  }

  /// Creates an image of an asset catalog, known only by its name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Creates an image of a file, known only by its path.
  public convenience init?(contentsOfFile path: String) { self.init(named: path) }

  /// Creates an image without size; the data is kept without effect.
  public convenience init?(data: Data) {
    self.init()
    UIKitSimulation.noteInert("UIImage.init(data:)")
  }

  /// Returns the image; a symbol in the size of the configuration.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    configured(by: configuration)
  }
  /// Returns the image; a symbol in the size of the configuration.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    configured(by: configuration)
  }
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  public func preparingForDisplay() -> UIImage? { self }
  /// Returns the image in a size, in points.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { resized(to: size) }
}
