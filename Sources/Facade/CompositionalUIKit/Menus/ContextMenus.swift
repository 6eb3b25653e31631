// Stand-ins for context menus and pointers, which are kept and not shown.

import Foundation

/// An element of a menu that is made when it is shown; none is shown.
open class UIDeferredMenuElement: UIMenu {
  /// The closure that makes the elements.
  fileprivate var provider: ((@escaping ([UIMenuElement]) -> Void) -> Void)?

  /// Creates an element.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(title: "")
    provider = elementProvider
  }

  /// Creates an element that is made each time.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}

extension ObjectSimulation where Base: UIDeferredMenuElement {
  /// Returns the elements, as a menu that is shown asks for them.
  public func elements() -> [UIMenuElement] {
    var elements: [UIMenuElement] = []
    base.provider? { elements = $0 }
    return elements
  }
}

/// The look of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The color behind; nil for that of the system.
  open var backgroundColor: UIColor?
  /// The visible part; nil for all.
  open var visiblePath: UIBezierPath?
  /// The shape of the shadow; nil for that of the visible part.
  open var shadowPath: UIBezierPath?

  /// Creates a look.
  public override init() {}
}

/// A view in a preview.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The look.
  public let parameters: UIPreviewParameters

  /// Creates a preview.
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.view = view
    self.parameters = parameters
  }
}

/// The object that shows a context menu for a view.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view; nil for none.
  var view: UIView? { get }
}

/// A context menu of a view.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view; nil for none.
  open internal(set) weak var view: UIView?
  /// The delegate.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Creates a context menu.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
}

/// The delegate of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns the menu at a point of the view; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// A change of the pointer over a view.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view; nil for none.
  open internal(set) weak var view: UIView?
  /// The delegate.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?

  /// Creates a change.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }
}

/// The delegate of a pointer; nothing is asked, because there is none.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {}

extension UIView {
  /// Adds an interaction.
  public func addInteraction(_ interaction: any UIInteraction) {
    interactions.append(interaction)
    (interaction as? UIContextMenuInteraction)?.view = self
    (interaction as? UIPointerInteraction)?.view = self
  }

  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }
}
