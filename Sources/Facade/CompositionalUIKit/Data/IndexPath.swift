// A stand-in for UIKit's additions to Foundation's index paths: sections, items and rows.

import Compositional
import Foundation

extension IndexPath {
  /// Creates the index path of an item.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// Creates the index path of a row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The section.
  ///
  /// - Precondition: The index path has a section and an item. The index path of the layout's own
  ///   header has one component, as in UIKit; check `count` first.
  public var section: Int {
    get {
      requireSectionAndItem()
      return self[0]
    }
    set {
      requireSectionAndItem()
      self[0] = newValue
    }
  }

  /// The item.
  ///
  /// - Precondition: The index path has a section and an item.
  public var item: Int {
    get {
      requireSectionAndItem()
      return self[1]
    }
    set {
      requireSectionAndItem()
      self[1] = newValue
    }
  }

  /// The row, the item's name in tables.
  ///
  /// - Precondition: The index path has a section and a row.
  public var row: Int {
    get { item }
    set { item = newValue }
  }

  private func requireSectionAndItem() {
    require(
      count == 2,
      """
      Invalid index path: \(Array(self)). A section and an item are needed, as in \
      IndexPath(item: 3, section: 0); a boundary item of the layout itself has one part, so ask \
      for the count of its path first.
      """)
  }

  /// Creates an index path from one of the engine.
  ///
  /// - Parameter path: A section and an item. The path of the layout's own boundary items, whose
  ///   item is `Int.max`, becomes an index path of one component, as in UIKit.
  public init(_ path: ElementIndexPath) {
    self = path.isOfLayout ? [path.section] : [path.section, path.item]
  }
}

extension ElementIndexPath {
  /// Creates an index path of the engine.
  ///
  /// - Parameter indexPath: A section and an item, or the one component of the layout's own
  ///   boundary items.
  /// - Precondition: The index path has one or two components.
  public init(_ indexPath: IndexPath) {
    require(
      indexPath.count == 1 || indexPath.count == 2,
      """
      Invalid index path: \(Array(indexPath)). Write IndexPath(item: 3, section: 0) for an item \
      or an ordinal, or IndexPath(index: 0) for a boundary item of the layout itself.
      """)
    self.init(item: indexPath.count == 2 ? indexPath[1] : .max, section: indexPath[0])
  }
}
