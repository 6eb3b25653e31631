// Stand-ins for the look of bars, which is kept and not drawn.

import Foundation

/// The look of a bar.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The color; nil for none.
  open var backgroundColor: UIColor?
  /// The blur; nil for none.
  open var backgroundEffect: UIBlurEffect?
  /// The image; nil for none.
  open var backgroundImage: UIImage?
  /// The color of the shadow; nil for none.
  open var shadowColor: UIColor?
  /// The image of the shadow; nil for none.
  open var shadowImage: UIImage?

  /// Creates a look.
  public override init() {}

  /// Takes the look of the system.
  open func configureWithDefaultBackground() { backgroundColor = nil }

  /// Takes a look without transparency.
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }

  /// Takes a transparent look.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    backgroundEffect = nil
    shadowColor = nil
  }
}
