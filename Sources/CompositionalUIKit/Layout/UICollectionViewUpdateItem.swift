import Compositional
import Foundation

/// One update of the data, as a layout is told of it.
open class UICollectionViewUpdateItem: NSObject {
  /// What is done to an item or a section.
  public enum Action: Int, Hashable, Sendable {
    /// It is new.
    case insert = 0
    /// It is gone.
    case delete = 1
    /// It is shown anew.
    case reload = 2
    /// It is elsewhere.
    case move = 3
    /// Nothing.
    case none = 4
  }

  /// Where the item was; nil for a new one.
  public let indexPathBeforeUpdate: IndexPath?
  /// Where the item is; nil for one that is gone.
  public let indexPathAfterUpdate: IndexPath?
  /// What is done.
  public let updateAction: Action

  /// Makes an update, which a simulation hands to a layout.
  ///
  /// - Parameters:
  ///   - indexPathBeforeUpdate: where the item was; nil for a new one.
  ///   - indexPathAfterUpdate: where the item is; nil for one that is gone.
  ///   - updateAction: what is done.
  public init(
    indexPathBeforeUpdate: IndexPath?, indexPathAfterUpdate: IndexPath?, updateAction: Action
  ) {
    self.indexPathBeforeUpdate = indexPathBeforeUpdate
    self.indexPathAfterUpdate = indexPathAfterUpdate
    self.updateAction = updateAction
  }
}
