import Compositional
import CompositionalInspection

extension LintSample {
  /// Samples of what people ask most about: headers over everything, rows, and sections that show nothing.
  static var answers: [LintSample] {
    nothing + boundaries + rows + lengths + estimates
  }

  // MARK: Sections that show nothing

  private static var nothing: [LintSample] {
    [
      LintSample(
        "CL051", shows: lint(row(.fractionalHeight(0))), isClear: lint(row(.fractionalHeight(0.1)))),
      LintSample(
        "CL051", shows: lint(row(.fractionalHeight(-0.5))), isClear: lint(row(.absolute(1)))),
      // An item of 60 points in a group without length.
      LintSample(
        "CL051", shows: lint(row(.fractionalHeight(0), item(.fractionalWidth(1), .absolute(60)))),
        isClear: lint(row(.absolute(60), item(.fractionalWidth(1), .absolute(60))))),
      LintSample("CL051", shows: lint(row(.absolute(0))), isClear: lint(row(.absolute(50)))),
      // Two groups of 50 points, one after the other, and insets of -100.
      LintSample(
        "CL051", shows: lint(row()) { $0.contentInsets.top = -100 },
        isClear: lint(row()) { $0.contentInsets.top = -99 }),
      LintSample(
        "CL051", shows: lint(estimate(0), measuring: .nothing),
        isClear: lint(estimate(1), measuring: .nothing)),
      // What is measured is shown later.
      LintSample(
        "CL051", shows: lint(estimate(0), measuring: .nothing),
        isClear: lint(estimate(0), measuring: .something)),
      LintSample("CL059", shows: measured { _ in 0 }, isClear: measured { _ in 1 }),
      LintSample("CL059", shows: measured { $0 == 2 ? 0 : 40 }, isClear: measured { _ in 40 }),
    ]
  }

  /// Cells that are as high as they are measured.
  static func estimate(_ height: CGFloat) -> CollectionLayoutGroup {
    row(.estimated(height), item(.fractionalWidth(1), .estimated(height)))
  }

  private static func measured(_ height: @escaping (Int) -> CGFloat) -> [LintFinding] {
    measured([CollectionLayoutSection(group: estimate(50))], height: height)
  }

  // MARK: Boundary items

  private static var boundaries: [LintSample] {
    let shows = header(.fractionalHeight(1), pins: true)
    return [
      LintSample("CL052", shows: shows, isClear: header(.absolute(44), pins: true)),
      LintSample("CL052", shows: shows, isClear: header(.absolute(200), pins: true)),
      LintSample(
        "CL052", shows: header(.absolute(201), pins: true), isClear: header(.absolute(400))),
      LintSample(
        "CL052", shows: header(.fractionalHeight(1)), isClear: header(.fractionalHeight(0.8))),
      // The message of a section without items may fill the view.
      LintSample(
        "CL052", shows: header(.fractionalHeight(1)),
        isClear: header(.fractionalHeight(1), items: 0)),
      // A side item is a strip.
      LintSample(
        "CL052", shows: shows,
        isClear: lint(row()) {
          $0.contentInsets.leading = 40
          $0.supplementariesFollowContentInsets = false
          $0.boundarySupplementaryItems = [boundary(.leading, height: 400, pins: true)]
        }),
    ]
  }

  private static func header(
    _ height: CollectionLayoutDimension, pins: Bool = false, items: Int = 6
  ) -> [LintFinding] {
    var header = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(.fractionalWidth(1), height), elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = pins
    var section = CollectionLayoutSection(group: row())
    section.boundarySupplementaryItems = [header]
    return lint([section], counts: [items])
  }

  // MARK: Rows

