// Stand-ins for context menus and pointers, which are kept and not shown.

import Foundation

extension UIView {
  public func addInteraction(_ interaction: any UIInteraction) {
    interactions.append(interaction)
    (interaction as? UIContextMenuInteraction)?.view = self
    (interaction as? UIPointerInteraction)?.view = self
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }
}

extension ObjectSimulation where Base: UIView {
  /// Asks the context menu interactions of the view for a menu, as a long press does.
  ///
  /// - Parameter point: The place of the finger, in points of the view.
  /// - Returns: The menu; nil for none.
  public func contextMenu(at point: CGPoint = .zero) -> UIMenu? {
    for case let interaction as UIContextMenuInteraction in base.interactions {
      let found = interaction.delegate?.contextMenuInteraction(
        interaction, configurationForMenuAtLocation: point)
      if let found { return found.simulation.menu() }
    }
    return nil
  }
}
