import CompositionalDocuments
import CompositionalUIKit
import Foundation
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

  private func section(of item: NSCollectionLayoutItem) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1)), subitems: [item]))
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

  @Test func spacingsOfFlexibleAndEdgeSpacing() {
    expectEmpty("NSCollectionLayoutSpacing.flexible(nan)") { [self] in
      let group = group(.absolute(20))
      group.interItemSpacing = .flexible(.nan)
      return NSCollectionLayoutSection(group: group)
    }
    expectEmpty("NSCollectionLayoutSpacing.fixed(-inf)") { [self] in
      let item = NSCollectionLayoutItem(layoutSize: size(.absolute(20)))
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: nil, top: .flexible(0), trailing: .fixed(-.infinity), bottom: nil)
      return section(of: item)
    }
  }

  @Test func insets() {
    let insets = NSDirectionalEdgeInsets(top: .nan, leading: 1, bottom: 0, trailing: .infinity)
    let call = "contentInsets = {top: nan, leading: 1, bottom: 0, trailing: inf}"
    expectEmpty(call) { [self] in
      let item = NSCollectionLayoutItem(layoutSize: size(.absolute(20)))
      item.contentInsets = insets
      return section(of: item)
    }
    expectEmpty(call) { [self] in
      let group = group(.absolute(20))
      group.contentInsets = insets
      return NSCollectionLayoutSection(group: group)
    }
    expectEmpty(call) { [self] in
      let section = NSCollectionLayoutSection(group: group(.absolute(20)))
      section.contentInsets = insets
      return section
    }
    expectEmpty(call) { [self] in
      let section = NSCollectionLayoutSection(group: group(.absolute(20)))
      let background = NSCollectionLayoutDecorationItem.background(elementKind: "b")
      background.contentInsets = insets
      section.decorationItems = [background]
      return section
    }
  }

  @Test func offsetsOfAnchors() {
    let name = "NSCollectionLayoutAnchor"
    func badge(
      _ anchor: NSCollectionLayoutAnchor, _ itemAnchor: NSCollectionLayoutAnchor
    ) -> NSCollectionLayoutSection {
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: size(.absolute(9)), elementKind: "badge", containerAnchor: anchor,
        itemAnchor: itemAnchor)
      return section(
        of: NSCollectionLayoutItem(layoutSize: size(.absolute(20)), supplementaryItems: [badge]))
    }
    let sound = NSCollectionLayoutAnchor(edges: .top)
    expectEmpty("\(name)(edges:absoluteOffset: (nan, 2))") {
      let offset = CGPoint(x: CGFloat.nan, y: 2)
      return badge(NSCollectionLayoutAnchor(edges: .top, absoluteOffset: offset), sound)
    }
    expectEmpty("\(name)(edges:fractionalOffset: (0.5, -inf))") {
      let offset = CGPoint(x: 0.5, y: -CGFloat.infinity)
      return badge(sound, NSCollectionLayoutAnchor(edges: .top, fractionalOffset: offset))
    }
  }

  private func header(_ offset: CGPoint) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1)), elementKind: "header", alignment: .top,
      absoluteOffset: offset)
  }

  private let headerCall =
    "NSCollectionLayoutBoundarySupplementaryItem("
    + "layoutSize:elementKind:alignment:absoluteOffset: (0, inf))"

  @Test func offsetsOfBoundaryItems() {
    expectEmpty(headerCall) { [self] in
      let section = NSCollectionLayoutSection(group: group(.absolute(20)))
      section.boundarySupplementaryItems = [header(CGPoint(x: 0, y: CGFloat.infinity))]
      return section
    }
  }

  @Test func framesOfCustomItems() {
    expectEmpty("NSCollectionLayoutGroupCustomItem(frame: (0, nan, 20, 30))") { [self] in
      let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1))) { _ in
        [
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 20, height: 30)),
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(x: 0, y: CGFloat.nan, width: 20, height: 30)),
        ]
      }
      return NSCollectionLayoutSection(group: group)
    }
  }

  @Test func paddingOfLists() {
    expectEmpty("headerTopPadding = -inf") {
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = .supplementary
      configuration.headerTopPadding = -.infinity
      return NSCollectionLayoutSection(
        .list(
          using: configuration.value,
          layoutEnvironment: CollectionLayoutEnvironment(size: CGSize(width: 300, height: 400))))
    }
  }

  /// Rows of the data, before there are any.
  @Test func noSubitems() {
    expectEmpty("NSCollectionLayoutGroup.vertical(layoutSize:subitems: [])") { [self] in
      let row = size(.fractionalWidth(1))
      let inner = NSCollectionLayoutGroup.vertical(layoutSize: row, subitems: [])
      return NSCollectionLayoutSection(group: .horizontal(layoutSize: row, subitems: [inner]))
    }
  }

  /// Numbers of the whole layout have no effect, and what is invalid of it is left out.
  @Test func theWholeLayout() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = .nan
    configuration.boundarySupplementaryItems = [
      header(CGPoint(x: 0, y: CGFloat.infinity)), header(.zero),
    ]
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group(.absolute(20))), configuration: configuration)
    layout.prepare(
      itemCounts: [1, 1], in: CollectionLayoutEnvironment(size: CGSize(width: 300, height: 400)))
    #expect(layout.collectionViewContentSize == CGSize(width: 300, height: 150))
    let calls = ["interSectionSpacing = nan", headerCall]
    #expect(layout.diagnostics.map(\.reason) == calls.map { .invalidCall($0) })
    #expect(
      layout.diagnostics.map(\.section) == [nil, nil]
        && layout.diagnostics.allSatisfy { $0.description.contains("in the layout") })
    #expect(layout.configuration.interSectionSpacing.isNaN)
    #expect(layout.configuration.boundarySupplementaryItems.count == 2)
  }

  @Test func groupsThatCannotBeLaidOutArePrintedAndCompared() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1)))
    let row = size(.fractionalWidth(1))
    let none = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitem: item, count: 0)
    let one = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitem: item, count: 1)
    let empty = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [])
    #expect(none == none.copy() as? NSCollectionLayoutGroup && none != one && none != empty)
    #expect(none.hash == (none.copy() as? NSCollectionLayoutGroup)?.hash)
    #expect(none.description.contains("horizontal group of 0 equal"))
    #expect(empty.description.contains("horizontal group"))
    let call = "NSCollectionLayoutGroup.horizontal(layoutSize:subitem:count: 0)"
    #expect(none.visualDescription() == "<NSCollectionLayoutGroup, not laid out: \(call)>")
    let section = NSCollectionLayoutSection(group: none)
    #expect(section == NSCollectionLayoutSection(group: none))
    #expect(section != NSCollectionLayoutSection(group: empty))
    #expect(section.description.contains("section"))
  }

  /// The value of a section with a fault has it, and no document hides it.
  @Test func faultsStayInTheValue() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1)))
    let none = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1)), subitem: item, count: 0)
    let value = NSCollectionLayoutSection(group: none).value
    var layout = CollectionLayout(section: NSCollectionLayoutSection(value).value)
    layout.prepare(
      itemCounts: [13], in: CollectionLayoutEnvironment(size: CGSize(width: 300, height: 400)))
    #expect(layout.allAttributes().isEmpty)
    #expect(
      layout.diagnostics.map(\.reason)
        == [.invalidCall("NSCollectionLayoutGroup.vertical(layoutSize:subitem:count: 0)")])
    let error = #expect(throws: EncodingError.self) { try JSONEncoder().encode(value) }
    #expect("\(String(describing: error))".contains("count: 0"))
  }

  @Test func numbersThatAreRightAreNotReported() {
    let layout = layout { [self] in NSCollectionLayoutSection(group: group(.absolute(20))) }
    #expect(layout.diagnostics.isEmpty)
  }
}
