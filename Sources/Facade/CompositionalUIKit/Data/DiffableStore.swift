import Compositional
import Foundation

/// The data of a diffable data source: a snapshot, and where its sections and items are.
struct DiffableStore<Section, Item> where Section: Hashable, Item: Hashable {
  /// The data, without marks.
  private(set) var current = NSDiffableDataSourceSnapshot<Section, Item>()

  /// Creates a store without data.
  init() {}

  /// Replaces the data.
  ///
  /// The marks of a snapshot are for one change alone, and are not kept.
  mutating func take(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    current = snapshot
    current.snapshot.clearMarks()
  }

  /// Returns the section at an index; nil if there is none.
  func section(at index: Int) -> Section? {
    let sections = current.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// Returns the item at an index path; nil if there is none.
  func item(at indexPath: IndexPath) -> Item? {
    guard let section = section(at: indexPath.section) else { return nil }
    let items = current.itemIdentifiers(inSection: section)
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// Returns the index path of an item; nil if it is not in the data.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items in its section.
  func indexPath(of item: Item) -> IndexPath? {
    guard let section = current.sectionIdentifier(containingItem: item),
      let index = current.indexOfSection(section),
      let place = current.itemIdentifiers(inSection: section).firstIndex(of: item)
    else { return nil }
    return IndexPath(item: place, section: index)
  }

  /// Returns the number of items of the section at an index; 0 if there is none.
  func itemCount(ofSection index: Int) -> Int {
    section(at: index).map { current.numberOfItems(inSection: $0) } ?? 0
  }

  /// Returns the cell of the item at an index path.
  ///
  /// - Parameters:
  ///   - indexPath: The index path.
  ///   - item: The item; nil if the data has none there, which stops the program.
  ///   - cell: The provider's cell; nil stops the program.
  static func cell<Cell>(
    at indexPath: IndexPath, of item: Item?, _ cell: (Item) -> Cell?
  ) -> Cell {
    guard let item else {
      halt("The snapshot has no item at \(indexPath). Use an index path in it.")
    }
    guard let cell = cell(item) else {
      halt(
        "The cell provider returned no cell for \(item) at \(indexPath). Return a dequeued cell.")
    }
    return cell
  }
}
