/// What changes in the data at once: items and sections that come, go, move or are shown anew.
///
/// Apple's name: the calls within `performBatchUpdates`. As there, deletes, reloads, reconfigures
/// and the sources of moves are counted as the data was before the batch, inserts and the
/// destinations of moves as it is after it; the order of the calls does not matter. Items that
/// are neither deleted nor moved keep their order and fill the places that no insert and no move
/// takes. A section that moves takes its items along: within it, deletes go by its old index and
/// inserts by its new one.
///
/// More than there, an item that moves may be reloaded or reconfigured as well, and a section that
/// moves reloaded.
///
/// A batch is a value. It is checked against the item counts when it is resolved; one that is
/// refused has changed nothing.
///
/// ```swift
/// var updates = BatchUpdates()
/// updates.deleteItems(at: [ElementIndexPath(item: 3, section: 0)])
/// updates.insertSections([1])
/// let resolved = try updates.resolved(from: [7, 5], to: [6, 2, 5])
/// resolved.newIndexPath(for: ElementIndexPath(item: 4, section: 0))  // 0.3
/// ```
public struct BatchUpdates: Hashable, Sendable {
  /// The operations, in the order of the calls.
  public var operations: [UpdateOperation]

  /// Makes a batch.
  ///
  /// - Parameter operations: what changes; nothing unless given.
  public init(_ operations: [UpdateOperation] = []) {
    self.operations = operations
  }

  /// Whether nothing changes.
  public var isEmpty: Bool { operations.isEmpty }
}

extension BatchUpdates {
  /// Inserts items.
  ///
  /// - Parameter indexPaths: where they are after the batch.
  public mutating func insertItems(at indexPaths: some Sequence<ElementIndexPath>) {
    for path in indexPaths { operations.append(.insertItem(path)) }
  }

  /// Deletes items.
  ///
  /// - Parameter indexPaths: where they were before the batch.
  public mutating func deleteItems(at indexPaths: some Sequence<ElementIndexPath>) {
    for path in indexPaths { operations.append(.deleteItem(path)) }
  }

  /// Moves an item, within its section or to another.
  ///
  /// - Parameters:
  ///   - indexPath: where it was before the batch.
  ///   - newIndexPath: where it is after the batch.
  public mutating func moveItem(
    at indexPath: ElementIndexPath, to newIndexPath: ElementIndexPath
  ) {
    operations.append(.moveItem(from: indexPath, to: newIndexPath))
  }

  /// Shows items anew: they lose their measured sizes.
  ///
  /// - Parameter indexPaths: where they were before the batch.
  public mutating func reloadItems(at indexPaths: some Sequence<ElementIndexPath>) {
    for path in indexPaths { operations.append(.reloadItem(path)) }
  }

  /// Shows something else in the cells of items: they keep their measured sizes.
  ///
  /// - Parameter indexPaths: where they were before the batch.
  public mutating func reconfigureItems(at indexPaths: some Sequence<ElementIndexPath>) {
    for path in indexPaths { operations.append(.reconfigureItem(path)) }
  }

  /// Inserts sections with all their items.
  ///
  /// - Parameter sections: where they are after the batch.
  public mutating func insertSections(_ sections: some Sequence<Int>) {
    for section in sections { operations.append(.insertSection(section)) }
  }

  /// Deletes sections with all their items.
  ///
  /// - Parameter sections: where they were before the batch.
  public mutating func deleteSections(_ sections: some Sequence<Int>) {
    for section in sections { operations.append(.deleteSection(section)) }
  }

  /// Moves a section with its items.
  ///
  /// - Parameters:
  ///   - section: where it was before the batch.
  ///   - newSection: where it is after the batch.
  public mutating func moveSection(_ section: Int, toSection newSection: Int) {
    operations.append(.moveSection(from: section, to: newSection))
  }

  /// Shows sections anew: all their items are new, as many as there are then.
  ///
  /// - Parameter sections: where they were before the batch.
  public mutating func reloadSections(_ sections: some Sequence<Int>) {
    for section in sections { operations.append(.reloadSection(section)) }
  }
}

extension BatchUpdates: ExpressibleByArrayLiteral {
  /// Makes a batch of operations.
  public init(arrayLiteral operations: UpdateOperation...) {
    self.init(operations)
  }
}
