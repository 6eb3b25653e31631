import Foundation

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
