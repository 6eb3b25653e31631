// swift-format-ignore-file
// The code of the article on CompositionalLayoutDSL, word for word, with Apple's classes as results.

import CompositionalLayoutDSL
import Testing
import UIKit

private enum PinnedSectionHeaderFooterViewController {
  static let sectionHeaderElementKind = "section-header"
  static let sectionFooterElementKind = "section-footer"
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

/// Each block of the article in a collection view in a window, with frames worked out by hand.
@MainActor
@Suite struct ArticleTests {
  private func show(_ layout: UICollectionViewLayout, items: Int) -> (UIWindow, UICollectionView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    window.isHidden = false
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.simulation.itemCounts = [items]
    window.addSubview(view)
    window.layoutIfNeeded()
    return (window, view)
  }

  private func frames(_ view: UICollectionView) -> [CGRect] {
    (0..<view.simulation.itemCounts[0]).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
  }

  /// Frames are on whole pixels, a third of a point.
  private func expect(
    _ found: [CGRect], _ expected: [CGRect], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(found.count == expected.count, sourceLocation: sourceLocation)
    for (one, other) in zip(found, expected) {
      let distances = [
        one.minX - other.minX, one.minY - other.minY, one.width - other.width,
        one.height - other.height,
      ]
      #expect(distances.allSatisfy { abs($0) < 0.34 }, "\(one)", sourceLocation: sourceLocation)
    }
  }

  /// The group is 0.85 * 375 = 318.75 by 0.4 * 812 = 324.8 points, its first item 0.7 of that.
  private let nested = [
    CGRect(x: 10, y: 10, width: 203.125, height: 304.8),
    CGRect(x: 233.125, y: 10, width: 75.625, height: 142.4),
    CGRect(x: 233.125, y: 172.4, width: 75.625, height: 142.4),
    CGRect(x: 328.75, y: 10, width: 203.125, height: 304.8),
  ]

  @Test func nestedGroupsInUIKit() {
// ---- from here
let leadingItem = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.7),
                                       heightDimension: .fractionalHeight(1.0)))
leadingItem.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)

let trailingItem = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0),
                                       heightDimension: .fractionalHeight(0.3)))
trailingItem.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
let trailingGroup = NSCollectionLayoutGroup.vertical(
    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.3),
                                       heightDimension: .fractionalHeight(1.0)),
    subitem: trailingItem, count: 2)

let containerGroup = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.85),
                                       heightDimension: .fractionalHeight(0.4)),
    subitems: [leadingItem, trailingGroup])
let section = NSCollectionLayoutSection(group: containerGroup)
section.orthogonalScrollingBehavior = .continuous
let layout = UICollectionViewCompositionalLayout(section: section)
// ---- to here
    let (window, view) = show(layout, items: 4)
    expect(frames(view), nested)
    #expect(window.bounds.width == 375)
  }

  @Test func nestedGroupsInTheDSL() {
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
    let (window, view) = show(layout, items: 4)
    expect(frames(view), nested)
    #expect(window.bounds.width == 375)
  }

  private func boundaries(_ view: UICollectionView) -> [CGRect] {
    [
      PinnedSectionHeaderFooterViewController.sectionHeaderElementKind,
      PinnedSectionHeaderFooterViewController.sectionFooterElementKind,
    ].compactMap {
      view.layoutAttributesForSupplementaryElement(ofKind: $0, at: IndexPath(item: 0, section: 0))?
        .frame
    }
  }

  /// Rows of 44 points, 5 apart and 10 from the sides; 44 + 3 * 44 + 2 * 5 = 186 is where the footer begins.
  @Test func pinnedHeadersInUIKit() {
// ---- from here
let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0),
                                      heightDimension: .fractionalHeight(1.0))
let item = NSCollectionLayoutItem(layoutSize: itemSize)

let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0),
                                       heightDimension: .absolute(44))
let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

let section = NSCollectionLayoutSection(group: group)
section.interGroupSpacing = 5
section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)

let sectionHeader = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0),
                                       heightDimension: .estimated(44)),
    elementKind: PinnedSectionHeaderFooterViewController.sectionHeaderElementKind,
    alignment: .top)
let sectionFooter = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0),
                                       heightDimension: .estimated(44)),
    elementKind: PinnedSectionHeaderFooterViewController.sectionFooterElementKind,
    alignment: .bottom)
sectionHeader.pinToVisibleBounds = true
sectionHeader.zIndex = 2
section.boundarySupplementaryItems = [sectionHeader, sectionFooter]
let layout = UICollectionViewCompositionalLayout(section: section)
// ---- to here
    let (window, view) = show(layout, items: 3)
    expect(
      frames(view), [44, 93, 142].map { CGRect(x: 10, y: $0, width: 355, height: 44) })
    expect(boundaries(view), [0, 186].map { CGRect(x: 10, y: $0, width: 355, height: 44) })
    #expect(window.bounds.width == 375)
  }

  /// The article's form in the DSL leaves the spacing and the insets out.
  @Test func pinnedHeadersInTheDSL() {
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
    let (window, view) = show(layout, items: 3)
    expect(frames(view), [44, 88, 132].map { CGRect(x: 0, y: $0, width: 375, height: 44) })
    expect(boundaries(view), [0, 176].map { CGRect(x: 0, y: $0, width: 375, height: 44) })
    #expect(window.bounds.width == 375)
  }

  /// Small tiles of (375 - 16) / 3 = 119.667 points, big ones of 247.333; each 8 apart.
  @Test func tiles() {
    let (window, collectionView) = show(UICollectionViewCompositionalLayout { _, _ in nil }, items: 13)
// ---- from here
// To apply the layout to the collection view
let compositionalLayout = CompositionalLayout { section, environment in
    TiledSection(environment: environment)
}
.interSectionSpacing(8)
collectionView.setCollectionViewLayout(compositionalLayout, animated: false)
// ---- to here
    window.layoutIfNeeded()
    let (small, big) = (CGFloat(359) / 3, CGFloat(742) / 3)
    func tile(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: side, height: side)
    }
    let (second, third) = (small + 8, 2 * small + 16)
    expect(
      frames(collectionView),
      [
        tile(0, 0, small), tile(0, second, small), tile(second, 0, big),
        tile(0, big + 8, small), tile(second, big + 8, small), tile(third, big + 8, small),
        tile(0, 383, big), tile(third, 383, small), tile(third, 383 + second, small),
        tile(0, 391 + big, small), tile(second, 391 + big, small), tile(third, 391 + big, small),
        // The next group, 8 points below one of 758.
        tile(0, 766, small),
      ])
  }
}
