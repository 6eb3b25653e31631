// Layers: a stand-in, what headless layout code needs of QuartzCore's, which is to be set.

import Compositional
import Foundation

#if !canImport(QuartzCore)
  /// Corners of a layer.
  public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// A bit a corner.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  }

  /// The shape of a rounded corner.
  public enum CALayerCornerCurve: String, Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// A curve that starts softly.
    case continuous
  }

  /// What a view looks like; kept, not drawn.
  open class CALayer: NSObject {
    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat = 0
    /// The shape of the corners.
    open var cornerCurve: CALayerCornerCurve = .circular
    /// Which corners are rounded.
    open var maskedCorners: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// The width of the border, in points.
    open var borderWidth: CGFloat = 0
    /// The colour of the border.
    open var borderColor: CGColor?
    /// The colour of the ground.
    open var backgroundColor: CGColor?
    /// Whether what sticks out is hidden.
    open var masksToBounds: Bool = false
    /// The colour of the shadow.
    open var shadowColor: CGColor?
    /// The opacity of the shadow, from 0 to 1.
    open var shadowOpacity: Float = 0
    /// How far the shadow is moved, in points.
    open var shadowOffset: CGSize = CGSize(width: 0, height: -3)
    /// How far the shadow is blurred, in points.
    open var shadowRadius: CGFloat = 3
    /// The order in depth: higher is nearer to the eye.
    open var zPosition: CGFloat = 0
    /// A change of place, size and direction around the centre; that of the view is its plane part.
    open var transform: CATransform3D = CATransform3DIdentity
    /// The opacity, from 0 to 1.
    open var opacity: Float = 1
    /// Whether the layer is drawn once and kept as a picture.
    open var shouldRasterize: Bool = false
    /// Pixels a point of that picture.
    open var rasterizationScale: CGFloat = 1
    /// A name for whoever looks for the layer.
    open var name: String?
  }
#endif
