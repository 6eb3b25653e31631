import CompositionalUIKit

/// Rows whose spacing the caller chooses, or leaves out.
@MainActor
struct RowFactory {
  func row(
    count: Int, height: CGFloat, spacing: NSCollectionLayoutSpacing?,
    edgeSpacing: NSCollectionLayoutEdgeSpacing? = nil
  ) -> NSCollectionLayoutGroup {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(80), heightDimension: .fractionalHeight(1)))
    item.edgeSpacing = edgeSpacing
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      subitems: Array(repeating: item, count: count))
    group.interItemSpacing = spacing
    return group
  }

  func unspaced() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout(
      section: .init(group: row(count: 4, height: 50, spacing: .none)))
  }

  func spaced() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout(
      section: .init(group: row(count: 4, height: 50, spacing: .fixed(8))))
  }

  func spread() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout(
      section: .init(group: row(count: 3, height: 50, spacing: .flexible(8))))
  }

  func pushed() -> UICollectionViewLayout {
    let edges = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(4), top: nil, trailing: .flexible(0), bottom: nil)
    return UICollectionViewCompositionalLayout(
      section: .init(group: row(count: 2, height: 50, spacing: nil, edgeSpacing: edges)))
  }

  func optional(_ points: CGFloat?) -> UICollectionViewLayout {
    let spacing = points.map(NSCollectionLayoutSpacing.fixed)
    return UICollectionViewCompositionalLayout(
      section: .init(group: row(count: 2, height: 50, spacing: spacing)))
  }
}

/// A login form in the middle of the screen: flexible edges on both sides.
@MainActor
func centeredFormLayout() -> UICollectionViewLayout {
  let field = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .absolute(280), heightDimension: .absolute(44)))
  field.edgeSpacing = NSCollectionLayoutEdgeSpacing(
    leading: .flexible(0), top: .fixed(6), trailing: .flexible(0), bottom: .fixed(6))
  let form = NSCollectionLayoutGroup.vertical(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(168)),
    subitems: [field, field, field])
  return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: form))
}

/// Messages: mine at the right, yours at the left.
@MainActor
func chatLayout(isMine: @escaping (Int) -> Bool, count: Int) -> UICollectionViewLayout {
  let bubbles = (0..<count).map { index -> NSCollectionLayoutItem in
    let bubble = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(0.7), heightDimension: .absolute(40)))
    let flexible = NSCollectionLayoutSpacing.flexible(0)
    bubble.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: isMine(index) ? flexible : nil, top: .fixed(0),
      trailing: isMine(index) ? nil : flexible, bottom: .fixed(10))
    return bubble
  }
  let thread = NSCollectionLayoutGroup.vertical(
    layoutSize: .init(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(CGFloat(count) * 50)),
    subitems: bubbles)
  return UICollectionViewCompositionalLayout(section: .init(group: thread))
}
