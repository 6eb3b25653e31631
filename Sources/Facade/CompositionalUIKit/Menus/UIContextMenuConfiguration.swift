import Foundation

/// A context menu and a preview, made by closures when a finger asks for them.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The name; nil for none.
  public let identifier: (any NSCopying)?
  fileprivate let preview: (() -> UIViewController?)?
  fileprivate let actions: (([UIMenuElement]) -> UIMenu?)?

  /// Creates a context menu.
  ///
  /// - Parameters:
  ///   - identifier: The name; nil for none.
  ///   - previewProvider: A closure that makes the preview; nil for the view itself.
  ///   - actionProvider: A closure that makes the menu; nil for none.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier
    preview = previewProvider
    actions = actionProvider
  }
}

extension ObjectSimulation where Base: UIContextMenuConfiguration {
  /// Returns the menu, as a long press asks for it; nil for none.
  public func menu() -> UIMenu? { base.actions?([]) }

  /// Returns the preview, as a long press asks for it; nil for the view itself.
  public func preview() -> UIViewController? { base.preview?() }
}
