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
    if let call = contentInsets.invalidCall { return call }
    let edges = [
      edgeSpacing?.leading, edgeSpacing?.top, edgeSpacing?.trailing, edgeSpacing?.bottom,
    ]
    if let call = edges.lazy.compactMap({ $0?.value.invalidCall }).first { return call }
    if let call = supplementaryItems.lazy.compactMap({ $0.invalidCall }).first { return call }
    return (self as? NSCollectionLayoutGroup)?.invalidCallOfSubitems
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
    default: return subitems.lazy.compactMap { $0.invalidCall }.first
    }
  }
}

extension CollectionLayoutDimension {
  fileprivate var invalidCall: String? {
    dimension.isFinite ? nil : "NSCollectionLayoutDimension\(self)"
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
