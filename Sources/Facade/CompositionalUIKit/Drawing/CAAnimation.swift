// Stand-ins for QuartzCore's animations and Core Graphics' paths, which are kept and not drawn.

import Compositional
import Foundation

#if !canImport(QuartzCore)
  /// The name of a curve of time.
  public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Even.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the start.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  }

  /// A curve of time.
  open class CAMediaTimingFunction: NSObject {
    /// Creates a curve.
    public init(name: CAMediaTimingFunctionName) {}
  }

  /// An animation of a layer, which never runs.
  open class CAAnimation: NSObject {
    /// The duration, in seconds.
    open var duration: TimeInterval = 0
    /// The number of runs.
    open var repeatCount: Float = 0
    /// True if the animation runs back as well.
    open var autoreverses = false
    /// True if the animation is removed at its end.
    open var isRemovedOnCompletion = true
    /// The curve of time; nil for an even one.
    open var timingFunction: CAMediaTimingFunction?

    /// Creates an animation.
    public override init() {}
  }

  /// An animation of a property.
  open class CABasicAnimation: CAAnimation {
    /// The property; nil for none.
    open var keyPath: String?
    /// The value at the start; nil for the present one.
    open var fromValue: Any?
    /// The value at the end; nil for the present one.
    open var toValue: Any?
    /// True if each run begins where the one before ended.
    open var isCumulative = false

    /// Creates an animation of a property.
    public convenience init(keyPath: String?) {
      self.init()
      self.keyPath = keyPath
    }
  }

  /// The name of a transition.
  public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The content fades.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The content slides over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The content pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content slides away.
    public static let reveal = CATransitionType(rawValue: "reveal")
  }

  /// The side from which a transition comes.
  public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
  }

  /// The key of the transition of a layer.
  public let kCATransition = "transition"

  /// A transition between contents of a layer.
  open class CATransition: CAAnimation {
    /// The kind.
    open var type = CATransitionType.fade
    /// The side from which it comes; nil for none.
    open var subtype: CATransitionSubtype?
  }

  /// A layer with a path.
  open class CAShapeLayer: CALayer {
    /// The path; nil for none.
    open var path: CGPath?
    /// The color inside the path; nil for none.
    open var fillColor: CGColor?
    /// The color of the line; nil for none.
    open var strokeColor: CGColor?
    /// The width of the line, in points.
    open var lineWidth: CGFloat = 1
    /// The lengths of dashes and of the gaps between them, in points; nil for a line.
    open var lineDashPattern: [NSNumber]?
    /// The part of the path at which the line begins, from 0 to 1.
    open var strokeStart: CGFloat = 0
    /// The part of the path at which the line ends, from 0 to 1.
    open var strokeEnd: CGFloat = 1
  }
#endif

#if !canImport(CoreGraphics)
  /// The outline of a shape, of which the box is kept.
  public final class CGPath: Hashable, Sendable {
    /// The box around the path, in points; null for an empty path.
    public let boundingBox: CGRect

    /// Creates a rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - transform: The transform of the rectangle; nil for none.
    public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
      boundingBox = transform.map { rect.applying($0.pointee) } ?? rect
    }

    /// Returns true if the boxes are equal.
    public static func == (a: CGPath, b: CGPath) -> Bool { a.boundingBox == b.boundingBox }

    /// Hashes the corners of the box.
    public func hash(into hasher: inout Hasher) {
      for number in [boundingBox.minX, boundingBox.minY, boundingBox.maxX, boundingBox.maxY] {
        hasher.combine(number)
      }
    }
  }
#endif
