import CompositionalUIKit

/// Dims the elements that are not in the middle.
final class SpotlightLayout: UICollectionViewCompositionalLayout {
  var dimmedAlpha: CGFloat = 0.5

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let attributes = super.layoutAttributesForElements(in: rect) else { return nil }
    let copies = attributes.compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
    copies.forEach { attribute in
      guard attribute.representedElementCategory == .cell else { return }
      let isNear = abs(attribute.center.y - rect.midY) < 100
      attribute.alpha = isNear ? 1 : dimmedAlpha
      attribute.zIndex = isNear ? 1 : 0
    }
    return copies
  }
}

func spotlightLayout() -> SpotlightLayout {
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
  let group = NSCollectionLayoutGroup.vertical(
    layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  let layout = SpotlightLayout(section: NSCollectionLayoutSection(group: group))
  layout.dimmedAlpha = 0.25
  return layout
}

/// Invalidates when the width changes, and only then.
class WidthAwareLayout: UICollectionViewCompositionalLayout {
  private var lastWidth: CGFloat = 0

  init(rowHeight: CGFloat) {
    super.init(
      sectionProvider: { _, environment in
        let columns = max(1, Int(environment.container.effectiveContentSize.width / 120))
        let item = NSCollectionLayoutItem(
          layoutSize: .init(
            widthDimension: .fractionalWidth(1 / CGFloat(columns)),
            heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(rowHeight)),
          subitems: [item])
        return NSCollectionLayoutSection(group: group)
      }, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard newBounds.width != lastWidth else {
      return super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
    lastWidth = newBounds.width
    return true
  }

  override func prepare() {
    super.prepare()
    if let collectionView { lastWidth = collectionView.bounds.width }
  }
}

/// Lists without the insets that come with them.
final class FlushListLayout: UICollectionViewCompositionalLayout {
  static func make(appearance: UICollectionLayoutListConfiguration.Appearance) -> FlushListLayout {
    FlushListLayout { _, environment in
      let configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      let section = NSCollectionLayoutSection.list(
        using: configuration, layoutEnvironment: environment)
      section.contentInsets = .zero
      return section
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    attributes?.isHidden = indexPath.section > 8
    return attributes
  }
}
