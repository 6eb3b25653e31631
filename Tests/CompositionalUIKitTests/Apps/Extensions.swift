import CompositionalUIKit

extension NSDirectionalEdgeInsets {
  init(all value: CGFloat) {
    self.init(top: value, leading: value, bottom: value, trailing: value)
  }

  static func horizontal(_ value: CGFloat) -> NSDirectionalEdgeInsets {
    var insets = NSDirectionalEdgeInsets.zero
    insets.leading = value
    insets.trailing = value
    return insets
  }
}

extension NSCollectionLayoutSize {
  static var fill: NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
  }

  static func fullWidth(height: CGFloat) -> NSCollectionLayoutSize {
    .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
  }

  static func square(_ side: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .absolute(side), heightDimension: .absolute(side))
  }
}

extension NSCollectionLayoutItem {
  convenience init(insets: NSDirectionalEdgeInsets) {
    self.init(layoutSize: .fill)
    contentInsets = insets
  }

  func with(insets: NSDirectionalEdgeInsets) -> Self {
    contentInsets = insets
    return self
  }
}

extension NSCollectionLayoutGroup {
  static func row(of columns: Int, height: CGFloat, spacing: CGFloat = 0)
    -> NSCollectionLayoutGroup
  {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .fullWidth(height: height), subitem: .init(layoutSize: .fill), count: columns)
    group.interItemSpacing = .fixed(spacing)
    return group
  }
}

extension NSCollectionLayoutSection {
  static func grid(columns: Int, rowHeight: CGFloat, spacing: CGFloat = 8)
    -> NSCollectionLayoutSection
  {
    let section = NSCollectionLayoutSection(
      group: .row(of: columns, height: rowHeight, spacing: spacing))
    section.interGroupSpacing = spacing
    section.contentInsets = .init(all: spacing)
    return section
  }

  @discardableResult
  func addHeader(
    height: CGFloat, kind: String = UICollectionView.elementKindSectionHeader,
    pinned: Bool = false
  ) -> NSCollectionLayoutSection {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .fullWidth(height: height), elementKind: kind, alignment: .top)
    header.pinToVisibleBounds = pinned
    boundarySupplementaryItems += [header]
    return self
  }

  func withScrolling(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> Self {
    orthogonalScrollingBehavior = behavior
    return self
  }
}

extension UICollectionViewLayout {
  static func gallery(columns: Int) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout(section: .grid(columns: columns, rowHeight: 100))
  }
}

/// A layout written with the extensions above.
@MainActor
func catalogLayout() -> UICollectionViewLayout {
  UICollectionViewCompositionalLayout { index, _ in
    switch index {
    case 0:
      return .grid(columns: 2, rowHeight: 80, spacing: 10).addHeader(height: 30, pinned: true)
    case 1:
      let card = NSCollectionLayoutItem(insets: .horizontal(5))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .square(120), subitems: [card])
      return NSCollectionLayoutSection(group: group).withScrolling(.continuous)
    default:
      let row = NSCollectionLayoutItem(layoutSize: .fullWidth(height: 44)).with(
        insets: .init(all: 2))
      return NSCollectionLayoutSection(
        group: .vertical(layoutSize: .fullWidth(height: 44), subitems: [row]))
    }
  }
}
