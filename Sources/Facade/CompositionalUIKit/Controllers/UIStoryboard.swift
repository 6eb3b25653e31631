// Stand-ins for nibs and storyboards, which are not read.

import Foundation

/// The name of a file with views; it is not read.
@preconcurrency @MainActor
public final class UINib: NSObject {
  /// The name of the file.
  public let name: String
  /// The bundle of the file; nil for the main bundle.
  public let bundle: Bundle?

  /// Creates a nib.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - bundleOrNil: The bundle of the file; nil for the main bundle.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil
    UIKitSimulation.noteInert("UINib.init(nibName:bundle:)")
  }
}

/// A way from one controller to another in a storyboard.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name; nil for none.
  public let identifier: String?
  /// The controller that is left.
  public let source: UIViewController
  /// The controller that is shown.
  public let destination: UIViewController

  /// Creates a way.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Does nothing; overridden by subclasses.
  open func perform() {}
}

/// A file with controllers; it is not read.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// The name of the file.
  public let name: String

  /// Creates a storyboard.
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
