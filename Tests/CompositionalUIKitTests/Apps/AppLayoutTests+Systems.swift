import CompositionalUIKit
import CompositionalUIKitTestSupport
import Testing

extension AppLayoutTests {
  @Test func repeatedSubitems() {
    // 4 * 90 + 3 * 10 = 390; 3 * 40 + 2 * 15 = 150.
    #expect(
      meterRowsLayout().differences(
        from: ["cell 0.3": [300, 0, 90, 70], "cell 0.4": [0, 70, 90, 70]], itemCounts: [5]) == [])
    #expect(
      podiumLayout().differences(
        from: ["cell 0.2": [0, 110, 195, 40], "cell 0.3": [0, 150, 195, 40]], itemCounts: [4])
        == [])
  }

  @Test func marginsUnlessASectionSaysOtherwise() {
    let environment = CollectionLayoutEnvironment(
      size: CGSize(width: 390, height: 844),
      layoutMargins: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
    let differences = marginAwareLayout().differences(
      from: ["cell 0.0": [0, 0, 390, 80], "cell 1.0": [20, 80, 350, 80]], itemCounts: [1, 1],
      in: environment)
    #expect(differences == [])
  }

  @Test func aConfigurationReadBack() {
    // Rows of 36 in groups of twice that, and 7 between sections.
    let differences = tallRowsLayout().differences(
      from: ["cell 0.1": [0, 36, 390, 36], "cell 1.0": [0, 79, 390, 36]], itemCounts: [2, 1])
    #expect(differences == [])
  }

  @Test func partsThatCanBeRead() {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(20)))
    let inner = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(
        widthDimension: .fractionalHeight(1), heightDimension: .estimated(30)), subitem: item,
      count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .absolute(7), heightDimension: .absolute(8)),
      subitems: [item, inner])
    group.interItemSpacing = .fixed(3)
    #expect(
      LayoutDescriber.lines(of: group) == [
        "group: 7.0 points by 8.0 points", "  item: 0.5 of width by 20.0 points",
        "  group: 1.0 of height by about 30.0 points", "    item: 0.5 of width by 20.0 points",
      ])
    #expect(LayoutDescriber.totalSpacing(of: group) == 3)
    #expect(LayoutDescriber.totalSpacing(of: inner) == 0)
    #expect(!LayoutDescriber.isPinned(bookShelfSection()))
    #expect(doubled(item.layoutSize).heightDimension.dimension == 40)
  }

  @Test func albums() {
    // Half of 390, less 8 on each side.
    let controller = AlbumViewController()
    controller.loadViewIfNeeded()
    let view = controller.collectionView
    view?.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    view?.simulation.itemCounts = [3]
    let layout = view?.collectionViewLayout
    #expect(layout?.frame(of: "cell 0.0") == CGRect(x: 8, y: 8, width: 179, height: 179))
    #expect(layout?.frame(of: "cell 0.2") == CGRect(x: 8, y: 203, width: 179, height: 179))
    #expect(view?.superview === controller.view)
  }

  @Test func aBrowserThatChangesItsLayout() {
    // Three times 110 and twice 20 are 370.
    let controller = FileBrowserViewController()
    controller.loadViewIfNeeded()
    let view = controller.collectionView
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    view.simulation.itemCounts = [7]
    #expect(
      view.collectionViewLayout.frame(of: "cell 0.3")
        == CGRect(x: 0, y: 150, width: 110, height: 130))
    controller.mode = .list
    #expect(view.collectionViewLayout === controller.listLayout)
    #expect(
      view.collectionViewLayout.frame(of: "cell 0.3")
        == CGRect(x: 0, y: 156, width: 390, height: 52))
  }

  @Test func aRecipe() {
    // 9/16 of 390 is 219.375, cut to 219; the ingredients' halves of 350 begin 20 below.
    let controller = RecipeViewController()
    let differences = controller.makeLayout().differences(
      from: [
        "cell 0.0": [0, 0, 390, 219], "cell 1.0": [20, 239, 175, 40],
        "cell 1.3": [195, 279, 175, 40],
      ], itemCounts: [1, 6])
    #expect(differences == [])
    controller.recipe.hasVideo = false
    let large = CollectionLayoutEnvironment(
      size: CGSize(width: 390, height: 844), contentSizeCategory: .accessibilityLarge)
    let without = controller.makeLayout().differences(
      from: ["cell 0.0": [0, 0, 390, 390], "cell 1.1": [20, 450, 350, 40]], itemCounts: [1, 6],
      in: large)
    #expect(without == [])
  }

  @Test func aControllerOfACollection() {
    let controller = SongsViewController()
    controller.loadViewIfNeeded()
    let view = controller.collectionView
    view?.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    view?.simulation.itemCounts = [2]
    #expect(
      view?.collectionViewLayout.frame(of: "\(footer) 0.0")
        == CGRect(x: 0, y: 88, width: 390, height: 28))
  }
}
