// Sections, items and rows of index paths: a stand-in, what headless layout code needs of what
// UIKit adds to Foundation's.

import Compositional
import Foundation

extension IndexPath {
  /// Makes the path of an item.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// Makes the path of a row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The section.
  ///
  /// - Precondition: the path has a section and an item. That of a header of the layout itself has
  ///   one part, as at Apple; ask for its `count` first.
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
  /// - Precondition: the path has a section and an item.
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

  /// The row: the item under its name in tables.
  ///
  /// - Precondition: the path has a section and a row.
  public var row: Int {
    get { item }
    set { item = newValue }
  }

  private func requireSectionAndItem() {
    precondition(
      count == 2,
      """
      Invalid index path: \(Array(self)). A section and an item are needed, as in \
      IndexPath(item: 3, section: 0); a boundary item of the layout itself has one part, so ask \
      for the count of its path first.
      """)
  }

  /// Makes the path of a place of the engine.
  ///
  /// - Parameter path: a section and an item; the place of the layout's own boundary items, whose
  ///   item is `Int.max`, gives a path of one part, as UIKit has it.
  public init(_ path: ElementIndexPath) {
    self = path.isOfLayout ? [path.section] : [path.section, path.item]
  }
}

extension ElementIndexPath {
  /// Makes the engine's place of a path.
  ///
  /// - Parameter indexPath: a section and an item, or the one part that the layout's own boundary
  ///   items have.
  /// - Precondition: the path has one or two parts.
  public init(_ indexPath: IndexPath) {
    precondition(
      indexPath.count == 1 || indexPath.count == 2,
      """
      Invalid index path: \(Array(indexPath)). Write IndexPath(item: 3, section: 0) for an item \
      or an ordinal, or IndexPath(index: 0) for a boundary item of the layout itself.
      """)
    self.init(item: indexPath.count == 2 ? indexPath[1] : .max, section: indexPath[0])
  }
}
