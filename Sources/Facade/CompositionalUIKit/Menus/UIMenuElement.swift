// Stand-ins for the elements of menus, which are kept and not shown.

import Foundation

/// An element of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The state of an element.
  public enum State: Int, Hashable, Sendable {
    case off = 0
    case on = 1
    /// Partly on.
    case mixed = 2
  }

  /// The behavior of an element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit per attribute.
    public let rawValue: UInt
    /// Creates attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// The element deletes.
    public static let destructive = Attributes(rawValue: 2)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays after the choice.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  open internal(set) var title: String
  /// The image; nil for none.
  open internal(set) var image: UIImage?
  /// The line below the title; nil for none.
  open var subtitle: String?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}
