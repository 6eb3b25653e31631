// Stand-ins for context menus and pointers, which are kept and not shown.

import Foundation

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
