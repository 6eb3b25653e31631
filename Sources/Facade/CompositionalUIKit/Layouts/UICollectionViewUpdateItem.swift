import Compositional
import Foundation

/// One update of the data, as a layout receives it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of an update.
  public enum Action: Int, Hashable, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    /// No change.
    case none = 4
  }

  /// The index path before the update; nil for an insertion.
  public let indexPathBeforeUpdate: IndexPath?
  /// The index path after the update; nil for a deletion.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind of the update.
  public let updateAction: Action

  /// Creates an update that a simulation passes to a layout.
  ///
  /// - Parameters:
  ///   - indexPathBeforeUpdate: The index path before the update; nil for an insertion.
  ///   - indexPathAfterUpdate: The index path after the update; nil for a deletion.
  ///   - updateAction: The kind of the update.
  public init(
    indexPathBeforeUpdate: IndexPath?, indexPathAfterUpdate: IndexPath?, updateAction: Action
  ) {
    self.indexPathBeforeUpdate = indexPathBeforeUpdate
    self.indexPathAfterUpdate = indexPathAfterUpdate
    self.updateAction = updateAction
  }
}
