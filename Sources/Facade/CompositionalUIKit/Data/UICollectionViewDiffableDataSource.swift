import Compositional
import Foundation

/// A data source whose data is a snapshot of identifiers, with Apple's name.
///
/// Section providers query it for the section at an index:
///
/// ```swift
/// let layout = UICollectionViewCompositionalLayout { index, environment in
///   guard let section = dataSource.sectionIdentifier(for: index) else { return nil }
///   return section.layout(in: environment)
/// }
/// ```
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  NSObject, UICollectionViewDataSource
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
  /// A closure that returns the cell of an item; nil is a programming error.
  public typealias CellProvider =
    (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// A closure that returns the supplementary view of a kind; nil for an empty view.
  public typealias SupplementaryViewProvider =
    (UICollectionView, String, IndexPath) -> UICollectionReusableView?

  /// The provider of supplementary views; nil for empty views.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// The closures that follow the items that the user expands and collapses.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  /// The closures that follow the items that the user moves.
  open var reorderingHandlers = ReorderingHandlers()
  /// The outlines of sections that were applied as outlines.
  var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] =
    [:]

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var store = DiffableStore<SectionIdentifierType, ItemIdentifierType>()

  /// Creates an empty data source and assigns it to a collection view.
  ///
  /// - Parameters:
  ///   - collectionView: The view that shows the data; it keeps a weak reference to the data
  ///     source.
  ///   - cellProvider: A closure that returns the cells.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Replaces the data by the differences, immediately.
  ///
  /// Cells, the selection, row offsets, measured sizes and the place on screen follow their items.
  ///
  /// - Parameters:
  ///   - snapshot: The new data.
  ///   - animatingDifferences: True if cells that go leave in time, where the view is in a window.
  ///   - completion: A closure, called at the end of the animation; without one, before this
  ///     returns.
  /// - Complexity: O(*n*), where *n* is the number of items of the sections that differ.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let old = store.current.snapshot
    let view = viewOfSource
    let known = view?.pending.counts == false ? view?.itemCounts : nil
    take(snapshot)
    if let view {
      if known == old.itemCounts, !old.sectionIdentifiers.isEmpty {
        let batch = snapshot.snapshot.difference(from: old)
        let counts = store.current.snapshot.itemCounts
        guard animatingDifferences else {
          UIView.performWithoutAnimation { view.take(batch, to: counts) }
          completion?()
          return
        }
        view.take(batch, to: counts)
        return view.atEnd(of: view.animatesChanges, completion)
      }
      view.reloadData()
    }
    completion?()
  }

  /// The collection view, if it shows this data.
  private var viewOfSource: UICollectionView? {
    collectionView?.dataSource === self ? collectionView : nil
  }

  private func take(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    store.take(snapshot)
    if !outlines.isEmpty {
      outlines = outlines.filter { snapshot.snapshot.contains(section: $0.key) }
    }
  }

  /// Replaces the data without comparing it to the previous data; all views are made again.
  ///
  /// - Parameters:
  ///   - snapshot: The new data.
  ///   - completion: A closure, called before this returns.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    take(snapshot)
    viewOfSource?.reloadData()
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

  /// Returns the item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    store.item(at: indexPath)
  }

  /// Returns the cell on screen of an item; nil for none.
  func cell(of item: ItemIdentifierType) -> UICollectionViewCell? {
    indexPath(for: item).flatMap { collectionView?.cellForItem(at: $0) }
  }

  /// Returns the index path of an item; nil if it is not in the data.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items in its section.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    store.indexPath(of: itemIdentifier)
  }

  /// Returns the number of sections in the data.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    store.current.numberOfSections
  }

  /// Returns the number of items in a section of the data.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    store.itemCount(ofSection: section)
  }

  /// Returns the cell provider's cell.
  ///
  /// - Precondition: The index path names an item, and the provider returns a cell for it.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    DiffableStore<SectionIdentifierType, ItemIdentifierType>.cell(
      at: indexPath, of: itemIdentifier(for: indexPath)
    ) { cellProvider(collectionView, indexPath, $0) }
  }

  /// Returns true if ``reorderingHandlers`` let a finger move the item.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Moves an item in the data after a finger has dropped it, and calls ``reorderingHandlers``.
  ///
  /// The view shows the item in its new place already.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath),
      let section = sectionIdentifier(for: destinationIndexPath.section)
    else { return }
    let old = store.current
    var new = store.current
    new.deleteItems([item])
    let others = new.itemIdentifiers(inSection: section)
    if others.indices.contains(destinationIndexPath.item) {
      new.insertItems([item], beforeItem: others[destinationIndexPath.item])
    } else {
      new.appendItems([item], toSection: section)
    }
    let transaction = NSDiffableDataSourceTransaction(initialSnapshot: old, finalSnapshot: new)
    reorderingHandlers.willReorder?(transaction)
    take(new)
    reorderingHandlers.didReorder?(transaction)
  }

  /// Returns the supplementary view provider's view; without a provider, an empty view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
}
