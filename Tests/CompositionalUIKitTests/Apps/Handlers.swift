import CompositionalUIKit

/// A carousel in space, with dots below that follow it.
@MainActor
final class CoverFlow {
  let pageControl = UIPageControl()
  private var category: UIContentSizeCategory = .large

  lazy var configuration: UICollectionViewCompositionalLayoutConfiguration = {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = UICollectionView.ScrollDirection.vertical
    configuration.contentInsetsReference = .none
    return configuration
  }()

  func makeSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    category = environment.traitCollection.preferredContentSizeCategory
    let isHuge = category >= .accessibilityMedium
    let isPad = environment.traitCollection.userInterfaceIdiom == .pad
    let side: CGFloat = isHuge || isPad ? 260 : 200
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .absolute(side), heightDimension: .absolute(side)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = -40
    section.contentInsets = NSDirectionalEdgeInsets()
    section.visibleItemsInvalidationHandler = { [weak self] visibleItems, offset, env in
      let center = offset.x + env.container.contentSize.width / 2
      for item in visibleItems where item.representedElementKind == nil {
        let distance = (item.center.x - center) / side
        item.transform3D = CATransform3DMakeScale(1 - abs(distance) / 4, 1 - abs(distance) / 4, 1)
        item.alpha = max(0, 1 - abs(distance) / 2)
        item.zIndex = -Int(abs(distance) * 10)
        item.isHidden = abs(distance) > 3
      }
      let middle = visibleItems.min { abs($0.center.x - center) < abs($1.center.x - center) }
      self?.pageControl.currentPage = middle?.indexPath.item ?? 0
    }
    return section
  }

  func makeLayout() -> UICollectionViewLayout {
    let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider = {
      [unowned self] sectionIndex, environment in
      self.pageControl.numberOfPages = 5
      return self.makeSection(environment: environment)
    }
    return UICollectionViewCompositionalLayout(
      sectionProvider: sectionProvider, configuration: configuration)
  }
}

/// The text that a debugger prints.
@MainActor
func picture(of layout: UICollectionViewLayout) -> String? {
  guard let compositional = layout as? UICollectionViewCompositionalLayout else { return nil }
  return compositional.configuration.scrollDirection == .vertical ? "vertical" : "horizontal"
}

/// The layout of the current view, replaced and reported.
@MainActor
func swapLayouts(
  in collectionView: UICollectionView, to layout: UICollectionViewLayout,
  completion: @escaping (Bool) -> Void
) {
  let paths = collectionView.indexPathsForVisibleItems.sorted()
  collectionView.collectionViewLayout.invalidateLayout()
  UIView.animate(withDuration: 0.3) {
    collectionView.alpha = 0.5
  }
  collectionView.setCollectionViewLayout(layout, animated: true) { finished in
    if let first = paths.first {
      collectionView.scrollToItem(at: first, at: .top, animated: false)
    }
    completion(finished)
  }
}
