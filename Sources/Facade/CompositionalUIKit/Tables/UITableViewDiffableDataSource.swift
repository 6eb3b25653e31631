import Foundation

/// The data source of a table whose data is a snapshot of identifiers.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  NSObject, UITableViewDataSource
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
  /// A closure that returns the cell of an item; nil is a programming error.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  /// The animation of rows that come and go; kept, because rows change at once.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var store = DiffableStore<SectionIdentifierType, ItemIdentifierType>()

  /// Creates an empty data source and assigns it to a table.
  ///
  /// - Parameters:
  ///   - tableView: The table that shows the data; it keeps a weak reference to the data source.
  ///   - cellProvider: A closure that returns the cells.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// Replaces the data.
  ///
  /// Cells and the selection follow their items.
  ///
  /// - Parameters:
  ///   - snapshot: The new data.
  ///   - animatingDifferences: True for an animation, where the table is in a window; rows change at
  ///     once.
  ///   - completion: A closure, called at the end of the animation; without one, before this
  ///     returns.
  /// - Complexity: O(*n*), where *n* is the number of items.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let table = tableView?.dataSource === self ? tableView : nil
    let selected = table?.indexPathsForSelectedRows?.compactMap { itemIdentifier(for: $0) } ?? []
    let old = store.current.snapshot
    store.take(snapshot)
    if let table, table.content.isReloading || table.content.counts != old.itemCounts {
      table.makeRowsAgain()
      table.content.selection = selected.compactMap { indexPath(for: $0) }
    } else if let table {
      table.take(snapshot.snapshot.difference(from: old), to: store.current.snapshot.itemCounts)
      if animatingDifferences, table.animatesChanges, let completion {
        return table.noteBatch { _ in completion() }
      }
    }
    completion?()
  }

  /// Replaces the data and the rows; nothing is selected afterwards.
  ///
  /// - Parameters:
  ///   - snapshot: The new data.
  ///   - completion: A closure, called before this returns.
  /// - Complexity: O(*n*), where *n* is the number of items.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    store.take(snapshot)
    if tableView?.dataSource === self { tableView?.reloadData() }
    completion?()
  }

  /// Returns a copy of the current data.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    store.current
  }

  /// Returns the section at an index; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    store.section(at: index)
  }

  /// Returns the index of a section; nil if it is not in the data.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    store.current.indexOfSection(sectionIdentifier)
  }

  /// Returns the item of a row; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    store.item(at: indexPath)
  }

  /// Returns the row of an item; nil if it is not in the data.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items in its section.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    store.indexPath(of: itemIdentifier)
  }

  // MARK: The source of rows

  /// Returns the number of sections in the data.
  open func numberOfSections(in tableView: UITableView) -> Int { store.current.numberOfSections }

  /// Returns the number of items in a section of the data.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.itemCount(ofSection: section)
  }

  /// Returns the cell provider's cell.
  ///
  /// - Precondition: The index path names an item, and the provider returns a cell for it.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    DiffableStore<SectionIdentifierType, ItemIdentifierType>.cell(
      at: indexPath, of: itemIdentifier(for: indexPath)
    ) { cellProvider(tableView, indexPath, $0) }
  }

  /// Returns nil; overridden by subclasses whose sections have headers.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns nil; overridden by subclasses whose sections have footers.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Returns false; overridden by subclasses whose rows are edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Returns false; overridden by subclasses whose rows are moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing; overridden by subclasses whose rows are edited.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Called after the user has moved a row.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