  private static var rows: [LintSample] {
    [
      // 300 and insets of 20 in a view of 300.
      LintSample(
        "CL053", shows: cards(1, .groupPaging, inset: 20),
        isClear: cards(0.9, .groupPaging, inset: 20)),
      LintSample(
        "CL053", shows: cards(1, .groupPaging, inset: 20), isClear: cards(1, .groupPaging, inset: 0)
      ),
      LintSample(
        "CL053", shows: cards(1.1, .groupPagingCentered, inset: 20),
        isClear: cards(1, .groupPagingCentered, inset: 20)),
      // The insets of the item make room for those of the section.
      LintSample(
        "CL053", shows: cards(1, .paging, inset: 20),
        isClear: cards(1, .paging, inset: 20, ofItem: 20)),
      LintSample(
        "CL062", shows: cards(1, .continuous, inset: 0), isClear: cards(0.9, .continuous, inset: 0)),
      LintSample(
        "CL062", shows: cards(1, .continuous, inset: 0), isClear: cards(1, .groupPaging, inset: 0)),
      // One card has no neighbor, and a page of cells beside each other is no card.
      LintSample(
        "CL062", shows: cards(1, .continuous, inset: 0),
        isClear: cards(1, .continuous, inset: 0, count: 1)),
      LintSample(
        "CL062", shows: cards(1, .continuous, inset: 0),
        isClear: lint(row()) { $0.orthogonalScrollingBehavior = .continuous }),
      LintSample(
        "CL056", shows: pages(100) { $0 == 2 ? 140 : 90 }, isClear: pages(100) { _ in 90 }),
      LintSample(
        "CL056", shows: pages(100) { $0 == 2 ? 140 : 90 },
        isClear: pages(100, .uniformAcrossSiblings(estimate: 100)) { $0 == 2 ? 140 : 90 }),
      LintSample(
        "CL057", shows: pages(50) { _ in 90 }, isClear: pages(60) { _ in 90 }),
      // All pages of a row of 300 points in a view of 300 are measured at once.
      LintSample(
        "CL057", shows: pages(50) { _ in 90 }, isClear: pages(50, count: 1) { _ in 90 }),
    ]
  }

  private static func cards(
    _ width: CGFloat, _ behavior: OrthogonalScrollingBehavior, inset: CGFloat,
    ofItem itemInset: CGFloat = 0, count: Int = 6
  ) -> [LintFinding] {
    let card = changed(item(.fractionalWidth(1))) {
      $0.contentInsets = DirectionalEdgeInsets(leading: itemInset, trailing: itemInset)
    }
    var section = CollectionLayoutSection(
      group: row(.absolute(50), card, width: .fractionalWidth(width)))
    section.contentInsets = DirectionalEdgeInsets(leading: inset, trailing: inset)
    section.orthogonalScrollingBehavior = behavior
    return lint([section], counts: [count])
  }

  /// Pages of the width of the view, which are all measured.
  private static func pages(
    _ estimate: CGFloat, _ height: CollectionLayoutDimension? = nil, count: Int = 6,
    measured preferred: @escaping (Int) -> CGFloat
  ) -> [LintFinding] {
    let height = height ?? .estimated(estimate)
    var section = CollectionLayoutSection(group: row(height, item(.fractionalWidth(1), height)))
    section.orthogonalScrollingBehavior = .groupPaging
    return measured([section], counts: [count], pages: count, height: preferred)
  }

  /// Measures the cells that a view of 300 × 400 points shows, at each page of the first section.
  private static func measured(
    _ sections: [CollectionLayoutSection], counts: [Int] = [6], pages: Int = 1,
    height: @escaping (Int) -> CGFloat
  ) -> [LintFinding] {
    var layout = CollectionLayout { index, _ in sections[index] }
    var viewport = Viewport(size: CGSize(width: 300, height: 400))
    layout.prepare(itemCounts: counts, in: CollectionLayoutEnvironment(size: viewport.size))
    for page in 0..<pages {
      viewport.orthogonalOffsets = pages > 1 ? [0: 300 * CGFloat(page)] : [:]
      layout.measure(in: viewport) { PreferredSize(height: height($0.id.indexPath.item)) }
    }
    return layout.lint()
  }

  // MARK: Lengths

