import Foundation

/// A command of a key; no key is pressed.
open class UIKeyCommand: UICommand {
  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
  /// The delete key.
  public static let inputDelete = "\u{8}"

  /// The key; nil for none.
  public let input: String?
  /// The keys that are held at the same time.
  public let modifierFlags: UIKeyModifierFlags
  /// True if the command comes before those of the system.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command of a key.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector?, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state)
  }
}
