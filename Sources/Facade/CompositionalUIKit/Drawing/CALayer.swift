// A stand-in for QuartzCore's layers: properties that layout code sets.

import Compositional
import Foundation

#if !canImport(QuartzCore)
  /// The corners of a layer.
  public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// One bit per corner.
    public let rawValue: UInt

    /// Creates a set from its bits.
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

  /// The curve of a rounded corner.
  public enum CALayerCornerCurve: String, Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// A curve with continuous curvature.
    case continuous
  }

  /// The appearance of a view; kept, not drawn.
  open class CALayer: NSObject {
    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat = 0
    open var cornerCurve: CALayerCornerCurve = .circular
    /// The corners that are rounded.
    open var maskedCorners: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// The width of the border, in points.
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var backgroundColor: CGColor?
    /// True if content outside the bounds is clipped.
    open var masksToBounds: Bool = false
    open var shadowColor: CGColor?
    open var shadowOpacity: Float = 0
    /// The offset of the shadow, in points.
    open var shadowOffset: CGSize = CGSize(width: 0, height: -3)
    /// The blur radius of the shadow, in points.
    open var shadowRadius: CGFloat = 3
    /// The order in depth; higher is in front.
    open var zPosition: CGFloat = 0
    /// The transform around the center; the view's transform is its affine part.
    open var transform: CATransform3D = CATransform3DIdentity
    open var opacity: Float = 1
    /// True if the layer is rendered to a bitmap and cached.
    open var shouldRasterize: Bool = false
    /// The scale of that bitmap, in pixels per point.
    open var rasterizationScale: CGFloat = 1
    /// The name of the layer.
    open var name: String?
    /// The frame in the layer above, in points.
    ///
    /// The layer of a view does not follow the view.
    open var frame = CGRect.zero
    /// The part of the layer's own space that it shows, in points; its origin is zero.
    open var bounds: CGRect {
      get { CGRect(origin: .zero, size: frame.size) }
      set { frame.size = newValue.size }
    }
    /// True if the layer is not shown.
    open var isHidden = false
    /// The outline of the shadow; nil for that of the content.
    open var shadowPath: CGPath?
    /// The image or color of the content; nil for none.
    open var contents: Any?
    /// The layer whose opacity hides parts of this one; nil for none.
    open var mask: CALayer?
    /// The layers inside, from back to front; nil for none.
    open private(set) var sublayers: [CALayer]?
    /// The layer around; nil for none.
    open private(set) weak var superlayer: CALayer?

    /// Creates a layer.
    public override init() {}

    /// Adds a layer in front of the others.
    open func addSublayer(_ layer: CALayer) {
      insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
    }

    /// Adds a layer.
    ///
    /// - Parameters:
    ///   - layer: The layer, which leaves the one around it.
    ///   - index: The place, from 0 at the back.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
      layer.removeFromSuperlayer()
      var layers = sublayers ?? []
      layers.insert(layer, at: min(Int(index), layers.count))
      sublayers = layers
      layer.superlayer = self
    }

    /// Puts a layer at the place of another.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
      guard let index = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
      oldLayer.removeFromSuperlayer()
      insertSublayer(newLayer, at: UInt32(index))
    }

    /// Takes the layer out of the one around it.
    open func removeFromSuperlayer() {
      superlayer?.sublayers?.removeAll { $0 === self }
      superlayer = nil
    }

    /// Does nothing, because nothing is drawn.
    open func setNeedsDisplay() {
      UIKitSimulation.noteInert("CALayer.setNeedsDisplay()")
    }

    /// Does nothing: no animation runs.
    open func add(_ animation: CAAnimation, forKey key: String?) {
      UIKitSimulation.noteInert("CALayer.add(_:forKey:)")
    }

    /// Does nothing: no animation runs.
    open func removeAnimation(forKey key: String) {
      UIKitSimulation.noteInert("CALayer.removeAnimation(forKey:)")
    }

    /// Does nothing: no animation runs.
    open func removeAllAnimations() {
      UIKitSimulation.noteInert("CALayer.removeAllAnimations()")
    }
  }
#endif
