import Compositional
import Foundation

/// The simulated application of the process, with the user's settings.
@preconcurrency @MainActor
public final class UIApplication: NSObject, Sendable {
  nonisolated fileprivate struct Values: Sendable {
    var category = PreferredContentSizeCategory.large
    var direction = UserInterfaceLayoutDirection.leftToRight
  }

  nonisolated fileprivate let state = SimulatedState(Values())
  nonisolated let scenes = SceneList()

  nonisolated package override init() {}

  /// The delegate of the application: that which was launched last; the caller keeps it.
  public var delegate: (any UIApplicationDelegate)? {
    get { scenes.delegate }
    set { scenes.delegate = newValue }
  }

  /// The scenes that are simulated in the process.
  public var connectedScenes: Set<UIScene> { scenes.connected }

  /// The simulated application of the process.
  nonisolated public static let shared = UIApplication()

  /// The preferred text size, initially `.large`; a test sets it by `simulation`.
  public var preferredContentSizeCategory: PreferredContentSizeCategory { state[\.category] }

  /// The layout direction, initially left to right; a test sets it by `simulation`.
  public var userInterfaceLayoutDirection: UserInterfaceLayoutDirection { state[\.direction] }
}

extension ObjectSimulation where Base == UIApplication {
  /// The preferred text size, initially `.large`.
  public var preferredContentSizeCategory: PreferredContentSizeCategory {
    get { base.preferredContentSizeCategory }
    nonmutating set { base.state[\.category] = newValue }
  }

  /// The layout direction, initially left to right.
  public var userInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    get { base.userInterfaceLayoutDirection }
    nonmutating set { base.state[\.direction] = newValue }
  }
}
