import Compositional
import CompositionalDocuments
import CompositionalTestSupport
import CompositionalTools
import Testing

/// Nested groups whose items have insets of their own are found from the frames of two sizes: they
/// have the frames of a third one.
@Suite struct NestedLayoutTests {
  private static func item(
    _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension, inset: CGFloat = 0
  ) -> CollectionLayoutItem {
    var item = CollectionLayoutItem(layoutSize: .init(width, height))
    item.contentInsets = .init(top: inset, leading: inset, bottom: inset, trailing: inset)
    return item
  }

  private static func row(
    _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension,
    _ subitems: [CollectionLayoutItem]
  ) -> CollectionLayoutItem {
    .group(.horizontal(layoutSize: .init(width, height), subitems: subitems))
  }

  private static func column(
    _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension,
    _ subitems: [CollectionLayoutItem]
  ) -> CollectionLayoutItem {
    .group(.vertical(layoutSize: .init(width, height), subitems: subitems))
  }

  private static func part(_ fraction: CGFloat, inset: CGFloat = 0) -> CollectionLayoutItem {
    item(.fractionalWidth(fraction), .fractionalHeight(1), inset: inset)
  }

  private static func layer(_ fraction: CGFloat, inset: CGFloat = 0) -> CollectionLayoutItem {
    item(.fractionalWidth(1), .fractionalHeight(fraction), inset: inset)
  }

  /// Groups as people write them, each as wide as its section.
  enum Kind: CaseIterable {
    case oneInset, columnWithInsets, sumsOfFractions, unlikeInsets, groupInsets, deep, shorter

    var group: CollectionLayoutItem {
      switch self {
      case .oneInset: row(.fractionalWidth(1), .absolute(200), [part(0.5, inset: 8), part(0.5)])
      case .columnWithInsets:
        row(
          .fractionalWidth(1), .absolute(200),
          [
            part(0.7),
            column(
              .fractionalWidth(0.3), .fractionalHeight(1),
              [layer(0.5, inset: 5), layer(0.5, inset: 5)]),
          ])
      case .sumsOfFractions:
        row(
          .fractionalWidth(1), .absolute(240),
          [
            column(
              .fractionalWidth(0.6), .fractionalHeight(1),
              [row(.fractionalWidth(1), .fractionalHeight(1), [part(0.5), part(0.25), part(0.25)])]),
            part(0.4),
          ])
      case .unlikeInsets:
        row(
          .fractionalWidth(1), .fractionalWidth(0.6),
          [
            part(1.0 / 3, inset: 4),
            column(
              .fractionalWidth(2.0 / 3), .fractionalHeight(1),
              [layer(0.25, inset: 2), layer(0.75, inset: 8)]),
          ])
      case .groupInsets:
        {
          var group = row(
            .fractionalWidth(1), .fractionalWidth(0.5),
            [
              part(0.5, inset: 2),
              column(
                .fractionalWidth(0.5), .fractionalHeight(1),
                [layer(0.5, inset: 2), layer(0.5, inset: 2)]),
            ])
          group.contentInsets = .init(top: 10, leading: 10, bottom: 10, trailing: 10)
          return group
        }()
      case .deep:
        row(
          .fractionalWidth(1), .fractionalHeight(0.4),
          [
            part(1.0 / 3),
            column(
              .fractionalWidth(2.0 / 3), .fractionalHeight(1),
              [
                row(
                  .fractionalWidth(1), .fractionalHeight(0.7),
                  [part(0.6, inset: 5), part(0.4)]),
                row(
                  .fractionalWidth(1), .fractionalHeight(0.3),
                  [part(0.2), part(0.3), part(0.5, inset: 4)]),
              ]),
          ])
      // The group is longer than the share of its cells.
      case .shorter:
        row(.fractionalWidth(1), .fractionalWidth(0.5), [part(0.5, inset: 8)])
      }
    }
  }

  private static func section(_ group: CollectionLayoutItem) -> CollectionLayoutSection {
    CollectionLayoutSection(group: CollectionLayoutGroup(item: group))
  }

  /// Infers a layout from two sizes of a view, and compares it at a third one.
  ///
  /// - Parameter isRecorded: True for frames as an app records them, which are those on the screen.
  @discardableResult private func check(
    _ sections: [CollectionLayoutSection], counts: [Int], isRecorded: Bool = false
  ) throws -> LayoutInference {
    let document = LayoutDocument(configuration: .init(), sections: sections)
    let sizes = [(375, 812), (430, 932), (402, 874)]
    let views = sizes.map { width, height in
      SeenLayout(
        document, counts,
        CollectionLayoutEnvironment(size: CGSize(width: width, height: height), displayScale: 3))
    }
    let inference = LayoutInference(
      views.prefix(2).map { view in
        var observation = view.observation
        if isRecorded { observation.unscrolledFrames = [:] }
        return observation
      })
    #expect(inference.isExplained)
    #expect(inference.memorizedSections.isEmpty)
    #expect(!inference.isAsMeasured)
    let found = try #require(inference.layout)
    for view in views { #expect(view.difference(from: found) == nil) }
    return inference
  }

  @Test(arguments: Kind.allCases) func groupsWithInsetsOfTheirItems(_ kind: Kind) throws {
    try check([Self.section(kind.group)], counts: [17])
  }

  @Test(arguments: Kind.allCases) func theSameInASectionWithInsets(_ kind: Kind) throws {
    var section = Self.section(kind.group)
    section.interGroupSpacing = 10
    section.contentInsets = .init(top: 8, leading: 20, bottom: 8, trailing: 20)
    var header = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(.fractionalWidth(1), .absolute(44)), elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = false
    section.boundarySupplementaryItems = [header]
    try check([section], counts: [17])
  }

  /// Cells beside one another that reach over the edge of the view are a row that scrolls.
  @Test(arguments: Kind.allCases) func rowsAsAnAppRecordsThem(_ kind: Kind) throws {
    var section = Self.section(
      kind.group.sized(.init(.fractionalWidth(0.85), .absolute(180))))
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 8
    section.contentInsets = .init(leading: 16, trailing: 16)
    let found = try check([section], counts: [12], isRecorded: true)
    guard case .section(let row) = found.layout?.sections.first else { return }
    #expect(row.orthogonalScrollingBehavior == .continuous)
  }

  @Test func smallCellsAndCarouselsAsAnAppRecordsThem() throws {
    var small = Self.section(
      Self.row(.absolute(64), .absolute(64), [Self.item(.absolute(64), .absolute(64))]))
    small.orthogonalScrollingBehavior = .continuous
    small.interGroupSpacing = 12
    var carousel = Self.section(
      Self.row(.fractionalWidth(0.94), .absolute(176), [Self.part(1, inset: 4)]))
    carousel.orthogonalScrollingBehavior = .groupPaging
    try check([small, carousel], counts: [9, 5], isRecorded: true)
  }

  /// One card of a page is as wide as the view less its insets, not one of an estimated width.
  @Test func aCardOfAPage() throws {
    var page = Self.section(
      Self.row(.fractionalWidth(1), .absolute(300), [Self.part(1, inset: 8)]))
    page.orthogonalScrollingBehavior = .groupPaging
    try check([page], counts: [1], isRecorded: true)
  }
}

extension CollectionLayoutItem {
  fileprivate func sized(_ size: CollectionLayoutSize) -> CollectionLayoutItem {
    var item = CollectionLayoutItem(layoutSize: size, content: content)
    item.contentInsets = contentInsets
    return item
  }
}
