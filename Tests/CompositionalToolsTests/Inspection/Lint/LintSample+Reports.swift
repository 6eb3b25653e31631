import Compositional
import CompositionalInspection

extension LintSample {
  /// Samples of layouts that were reported in public, and of near ones.
  static var reports: [LintSample] {
    moreThanOnce + fractionsAndHeaders + spacedSections + olderSystems + measuredRows + [
      // The frames are computed in the section provider, as for a waterfall.
      LintSample(
        "CL010", shows: waterfall { _ in 100 }, isClear: waterfall { $0 / 3 }),
      LintSample(
        "CL041", shows: inView(insets: sides, safeArea: .zero),
        isClear: inView(insets: sides, safeArea: sides)),
      LintSample(
        "CL041", shows: inView(insets: sides, safeArea: .zero),
        isClear: inView(
          insets: PhysicalEdgeInsets(top: 11, left: 0, bottom: 11, right: 0), safeArea: .zero)),
      LintSample("CL047", shows: banner(counts: []), isClear: banner(counts: [0])),
    ]
  }

  private static var sides: PhysicalEdgeInsets {
    PhysicalEdgeInsets(top: 0, left: 11, bottom: 0, right: 11)
  }

  private static func inView(
    insets: PhysicalEdgeInsets, safeArea: PhysicalEdgeInsets
  ) -> [LintFinding] {
    var layout = CollectionLayout(section: CollectionLayoutSection(group: row()))
    let size = CGSize(width: 300, height: 400)
    layout.prepare(
      itemCounts: [6], in: CollectionLayoutEnvironment(size: size, safeAreaInsets: safeArea))
    return layout.lint(in: Viewport(size: size, adjustedContentInset: insets))
  }

  private static func waterfall(
    _ width: @escaping @Sendable (CGFloat) -> CGFloat
  ) -> [LintFinding] {
    var layout = CollectionLayout { _, environment in
      let own = width(environment.container.contentSize.width)
      let frames = (0..<3).map { index in
        CollectionLayoutGroupCustomItem(
          frame: CGRect(x: own * CGFloat(index), y: 0, width: own, height: 50))
      }
      return CollectionLayoutSection(
        group: .custom(layoutSize: .init(.fractionalWidth(1), .absolute(50))) { _ in frames })
    }
    layout.prepare(
      itemCounts: [6], in: CollectionLayoutEnvironment(size: CGSize(width: 300, height: 400)))
    return layout.lint()
  }

  private static func banner(counts: [Int]) -> [LintFinding] {
    var configuration = CollectionLayoutConfiguration()
    configuration.boundarySupplementaryItems = [boundary(.top, kind: "banner")]
    return lint(
      [CollectionLayoutSection(group: row())], counts: counts, configuration: configuration)
  }

  // MARK: Items that are moved

  private static var moreThanOnce: [LintSample] {
    [
      LintSample(
        "CL046", shows: moving(.estimated(50), true), isClear: moving(.absolute(50), true)),
      LintSample(
        "CL046", shows: moving(.estimated(50), true), isClear: moving(.estimated(50), false)),
    ]
  }

  private static func moving(
    _ height: CollectionLayoutDimension, _ movesItems: Bool
  ) -> [LintFinding] {
    let group = row(height, item(.fractionalWidth(1), height))
    var layout = CollectionLayout(section: CollectionLayoutSection(group: group))
    layout.prepare(
      itemCounts: [3], in: CollectionLayoutEnvironment(size: CGSize(width: 300, height: 400)))
    return layout.lint(movesItems: movesItems)
  }

  // MARK: Fractions and headers

  /// Four rows of a quarter of the view, 400 points, and a header of 30.
  private static var fractionsAndHeaders: [LintSample] {
    let header = boundary(.top)
    let shows = parts(0.25, header)
    return [
      LintSample("CL042", shows: shows, isClear: parts(0.25, nil)),
      LintSample("CL042", shows: shows, isClear: parts(0.2, header)),
      LintSample("CL042", shows: shows, isClear: parts(0.5, header)),
      LintSample("CL042", shows: shows, isClear: parts(0.25, boundary(.top, extends: false))),
    ]
  }

  private static func parts(
    _ fraction: CGFloat, _ header: CollectionLayoutBoundarySupplementaryItem?
  ) -> [LintFinding] {
    let group = row(.fractionalHeight(fraction), item(.fractionalWidth(1)))
    var section = CollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = header.map { [$0] } ?? []
    return lint([section], counts: [4])
  }

