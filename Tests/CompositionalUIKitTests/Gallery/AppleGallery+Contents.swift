import CompositionalUIKit

/// Cells that measure themselves by what is inside them.
extension AppleGallery {
  /// Returns a section of one item a row.
  private static func rows(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: height)
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  static func inbox() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: rows(.estimated(68)))
  }

  static func flights() -> UICollectionViewCompositionalLayout {
    let section = rows(.estimated(160))
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 0, bottom: 12, trailing: 0)
    return UICollectionViewCompositionalLayout(section: section)
  }

  static func splitScreen() -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = .none
    return UICollectionViewCompositionalLayout(
      section: rows(.fractionalHeight(1)), configuration: configuration)
  }

  static func form() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: rows(.estimated(300)))
  }
}
