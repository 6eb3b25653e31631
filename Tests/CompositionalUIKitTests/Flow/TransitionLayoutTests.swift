import CompositionalUIKit
import Testing

/// Layouts between two others.
@MainActor
@Suite struct TransitionLayoutTests {
  private static let environment = CollectionLayoutEnvironment(
    size: CGSize(width: 320, height: 480))

  private func flow(
    _ size: CGSize, count: Int = 4, header: CGFloat = 0
  ) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size
    layout.headerReferenceSize = CGSize(width: 0, height: header)
    layout.prepare(itemCounts: [count], in: Self.environment)
    return layout
  }

  private let first = IndexPath(item: 1, section: 0)

  @Test func elementsMoveWithTheProgress() {
    let layout = UICollectionViewTransitionLayout(
      currentLayout: flow(CGSize(width: 320, height: 100)),
      nextLayout: flow(CGSize(width: 155, height: 60)))
    #expect(layout.transitionProgress == 0)
    #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 430))
    #expect(
      layout.layoutAttributesForItem(at: first)?.frame
        == CGRect(x: 0, y: 110, width: 320, height: 100))
    layout.transitionProgress = 0.5
    #expect(
      layout.layoutAttributesForItem(at: first)?.frame
        == CGRect(x: 82.5, y: 55, width: 237.5, height: 80))
    #expect(layout.collectionViewContentSize.height == 280)
    layout.transitionProgress = 1
    #expect(
      layout.layoutAttributesForItem(at: first)?.frame
        == CGRect(x: 165, y: 0, width: 155, height: 60))
  }

  @Test func whatOneLayoutLacksFades() {
    let layout = UICollectionViewTransitionLayout(
      currentLayout: flow(CGSize(width: 320, height: 100), header: 40),
      nextLayout: flow(CGSize(width: 320, height: 100)))
    layout.transitionProgress = 0.25
    let elements = layout.layoutAttributesForElements(
      in: CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(elements?.map(\.representedElementCategory) == [.cell, .supplementaryView])
    #expect(elements?.map(\.alpha) == [1, 0.75])
    #expect(elements?.map(\.frame.minY) == [30, 0])
  }

  @Test func aQueryFindsWhatIsOnItsWayInEitherDirection() {
    let layout = UICollectionViewTransitionLayout(
      currentLayout: flow(CGSize(width: 320, height: 100)),
      nextLayout: flow(CGSize(width: 155, height: 60)))
    layout.transitionProgress = 0.75
    let all = layout.layoutAttributesForElements(
      in: CGRect(x: 0, y: 0, width: 320, height: 500))
    // The fourth moves from 330 to 70.
    #expect(all?.map(\.indexPath.item) == [0, 1, 2, 3])
    #expect(all?.last?.frame.minY == 135)
    let low = layout.layoutAttributesForElements(
      in: CGRect(x: 0, y: 60, width: 320, height: 45))
    // The second moves from 110 to 0 and is at 27.5, the third is at 107.5.
    #expect(low?.map(\.indexPath.item) == [0, 1])
  }

  @Test func bothLayoutsAskTheViewOfTheTransition() {
    let (small, large) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
    large.itemSize = CGSize(width: 320, height: 150)
    let layout = UICollectionViewTransitionLayout(currentLayout: small, nextLayout: large)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.simulation.itemCounts = [3]
    layout.transitionProgress = 0.5
    // 50 and 470 points.
    #expect(view.contentSize == CGSize(width: 320, height: 260))
    #expect(view.simulation.visibleAttributes.map(\.size.height) == [100, 100, 100])
  }

  @Test func valuesOfTheAppAreKept() {
    let layout = UICollectionViewTransitionLayout(
      currentLayout: flow(.zero), nextLayout: flow(.zero))
    layout.updateValue(3, forAnimatedKey: "radius")
    #expect(layout.value(forAnimatedKey: "radius") == 3)
    #expect(layout.value(forAnimatedKey: "angle") == 0)
  }

  /// The finger leads half of the way, and the change is finished, or cancelled.
  @Test(arguments: [true, false]) func aGestureLeadsFromOneLayoutToAnother(isFinished: Bool) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: flow(CGSize(width: 320, height: 100)))
    view.simulation.itemCounts = [4]
    let (old, new) = (view.collectionViewLayout, flow(CGSize(width: 155, height: 60)))
    var ends: [[Bool]] = []
    let between = view.startInteractiveTransition(to: new) { ends.append([$0, $1]) }
    between.transitionProgress = 0.5
    view.layoutIfNeeded()
    #expect(
      view.layoutAttributesForItem(at: first)?.frame
        == CGRect(x: 82.5, y: 55, width: 237.5, height: 80))
    #expect(view.contentSize.height == 280 && ends.isEmpty)
    if isFinished { view.finishInteractiveTransition() } else { view.cancelInteractiveTransition() }
    view.layoutIfNeeded()
    #expect(view.collectionViewLayout === (isFinished ? new : old))
    #expect(view.contentSize.height == (isFinished ? 130 : 430))
    view.cancelInteractiveTransition()
    #expect(ends == [[true, isFinished]])
  }
}
