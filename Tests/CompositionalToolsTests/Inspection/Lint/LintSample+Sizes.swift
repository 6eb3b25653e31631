import Compositional
import CompositionalInspection

extension LintSample {
  /// Samples of sizes and counts.
  static var sizes: [LintSample] {
    [
      LintSample(
        "CL001", shows: lint(row(.absolute(50), item(.absolute(301)))),
        isClear: lint(row(.absolute(50), item(.absolute(300))))),
      LintSample(
        "CL002", shows: lint(row()) { $0.contentInsets.leading = 300 },
        isClear: lint(row()) { $0.contentInsets.leading = 140 }),
      LintSample(
        "CL003", shows: lint(row(.absolute(50), item(.absolute(0)))),
        isClear: lint(row(.absolute(50), item(.absolute(1))))),
      // The share of a counted group replaces the width of its subitem.
      LintSample(
        "CL003", shows: lint(row(.absolute(50), badged(side: -5))),
        isClear: lint(counted(.absolute(0)))),
      LintSample(
        "CL004",
        shows: lint(
          row(.estimated(50), item(.fractionalWidth(1), .estimated(50))), measuring: .nothing),
        isClear: lint(
          row(.estimated(50), item(.fractionalWidth(1), .estimated(50))), measuring: .something)),
      LintSample(
        "CL005", shows: lint(row(), measuring: .something),
        isClear: lint(
          row(.estimated(50), item(.fractionalWidth(1), .estimated(50))), measuring: .something)),
      LintSample(
        "CL006", shows: lint(row(.estimated(50), item(.fractionalWidth(1)))),
        isClear: lint(row(.estimated(50), item(.fractionalWidth(1), .estimated(50))))),
      LintSample(
        "CL009", shows: lint(columns(.estimated(50))), isClear: lint(columns(.absolute(50)))),
      LintSample("CL010", shows: lint(custom { _ in 100 }), isClear: lint(custom { $0 / 3 })),
      LintSample(
        "CL011", shows: lint(counted(.estimated(80))),
        isClear: lint(counted(.fractionalWidth(0.5)))),
      // A seventh of 300 points is 42.857, floored to 42.5 at two pixels a point.
      LintSample(
        "CL012", shows: lint(row(.absolute(50), item(.fractionalWidth(1.0 / 7)))),
        isClear: lint(row(.absolute(50), item(.fractionalWidth(0.25))))),
      // A third of 299 points is 99.667, floored to 99.5: half a point is left.
      LintSample(
        "CL012", shows: lint(row(.absolute(50), item(.fractionalWidth(1.0 / 7)))),
        isClear: lint(
          row(.absolute(50), item(.fractionalWidth(1.0 / 3)), width: .absolute(299)))),
      LintSample(
        "CL015", shows: lint(repeating(4)), isClear: lint(repeating(3))),
      LintSample("CL016", shows: lint(custom(count: 250_001)), isClear: lint(custom(count: 9))),
      LintSample(
        "CL022",
        shows: lint(row(.absolute(50), item(.fractionalWidth(0.3), .absolute(51)))),
        isClear: lint(row(.absolute(50), item(.fractionalWidth(0.3), .absolute(50))))),
      LintSample(
        "CL023", shows: lint(row(.absolute(50), item(.absolute(200)), item(.absolute(101)))),
        isClear: lint(row(.absolute(50), item(.absolute(200)), item(.absolute(100))))),
      LintSample(
        "CL024",
        shows: lint(changed(row(width: .estimated(300))) { $0.interItemSpacing = .flexible(4) }),
        isClear: lint(changed(row()) { $0.interItemSpacing = .flexible(4) })),
      LintSample(
        "CL026", shows: lint(row(.estimated(50), inset(.estimated(50)))),
        isClear: lint(row(.absolute(50), inset(.absolute(50))))),
      LintSample(
        "CL027", shows: lint(uniform(in: .absolute(60))), isClear: lint(uniform(in: .estimated(60)))
      ),
      LintSample(
        "CL028", shows: lint(row(width: .absolute(301))), isClear: lint(row(width: .absolute(300)))),
      LintSample(
        "CL030", shows: lint(row(.absolute(50), inset(.fractionalHeight(0.4)))),
        isClear: lint(row(.absolute(50), inset(.fractionalHeight(0.5))))),
      LintSample("CL039", shows: edged(.horizontal), isClear: edged(.vertical)),
      // An item of 30 has room between edges of 10 in an estimate of 50.
      LintSample(
        "CL040", shows: lint(row(.estimated(50), edged(.absolute(31)))),
        isClear: lint(row(.estimated(50), edged(.absolute(30))))),
      // A group that follows its items has room for their edges.
      LintSample(
        "CL040", shows: lint(row(.estimated(50), edged(.fractionalHeight(1)))),
        isClear: lint(row(.estimated(50), edged(.estimated(50))))),
    ]
  }

