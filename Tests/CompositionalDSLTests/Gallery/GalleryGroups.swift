import CompositionalDSL

/// Nested groups, and a group of custom frames.
extension Gallery {
  /// A large cell beside a column of small ones.
  private struct LargeAndSmall: LayoutGroup {
    let share: CGFloat
    let height: CGFloat
    let inset: CGFloat
    let smallCells: Int
    let smallShare: CGFloat

    var layoutGroup: LayoutGroup {
      HGroup {
        Item().width(.fractionalWidth(share)).contentInsets(value: inset)
        VGroup(count: smallCells) { Item().contentInsets(value: inset) }
          .width(.fractionalWidth(smallShare))
      }
      .height(.absolute(height))
    }
  }

  static var nestedGroups: CollectionLayout {
    LayoutBuilder {
      Section {
        LargeAndSmall(share: 0.7, height: 200, inset: 8, smallCells: 2, smallShare: 0.3)
      }
    }
  }

  /// The reading direction is part of the environment; the layout specifies leading and trailing
  /// only.
  static var rightToLeft: CollectionLayout {
    LayoutBuilder {
      Section {
        LargeAndSmall(share: 0.6, height: 160, inset: 6, smallCells: 3, smallShare: 0.4)
      }
      .contentInsets(leading: 24, trailing: 8)
      .boundarySupplementaryItems {
        BoundarySupplementaryItem(elementKind: "title")
          .width(.absolute(140))
          .height(.absolute(32))
          .alignment(.topLeading)
      }
    }
  }

  /// Two rows of a large cell and two small ones, with three cells between them.
  private struct Mosaic: LayoutGroup {
    var layoutGroup: LayoutGroup {
      VGroup {
        HGroup {
          cell.width(.fractionalWidth(0.667))
          VGroup(count: 2) { cell }.width(.fractionalWidth(0.333))
        }
        .height(.fractionalHeight(0.4))
        HGroup(count: 3) { cell }.height(.fractionalHeight(0.2))
        HGroup {
          VGroup {
            for share in [0.35, 0.65] { cell.height(.fractionalHeight(share)) }
          }
          .width(.fractionalWidth(0.333))
          cell.width(.fractionalWidth(0.667))
        }
        .height(.fractionalHeight(0.4))
      }
      .height(.fractionalWidth(1.25))
    }

    private var cell: Item { Item().contentInsets(value: 3) }
  }

  static var mosaic: CollectionLayout {
    LayoutBuilder {
      Section { Mosaic() }
    }
  }

  /// The frames of golden rectangles, each inside the previous one.
  static var customGroup: CollectionLayout {
    LayoutBuilder {
      Section {
        CustomGroup(items: .init(spiral)).height(.absolute(220))
      }
      .contentInsets(horizontal: 14, vertical: 12)
    }
  }

  static var spiral: [CollectionLayoutGroupCustomItem] {
    let frames: [(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)] = [
      (0, 0, 212, 212), (218, 0, 128, 128), (270, 134, 76, 78), (218, 166, 46, 46),
      (218, 134, 26, 26), (250, 134, 14, 26),
    ]
    return frames.indices.map { index in
      let (x, y, width, height) = frames[index]
      return CollectionLayoutGroupCustomItem(
        frame: CGRect(x: x, y: y, width: width, height: height),
        zIndex: index == frames.count - 1 ? 1 : 0)
    }
  }

  /// Columns one, two and three cells deep.
  static var innerGroups: CollectionLayout {
    LayoutBuilder {
      CompositionalLayout {
        Section { InnerGroups() }.interGroupSpacing(8)
      }
      .interSectionSpacing(8)
    }
  }

  private struct InnerGroups: LayoutGroup {
    var layoutGroup: LayoutGroup {
      HGroup {
        Item().width(third).contentInsets(trailing: 4)
        column(of: 2).contentInsets(horizontal: 4)
        column(of: 3).contentInsets(leading: 4)
      }
      .height(.absolute(100))
      .contentInsets(horizontal: 16)
    }

    private let third = CollectionLayoutDimension.fractionalWidth(1.0 / 3)

    private func column(of count: Int) -> VGroup {
      VGroup(width: third, count: count) { Item() }.interItemSpacing(.fixed(8))
    }
  }

  /// Alternating large and small tiles, with sizes in points.
  private struct Tiles: LayoutGroup {
    let small: CGFloat
    let big: CGFloat
    let height: CGFloat

    var layoutGroup: LayoutGroup {
      VGroup(height: .absolute(height)) {
        row {
          smallTiles; bigTile
        }
        threeTiles
        row {
          bigTile; smallTiles
        }
        threeTiles
      }
      .interItemSpacing(spacing)
    }

    private let spacing = CollectionLayoutSpacing.fixed(8)
    private var bigTile: LayoutItem { Item(width: .absolute(big)) }

    private var smallTiles: LayoutGroup {
      VGroup(width: .absolute(small), count: 2) { Item() }.interItemSpacing(spacing)
    }

    private var threeTiles: LayoutGroup {
      HGroup(height: .absolute(small), count: 3) { Item() }.interItemSpacing(spacing)
    }

    /// A function of the user can also take a builder.
    private func row(@LayoutItemBuilder _ tiles: () -> [LayoutItem]) -> LayoutGroup {
      HGroup(height: .absolute(big), subItems: tiles).interItemSpacing(spacing)
    }
  }

  /// The document contains the thirds with ten decimals.
  static var tiledSection: CollectionLayout {
    LayoutBuilder(configuration: Configuration().interSectionSpacing(8)) {
      Section { Tiles(small: 119.6666666667, big: 247.3333333333, height: 758) }
        .interGroupSpacing(8)
    }
  }
}
