import CompositionalUIKit

/// Ten layouts of the playground's gallery, written for UIKit.
@MainActor
enum AppleGallery {
  static let full = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))

  /// Returns a row of one item that fills its group.
  static func row(height: NSCollectionLayoutDimension) -> NSCollectionLayoutGroup {
    .horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: height),
      subitems: [NSCollectionLayoutItem(layoutSize: full)])
  }

  /// Returns a row of items of equal width.
  static func row(
    of count: Int, height: NSCollectionLayoutDimension, spacing: CGFloat? = nil
  ) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: height),
      subitem: NSCollectionLayoutItem(layoutSize: full), count: count)
    group.interItemSpacing = spacing.map { .fixed($0) }
    return group
  }

  static func insets(_ value: CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: value, leading: value, bottom: value, trailing: value)
  }

  static func sides(_ value: CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: value, bottom: 0, trailing: value)
  }

  /// Returns an item that fills its container, minus the insets.
  static func filling(_ insets: NSDirectionalEdgeInsets) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(layoutSize: full)
    item.contentInsets = insets
    return item
  }

  static func boundary(
    _ kind: String, height: CGFloat, alignment: NSRectAlignment = .top
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      elementKind: kind, alignment: alignment)
  }

  static func pinned(_ kind: String, height: CGFloat, alignment: NSRectAlignment = .top)
    -> NSCollectionLayoutBoundarySupplementaryItem
  {
    let item = boundary(kind, height: height, alignment: alignment)
    item.pinToVisibleBounds = true
    item.zIndex = 2
    return item
  }
}
