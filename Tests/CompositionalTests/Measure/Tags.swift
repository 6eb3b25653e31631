import Compositional
import CompositionalTestSupport

/// Tags in rows that wrap, 390 points wide, and a text for each.
enum Tags {
  static let environment = CollectionLayoutEnvironment(size: screen)
  static let screen = CGSize(width: 390, height: 844)

  /// Rows of tags 80 wide by their estimates: four to a row, 32 high and 8 apart.
  static var section: CollectionLayoutSection {
    var group = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .estimated(32)),
      subitems: [CollectionLayoutItem(layoutSize: .init(.estimated(80), .estimated(32)))])
    group.interItemSpacing = .fixed(8)
    var section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    return section
  }

  /// Tags, not measured yet.
  static func layout(_ items: Int) -> CollectionLayout {
    Sample.layout(of: section, [items], in: screen)
  }

  /// The width of a tag, from 40 to 160 points.
  static func width(_ item: Int) -> Double {
    let state = UInt32(truncatingIfNeeded: item &* 2_654_435_761) &* 1_664_525 &+ 1_013_904_223
    return Double(40 + Int(state >> 8) % 121)
  }

  /// The measurement of a tag at a width.
  static func measurement(_ item: Int, _ width: Double) -> ElementMeasurement {
    ElementMeasurement(.cell(section: 0, item: item), .init(width: width, height: 32))
  }

  /// A measurer of all tags.
  static var measurer: ClosureMeasurer {
    ClosureMeasurer { .init(width: width($0.id.indexPath.item), height: 32) }
  }
}
