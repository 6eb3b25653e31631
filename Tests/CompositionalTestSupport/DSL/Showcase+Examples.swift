import CompositionalDSL

/// The examples for iOS.
extension Showcase {
  /// Header and footer are offset by 4 from the rows.
  static var listOfFive: CollectionLayout {
    LayoutBuilder {
      Section {
        HGroup(count: 5) { Item() }
          .height(.fractionalWidth(0.2))
          .interItemSpacing(.fixed(4))
          .contentInsets(horizontal: 8)
      }
      .interGroupSpacing(4)
      .boundarySupplementaryItems { PinnedBars(height: 20, distance: 4).items }
    }
  }

  static var fractal: CollectionLayout {
    LayoutBuilder {
      Section { FractalGroup(0.5, depth: 2).height(.fractionalWidth(0.5)) }
    }
  }

  static var fractalLane: CollectionLayout {
    LayoutBuilder {
      SectionWithHeader {
        Section {
          FractalGroup(0.5, depth: 2)
            .width(.fractionalWidth(0.9))
            .height(.fractionalWidth(0.45))
        }
        .orthogonalScrollingBehavior(.continuous)
      }
    }
  }

  /// Lanes whose cells are as wide as the space allows.
  static var appStore: CollectionLayout {
    CollectionLayout(
      CompositionalLayout(repeatingSections: [
        { StoreLane.new($1) }, { StoreLane.trending($1) }, { StoreLane.top($1) },
        { StoreLane.trending($1) }, { StoreLane.trending($1) },
      ]))
  }

  /// A header and a footer of the layout, 8 from its lanes.
  static var globalHeader: CollectionLayout {
    let lanes = CompositionalLayout { _, _ in
      Section {
        HGroup { Item() }
          .width(.fractionalWidth(0.85))
          .height(.absolute(200))
      }
      .orthogonalScrollingBehavior(.continuous)
    }
    .interSectionSpacing(20)
    .boundarySupplementaryItems {
      BoundarySupplementaryItem(elementKind: "global-header")
        .height(.absolute(150))
        .absoluteOffset(CGPoint(x: 0, y: -8))
      BoundarySupplementaryItem(elementKind: "global-footer")
        .height(.absolute(50))
        .alignment(.bottom)
        .absoluteOffset(CGPoint(x: 0, y: 8))
    }
    return CollectionLayout(lanes)
  }
}

/// The lanes of the store: inset from the sides, paging cell by cell.
private enum StoreLane {
  private static func lane(
    _ environment: CollectionLayoutEnvironment,
    section: @escaping (CollectionLayoutEnvironment) -> LayoutSection
  ) -> LayoutSection {
    Showcase.SectionWithEnvironmentInsets(
      environment: environment, insets: .init(leading: 16, trailing: 16), section: section
    )
    .orthogonalScrollingBehavior(.groupPaging)
  }

  /// Pictures with an aspect ratio of 16 to 9 under a title.
  static func new(_ environment: CollectionLayoutEnvironment) -> LayoutSection {
    lane(environment) { environment in
      Showcase.AdaptativeColumnLaneSection(
        environment: environment, height: { $0 * 9 / 16 + 88 }
      ) {
        Item {
          SupplementaryItem(elementKind: "title")
            .height(.absolute(80))
            .containerAnchor(edges: .top, offset: .absolute(y: -88))
        }
        .contentInsets(top: 88)
      }
    }
  }

  /// Three rows per cell.
  static func trending(_ environment: CollectionLayoutEnvironment) -> LayoutSection {
    lane(environment) { environment in
      Showcase.AdaptativeColumnLaneSection(environment: environment, height: { _ in 240 }) {
        VGroup(count: 3) { Item() }.interItemSpacing(.fixed(4))
      }
    }
  }

  /// Pictures over a caption.
  static func top(_ environment: CollectionLayoutEnvironment) -> LayoutSection {
    lane(environment) { _ in
      Showcase.LaneSection(width: 300, height: 300 * 9 / 16 + 30) {
        Item {
          SupplementaryItem(elementKind: "caption")
            .height(.absolute(26))
            .containerAnchor(edges: .bottom, offset: .absolute(y: 30))
        }
        .contentInsets(bottom: 30)
      }
    }
  }
}

/// The reusable sections of the examples, each as a layout of its own.
extension Showcase {
  static var laneSection: CollectionLayout {
    LayoutBuilder { LaneSection(width: 160, height: 90) { Item() } }
  }

  static var columnLaneSection: CollectionLayout {
    CollectionLayout(
      CompositionalLayout { _, environment in
        ColumnLaneSection(columns: 3, environment: environment, height: { _ in 120 }) { Item() }
      })
  }

  static var adaptiveColumnLaneSection: CollectionLayout {
    CollectionLayout(
      CompositionalLayout { _, environment in
        AdaptativeColumnLaneSection(environment: environment, height: { $0 * 9 / 16 }) { Item() }
      })
  }

  static var sectionWithEnvironmentInsets: CollectionLayout {
    CollectionLayout(
      CompositionalLayout { _, environment in
        SectionWithEnvironmentInsets(
          environment: environment, insets: .init(leading: 16, trailing: 16)
        ) { environment in
          ColumnLaneSection(columns: 2, environment: environment, height: { _ in 100 }) { Item() }
        }
      })
  }

  static var sectionWithHeader: CollectionLayout {
    LayoutBuilder {
      SectionWithHeader {
        Section {
          HGroup { Item() }.height(.absolute(44))
        }
        .contentInsets(horizontal: 16, vertical: 8)
      }
    }
  }
}
