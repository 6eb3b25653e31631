// Stand-ins for actions and commands. An action can be performed by a test.

import Foundation

/// A closure that an action calls.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// An element of a menu, or the effect of a control, with a closure.
open class UIAction: UIMenuElement {
  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name.
  public let identifier: Identifier
  /// A longer title; nil for none.
  open var discoverabilityTitle: String?
  /// The behavior.
  open var attributes: Attributes
  open var state: State
  /// The control that performs the action; nil for none.
  open internal(set) weak var sender: AnyObject?
  private let handler: UIActionHandler

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Calls the closure, as a touch of the element does.
  ///
  /// - Parameters:
  ///   - sender: The element that was touched.
  ///   - target: The object around it; has no effect.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender.map { $0 as AnyObject }
    handler(self)
  }

  /// Changes the title.
  open func setTitle(_ title: String) { self.title = title }
}
