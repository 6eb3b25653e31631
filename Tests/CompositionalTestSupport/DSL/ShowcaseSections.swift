import CompositionalDSL

/// The reusable parts of the examples: user-defined sections and groups.
extension Showcase {
  /// Cells of one size in a lane that comes to rest with a cell at the leading inset.
  struct LaneSection: LayoutSection {
    let width: CGFloat
    let height: CGFloat
    var spacing: CGFloat = 8
    @SingleResultBuilder<LayoutItem> let content: () -> LayoutItem

    var layoutSection: LayoutSection {
      Section {
        HGroup { content() }
          .width(.absolute(width))
          .height(.absolute(height))
      }
      .interGroupSpacing(spacing)
      .orthogonalScrollingBehavior(.continuousGroupLeadingBoundary)
    }
  }

  /// A lane with a fixed number of visible cells.
  struct ColumnLaneSection: LayoutSection {
    let columns: CGFloat
    let environment: CollectionLayoutEnvironment
    let height: (CGFloat) -> CGFloat
    var spacing: CGFloat = 8
    @SingleResultBuilder<LayoutItem> let content: () -> LayoutItem

    var layoutSection: LayoutSection {
      LaneSection(width: width, height: height(width), spacing: spacing, content: content)
    }

    private var width: CGFloat {
      let room = environment.container.effectiveContentSize.width
      return (room - spacing * (columns - 1)) / columns
    }
  }

  /// A lane of one, one and a half, or two and a half visible cells, depending on the width.
  struct AdaptativeColumnLaneSection: LayoutSection {
    let environment: CollectionLayoutEnvironment
    let height: (CGFloat) -> CGFloat
    @SingleResultBuilder<LayoutItem> let content: () -> LayoutItem

    var layoutSection: LayoutSection {
      ColumnLaneSection(
        columns: columns, environment: environment, height: height, content: content)
    }

    private var columns: CGFloat {
      switch environment.container.effectiveContentSize.width {
      case ..<500: 1
      case ..<700: 1.5
      default: 2.5
      }
    }
  }

  /// A section whose content is built for an environment reduced by the section's insets.
  struct SectionWithEnvironmentInsets: LayoutSection {
    let environment: CollectionLayoutEnvironment
    let insets: DirectionalEdgeInsets
    let section: (CollectionLayoutEnvironment) -> LayoutSection

    var layoutSection: LayoutSection {
      section(narrowed).contentInsets(insets)
    }

    private var narrowed: CollectionLayoutEnvironment {
      let container = environment.container
      var all = container.effectiveContentInsets
      all.top += insets.top
      all.leading += insets.leading
      all.bottom += insets.bottom
      all.trailing += insets.trailing
      var environment = environment
      environment.container = CollectionLayoutContainer(
        contentSize: container.contentSize, contentInsets: all)
      return environment
    }
  }

  /// A section under a header as wide as the layout.
  struct SectionWithHeader: LayoutSection {
    @SingleResultBuilder<LayoutSection> let section: () -> LayoutSection

    var layoutSection: LayoutSection {
      section()
        .supplementariesFollowContentInsets(false)
        .boundarySupplementaryItems {
          BoundarySupplementaryItem(elementKind: "header")
            .height(.absolute(30))
            .alignment(.top)
            .pinToVisibleBounds(true)
        }
    }
  }

  /// A cell, half a cell, and the same again in the remaining space.
  struct FractalGroup: LayoutGroup, SizedItem {
    var widthDimension = CollectionLayoutDimension.fractionalWidth(1)
    var heightDimension = CollectionLayoutDimension.fractionalHeight(1)
    let ratio: CGFloat
    let depth: Int

    init(_ ratio: CGFloat, depth: Int) {
      self.ratio = ratio
      self.depth = depth
    }

    var layoutGroup: LayoutGroup {
      HGroup {
        cell.width(.fractionalWidth(ratio))
        VGroup {
          cell.height(.fractionalHeight(ratio))
          HGroup { last }.height(.fractionalHeight(1 - ratio))
        }
        .width(.fractionalWidth(1 - ratio))
      }
      .width(widthDimension)
      .height(heightDimension)
    }

    private var cell: Item { Item().contentInsets(value: 8) }

    /// A smaller group of the same kind above a cell, beside a cell.
    @LayoutItemBuilder private var last: [LayoutItem] {
      VGroup {
        if depth > 1 {
          FractalGroup(ratio, depth: depth - 1).height(.fractionalHeight(1 - ratio))
        } else {
          cell.height(.fractionalHeight(1 - ratio))
        }
        cell.height(.fractionalHeight(ratio))
      }
      .width(.fractionalWidth(1 - ratio))
      cell.width(.fractionalWidth(ratio))
    }
  }
}
