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
