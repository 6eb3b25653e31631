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
}
