import Foundation

/// What a scene is made of.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name in the property list of the application, which is not read; nil for none.
  public let name: String?
  public let role: UISceneSession.Role
  /// The class of the delegate; nil for that of the property list; kept, without effect.
  open var delegateClass: AnyClass? {
    didSet { UIKitSimulation.noteInert("UISceneConfiguration.delegateClass") }
  }
  /// The class of the scene; nil for the usual one; kept, without effect.
  open var sceneClass: AnyClass? {
    didSet { UIKitSimulation.noteInert("UISceneConfiguration.sceneClass") }
  }

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - name: The name in the property list; it is not read.
  ///   - sessionRole: What the scene is for.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
