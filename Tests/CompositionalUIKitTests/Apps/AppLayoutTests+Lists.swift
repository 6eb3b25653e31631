import CompositionalUIKit
import CompositionalUIKitTestSupport
import Testing

extension AppLayoutTests {
  @Test func aMailbox() {
    // Plain rows of 44 from the left edge to the right, under a header of 28.
    let differences = MailboxLayout().make().differences(
      from: ["\(header) 0.0": [0, 0, 390, 28], "cell 0.1": [0, 72, 390, 44]], itemCounts: [3])
    #expect(differences == [])
  }

  @Test func settings() {
    // An inset group without header: 35 above, and the margins of 16 beside.
    let phone = CollectionLayoutEnvironment(
      size: CGSize(width: 390, height: 844),
      layoutMargins: PhysicalEdgeInsets(left: 16, right: 16))
    let differences = settingsLayout().differences(
      from: ["cell 0.0": [16, 35, 358, 44], "cell 0.1": [16, 79, 358, 44]], itemCounts: [2],
      in: phone)
    #expect(differences == [])
  }

  @Test func listsWithInsetsOfTheirOwn() {
    // 10 above two rows, then a footer of 17.5: 115.5 long.
    let differences = splitListLayout().differences(
      from: [
        "cell 0.0": [10, 10, 370, 44], "\(footer) 0.0": [10, 98, 370, 17.5],
        "cell 1.0": [10, 125.5, 370, 44],
      ], itemCounts: [2, 1])
    #expect(differences == [])
  }

  @Test func separatedRows() {
    let differences = separatedListLayout(rows: 3).differences(
      from: ["cell 0.0": [0, 35, 390, 44], "cell 0.1": [0, 83, 390, 44]], itemCounts: [3])
    #expect(differences == [])
  }

  @Test func aListAboveAGrid() {
    // (366 - 2 * 12) / 3 = 114.
    let differences = downloadsLayout().differences(
      from: [
        "cell 0.1": [0, 44, 390, 44], "cell 1.0": [12, 100, 114, 96],
        "cell 1.2": [264, 100, 114, 96], "cell 1.3": [12, 208, 114, 96],
      ], itemCounts: [2, 4])
    #expect(differences == [])
  }

  @Test func swipeActionsAreKept() {
    var removed: [IndexPath] = []
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
        removed.append(indexPath)
        completion(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
    let path = IndexPath(item: 3, section: 1)
    let swipe = configuration.trailingSwipeActionsConfigurationProvider?(path)
    var isDone = false
    swipe?.actions.first.map { $0.handler($0, UIView(), { isDone = $0 }) }
    #expect(isDone && removed == [path])
  }
}
