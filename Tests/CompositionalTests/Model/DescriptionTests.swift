import Compositional
import Foundation
import Testing

/// Texts that name what differs from the defaults, and nothing else.
@Suite struct DescriptionTests {
  private let size = CollectionLayoutSize(.fractionalWidth(1), .absolute(44))

  private func header(extends: Bool) -> String {
    var header = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "header", alignment: .top)
    header.extendsBoundary = extends
    return header.description
  }

  @Test func aBoundaryItemNamesThatItDoesNotExtend() {
    #expect(header(extends: false).contains("extendsBoundary: false"))
    #expect(!header(extends: true).contains("extendsBoundary"))
  }

  @Test func aSectionNamesItsSpacing() {
    var section = CollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    #expect(!section.description.contains("interGroupSpacing"))
    section.interGroupSpacing = 7.5
    #expect(section.description.contains("interGroupSpacing: 7.5"))
  }

  /// A group is a subitem of others, and is found in it again.
  @Test func aSubitemIsAGroupOrACell() {
    let cell = CollectionLayoutItem(layoutSize: size)
    let group = CollectionLayoutGroup.vertical(layoutSize: size, subitems: [cell])
    #expect(CollectionLayoutItem.group(group).group == group)
    #expect(cell.group == nil)
  }

  @Test func aContainerNamesItsInsets() {
    let size = CGSize(width: 320, height: 480.5)
    #expect(CollectionLayoutContainer(contentSize: size).description == "320 x 480.5")
    let insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let container = CollectionLayoutContainer(contentSize: size, contentInsets: insets)
    #expect(container.description == "320 x 480.5 less \(insets)")
  }

  @Test func anElementNamesItsOpacity() throws {
    var layout = CollectionLayout(
      section: CollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])))
    let view = CGSize(width: 9, height: 9)
    layout.prepare(itemCounts: [1], in: CollectionLayoutEnvironment(size: view))
    var element = try #require(layout.attributes(for: .cell(section: 0, item: 0)))
    #expect(!element.description.contains("alpha"))
    element.alpha = 0.25
    #expect(element.description.contains("alpha 0.25"))
  }
}

/// The room that a container leaves, by hand.
@Suite struct ContainerTests {
  /// Four insets that differ, so that none stands for another: two in points, two as fractions.
  @Test func insetsAreTakenFromTheirOwnLengths() {
    let container = CollectionLayoutContainer(
      contentSize: CGSize(width: 200, height: 400),
      contentInsets: DirectionalEdgeInsets(top: 10, leading: 0.125, bottom: 0.25, trailing: 5))
    // A quarter of 400 and an eighth of 200.
    #expect(
      container.effectiveContentInsets
        == DirectionalEdgeInsets(top: 10, leading: 25, bottom: 100, trailing: 5))
    #expect(container.effectiveContentSize == CGSize(width: 170, height: 290))
  }

  /// One inset at a time takes its length from one axis, once.
  @Test(arguments: 0..<4) func eachInsetShrinksOneAxis(_ edge: Int) {
    var insets = DirectionalEdgeInsets.zero
    switch edge {
    case 0: insets.top = 30
    case 1: insets.bottom = 30
    case 2: insets.leading = 30
    default: insets.trailing = 30
    }
    let container = CollectionLayoutContainer(
      contentSize: CGSize(width: 200, height: 400), contentInsets: insets)
    #expect(
      container.effectiveContentSize
        == (edge < 2 ? CGSize(width: 200, height: 370) : CGSize(width: 170, height: 400)))
  }
}
