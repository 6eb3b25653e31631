import CompositionalUIKit
import Testing

/// Cells of flow layouts that say how large they are, asked as a collection view asks them.
@MainActor
@Suite final class FlowSelfSizingTests {
  /// A layout does not keep its view.
  private var kept: UICollectionView?
  private let layout = UICollectionViewFlowLayout()

  private func view(_ counts: [Int]) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    layout.minimumLineSpacing = 0
    view.simulation.itemCounts = counts
    kept = view
    return view
  }

  private func attributes(_ item: Int) -> UICollectionViewLayoutAttributes? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))
  }

  /// Answers for a cell, as the view does; returns whether the layout wanted to know.
  @discardableResult
  private func prefer(_ size: CGSize, _ item: Int) -> Bool {
    guard let original = attributes(item),
      let preferred = original.copy() as? UICollectionViewLayoutAttributes
    else { return false }
    preferred.size = size
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return false }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    return true
  }

  @Test func withoutAnEstimateNoCellIsAsked() {
    let view = view([3])
    #expect(!prefer(CGSize(width: 320, height: 100), 0))
    #expect(view.contentSize.height == 50)
  }

  @Test func aPreferredSizeReplacesTheEstimate() {
    let view = view([10])
    layout.estimatedItemSize = CGSize(width: 320, height: 44)
    #expect(view.contentSize.height == 440)
    for item in 0..<10 { #expect(prefer(CGSize(width: 320, height: 100), item)) }
    #expect(view.contentSize.height == 1_000)
    #expect(!prefer(CGSize(width: 320, height: 100), 4))
    #expect(attributes(9)?.frame == CGRect(x: 0, y: 900, width: 320, height: 100))
  }

  /// Recorded on Mac Catalyst: items that are not measured have the average of the measured ones.
  ///
  /// A cell that prefers the estimate counts too: 44 and 100 points are 72 on average.
  @Test func unmeasuredItemsHaveTheAverageSize() {
    let view = view([10])
    layout.estimatedItemSize = CGSize(width: 320, height: 44)
    #expect(prefer(CGSize(width: 320, height: 44), 0))
    #expect(!prefer(CGSize(width: 320, height: 44), 0))
    #expect(prefer(CGSize(width: 320, height: 100), 1))
    #expect(attributes(2)?.frame == CGRect(x: 0, y: 144, width: 320, height: 72))
    #expect(view.contentSize.height == 720)
  }

  /// Rows of 100 points show five of the twelve estimated rows of 40 in 480 points.
  @Test func cellsThatLeaveTheViewAreNotAsked() {
    final class Cell: UICollectionViewCell {
      static let asked = Asked()
      override func preferredLayoutAttributesFitting(_ given: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
      {
        Self.asked.paths.append(given.indexPath)
        given.size.height = 100
        return given
      }
    }
    final class Asked { var paths: [IndexPath] = [] }
    let view = view([40])
    layout.estimatedItemSize = CGSize(width: 320, height: 40)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var data = NSDiffableDataSourceSnapshot<Int, Int>()
    data.appendSections([0])
    data.appendItems(Array(0..<40))
    source.apply(data, animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(Cell.asked.paths.map(\.item) == [0, 1, 2, 3, 4])
    #expect(view.contentSize.height == 4_000)
  }

  @Test func anAutomaticSizeBeginsWithTheItemSize() {
    _ = view([4])
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    #expect(attributes(1)?.size == CGSize(width: 50, height: 50))
    // The others have its size until they are measured: one is in a line of 320.
    prefer(CGSize(width: 200, height: 30), 0)
    #expect(attributes(0)?.frame == CGRect(x: 60, y: 0, width: 200, height: 30))
    #expect(attributes(3)?.frame == CGRect(x: 60, y: 90, width: 200, height: 30))
  }

  @Test func aDefaultCellMeasuresBothLengths() {
    final class Label: UICollectionViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 123, height: 45) }
    }
    _ = view([1])
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    guard let original = attributes(0) else { return #expect(Bool(false)) }
    let copy = original.copy() as? UICollectionViewLayoutAttributes
    let fitted = copy.map { Label(frame: .zero).preferredLayoutAttributesFitting($0) }
    #expect(fitted?.size == CGSize(width: 123, height: 45))
  }

  @Test func aDelegateCanLeaveSingleItemsToTheirCells() {
    final class Some: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        indexPath.item == 1
          ? UICollectionViewFlowLayout.automaticSize : CGSize(width: 320, height: 20)
      }
    }
    let (view, delegate) = (view([2]), Some())
    #expect(view.contentSize.height == 50)
    view.delegate = delegate
    #expect(!prefer(CGSize(width: 320, height: 70), 0))
    #expect(prefer(CGSize(width: 320, height: 70), 1))
    #expect(view.contentSize.height == 90)
  }

  @Test func aNamedItemIsMeasuredAgain() {
    let view = view([3])
    layout.estimatedItemSize = CGSize(width: 320, height: 44)
    prefer(CGSize(width: 320, height: 100), 1)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    layout.invalidateLayout(with: context)
    #expect(view.contentSize.height == 132)
  }

  /// The context of an update of the data.
  private final class Counts: UICollectionViewFlowLayoutInvalidationContext {
    override var invalidateDataSourceCounts: Bool { true }
  }

  @Test func sizesFollowTheirItems() {
    _ = view([3])
    layout.estimatedItemSize = CGSize(width: 320, height: 44)
    prefer(CGSize(width: 320, height: 100), 1)
    prefer(CGSize(width: 320, height: 200), 2)
    // The second item goes and one comes in front.
    layout.invalidateLayout(with: Counts())
    layout.prepare(forCollectionViewUpdates: [
      .init(
        indexPathBeforeUpdate: nil, indexPathAfterUpdate: IndexPath(item: 0, section: 0),
        updateAction: .insert),
      .init(
        indexPathBeforeUpdate: IndexPath(item: 1, section: 0), indexPathAfterUpdate: nil,
        updateAction: .delete),
    ])
    // The two that are not measured have the size of the third; before, one had the average, 150.
    #expect((0..<3).map { attributes($0)?.size.height } == [200, 200, 200])
    let final = layout.finalLayoutAttributesForDisappearingItem(at: IndexPath(item: 1, section: 0))
    #expect(final?.frame == CGRect(x: 0, y: 150, width: 320, height: 100))
    #expect(final?.alpha == 0)
    layout.finalizeCollectionViewUpdates()
  }
}
