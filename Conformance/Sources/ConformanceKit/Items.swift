import CompositionalDocuments
import UIKit

/// Items, groups and views of a document as Apple's types.

extension NSCollectionLayoutItem {
  /// Returns an item or a group of a document.
  static func recorded(_ value: CollectionLayoutItem) -> NSCollectionLayoutItem {
    let size = NSCollectionLayoutSize(recorded: value.layoutSize)
    let views = value.supplementaryItems.map { NSCollectionLayoutSupplementaryItem.recorded($0) }
    let item: NSCollectionLayoutItem
    switch value.content {
    case .cell:
      item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: views)
    case .group(let axis, let subitems):
      let group = NSCollectionLayoutGroup.recorded(size, along: axis, subitems)
      group.interItemSpacing = value.interItemSpacing.map { .recorded($0) }
      group.supplementaryItems = views
      item = group
    case .custom(let provider):
      let frames = provider.fixedItems ?? []
      let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
        frames.map { NSCollectionLayoutGroupCustomItem(frame: $0.frame, zIndex: $0.zIndex) }
      }
      group.supplementaryItems = views
      item = group
    }
    item.surround(value.contentInsets, value.edgeSpacing)
    return item
  }
}

extension NSCollectionLayoutGroup {
  /// Returns a group of a document without its spacing and views.
  static func recorded(
    _ size: NSCollectionLayoutSize, along axis: LayoutAxis,
    _ subitems: CollectionLayoutItem.Subitems
  ) -> NSCollectionLayoutGroup {
    let items = subitems.items.map { NSCollectionLayoutItem.recorded($0) }
    return switch (subitems, axis) {
    case (.list, .horizontal): .horizontal(layoutSize: size, subitems: items)
    case (.list, .vertical): .vertical(layoutSize: size, subitems: items)
    case (.counted(_, let count), .horizontal):
      .horizontal(layoutSize: size, subitem: items[0], count: count)
    case (.counted(_, let count), .vertical):
      .vertical(layoutSize: size, subitem: items[0], count: count)
    case (.repeating(_, let count), .horizontal):
      .horizontal(layoutSize: size, repeatingSubitem: items[0], count: count)
    case (.repeating(_, let count), .vertical):
      .vertical(layoutSize: size, repeatingSubitem: items[0], count: count)
    }
  }
}

extension NSCollectionLayoutSupplementaryItem {
  /// Returns a view of a document that is anchored to an item.
  static func recorded(
    _ value: CollectionLayoutSupplementaryItem
  ) -> NSCollectionLayoutSupplementaryItem {
    let size = NSCollectionLayoutSize(recorded: value.layoutSize)
    let container = NSCollectionLayoutAnchor.recorded(value.containerAnchor)
    let item =
      if let anchor = value.itemAnchor {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: value.elementKind, containerAnchor: container,
          itemAnchor: .recorded(anchor))
      } else {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: value.elementKind, containerAnchor: container)
      }
    item.zIndex = value.zIndex
    item.surround(value.contentInsets, value.edgeSpacing)
    return item
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Returns a view of a document at an edge of a section or of the layout.
  static func recorded(
    _ value: CollectionLayoutBoundarySupplementaryItem
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(recorded: value.layoutSize),
      elementKind: value.elementKind,
      alignment: NSRectAlignment(rawValue: value.alignment.rawValue) ?? .none,
      absoluteOffset: value.offset)
    item.extendsBoundary = value.extendsBoundary
    item.pinToVisibleBounds = value.pinToVisibleBounds
    item.zIndex = value.zIndex
    item.surround(value.contentInsets, value.edgeSpacing)
    return item
  }
}

extension NSCollectionLayoutDecorationItem {
  /// Returns a background of a document.
  static func recorded(
    _ value: CollectionLayoutDecorationItem
  ) -> NSCollectionLayoutDecorationItem {
    let item = NSCollectionLayoutDecorationItem.background(elementKind: value.elementKind)
    item.zIndex = value.zIndex
    item.surround(value.contentInsets, value.edgeSpacing)
    return item
  }
}

extension NSCollectionLayoutItem {
  /// Sets the insets and the edge spacing of a document.
  fileprivate func surround(
    _ insets: DirectionalEdgeInsets, _ spacing: CollectionLayoutEdgeSpacing?
  ) {
    contentInsets = NSDirectionalEdgeInsets(recorded: insets)
    edgeSpacing = spacing.map { NSCollectionLayoutEdgeSpacing(recorded: $0) }
  }
}
