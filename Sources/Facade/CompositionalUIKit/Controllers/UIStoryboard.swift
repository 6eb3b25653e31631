// Stand-ins for nibs and storyboards, which are not read.

import Foundation

/// A file with controllers; it is not read.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// The name of the file.
  public let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    UIKitSimulation.noteInert("UIStoryboard.init(name:bundle:)")
  }

  /// Stops the program, because storyboards are not read.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    preconditionFailure(
      "Storyboards are not read here. Create \"\(identifier)\" of \(name) in code instead.")
  }

  /// Returns nil, because storyboards are not read.
  open func instantiateInitialViewController() -> UIViewController? { nil }

  /// Returns nil, because storyboards are not read; the closure is not called.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? { nil }

  /// Returns what a closure creates; without an archive it cannot create a controller from one.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    preconditionFailure(
      "Storyboards are not read here. Create \"\(identifier)\" of \(name) in code instead.")
  }
}
