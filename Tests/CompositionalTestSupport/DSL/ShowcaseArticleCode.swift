// swift-format-ignore-file
// The code of the article on CompositionalLayoutDSL, word for word: it has to compile as it stands.

import CompositionalDSL

// The declarations that the code of the article needs.
typealias NSCollectionLayoutEnvironment = CollectionLayoutEnvironment

enum PinnedSectionHeaderFooterViewController {
    static let sectionHeaderElementKind = "section-header"
    static let sectionFooterElementKind = "section-footer"
}

final class ArticleCollectionView {
    private(set) var layout: CompositionalLayout?

    func setCollectionViewLayout(_ layout: CompositionalLayout, animated: Bool) {
        self.layout = layout
    }
}

enum ArticleCode {
    static func nestedGroups() -> CollectionLayout {
// ---- from here
let layout = LayoutBuilder {
    Section {
        HGroup {
            Item()
                .width(.fractionalWidth(0.7))
                .contentInsets(value: 10)
            VGroup(count: 2) {
                Item().contentInsets(value: 10)
            }
            .width(.fractionalWidth(0.3))
        }
        .height(.fractionalHeight(0.4))
        .width(.fractionalWidth(0.85))
    }
    .orthogonalScrollingBehavior(.continuous)
}
// ---- to here
        return layout
    }

    static func pinnedList() -> CollectionLayout {
// ---- from here
let layout = LayoutBuilder {
    Section {
        HGroup {
            Item()
        }
        .height(.absolute(44))
    }
    .boundarySupplementaryItems {
        BoundarySupplementaryItem(
            elementKind: PinnedSectionHeaderFooterViewController.sectionHeaderElementKind
        )
        .height(.estimated(44))
        .alignment(.top)
        .pinToVisibleBounds(true)
        .zIndex(zIndex: 2)
        BoundarySupplementaryItem(
            elementKind: PinnedSectionHeaderFooterViewController.sectionFooterElementKind
        )
        .height(.estimated(44))
        .alignment(.bottom)
    }
}
// ---- to here
        return layout
    }

    static func tiles() -> CollectionLayout {
        let collectionView = ArticleCollectionView()
// ---- from here
// To apply the layout to the collection view
let compositionalLayout = CompositionalLayout { section, environment in
    TiledSection(environment: environment)
}
.interSectionSpacing(8)
collectionView.setCollectionViewLayout(compositionalLayout, animated: false)
// ---- to here
        return CollectionLayout(collectionView.layout!)
    }
}

// ---- from here
struct TiledGroup: LayoutGroup {
    let width: CGFloat
    let inset: CGFloat

    var layoutGroup: LayoutGroup {
        VGroup {
            bigCellTrailing
            threeSmallCells
            bigCellLeading
            threeSmallCells
        }
        .height(.absolute(totalHeight))
        .interItemSpacing(.fixed(inset))
    }

    // Computed values
    private var smallCellSize: CGFloat {
        return (width - inset * 2) / 3
    }

    private var bigCellSize: CGFloat {
        return smallCellSize * 2 + inset
    }

    private var totalHeight: CGFloat {
        return (bigCellSize + inset + smallCellSize) * 2 + inset
    }

    // Groups
    private var bigCellTrailing: LayoutGroup {
        HGroup {
            VGroup(count: 2) { Item() }
                .width(.absolute(smallCellSize))
                .interItemSpacing(.fixed(inset))
            Item()
                .width(.absolute(bigCellSize))
        }
        .height(.absolute(bigCellSize))
        .interItemSpacing(.fixed(inset))
    }

    private var bigCellLeading: LayoutGroup {
        HGroup {
            Item()
                .width(.absolute(bigCellSize))
            VGroup(count: 2) { Item() }
                .width(.absolute(smallCellSize))
                .interItemSpacing(.fixed(inset))
        }
        .height(.absolute(bigCellSize))
        .interItemSpacing(.fixed(inset))
    }

    private var threeSmallCells: LayoutGroup {
        HGroup(count: 3) { Item() }
            .height(.absolute(smallCellSize))
            .interItemSpacing(.fixed(inset))
    }
}

struct TiledSection: LayoutSection {
    private let inset: CGFloat = 8

    let environment: NSCollectionLayoutEnvironment

    var layoutSection: LayoutSection {
        Section {
            TiledGroup(
            	width: environment.container.effectiveContentSize.width,
            	inset: inset
            )
        }
        .interGroupSpacing(inset)
    }
}
// ---- to here
