import CompositionalUIKit
import Testing

/// The members of layouts, contexts and reusable views that subclasses override.
@MainActor
@Suite struct LayoutMemberTests {
  private let layout: UICollectionViewFlowLayout = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 155, height: 100)
    layout.prepare(
      itemCounts: [6], in: CollectionLayoutEnvironment(size: CGSize(width: 320, height: 480)))
    return layout
  }()

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func aMovingItemFollowsTheFingerInFrontOfAll() {
    let place = CGPoint(x: 200, y: 150)
    let moving = layout.layoutAttributesForInteractivelyMovingItem(
      at: path(0), withTargetPosition: place)
    #expect(moving.indexPath == path(0))
    #expect(moving.center == place)
    #expect(moving.size == CGSize(width: 155, height: 100))
    #expect(moving.zIndex > 1_000_000)
    let here = layout.layoutAttributesForItem(at: path(0))
    #expect(here?.center == CGPoint(x: 77.5, y: 50))
  }

  @Test func aMovingItemTakesThePlaceOfTheItemBelow() {
    #expect(
      layout.targetIndexPath(
        forInteractivelyMovingItem: path(0), withPosition: CGPoint(x: 200, y: 150)) == path(3))
    // Between two lines there is nothing.
    #expect(
      layout.targetIndexPath(
        forInteractivelyMovingItem: path(4), withPosition: CGPoint(x: 200, y: 105)) == path(4))
  }

  @Test func contextsOfAMovementNameItsItems() {
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [path(3)], withTargetPosition: CGPoint(x: 5, y: 6),
      previousIndexPaths: [path(0)], previousPosition: .zero)
    #expect(context is UICollectionViewFlowLayoutInvalidationContext)
    #expect(context.targetIndexPathsForInteractivelyMovingItems == [path(3)])
    #expect(context.previousIndexPathsForInteractivelyMovingItems == [path(0)])
    #expect(context.interactiveMovementTarget == CGPoint(x: 5, y: 6))
    #expect(context.invalidatedItemIndexPaths == [path(0), path(3)])
    #expect(!context.invalidateEverything)
    #expect(!context.invalidateDataSourceCounts)
    let end = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [path(0)], previousIndexPaths: [path(0)], movementCancelled: true)
    #expect(end.invalidatedItemIndexPaths == [path(0)])
    let none = UICollectionViewLayoutInvalidationContext()
    #expect(none.targetIndexPathsForInteractivelyMovingItems == nil)
    #expect(none.previousIndexPathsForInteractivelyMovingItems == nil)
    #expect(none.interactiveMovementTarget == .zero)
  }

  @Test func noViewsComeOrGoByDefault() {
    let layout = UICollectionViewLayout()
    #expect(layout.indexPathsToInsertForSupplementaryView(ofKind: "badge") == [])
    #expect(layout.indexPathsToDeleteForSupplementaryView(ofKind: "badge") == [])
    #expect(layout.indexPathsToInsertForDecorationView(ofKind: "card") == [])
    #expect(layout.indexPathsToDeleteForDecorationView(ofKind: "card") == [])
    #expect(
      layout.targetIndexPath(forInteractivelyMovingItem: path(2), withPosition: .zero) == path(2))
  }

  @Test func viewsAreToldOfTransitions() {
    final class Told: UICollectionReusableView {
      var calls: [String] = []
      override func willTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
      ) { calls.append("will") }
      override func didTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
      ) { calls.append("did") }
    }
    let view: UICollectionReusableView = Told(frame: .zero)
    view.willTransition(from: layout, to: layout)
    view.didTransition(from: layout, to: layout)
    #expect((view as? Told)?.calls == ["will", "did"])
  }
}