  private static func columns(_ height: CollectionLayoutDimension) -> CollectionLayoutGroup {
    let column = CollectionLayoutGroup.vertical(
      layoutSize: .init(.fractionalWidth(0.5), height),
      subitems: [item(.fractionalWidth(1), .estimated(40))])
    return row(.estimated(100), .group(column), .group(column))
  }

  private static func custom(_ width: @escaping @Sendable (CGFloat) -> CGFloat)
    -> CollectionLayoutGroup
  {
    .custom(layoutSize: .init(.fractionalWidth(1), .absolute(50))) { environment in
      let own = width(environment.container.contentSize.width)
      return [.init(frame: CGRect(x: 0, y: 0, width: own, height: 50))]
    }
  }

  private static func custom(count: Int) -> CollectionLayoutGroup {
    .custom(layoutSize: .init(.absolute(300), .absolute(50))) { _ in
      (0..<count).map { _ in .init(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    }
  }

  /// Returns an item with a badge.
  private static func badged(side: CGFloat) -> CollectionLayoutItem {
    var item = item()
    item.supplementaryItems = [
      .init(
        layoutSize: .init(.absolute(side), .absolute(10)), elementKind: "badge",
        containerAnchor: .init(edges: .top))
    ]
    return item
  }

  private static func counted(_ width: CollectionLayoutDimension) -> CollectionLayoutGroup {
    .horizontal(
      layoutSize: .init(.fractionalWidth(1), .absolute(50)), subitem: item(width), count: 3)
  }

  private static func repeating(_ count: Int) -> CollectionLayoutGroup {
    .horizontal(
      layoutSize: .init(.fractionalWidth(1), .absolute(50)),
      repeatingSubitem: item(.absolute(100)), count: count)
  }

  private static func inset(_ height: CollectionLayoutDimension) -> CollectionLayoutItem {
    changed(item(.fractionalWidth(1), height)) {
      $0.contentInsets = DirectionalEdgeInsets(top: 10, bottom: 10)
    }
  }

  private static func uniform(in height: CollectionLayoutDimension) -> CollectionLayoutGroup {
    row(height, item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 60)))
  }

  /// An item with 10 points above and below.
  private static func edged(_ height: CollectionLayoutDimension) -> CollectionLayoutItem {
    changed(item(.fractionalWidth(0.3), height)) {
      $0.edgeSpacing = CollectionLayoutEdgeSpacing(top: .fixed(10), bottom: .fixed(10))
    }
  }

  /// Two shares in a row, with edge spacing along an axis.
  private static func edged(_ axis: LayoutAxis) -> [LintFinding] {
    let share = changed(item()) {
      $0.edgeSpacing =
        axis == .horizontal
        ? CollectionLayoutEdgeSpacing(trailing: .fixed(10))
        : CollectionLayoutEdgeSpacing(bottom: .fixed(10))
    }
    return lint(
      .horizontal(
        layoutSize: .init(.fractionalWidth(1), .absolute(50)), subitem: share, count: 2))
  }
}
