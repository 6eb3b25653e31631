import CompositionalDSL
import CompositionalPictures
import CompositionalUIKit
import Testing

/// Pictures of layouts that are written with Apple's names and in the DSL.
@MainActor
@Suite struct FrontPictureTests {
  private let screen = CollectionLayoutEnvironment(size: CGSize(width: 300, height: 200))

  @Test func everyFrontGivesTheSamePicture() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [item])
    let apple = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let dsl = CompositionalDSL.LayoutBuilder {
      Section { HGroup { Item().width(.fractionalWidth(0.5)) }.height(.absolute(50)) }
    }
    let one = try apple.value.picture(itemCounts: [3], in: screen)
    let other = try dsl.picture(itemCounts: [3], in: screen)
    #expect(one == other)
    #expect(
      one.commands.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 150, height: 50), CGRect(x: 150, y: 0, width: 150, height: 50),
        CGRect(x: 0, y: 50, width: 150, height: 50),
      ])
    #expect(one.svg() == other.svg())
  }
}
