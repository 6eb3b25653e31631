import Compositional
import Foundation

/// A part of an application that is shown on a screen.
open class UIScene: UIResponder {
  /// The part of the life of a scene.
  public enum ActivationState: Int, Hashable, Sendable {
    /// Not connected.
    case unattached = -1
    /// Shown, and receives events.
    case foregroundActive = 0
    /// Shown.
    case foregroundInactive = 1
    /// Not shown.
    case background = 2
  }

  /// The part of the life.
  open var activationState: ActivationState { .foregroundActive }
  /// The title.
  open var title: String! = ""
}

/// A scene with windows.
open class UIWindowScene: UIScene {
  /// The windows.
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
  /// The screen.
  open var screen: UIScreen { UIScreen.main }
  /// The traits.
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

/// The scenes of an application, without keeping them alive.
@MainActor
final class SceneList {
  private struct Entry {
    weak var scene: UIScene?
  }

  private var entries: [Entry] = []

  nonisolated init() {}

  var connected: Set<UIScene> { Set(entries.compactMap(\.scene)) }

  func add(_ scene: UIScene) {
    entries.removeAll { $0.scene == nil }
    entries.append(Entry(scene: scene))
  }
}
