// A renderer of images. Nothing is drawn: the closure of the app runs, and the image has its size.

import Foundation

/// The properties of a rendered image.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  /// The pixels of a point.
  open var scale: CGFloat = UIScreen.main.scale
  /// True if the image has no transparent parts.
  open var opaque = false

  /// Creates the properties of the main screen.
  public override init() {}

  /// Returns the properties of the main screen.
  open class func preferred() -> UIGraphicsImageRendererFormat { .init() }

  /// Returns the properties of the main screen.
  open class func `default`() -> UIGraphicsImageRendererFormat { .init() }
}

/// The surroundings of a closure that draws an image.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  /// The properties of the image.
  public let format: UIGraphicsImageRendererFormat
  #if !canImport(CoreGraphics)
    /// The context that Core Graphics draws in.
    public let cgContext = CGContext()
  #endif
  private let size: CGSize
  /// The image so far.
  open var currentImage: UIImage { UIImage(size: size) }

  init(_ size: CGSize, _ format: UIGraphicsImageRendererFormat) {
    self.size = size
    self.format = format
  }

  /// Draws nothing.
  open func fill(_ rect: CGRect) {}
  /// Draws nothing.
  open func stroke(_ rect: CGRect) {}
  /// Draws nothing.
  open func clip(to rect: CGRect) {}
}

/// A renderer, whose images have a size and no content.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  /// The properties of the images.
  public let format: UIGraphicsImageRendererFormat
  private let size: CGSize

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - size: The size of the images, in points.
  ///   - format: The properties of the images.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    self.format = format
  }

  /// Creates a renderer for the main screen.
  ///
  /// - Parameter size: The size of the images, in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .init()) }

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle that is drawn, in points.
  ///   - format: The properties of the images.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(size: bounds.size, format: format)
  }

  /// Creates a renderer for the main screen.
  ///
  /// - Parameter bounds: The rectangle that is drawn, in points.
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

  /// Calls a closure that draws, and returns an image of the size.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext(size, format))
    return UIImage(size: size)
  }

  /// Calls a closure that draws, and returns no data.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    _ = image(actions: actions)
    return Data()
  }

  /// Calls a closure that draws, and returns no data.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    _ = image(actions: actions)
    return Data()
  }
}

extension UIColor {
  /// Draws nothing.
  public func set() {}
  /// Draws nothing.
  public func setFill() {}
  /// Draws nothing.
  public func setStroke() {}
}

extension UIImage {
  /// Draws nothing.
  public func draw(in rect: CGRect) {}
  /// Draws nothing.
  public func draw(at point: CGPoint) {}
}

#if !canImport(CoreGraphics)
  /// A context that Core Graphics draws in.
  ///
  /// Nothing is drawn.
  @preconcurrency @MainActor
  public final class CGContext {
    init() {}
    /// Does nothing.
    public func saveGState() {}
    /// Does nothing.
    public func restoreGState() {}
    /// Does nothing.
    public func setFillColor(_ color: CGColor) {}
    /// Does nothing.
    public func setStrokeColor(_ color: CGColor) {}
    /// Does nothing.
    public func setLineWidth(_ width: CGFloat) {}
    /// Does nothing.
    public func setAlpha(_ alpha: CGFloat) {}
    /// Does nothing.
    public func fill(_ rect: CGRect) {}
    /// Does nothing.
    public func stroke(_ rect: CGRect) {}
    /// Does nothing.
    public func fillEllipse(in rect: CGRect) {}
    /// Does nothing.
    public func strokeEllipse(in rect: CGRect) {}
    /// Does nothing.
    public func addEllipse(in rect: CGRect) {}
    /// Does nothing.
    public func addRect(_ rect: CGRect) {}
    /// Does nothing.
    public func addPath(_ path: CGPath) {}
    /// Does nothing.
    public func beginPath() {}
    /// Does nothing.
    public func closePath() {}
    /// Does nothing.
    public func move(to point: CGPoint) {}
    /// Does nothing.
    public func addLine(to point: CGPoint) {}
    /// Does nothing.
    public func fillPath() {}
    /// Does nothing.
    public func strokePath() {}
    /// Does nothing.
    public func clip() {}
    /// Does nothing.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
    /// Does nothing.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
    /// Does nothing.
    public func rotate(by angle: CGFloat) {}
  }
#endif
