// Stand-ins for the content of navigation bars, nibs and storyboards. What bars show is added by the
// module UIKit.

import Foundation

/// The content of a navigation bar.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, Keeping {
  package var kept: [String: Any] = [:]
  /// The title.
  open var title: String?
  /// A line above the title.
  open var prompt: String?

  /// Creates an item without a title.
  public override init() {}

  /// Creates an item.
  public init(title: String) { self.title = title }
}

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
