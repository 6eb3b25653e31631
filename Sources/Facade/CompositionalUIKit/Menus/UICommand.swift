import Foundation

/// An element of a menu that calls a method by its name; none is called.
open class UICommand: UIMenuElement {
  /// The name of the method; nil for none.
  public let action: Selector?
  /// A longer title; nil for none.
  open var discoverabilityTitle: String?
  /// The behavior.
  open var attributes: Attributes = []
  open var state: State = .off

  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector?, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }
}
