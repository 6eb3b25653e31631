import Compositional
import Foundation

/// A scene with windows.
open class UIWindowScene: UIScene {
  open internal(set) var windows: [UIWindow] = []
  /// The size of the scene, in points.
  let size: CGSize
  /// The safe area of the scene upright, in points.
  let safeAreaInsets: UIEdgeInsets
  /// The window that receives keys; nil for none.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// The orientation of the content.
  open var interfaceOrientation: UIInterfaceOrientation {
    windows.first?.interfaceOrientation ?? .portrait
  }
  open var screen: UIScreen { UIScreen.main }
  /// The points of the scene, which are those of the screen.
  open var coordinateSpace: any UICoordinateSpace { screen }
  open var traitCollection: UITraitCollection { UIWindow.traits(of: size) }

  /// Creates a scene for a simulation.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - safeAreaInsets: The safe area upright, in points.
  public init(simulating size: CGSize, safeAreaInsets: UIEdgeInsets = .zero) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    super.init()
    UIApplication.shared.scenes.add(self)
  }
}
