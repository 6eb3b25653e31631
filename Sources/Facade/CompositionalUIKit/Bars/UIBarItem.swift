import Foundation

/// An item of a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title; nil for none.
  open var title: String?
  /// The image; nil for none.
  open var image: UIImage?
  /// True if the item can be operated.
  open var isEnabled = true
  /// A number that identifies the item.
  open var tag = 0
  /// The identifier for tests.
  open var accessibilityIdentifier: String?
  /// The label that VoiceOver reads.
  open var accessibilityLabel: String?

  /// Creates an item.
  public override init() {}

  /// Does nothing, because nothing is drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    UIKitSimulation.noteInert("UIBarItem.setTitleTextAttributes(_:for:)")
  }
}

extension UIBarItem: SimulatedObject {}
