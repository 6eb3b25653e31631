import CompositionalInspection

extension LintSample {
  /// Samples of sections, their boundary items and the whole layout.
  static var sections: [LintSample] {
    [
      LintSample(
        "CL000", shows: CollectionLayout(section: CollectionLayoutSection(group: row())).lint(),
        isClear: lint(row())),
      LintSample(
        "CL007",
        shows: lint(row()) { $0.boundarySupplementaryItems = [boundary(.leading, pins: true)] },
        isClear: lint(row()) {
          $0.contentInsets.leading = 40
          $0.supplementariesFollowContentInsets = false
          $0.boundarySupplementaryItems = [boundary(.leading, pins: true)]
        }),
      // Six cells in two rows of 50 points are shorter than the view.
      LintSample(
        "CL008", shows: lint(row(), at: CGPoint(x: 0, y: 10)),
        isClear: lint(row(), at: CGPoint(x: 0, y: 0))),
      LintSample(
        "CL013",
        shows: lint(row()) { $0.boundarySupplementaryItems = [boundary(.top), boundary(.bottom)] },
        isClear: lint(row()) {
          $0.boundarySupplementaryItems = [boundary(.top), boundary(.bottom, kind: "footer")]
        }),
      LintSample(
        "CL014", shows: lint([CollectionLayoutSection(group: row()), nil], counts: [6, 1]),
        isClear: lint([CollectionLayoutSection(group: row()), nil], counts: [6, 0])),
      LintSample(
        "CL048", shows: lint(row(.absolute(1e308))), isClear: lint(row(.absolute(1e306)))),
      LintSample("CL049", shows: list(padding: .nan), isClear: list(padding: 10)),
      LintSample("CL050", shows: sections(atMost: 20), isClear: sections(atMost: 200)),
      LintSample("CL017", shows: unsettled { $0 + 10 }, isClear: unsettled { _ in 40 }),
      LintSample(
        "CL018",
        shows: lint(row(.estimated(50), item(.fractionalWidth(1), .estimated(50)))) {
          $0.visibleItemsInvalidationHandler = .init { _, _, _ in }
        },
        isClear: lint(row()) { $0.visibleItemsInvalidationHandler = .init { _, _, _ in } }),
      LintSample("CL020", shows: pinned(.top), isClear: pinned(.bottom)),
      LintSample("CL021", shows: moved(inset: 0), isClear: moved(inset: 10)),
      LintSample(
        "CL025",
        shows: lint(row()) {
          let edges = CollectionLayoutEdgeSpacing(top: .fixed(4))
          $0.boundarySupplementaryItems = [changed(boundary(.top)) { $0.edgeSpacing = edges }]
        },
        isClear: lint(row()) { $0.boundarySupplementaryItems = [boundary(.top)] }),
      LintSample("CL029", shows: inside(inset: 20), isClear: inside(inset: 30)),
      // A cell in the middle of a tall group, by flexible edges, is not below a header.
      LintSample("CL029", shows: inside(inset: 20), isClear: centered()),
      // A day beside its events, 72 points wide.
      LintSample("CL029", shows: beside(inset: 71), isClear: beside(inset: 72)),
      LintSample("CL031", shows: provider(changes: true), isClear: provider(changes: false)),
      LintSample(
        "CL032", shows: narrowed(item(.absolute(321))), isClear: narrowed(item(.absolute(320)))),
      LintSample("CL034", shows: estimating(50, cells: 100), isClear: estimating(90, cells: 100)),
      // Few cells behind the view are few points.
      LintSample("CL034", shows: estimating(50, cells: 13), isClear: estimating(50, cells: 8)),
      LintSample(
        "CL035",
        shows: lint(
          row(.estimated(50), item(.fractionalWidth(1), .estimated(50))),
          at: CGPoint(x: 0, y: 0), measuring: .something),
        isClear: estimating(50, cells: 6)),
      LintSample("CL036", shows: rowBehind(.estimated(50)), isClear: rowBehind(.absolute(50))),
      // A cell is 50 points high.
      LintSample("CL037", shows: moving(26), isClear: moving(25)),
      LintSample(
        "CL038", shows: tags { $0.interItemSpacing = .flexible(8) },
        isClear: tags { $0.interItemSpacing = .fixed(8) }),
    ]
  }

