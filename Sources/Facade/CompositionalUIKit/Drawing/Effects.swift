// Stand-ins for effects, paths and gradients, which are kept and not drawn.

import Foundation

/// A blur of what is behind a view.
open class UIBlurEffect: UIVisualEffect {
  /// The look of a blur.
  public enum Style: Int, Hashable, Sendable {
    /// Very light.
    case extraLight = 0
    case light = 1
    case dark = 2
    /// As the appearance is.
    case regular = 4
    /// As the appearance is, stronger.
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
  }

  /// The look.
  public let style: Style

  /// Creates a blur.
  public init(style: Style) { self.style = style }
}

/// The look of content on a blur.
open class UIVibrancyEffect: UIVisualEffect {
  public let blurEffect: UIBlurEffect

  /// Creates a look.
  public init(blurEffect: UIBlurEffect) { self.blurEffect = blurEffect }
}

/// A view with an effect on what is behind it.
open class UIVisualEffectView: UIView {
  /// The effect; nil for none.
  open var effect: UIVisualEffect?
  /// The view of the content, as large as the view.
  public let contentView = UIView(frame: .zero)

  /// Creates a view.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Creates a view; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// One bit per corner.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A path of lines and curves, of which the bounds are kept.
open class UIBezierPath: NSObject {
  /// The bounds, in points; null for an empty path.
  open private(set) var bounds = CGRect.null
  /// The last point, in points.
  open private(set) var currentPoint = CGPoint.zero
  /// The width of lines, in points.
  open var lineWidth: CGFloat = 1

  /// Creates an empty path.
  public override init() {}

  public convenience init(rect: CGRect) {
    self.init()
    bounds = rect
  }

  /// Creates an ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }

  /// Creates a rectangle with some round corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(rect: rect) }

  /// Creates a path with the box of another one.
  public convenience init(cgPath: CGPath) { self.init(rect: cgPath.boundingBox) }

  /// The path for layers.
  open var cgPath: CGPath { CGPath(rect: bounds, transform: nil) }

  /// True if the path has nothing.
  open var isEmpty: Bool { bounds.isNull }

  private func take(_ point: CGPoint) {
    bounds = bounds.union(CGRect(origin: point, size: .zero))
    currentPoint = point
  }

  /// Begins a line.
  open func move(to point: CGPoint) { take(point) }

  open func addLine(to point: CGPoint) { take(point) }

  /// Adds a curve; the bounds contain its control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    for point in [controlPoint1, controlPoint2, endPoint] { take(point) }
  }

  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { bounds = bounds.union(bezierPath.bounds) }

  /// Closes the path.
  open func close() {}

  /// Does nothing, because nothing is drawn.
  open func stroke() {
    UIKitSimulation.noteInert("UIBezierPath.stroke()")
  }

  /// Does nothing, because nothing is drawn.
  open func fill() {
    UIKitSimulation.noteInert("UIBezierPath.fill()")
  }
}

#if !canImport(QuartzCore)
  /// A layer of a gradient.
  open class CAGradientLayer: CALayer {
    /// The colors; nil for none.
    open var colors: [Any]?
    /// The places of the colors, from 0 to 1; nil for equal distances.
    open var locations: [NSNumber]?
    /// The start, as a part of the layer.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// The end, as a part of the layer.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// The kind of the gradient.
    open var type = CAGradientLayerType.axial
  }
#endif
