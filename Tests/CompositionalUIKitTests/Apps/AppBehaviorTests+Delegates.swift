import CompositionalUIKit
import CompositionalUIKitTestSupport
import Testing

extension AppBehaviorTests {
  @Test func tagsTellWhatIsInserted() {
    // Six estimates of 50 and five gaps of 10 are 350; a seventh would end at 410.
    let layout = TagsLayout(spacing: 10)
    let differences = layout.differences(
      from: ["cell 0.5": [300, 0, 50, 30], "cell 0.6": [0, 40, 50, 30]], itemCounts: [7])
    #expect(differences == [])
    let path = IndexPath(item: 3, section: 0)
    layout.prepare(forCollectionViewUpdates: [
      UICollectionViewUpdateItem(
        indexPathBeforeUpdate: nil, indexPathAfterUpdate: path, updateAction: .insert),
      UICollectionViewUpdateItem(
        indexPathBeforeUpdate: path, indexPathAfterUpdate: nil, updateAction: .delete),
    ])
    #expect(layout.inserted == [path])
    layout.finalizeCollectionViewUpdates()
    #expect(layout.inserted.isEmpty)
  }

  @Test func delegatesAreToldOfScrolls() {
    let controller = NotesViewController()
    controller.loadViewIfNeeded()
    let view = controller.collectionView
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 300)
    view.simulation.itemCounts = [600]
    view.contentOffset.y = 25
    view.contentOffset.y = 25
    view.contentOffset.y = 50
    #expect(controller.watcher.offsets == [25, 50])
    // A hundred lines of 30 and 99 gaps of 10: 3990, and the inset below.
    view.scrollToItem(at: IndexPath(item: 599, section: 0), at: .bottom, animated: false)
    #expect(controller.watcher.offsets.last == CGFloat(3_990 + 12 - 300))
  }

  @Test func cellsSayHowHighTheyAre() {
    let cell = NoteCell(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    cell.fittingHeight = 40.2
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 10, y: 20, width: 50, height: 30)
    #expect(cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 50, height: 41))
    cell.isSelected = true
    #expect(cell.contentView.backgroundColor == .systemBlue)
  }
}