  // MARK: Spacing between sections

  private static var spacedSections: [LintSample] {
    let shows = spaced { _, _ in }
    return [
      LintSample("CL043", shows: shows, isClear: spaced { $1.interSectionSpacing = 20 }),
      LintSample(
        "CL043", shows: shows,
        isClear: spaced { section, _ in
          section.contentInsets.top = 20
        }),
      LintSample("CL043", shows: shows, isClear: spaced(count: 1) { _, _ in }),
      // A line between rows.
      LintSample(
        "CL043", shows: shows,
        isClear: spaced { section, _ in
          section.interGroupSpacing = 1
        }),
      LintSample(
        "CL043",
        shows: spaced { section, _ in
          section.boundarySupplementaryItems = []
        }, isClear: spaced { $1.interSectionSpacing = 20 }),
    ]
  }

  private static func spaced(
    count: Int = 2,
    _ change: (inout CollectionLayoutSection, inout CollectionLayoutConfiguration) -> Void
  ) -> [LintFinding] {
    var section = CollectionLayoutSection(group: row())
    var configuration = CollectionLayoutConfiguration()
    section.interGroupSpacing = 20
    section.boundarySupplementaryItems = [boundary(.top)]
    change(&section, &configuration)
    return lint(
      [CollectionLayoutSection?](repeating: section, count: count), configuration: configuration)
  }

  // MARK: Older systems

  private static var olderSystems: [LintSample] {
    let pinned = pinnedOver(.continuous, .iOS14, pins: true)
    // A third of 300 points less 2 × 1 is 99.333: the cells begin at 0, 100.5 and 200.5.
    let thirds = thirds(1, .iOS14)
    return [
      LintSample("CL044", shows: pinned, isClear: pinnedOver(.none, .iOS14, pins: true)),
      LintSample("CL044", shows: pinned, isClear: pinnedOver(.continuous, .iOS17, pins: true)),
      LintSample("CL044", shows: pinned, isClear: pinnedOver(.continuous, .iOS14, pins: false)),
      LintSample("CL045", shows: thirds, isClear: self.thirds(1, .iOS17)),
      // 300 less 2 × 1.5 is 297, a third of which is 99.
      LintSample("CL045", shows: thirds, isClear: self.thirds(1.5, .iOS14)),
    ]
  }

  private static func pinnedOver(
    _ behavior: OrthogonalScrollingBehavior, _ quirks: Quirks, pins: Bool
  ) -> [LintFinding] {
    var section = CollectionLayoutSection(group: row(width: .fractionalWidth(0.8)))
    section.orthogonalScrollingBehavior = behavior
    var configuration = CollectionLayoutConfiguration()
    configuration.quirks = quirks
    configuration.boundarySupplementaryItems = [boundary(.top, pins: pins, kind: "banner")]
    return lint([section], configuration: configuration)
  }

  private static func thirds(_ spacing: CGFloat, _ quirks: Quirks) -> [LintFinding] {
    var group = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .absolute(50)), subitem: item(), count: 3)
    group.interItemSpacing = .fixed(spacing)
    var configuration = CollectionLayoutConfiguration()
    configuration.quirks = quirks
    return lint([CollectionLayoutSection(group: group)], configuration: configuration)
  }

  // MARK: Measured rows

  private static var measuredRows: [LintSample] {
    let shows = halves { $0 == 3 ? 60 : 50 }
    return [
      LintSample("CL033", shows: shows, isClear: halves { _ in 50 }),
      // Both cells of a row are as high as each other.
      LintSample("CL033", shows: shows, isClear: halves { $0 < 2 ? 60 : 50 }),
      LintSample(
        "CL033", shows: shows,
        isClear: halves(.uniformAcrossSiblings(estimate: 60)) {
          $0 == 3 ? 60 : 50
        }),
    ]
  }

  /// Two columns of measured cells.
  private static func halves(
    _ height: CollectionLayoutDimension = .estimated(60),
    _ measured: @escaping (Int) -> CGFloat
  ) -> [LintFinding] {
    let group = row(.estimated(60), item(.fractionalWidth(0.5), height))
    var layout = CollectionLayout(section: CollectionLayoutSection(group: group))
    let size = CGSize(width: 300, height: 400)
    layout.prepare(itemCounts: [6], in: CollectionLayoutEnvironment(size: size))
    layout.measure(in: Viewport(size: size)) {
      PreferredSize(height: measured($0.id.indexPath.item))
    }
    return layout.lint()
  }
}
