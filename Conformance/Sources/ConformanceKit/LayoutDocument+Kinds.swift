import CompositionalDocuments
import UIKit

extension LayoutDocument {
  /// The kinds of all supplementary views.
  @MainActor var supplementaryKinds: Set<String> {
    var kinds = Set(supplementarySizes.map(\.kind))
    let hasLists = sections.contains { if case .list = $0 { true } else { false } }
    if hasLists {
      kinds.insert(UICollectionView.elementKindSectionHeader)
      kinds.insert(UICollectionView.elementKindSectionFooter)
    }
    return kinds
  }

  /// The kinds of all backgrounds.
  var decorationKinds: Set<String> {
    Set(
      sections.flatMap { section in
        switch section {
        case .section(let section): section.decorationItems.map(\.elementKind)
        case .list(_, let changes): changes.decorationItems.map(\.elementKind)
        }
      })
  }

  /// True if a section scrolls orthogonally.
  var hasOrthogonalSections: Bool { scrollingBehaviors.contains { $0 != .none } }

  /// True if a section pages by groups that rest in the center.
  var hasCenteredRows: Bool { scrollingBehaviors.contains(.groupPagingCentered) }

  private var scrollingBehaviors: [OrthogonalScrollingBehavior] {
    sections.map { section in
      switch section {
      case .section(let section): section.orthogonalScrollingBehavior
      case .list(_, let changes): changes.orthogonalScrollingBehavior ?? .none
      }
    }
  }

  /// Returns the axes along which an element sizes itself.
  ///
  /// Cells of a section are taken as one: along an axis on which one is estimated, all answer.
  func estimatedAxes(of id: ElementID) -> (width: Bool, height: Bool) {
    let sizes: [CollectionLayoutSize]
    switch id {
    case .cell(let path):
      guard case .section(let section) = sections[path.section % sections.count] else {
        return (false, true)
      }
      sizes = section.group.item.cells.map(\.layoutSize)
    case .supplementary(let kind, _):
      sizes = supplementarySizes.filter { $0.kind == kind }.map(\.size)
      // The headers and footers of lists are as high as their content.
      guard !sizes.isEmpty else { return (false, true) }
    case .decoration: return (false, false)
    }
    return (
      sizes.contains { $0.widthDimension.isEstimated },
      sizes.contains { $0.heightDimension.isEstimated }
    )
  }

  /// The kind and the size of each supplementary view of the document.
  private var supplementarySizes: [(kind: String, size: CollectionLayoutSize)] {
    var sizes = configuration.boundarySupplementaryItems.map { ($0.elementKind, $0.layoutSize) }
    for section in sections {
      switch section {
      case .section(let section):
        sizes += section.boundarySupplementaryItems.map { ($0.elementKind, $0.layoutSize) }
        sizes += section.group.item.anchored.map { ($0.elementKind, $0.layoutSize) }
      case .list(_, let changes):
        sizes += changes.boundarySupplementaryItems.map { ($0.elementKind, $0.layoutSize) }
      }
    }
    return sizes.map { (kind: $0.0, size: $0.1) }
  }
}

extension CollectionLayoutItem {
  /// The cells of the item as they are described.
  fileprivate var cells: [CollectionLayoutItem] {
    isGroup ? subitems.flatMap(\.cells) : [self]
  }

  /// The views that are anchored in the item.
  fileprivate var anchored: [CollectionLayoutSupplementaryItem] {
    supplementaryItems + subitems.flatMap(\.anchored)
  }
}
