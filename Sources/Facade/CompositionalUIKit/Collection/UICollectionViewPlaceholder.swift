// Stand-ins for parts of collection views that are not here.

import Foundation

/// A cell that stands for an item until its data has arrived.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  /// The place.
  public let insertionIndexPath: IndexPath
  /// The identifier of the cell.
  public let reuseIdentifier: String
  /// A closure that changes the cell; nil for none.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Creates a placeholder.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
  }
}

/// A placeholder for a dropped item.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {}

/// An object that translates between the places of the data and those on screen.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: AnyObject {
  /// Returns the index on screen of a section of the data.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  /// Returns the index in the data of a section on screen.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  /// Returns the place on screen of an item of the data; nil for none.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// Returns the place in the data of an item on screen; nil for none.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
}

/// A snapshot whose identifiers have no types, as frameworks in Objective-C make it.
public final class NSDiffableDataSourceSnapshotReference: NSObject {
  /// The identifiers of the sections, in order.
  public private(set) var sectionIdentifiers: [AnyHashable] = []
  private var items: [AnyHashable: [AnyHashable]] = [:]

  /// The identifiers of the items, in order.
  public var itemIdentifiers: [AnyHashable] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// The number of items.
  public var numberOfItems: Int { itemIdentifiers.count }

  /// Appends sections.
  public func appendSections(withIdentifiers sectionIdentifiers: [AnyHashable]) {
    self.sectionIdentifiers += sectionIdentifiers
  }

  /// Appends items to the last section.
  public func appendItems(withIdentifiers identifiers: [AnyHashable]) {
    guard let last = sectionIdentifiers.last else {
      preconditionFailure("There is no section to append items to; append one first.")
    }
    items[last, default: []] += identifiers
  }
}
