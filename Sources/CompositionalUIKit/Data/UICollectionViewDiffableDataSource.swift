import Compositional
import Foundation

/// A data source whose data are a snapshot of identifiers, under Apple's name.
///
/// Section providers ask it which section stands at an index:
///
/// ```swift
/// let layout = UICollectionViewCompositionalLayout { index, environment in
///   guard let section = dataSource.sectionIdentifier(for: index) else { return nil }
///   return section.layout(in: environment)
/// }
/// ```
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  NSObject, UICollectionViewDataSource
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
  /// What gives the cell of an item; nil is a mistake.
  public typealias CellProvider =
    (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// What gives the supplementary view of a kind at a place; nil for an empty one.
  public typealias SupplementaryViewProvider =
    (UICollectionView, String, IndexPath) -> UICollectionReusableView?

  /// What gives supplementary views; nil for empty ones.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Makes a data source without data, and makes it that of a collection view.
  ///
  /// - Parameters:
  ///   - collectionView: the view that shows the data; it does not keep its data source alive.
  ///   - cellProvider: gives the cells.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Shows other data; headless, at once.
  ///
  /// - Parameters:
  ///   - snapshot: the data from now on.
  ///   - animatingDifferences: has no effect.
  ///   - completion: is called before this returns.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    current = snapshot
    if let collectionView, collectionView.dataSource === self { collectionView.reloadData() }
    completion?()
  }

  /// Shows other data without looking for what is the same; headless, as `apply` does.
  ///
  /// - Parameters:
  ///   - snapshot: the data from now on.
  ///   - completion: is called before this returns.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    apply(snapshot, animatingDifferences: false, completion: completion)
  }

  /// The data of the moment, as a copy.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }

  /// The section at an index; nil when there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = current.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// Where a section stands; nil when it is not in the data.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// The item at a place; nil when there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard let section = sectionIdentifier(for: indexPath.section) else { return nil }
    let items = current.itemIdentifiers(inSection: section)
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// Where an item stands; nil when it is not in the data.
  ///
  /// - Complexity: linear in the items of its section.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    guard let section = current.sectionIdentifier(containingItem: itemIdentifier),
      let index = index(for: section),
      let item = current.itemIdentifiers(inSection: section).firstIndex(of: itemIdentifier)
    else { return nil }
    return IndexPath(item: item, section: index)
  }

  /// The number of sections of the data.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  /// The number of items of a section of the data.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }

  /// The cell that the cell provider gives.
  ///
  /// - Precondition: there is an item at the place, and the provider gives a cell for it.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      preconditionFailure("There is no item at \(indexPath). Ask for one of the snapshot's.")
    }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      preconditionFailure(
        "The cell provider gave no cell for \(item) at \(indexPath). Return one that was dequeued.")
    }
    return cell
  }

  /// The view that the supplementary view provider gives; without one, an empty view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
}
