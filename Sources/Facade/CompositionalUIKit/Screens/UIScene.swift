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
  open var title: String! = ""
}

/// The scenes of an application, without keeping them alive.
@MainActor
final class SceneList {
  private struct Entry {
    weak var scene: UIScene?
  }

  private var entries: [Entry] = []
  weak var delegate: (any UIApplicationDelegate)?

  nonisolated init() {}

  var connected: Set<UIScene> { Set(entries.compactMap(\.scene)) }

  func add(_ scene: UIScene) {
    entries.removeAll { $0.scene == nil }
    entries.append(Entry(scene: scene))
  }
}