  /// A pinned item at the top leading corner, beside cells behind an inset in points.
  private static func beside(inset: CGFloat) -> [LintFinding] {
    lint(row()) {
      $0.contentInsets.leading = inset
      $0.supplementariesFollowContentInsets = false
      var day = CollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(.absolute(72), .absolute(64)), elementKind: "day", alignment: .topLeading)
      day.extendsBoundary = false
      day.pinToVisibleBounds = true
      $0.boundarySupplementaryItems = [day]
    }
  }

  /// Measures the cells of a view 400 points high: a list of cells of 100 points.
  private static func estimating(_ height: CGFloat, cells: Int) -> [LintFinding] {
    let group = row(.estimated(height), item(.fractionalWidth(1), .estimated(height)))
    var layout = CollectionLayout(section: CollectionLayoutSection(group: group))
    let viewport = Viewport(size: CGSize(width: 300, height: 400))
    layout.prepare(itemCounts: [cells], in: CollectionLayoutEnvironment(size: viewport.size))
    layout.measure(in: viewport) { _ in PreferredSize(height: 100) }
    return layout.lint(in: viewport, measuring: .something)
  }

  /// Three sections with different counts, of some eleven parts each, in a layout with a limit.
  private static func sections(atMost parts: Int) -> [LintFinding] {
    var layout = CollectionLayout(section: CollectionLayoutSection(group: row()))
    layout.partsAtMost = parts
    layout.prepare(
      itemCounts: [1, 2, 3],
      in: CollectionLayoutEnvironment(size: CGSize(width: 300, height: 400)))
    return layout.lint()
  }

  /// A list with padding above its header, in points.
  private static func list(padding: CGFloat) -> [LintFinding] {
    var configuration = CollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerTopPadding = padding
    return lint([
      .list(
        using: configuration,
        layoutEnvironment: CollectionLayoutEnvironment(size: CGSize(width: 300, height: 400)))
    ])
  }

  /// A row that scrolls on its own behind a section of a length, as iOS 14 lays it out.
  private static func rowBehind(_ height: CollectionLayoutDimension) -> [LintFinding] {
    let cell = item(.fractionalWidth(1), height)
    let list = CollectionLayoutSection(group: row(height, cell))
    var scrolled = CollectionLayoutSection(group: row())
    scrolled.orthogonalScrollingBehavior = .continuous
    var configuration = CollectionLayoutConfiguration()
    configuration.quirks = .iOS14
    return lint([list, scrolled], configuration: configuration)
  }

  /// A handler that moves the first cell by a distance.
  private static func moving(_ distance: CGFloat) -> [LintFinding] {
    lint(row()) {
      $0.visibleItemsInvalidationHandler = .init { items, _, _ in
        items[0].transform = ElementTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: distance)
      }
    }
  }

  /// Items in a view of 400 points.
  private static func narrowed(_ item: CollectionLayoutItem) -> [LintFinding] {
    lint([CollectionLayoutSection(group: row(.absolute(50), item))], width: 400)
  }

  /// A row of tags as wide as their texts.
  private static func tags(_ change: (inout CollectionLayoutGroup) -> Void) -> [LintFinding] {
    lint(changed(row(.absolute(50), item(.estimated(80))), change))
  }

  /// Measures a cell whose preferred height is a function of its height.
  private static func unsettled(_ height: @escaping (CGFloat) -> CGFloat) -> [LintFinding] {
    let group = row(.estimated(50), item(.fractionalWidth(1), .estimated(50)))
    var layout = CollectionLayout(section: CollectionLayoutSection(group: group))
    let size = CGSize(width: 300, height: 400)
    layout.prepare(itemCounts: [1], in: CollectionLayoutEnvironment(size: size))
    layout.measure(in: Viewport(size: size)) { PreferredSize(height: height($0.size.height)) }
    return layout.lint()
  }

  /// Cards of 200 points in a view of 300: centered, there are 50 on each side.
  private static func pinned(_ alignment: RectAlignment) -> [LintFinding] {
    var configuration = CollectionLayoutConfiguration()
    configuration.boundarySupplementaryItems = [boundary(.top, pins: true, kind: "banner")]
    var section = CollectionLayoutSection(group: row())
    section.boundarySupplementaryItems = [boundary(alignment, pins: true)]
    return lint([section], configuration: configuration)
  }

  private static func moved(inset: CGFloat) -> [LintFinding] {
    lint(row()) {
      $0.contentInsets.top = inset
      $0.boundarySupplementaryItems = [boundary(.top, offset: CGPoint(x: 0, y: 10))]
    }
  }

  private static func inside(inset: CGFloat) -> [LintFinding] {
    lint(row()) {
      $0.contentInsets.top = inset
      $0.boundarySupplementaryItems = [boundary(.top, height: 30, extends: false)]
    }
  }

  private static func centered() -> [LintFinding] {
    let card = changed(item(.fractionalWidth(1), .absolute(50))) {
      $0.edgeSpacing = CollectionLayoutEdgeSpacing(top: .flexible(0), bottom: .flexible(0))
    }
    return lint(row(.fractionalHeight(1), card)) {
      $0.boundarySupplementaryItems = [boundary(.top, height: 44, extends: false)]
    }
  }

  private static func provider(changes: Bool) -> [LintFinding] {
    nonisolated(unsafe) var height: CGFloat = 50
    var layout = CollectionLayout { _, _ in
      if changes { height += 1 }
      return CollectionLayoutSection(group: row(.absolute(height)))
    }
    layout.prepare(
      itemCounts: [6], in: CollectionLayoutEnvironment(size: CGSize(width: 300, height: 400)))
    return layout.lint()
  }
}
