/// Simultaneous changes of the data: inserts, deletes, moves, reloads and reconfigures.
///
/// Apple's name: the calls within `performBatchUpdates`. As there, deletes, reloads, reconfigures
/// and the sources of moves use indices before the batch, inserts and the destinations of moves use
/// indices after it; the order of the calls does not matter. Items that are neither deleted nor
/// moved keep their order and fill the positions that no insert or move takes. A section that moves
/// takes its items along: within it, deletes use its old index and inserts its new one.
///
/// Unlike there, an item that moves may also be reloaded or reconfigured, and a section that moves
/// may also be reloaded.
///
/// A batch is a value. It is validated against the item counts when it is resolved; a rejected
/// batch changes nothing.
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

  /// Creates a batch.
  ///
  /// - Parameter operations: The operations; none by default.
  public init(_ operations: [UpdateOperation] = []) {
    self.operations = operations
  }

  /// True if the batch has no operations.
  public var isEmpty: Bool { operations.isEmpty }
}

extension BatchUpdates {
  /// Inserts items.
  ///
  /// - Parameter indexPaths: The index paths after the batch.
  @inlinable
  public mutating func insertItems(at indexPaths: some Sequence<ElementIndexPath>) {
    for path in indexPaths { operations.append(.insertItem(path)) }
  }

  /// Deletes items.
  ///
  /// - Parameter indexPaths: The index paths before the batch.
  @inlinable
  public mutating func deleteItems(at indexPaths: some Sequence<ElementIndexPath>) {
    for path in indexPaths { operations.append(.deleteItem(path)) }
  }

  /// Moves an item, within its section or to another.
  ///
  /// - Parameters:
  ///   - indexPath: The index path before the batch.
  ///   - newIndexPath: The index path after the batch.
  public mutating func moveItem(
    at indexPath: ElementIndexPath, to newIndexPath: ElementIndexPath
  ) {
    operations.append(.moveItem(from: indexPath, to: newIndexPath))
  }

  /// Reloads items: their measured sizes are discarded.
  ///
  /// - Parameter indexPaths: The index paths before the batch.
  @inlinable
  public mutating func reloadItems(at indexPaths: some Sequence<ElementIndexPath>) {
    for path in indexPaths { operations.append(.reloadItem(path)) }
  }

  /// Reconfigures items: their cells show other content and are measured again.
  ///
  /// - Parameter indexPaths: The index paths before the batch.
  @inlinable
  public mutating func reconfigureItems(at indexPaths: some Sequence<ElementIndexPath>) {
    for path in indexPaths { operations.append(.reconfigureItem(path)) }
  }

  /// Inserts sections with all their items.
  ///
  /// - Parameter sections: The indices after the batch.
  @inlinable
  public mutating func insertSections(_ sections: some Sequence<Int>) {
    for section in sections { operations.append(.insertSection(section)) }
  }

  /// Deletes sections with all their items.
  ///
  /// - Parameter sections: The indices before the batch.
  @inlinable
  public mutating func deleteSections(_ sections: some Sequence<Int>) {
    for section in sections { operations.append(.deleteSection(section)) }
  }

  /// Moves a section with its items.
  ///
  /// - Parameters:
  ///   - section: The index before the batch.
  ///   - newSection: The index after the batch.
  public mutating func moveSection(_ section: Int, toSection newSection: Int) {
    operations.append(.moveSection(from: section, to: newSection))
  }

  /// Reloads sections: all their items are new, and their number may change.
  ///
  /// - Parameter sections: The indices before the batch.
  @inlinable
  public mutating func reloadSections(_ sections: some Sequence<Int>) {
    for section in sections { operations.append(.reloadSection(section)) }
  }
}

extension BatchUpdates: ExpressibleByArrayLiteral {
  /// Creates a batch of operations.
  public init(arrayLiteral operations: UpdateOperation...) {
    self.init(operations)
  }
}
