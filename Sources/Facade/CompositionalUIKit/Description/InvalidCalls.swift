import Compositional
import Foundation

// Numbers that UIKit takes and no layout can use: those that are not finite, and counts below 1, such
// as `1 / CGFloat(columns)` before the data is there. A section with one is empty and reports the call.

extension NSCollectionLayoutItem {
  /// The first call of the item, or of what it contains, with a number that no layout can use; nil
  /// for none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nested items.
  var invalidCall: String? {
    let size = layoutSize.value
    if let call = size.widthDimension.invalidCall ?? size.heightDimension.invalidCall {
      return call
    }
    if let call = contentInsets.invalidCall ?? edgeSpacing?.value.invalidCall { return call }
    if let call = supplementaryItems.lazy.compactMap({ $0.invalidCall }).first { return call }
    switch self {
    case let group as NSCollectionLayoutGroup: return group.invalidCallOfSubitems
    case let item as NSCollectionLayoutBoundarySupplementaryItem: return item.invalidCallOfOffset
    case let item as NSCollectionLayoutSupplementaryItem: return item.invalidCallOfAnchors
    default: return nil
    }
  }
}

extension NSCollectionLayoutGroup {
  fileprivate var invalidCallOfSubitems: String? {
    if let call = interItemSpacing?.value.invalidCall { return call }
    switch arrangement {
    case .counted(let axis, let count) where count < 1:
      return "NSCollectionLayoutGroup.\(axis)(layoutSize:subitem:count: \(count))"
    case .repeating(let axis, let count) where count < 1:
      return "NSCollectionLayoutGroup.\(axis)(layoutSize:repeatingSubitem:count: \(count))"
    case .list(let axis) where subitems.isEmpty:
      return "NSCollectionLayoutGroup.\(axis)(layoutSize:subitems: [])"
    default: return subitems.lazy.compactMap { $0.invalidCall }.first
    }
  }
}

extension NSCollectionLayoutSupplementaryItem {
  fileprivate var invalidCallOfAnchors: String? {
    [containerAnchor, itemAnchor].lazy.compactMap { $0 }.first { !$0.offset.isFinite }.map {
      let name = $0.isFractionalOffset ? "fractionalOffset" : "absoluteOffset"
      return "NSCollectionLayoutAnchor(edges:\(name): \($0.offset.numbers))"
    }
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  fileprivate var invalidCallOfOffset: String? {
    offset.isFinite
      ? nil
      : "NSCollectionLayoutBoundarySupplementaryItem("
        + "layoutSize:elementKind:alignment:absoluteOffset: \(offset.numbers))"
  }
}

extension CollectionLayoutDimension {
  fileprivate var invalidCall: String? {
    dimension.isFinite ? nil : "NSCollectionLayoutDimension\(self)"
  }
}

extension CollectionLayoutEdgeSpacing {
  fileprivate var invalidCall: String? {
    [leading, top, trailing, bottom].lazy.compactMap { $0?.invalidCall }.first
  }
}

extension CollectionLayoutSpacing {
  fileprivate var invalidCall: String? {
    spacing.isFinite ? nil : "NSCollectionLayoutSpacing\(self)"
  }
}

extension DirectionalEdgeInsets {
  /// The assignment of insets of which one is not finite; nil if all are.
  var invalidCall: String? {
    [top, leading, bottom, trailing].allSatisfy { $0.isFinite } ? nil : "contentInsets = \(self)"
  }
}

extension CGPoint {
  fileprivate var numbers: String { "(\(points: x), \(points: y))" }
}
