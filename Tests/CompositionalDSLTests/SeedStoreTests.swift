import CompositionalDSL
import Testing

/// The front page of a store: lanes whose cells are as wide as the room allows.
@Suite("The store of the example project")
struct SeedStoreTests {
  private typealias Sections = SeedSections

  /// A lane away from the sides that moves cell by cell.
  private static func lane(
    _ environment: CollectionLayoutEnvironment,
    section: @escaping (CollectionLayoutEnvironment) -> LayoutSection
  ) -> LayoutSection {
    Sections.SectionWithEnvironmentInsets(
      environment: environment, insets: .init(leading: 16, trailing: 16), section: section
    )
    .orthogonalScrollingBehavior(.groupPaging)
  }

  /// Pictures of 16 to 9 under a title.
  private static func new(_ environment: CollectionLayoutEnvironment) -> LayoutSection {
    lane(environment) { environment in
      Sections.AdaptativeColumnLaneSection(
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

  /// Three rows a cell.
  private static func trending(_ environment: CollectionLayoutEnvironment) -> LayoutSection {
    lane(environment) { environment in
      Sections.AdaptativeColumnLaneSection(environment: environment, height: { _ in 240 }) {
        VGroup(count: 3) { Item() }.interItemSpacing(.fixed(4))
      }
    }
  }

  /// Pictures over a caption.
  private static func top(_ environment: CollectionLayoutEnvironment) -> LayoutSection {
    lane(environment) { _ in
      Sections.LaneSection(width: 300, height: 300 * 9 / 16 + 30) {
        Item {
          SupplementaryItem(elementKind: "caption")
            .height(.absolute(26))
            .containerAnchor(edges: .bottom, offset: .absolute(y: 30))
        }
        .contentInsets(bottom: 30)
      }
    }
  }

  private func store(width: Double) -> SeedLayout {
    let layout = CompositionalLayout(
      repeatingSections: [
        { Self.new($1) }, { Self.trending($1) }, { Self.top($1) }, { Self.trending($1) },
        { Self.trending($1) },
      ])
    return SeedLayout(CollectionLayout(layout), width: width, itemCounts: [3, 6, 2, 3, 3, 1])
  }

  @Test("lanes", arguments: [(375.0, 343.0, 280.9375), (600, 376, 299.5), (1024, 392, 308.5)])
  func lanes(width: Double, cell: Double, height: Double) {
    let layout = store(width: width)
    layout.expectCell(0, 16, 88, cell, height - 88)
    layout.expectCell(1, 24 + cell, 88, cell, height - 88)
    layout.expect(.supplementary(kind: "title", section: 0), 16, 0, cell, 80)
    layout.expect(.supplementary(kind: "title", section: 0, item: 1), 24 + cell, 0, cell, 80)

    let trending = height
    for (row, y) in [0, 81.333, 162.667].enumerated() {
      layout.expectCell(row, in: 1, 16, trending + y, cell, 77.333)
      layout.expectCell(row + 3, in: 1, 24 + cell, trending + y, cell, 77.333)
    }

    let top = trending + 240
    layout.expectCell(0, in: 2, 16, top, 300, 168.75)
    layout.expectCell(1, in: 2, 324, top, 300, 168.75)
    layout.expect(
      .supplementary(kind: "caption", section: 2), 16, top + 172.75, 300, 26)

    layout.expectCell(0, in: 3, 16, top + 198.75, cell, 77.333)
    layout.expectCell(0, in: 4, 16, top + 438.75, cell, 77.333)
    // The sixth section is like the first.
    layout.expectCell(0, in: 5, 16, top + 678.75 + 88, cell, height - 88)
    layout.expectContent(width: width, height: 2 * height + 240 + 198.75 + 480)
  }

  @Test("the outer behaviour wins over that of the lane inside")
  func behaviour() {
    let environment = CollectionLayoutEnvironment(size: CGSize(width: 375, height: 812))
    for section in [Self.new, Self.trending, Self.top] {
      let value = CollectionLayoutSection(section(environment))
      #expect(value.orthogonalScrollingBehavior == .groupPaging)
      #expect(value.interGroupSpacing == 8)
    }
    let lane = CollectionLayoutSection(
      Sections.LaneSection(width: 1, height: 1) { Item() })
    #expect(lane.orthogonalScrollingBehavior == .continuousGroupLeadingBoundary)
  }
}
