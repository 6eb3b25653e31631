import CompositionalUIKit

/// A debugging aid: the structure of a group as text.
@MainActor
enum LayoutDescriber {
  static func describe(_ dimension: NSCollectionLayoutDimension) -> String {
    let value = dimension.dimension
    if dimension.isFractionalWidth { return "\(value) of width" }
    if dimension.isFractionalHeight { return "\(value) of height" }
    if dimension.isAbsolute { return "\(value) points" }
    return dimension.isEstimated ? "about \(value) points" : "unknown"
  }

  static func describe(_ size: NSCollectionLayoutSize) -> String {
    "\(describe(size.widthDimension)) by \(describe(size.heightDimension))"
  }

  static func lines(of group: NSCollectionLayoutGroup, depth: Int = 0) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    var lines = ["\(indent)group: \(describe(group.layoutSize))"]
    for subitem in group.subitems {
      if let nested = subitem as? NSCollectionLayoutGroup {
        lines += self.lines(of: nested, depth: depth + 1)
      } else {
        lines.append("\(indent)  item: \(describe(subitem.layoutSize))")
      }
    }
    for supplementary in group.supplementaryItems {
      lines.append("\(indent)  + \(supplementary.elementKind)")
    }
    return lines
  }

  static func totalSpacing(of group: NSCollectionLayoutGroup) -> CGFloat {
    guard let spacing = group.interItemSpacing, spacing.isFixed else { return 0 }
    return spacing.spacing * CGFloat(max(0, group.subitems.count - 1))
  }

  static func isPinned(_ section: NSCollectionLayoutSection) -> Bool {
    section.boundarySupplementaryItems.contains { $0.pinToVisibleBounds && $0.alignment == .top }
  }
}

/// A group that is made once and reused with other numbers.
@MainActor
func doubled(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutSize {
  let height = size.heightDimension
  guard height.isAbsolute else { return size }
  return NSCollectionLayoutSize(
    widthDimension: size.widthDimension, heightDimension: .absolute(height.dimension * 2))
}

@MainActor
func tallRowsLayout() -> UICollectionViewLayout {
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(36))
  let item = NSCollectionLayoutItem(layoutSize: size)
  let group = NSCollectionLayoutGroup.vertical(layoutSize: doubled(size), subitems: [item])
  precondition(group.subitems.count == 1)
  let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  let copy = layout.configuration
  copy.interSectionSpacing = 7
  layout.configuration = copy
  return layout
}
