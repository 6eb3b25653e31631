import CompositionalDSL

/// The layouts of CompositionalLayoutDSL, written in the DSL.
package enum Showcase {
  /// Returns a layout in the DSL, not yet prepared.
  package static func layout(_ layout: ShowcaseLayout) -> CollectionLayout {
    switch layout {
    case .nestedGroups: ArticleCode.nestedGroups()
    case .pinnedList: ArticleCode.pinnedList()
    case .spacedPinnedList: spacedPinnedList
    case .tiledSection: ArticleCode.tiles()
    case .innerGroups: innerGroups
    case .gettingStarted: gettingStarted
    case .listOfFive: listOfFive
    case .fractal: fractal
    case .fractalLane: fractalLane
    case .appStore: appStore
    case .globalHeader: globalHeader
    case .laneSection: laneSection
    case .columnLaneSection: columnLaneSection
    case .adaptiveColumnLaneSection: adaptiveColumnLaneSection
    case .sectionWithEnvironmentInsets: sectionWithEnvironmentInsets
    case .sectionWithHeader: sectionWithHeader
    case .fourColumns: fourColumns
    case .desktopList: desktopList
    case .tweetDeck: tweetDeck
    case .listBetweenBars: listBetweenBars
    case .badges: badges
    case .background: background
    }
  }

  /// A header and a footer, both pinned.
  struct PinnedBars {
    let height: CGFloat
    /// The distance from the rows, in points.
    var distance: CGFloat = 0

    @LayoutBoundarySupplementaryItemBuilder var items: [LayoutBoundarySupplementaryItem] {
      for (kind, alignment, side) in [("header", RectAlignment.top, -1.0), ("footer", .bottom, 1)] {
        BoundarySupplementaryItem(elementKind: kind)
          .height(.absolute(height))
          .alignment(alignment)
          .absoluteOffset(CGPoint(x: 0, y: side * distance))
          .pinToVisibleBounds(true)
      }
    }
  }
}

/// The layouts of the article whose code is not copied verbatim, and those of the read-me.
extension Showcase {
  /// The UIKit code of the article: rows with spacing, inset from the sides.
  private static var spacedPinnedList: CollectionLayout {
    LayoutBuilder {
      Section {
        HGroup { Item() }.height(.absolute(44))
      }
      .interGroupSpacing(5)
      .contentInsets(horizontal: 10)
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
  }

  /// Columns one, two and three cells deep.
  private struct InnerGroups: LayoutGroup {
    var layoutGroup: LayoutGroup {
      HGroup {
        Item()
          .width(.fractionalWidth(1 / 3))
          .contentInsets(trailing: 4)
        VGroup(count: 2) { Item() }
          .width(.fractionalWidth(1 / 3))
          .interItemSpacing(.fixed(8))
          .contentInsets(horizontal: 4)
        VGroup(count: 3) { Item() }
          .width(.fractionalWidth(1 / 3))
          .interItemSpacing(.fixed(8))
          .contentInsets(leading: 4)
      }
      .height(.absolute(100))
      .contentInsets(horizontal: 16)
    }
  }

  private static var innerGroups: CollectionLayout {
    LayoutBuilder {
      CompositionalLayout { _, _ in
        Section { InnerGroups() }.interGroupSpacing(8)
      }
      .interSectionSpacing(8)
    }
  }

  /// Squares in a lane under a header as wide as the layout.
  private static var gettingStarted: CollectionLayout {
    LayoutBuilder {
      SectionWithHeader {
        Section {
          HGroup { Item() }
            .width(.fractionalWidth(0.3))
            .height(.fractionalWidth(0.3))
        }
        .interGroupSpacing(8)
        .contentInsets(horizontal: 16, vertical: 8)
        .orthogonalScrollingBehavior(.continuous)
      }
    }
  }
}
