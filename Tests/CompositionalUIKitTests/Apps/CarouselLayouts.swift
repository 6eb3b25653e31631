import CompositionalUIKit

/// Cards that shrink as they leave the middle.
@MainActor
final class CardCarousel {
  private(set) var currentPage = 0
  var onPageChange: ((Int) -> Void)?

  func makeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(400)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.visibleItemsInvalidationHandler = { [weak self] items, offset, environment in
      items.forEach { item in
        let distanceFromCenter = abs(
          (item.frame.midX - offset.x) - environment.container.contentSize.width / 2.0)
        let minScale: CGFloat = 0.7
        let maxScale: CGFloat = 1.1
        let scale = max(
          maxScale - (distanceFromCenter / environment.container.contentSize.width), minScale)
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
      let page = Int(round(offset.x / (environment.container.contentSize.width * 0.8)))
      guard let self, page != self.currentPage else { return }
      self.currentPage = page
      self.onPageChange?(page)
    }
    return UICollectionViewCompositionalLayout(section: section)
  }
}

/// Covers that fade, but headers that do not.
@MainActor
func fadingCoverSection() -> NSCollectionLayoutSection {
  let cover = NSCollectionLayoutItem(
    layoutSize: .init(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  cover.contentInsets = .init(top: 0, leading: 8, bottom: 0, trailing: 8)
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: .init(
      widthDimension: .fractionalWidth(0.6), heightDimension: .fractionalWidth(0.6)),
    subitems: [cover])
  let section = NSCollectionLayoutSection(group: group)
  section.orthogonalScrollingBehavior = .groupPaging
  section.boundarySupplementaryItems = [
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top)
  ]
  section.visibleItemsInvalidationHandler = { visibleItems, scrollOffset, layoutEnvironment in
    let cells = visibleItems.filter { $0.representedElementCategory == .cell }
    let width = layoutEnvironment.container.contentSize.width
    for cell in cells {
      let middle = cell.frame.midX - scrollOffset.x
      let ratio = min(1, abs(middle - width / 2) / width)
      cell.alpha = 1 - ratio / 2
      cell.zIndex = cell.indexPath.item
    }
  }
  return section
}

/// A hero that pages by the screen, one picture a page.
@MainActor
func onboardingLayout() -> UICollectionViewLayout {
  let full = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
  let page = NSCollectionLayoutGroup.horizontal(
    layoutSize: full, subitems: [NSCollectionLayoutItem(layoutSize: full)])
  let section = NSCollectionLayoutSection(group: page)
  section.orthogonalScrollingBehavior = .paging
  if #available(iOS 17.0, *) {
    section.orthogonalScrollingProperties.bounce = .never
    section.orthogonalScrollingProperties.decelerationRate = .normal
  }
  return UICollectionViewCompositionalLayout(section: section)
}

/// Posters of a cinema: three wide on a phone, more on a tablet.
@MainActor
func posterShelf(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
  let perPage: CGFloat = environment.container.effectiveContentSize.width > 500 ? 6.5 : 2.5
  let item = NSCollectionLayoutItem(
    layoutSize: .init(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: .init(
      widthDimension: .fractionalWidth(1 / perPage),
      heightDimension: .fractionalWidth(1.5 / perPage)),
    subitems: [item])
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = 10
  section.contentInsets = .init(top: 10, leading: 20, bottom: 30, trailing: 20)
  section.orthogonalScrollingBehavior = .continuous
  return section
}
