import CompositionalUIKit

final class SectionBackgroundDecorationView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func configure() {
    backgroundColor = UIColor.lightGray.withAlphaComponent(0.5)
    layer.borderColor = UIColor.black.cgColor
    layer.borderWidth = 1
    layer.cornerRadius = 12
  }
}

class BackgroundView: UICollectionReusableView {
  static let kind = "background"

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// Rows on a card.
@MainActor
enum CardBackgrounds {
  static let sectionBackgroundDecorationElementKind = "section-background-element-kind"

  static func createLayout() -> UICollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 10, bottom: 10, trailing: 10)

    let sectionBackgroundDecoration = NSCollectionLayoutDecorationItem.background(
      elementKind: CardBackgrounds.sectionBackgroundDecorationElementKind)
    sectionBackgroundDecoration.contentInsets = NSDirectionalEdgeInsets(
      top: 5, leading: 5, bottom: 5, trailing: 5)
    section.decorationItems = [sectionBackgroundDecoration]

    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(
      SectionBackgroundDecorationView.self,
      forDecorationViewOfKind: CardBackgrounds.sectionBackgroundDecorationElementKind)
    return layout
  }

  /// The background leaves the header out by an inset of the header's height.
  static func layoutBelowHeaders() -> UICollectionViewCompositionalLayout {
    let headerHeight: CGFloat = 40
    let layout = UICollectionViewCompositionalLayout { section, _ in
      let cell = NSCollectionLayoutItem(
        layoutSize: .init(
          widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
        subitems: [cell])
      let layoutSection = NSCollectionLayoutSection(group: group)
      layoutSection.contentInsets = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
      layoutSection.boundarySupplementaryItems = [
        .init(
          layoutSize: .init(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(headerHeight)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      if section % 2 == 0 {
        let background = NSCollectionLayoutDecorationItem.background(
          elementKind: BackgroundView.kind)
        background.contentInsets.top = headerHeight
        background.zIndex = -1
        layoutSection.decorationItems.append(background)
      }
      return layoutSection
    }
    layout.register(BackgroundView.self, forDecorationViewOfKind: "background")
    return layout
  }
}
