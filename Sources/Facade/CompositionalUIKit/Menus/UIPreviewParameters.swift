import Foundation

/// The look of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The color behind; nil for that of the system.
  open var backgroundColor: UIColor?
  /// The visible part; nil for all.
  open var visiblePath: UIBezierPath?
  /// The shape of the shadow; nil for that of the visible part.
  open var shadowPath: UIBezierPath?

  /// Creates a look.
  public override init() {}
}
