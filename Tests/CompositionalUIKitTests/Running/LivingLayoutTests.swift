import CompositionalUIKit
import Foundation
import Testing

/// A layout of an app: a column of rows, each as high as its view prefers.
private final class Column: UICollectionViewLayout {
  var calls: [String] = []
  var heights: [IndexPath: CGFloat] = [:]
  var snaps = false
  private var frames: [CGRect] = []

  override func prepare() {
    super.prepare()
    calls.append("prepare")
    frames = []
    guard let view = collectionView else { return }
    var y: CGFloat = 0
    for item in 0..<view.numberOfItems(inSection: 0) {
      let height = heights[IndexPath(item: item, section: 0)] ?? 50
      frames.append(CGRect(x: 0, y: y, width: view.bounds.width, height: height))
      y += height
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: frames.last?.maxY ?? 0)
  }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    frames.indices.filter { frames[$0].minY < rect.maxY && frames[$0].maxY > rect.minY }
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard frames.indices.contains(indexPath.item) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    return attributes
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard preferred.size.height != original.size.height else { return false }
    heights[preferred.indexPath] = preferred.size.height
    return true
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    calls.append("updates \(updateItems.map(\.updateAction.rawValue))")
  }

  override func initialLayoutAttributesForAppearingItem(at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    calls.append("appears \(path.item)")
    return nil
  }

  override func finalLayoutAttributesForDisappearingItem(at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    calls.append("disappears \(path.item)")
    return nil
  }

  override func finalizeCollectionViewUpdates() { calls.append("finalize") }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    calls.append("bounds \(oldBounds.size.width)")
  }

  override func finalizeAnimatedBoundsChange() { calls.append("bounds end") }

  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    snaps ? CGPoint(x: 0, y: (proposed.y / 50).rounded() * 50) : proposed
  }
}

private final class TallCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    attributes.size.height = attributes.indexPath.item.isMultiple(of: 2) ? 100 : 60
    return attributes
  }
}

@MainActor
struct LivingLayoutTests {
  @Test func aLayoutOfAnAppIsPreparedAndScrolls() {
    let column = Column()
    let recorder = CallRecorder([200])
    let view = recordedView(recorder, layout: column)
    #expect(column.calls == ["prepare"])
    #expect(view.contentSize == CGSize(width: 100, height: 10_000))
    #expect(view.visibleCells.count == 6)
    view.simulation.drag(by: CGPoint(x: 0, y: -200), duration: 0.1)
    view.simulation.advanceUntilRest()
    let offset = view.contentOffset.y
    #expect(offset > 300)
    let first = Int(offset / 50)
    #expect(
      view.cellForItem(at: IndexPath(item: first, section: 0))?.frame.minY == CGFloat(first) * 50)
    // Scrolling alone does not prepare a layout that does not ask for it.
    #expect(column.calls == ["prepare"])
  }

  @Test func theLayoutChoosesWhereAFlingEnds() {
    let column = Column()
    column.snaps = true
    let recorder = CallRecorder([200])
    let view = recordedView(recorder, layout: column)
    view.simulation.drag(by: CGPoint(x: 0, y: -130), duration: 0.1)
    view.simulation.advanceUntilRest()
    #expect(view.contentOffset.y > 100)
    #expect(view.contentOffset.y.truncatingRemainder(dividingBy: 50) == 0)
  }

  @Test func preferredSizesChangeTheLayout() {
    let column = Column()
    let recorder = CallRecorder([10])
    let view = recordedView(recorder, layout: column)
    view.register(TallCell.self, forCellWithReuseIdentifier: "cell")
    view.reloadData()
    view.layoutIfNeeded()
    // 100, 60, 100, 60: the fourth starts at 260, and the fifth is out of sight.
    #expect(
      view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame
        == CGRect(x: 0, y: 260, width: 100, height: 60))
    #expect(view.visibleCells.count == 4)
  }

  @Test func updatesReachTheLayoutInOrder() {
    let column = Column()
    let recorder = CallRecorder([10])
    let view = recordedView(recorder, layout: column)
    column.calls = []
    recorder.counts = [10]
    view.performBatchUpdates {
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      view.insertItems(at: [IndexPath(item: 1, section: 0)])
    }
    #expect(
      column.calls == [
        "prepare", "updates [1, 0]", "appears 1", "disappears 0", "finalize",
      ])
  }

  @Test func theLayoutIsToldOfANewSize() {
    let column = Column()
    let recorder = CallRecorder([10])
    let view = recordedView(recorder, layout: column)
    column.calls = []
    view.frame.size = CGSize(width: 200, height: 100)
    view.layoutIfNeeded()
    #expect(column.calls == ["prepare", "bounds 100.0", "bounds end"])
    #expect(view.visibleCells.map(\.frame.width) == [200, 200])
  }

  @Test func boundsChangesPrepareOnRequest() {
    final class Sticky: UICollectionViewLayout {
      var prepared = 0
      override func prepare() { prepared += 1 }
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 5_000) }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
      override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
      {
        layoutAttributesForItem(at: IndexPath(item: 0, section: 0)).map { [$0] }
      }
      override func layoutAttributesForItem(at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
      {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = CGRect(
          x: 0, y: collectionView?.contentOffset.y ?? 0, width: 100, height: 40)
        return attributes
      }
    }
    let layout = Sticky()
    let recorder = CallRecorder([1])
    let view = recordedView(recorder, layout: layout)
    for offset in [CGFloat(100), 200] {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      #expect(view.visibleCells.first?.frame.minY == offset)
    }
    #expect(layout.prepared == 3)
    view.simulation.drag(by: CGPoint(x: 0, y: -100), duration: 0.2)
    view.simulation.advanceUntilRest()
    #expect(view.visibleCells.first?.frame.minY == view.contentOffset.y)
  }

  @Test func decorationsOfALayoutAreShown() {
    final class Line: UICollectionReusableView {}
    final class Lined: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
      override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
      {
        let line = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: "line", with: IndexPath(item: 0, section: 0))
        line.frame = CGRect(x: 0, y: 20, width: 100, height: 1)
        return [line]
      }
    }
    let layout = Lined()
    layout.register(Line.self, forDecorationViewOfKind: "line")
    let recorder = CallRecorder([0])
    let view = recordedView(recorder, layout: layout)
    #expect(
      view.subviews.compactMap { $0 as? Line }.map(\.frame)
        == [CGRect(x: 0, y: 20, width: 100, height: 1)])
  }
}
