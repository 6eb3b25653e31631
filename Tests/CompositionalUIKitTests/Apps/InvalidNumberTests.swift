import CompositionalUIKit
import Testing

/// Numbers that UIKit takes and no layout can use become diagnostics, and their sections are empty.
@MainActor
@Suite struct InvalidNumberTests {
  private typealias Dimension = NSCollectionLayoutDimension

  private func size(_ width: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(50))
  }

  private func group(_ width: NSCollectionLayoutDimension) -> NSCollectionLayoutGroup {
    .horizontal(
      layoutSize: size(.fractionalWidth(1)),
      subitems: [NSCollectionLayoutItem(layoutSize: size(width))])
  }

  /// Lays out a section of 3 items before a usual one of 1 item, 50 points high.
  private func layout(
    _ section: @escaping () -> NSCollectionLayoutSection
  ) -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { [self] index, _ in
      index == 0 ? section() : NSCollectionLayoutSection(group: group(.fractionalWidth(1)))
    }
    layout.prepare(
      itemCounts: [3, 1], in: CollectionLayoutEnvironment(size: CGSize(width: 300, height: 400)))
    return layout
  }

  private func expectEmpty(
    _ call: String, _ section: @escaping () -> NSCollectionLayoutSection
  ) {
    let layout = layout(section)
    let frames = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(frames?.map(\.frame) == [CGRect(x: 0, y: 0, width: 300, height: 50)], "\(call)")
    #expect(layout.diagnostics.map(\.reason) == [.invalidCall(call)])
    #expect(layout.diagnostics.first?.section == 0)
    #expect(layout.diagnostics.first?.description.contains("\(call) in section 0") == true)
  }

  @Test(arguments: [0, -1])
  func counts(count: Int) {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1)))
    let row = size(.fractionalWidth(1))
    let name = "NSCollectionLayoutGroup"
    expectEmpty("\(name).horizontal(layoutSize:subitem:count: \(count))") {
      NSCollectionLayoutSection(
        group: .horizontal(layoutSize: row, subitem: item, count: count))
    }
    expectEmpty("\(name).vertical(layoutSize:repeatingSubitem:count: \(count))") {
      NSCollectionLayoutSection(
        group: .vertical(layoutSize: row, repeatingSubitem: item, count: count))
    }
  }

  /// As many columns as there are data, before there are any: 1 / 0.
  @Test func lengths() {
    let columns = 0
    expectEmpty("NSCollectionLayoutDimension.fractionalWidth(inf)") { [self] in
      NSCollectionLayoutSection(group: group(.fractionalWidth(1 / CGFloat(columns))))
    }
    expectEmpty("NSCollectionLayoutDimension.absolute(-inf)") { [self] in
      NSCollectionLayoutSection(group: group(.absolute(-.infinity)))
    }
    expectEmpty("NSCollectionLayoutDimension.estimated(nan)") { [self] in
      NSCollectionLayoutSection(group: group(.estimated(.nan)))
    }
  }

  @Test func spacings() {
    expectEmpty("NSCollectionLayoutSpacing.fixed(inf)") { [self] in
      let group = group(.absolute(20))
      group.interItemSpacing = .fixed(.infinity)
      return NSCollectionLayoutSection(group: group)
    }
    expectEmpty("interGroupSpacing = nan") { [self] in
      let section = NSCollectionLayoutSection(group: group(.absolute(20)))
      section.interGroupSpacing = .nan
      return section
    }
  }

  @Test func numbersThatAreRightAreNotReported() {
    let layout = layout { [self] in NSCollectionLayoutSection(group: group(.absolute(20))) }
    #expect(layout.diagnostics.isEmpty)
  }
}