  private static var lengths: [LintSample] {
    [
      LintSample(
        "CL054", shows: lint(row(.absolute(50), item(.fractionalWidth(50)))),
        isClear: lint(row(.absolute(50), item(.fractionalWidth(0.5))))),
      // A poster, higher than wide, and a wide table.
      LintSample(
        "CL054", shows: lint(row(.fractionalHeight(50))), isClear: lint(row(.fractionalWidth(1.8)))),
      LintSample(
        "CL054", shows: lint(row(width: .fractionalWidth(50))),
        isClear: lint(row(width: .fractionalWidth(3)))),
      // Three columns of 100 × 400 points.
      LintSample(
        "CL055", shows: columns(3, .fractionalHeight(1)), isClear: columns(3, .absolute(50))),
      LintSample(
        "CL055", shows: columns(4, .fractionalHeight(1)), isClear: columns(2, .fractionalHeight(1))),
      // One page of columns, and pages of one cell.
      LintSample(
        "CL055", shows: columns(4, .fractionalHeight(1)),
        isClear: columns(4, .fractionalHeight(1), items: 4)),
      LintSample(
        "CL055", shows: columns(4, .fractionalHeight(1)), isClear: columns(1, .fractionalHeight(1))),
      // A share of two is 150 points.
      LintSample("CL061", shows: share(.fractionalWidth(0.3)), isClear: share(.fractionalWidth(1))),
      LintSample("CL061", shows: share(.absolute(124)), isClear: share(.absolute(150))),
      // A half of 300 is not a half of what is left beside a spacing of 10.
      LintSample(
        "CL061", shows: share(.fractionalWidth(0.3), spacing: 10),
        isClear: share(.fractionalWidth(0.5), spacing: 10)),
      LintSample(
        "CL063", shows: lint(row(.absolute(50), item(.fractionalWidth(1), .absolute(60)))),
        isClear: lint(row(.absolute(60), item(.fractionalWidth(1), .absolute(60))))),
      LintSample(
        "CL063", shows: lint(row(.absolute(50), item(.fractionalWidth(1), .absolute(60)))),
        isClear: lint(row(.absolute(50), item(.fractionalWidth(1), .absolute(60)))) {
          $0.contentInsets.bottom = 10
        }),
    ]
  }

  private static func columns(
    _ count: Int, _ height: CollectionLayoutDimension, items: Int = 12
  ) -> [LintFinding] {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), height), subitem: item(.fractionalWidth(1)),
      count: count)
    return lint([CollectionLayoutSection(group: group)], counts: [items])
  }

  private static func share(
    _ width: CollectionLayoutDimension, spacing: CGFloat = 0
  ) -> [LintFinding] {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .absolute(50)), subitem: item(width), count: 2)
    return lint(changed(group) { $0.interItemSpacing = .fixed(spacing) })
  }

  // MARK: Estimates

  private static var estimates: [LintSample] {
    let fixed = row(.absolute(44), item(.fractionalWidth(1), .estimated(44)))
    return [
      LintSample("CL058", shows: lint(fixed), isClear: lint(estimate(44))),
      // Once they are measured, those that are too large are found themselves.
      LintSample("CL058", shows: lint(fixed), isClear: lint(fixed, measuring: .something)),
      LintSample("CL022", shows: tall { $0 == 3 ? 80 : 44 }, isClear: tall { _ in 44 }),
      LintSample(
        "CL060", shows: list(.insetGrouped, margin: 0), isClear: list(.insetGrouped, margin: 16)),
      LintSample(
        "CL060", shows: list(.insetGrouped, margin: 0), isClear: list(.grouped, margin: 0)),
      LintSample(
        "CL064", shows: column([0.25, 0.25, 0.2, 0.45]), isClear: column([0.25, 0.25, 0.2, 0.3])),
    ]
  }

  /// Cells that are measured in rows of 44 points.
  private static func tall(_ height: @escaping (Int) -> CGFloat) -> [LintFinding] {
    measured(
      [
        CollectionLayoutSection(
          group: row(.absolute(44), item(.fractionalWidth(1), .estimated(44))))
      ], height: height)
  }

  private static func list(
    _ appearance: CollectionLayoutListConfiguration.Appearance, margin: CGFloat
  ) -> [LintFinding] {
    var environment = CollectionLayoutEnvironment(size: CGSize(width: 300, height: 400))
    environment.layoutMargins = PhysicalEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
    var layout = CollectionLayout { _, environment in
      .list(using: .init(appearance: appearance), layoutEnvironment: environment)
    }
    layout.prepare(itemCounts: [3], in: environment)
    return layout.lint()
  }

  private static func column(_ parts: [CGFloat]) -> [LintFinding] {
    lint(
      .vertical(
        layoutSize: .init(.fractionalWidth(1), .estimated(200)),
        subitems: parts.map { item(.fractionalWidth(1), .fractionalHeight($0)) }))
  }
}
