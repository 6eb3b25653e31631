import CompositionalUIKit
import Testing

/// What invalidation contexts name, as recorded on iOS 26.1.
@MainActor
struct ContextFlagTests {
  private typealias FlowContext = UICollectionViewFlowLayoutInvalidationContext

  private final class Noting: UICollectionViewFlowLayout {
    var context: UICollectionViewLayoutInvalidationContext?

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      self.context = context
      super.invalidateLayout(with: context)
    }
  }

  nonisolated private static let bounds = CGRect(x: 0, y: 0, width: 300, height: 400)
  nonisolated private static let changes = [
    CGRect(x: 0, y: 50, width: 300, height: 400),
    CGRect(x: 0, y: 0, width: 200, height: 400),
    bounds,
  ]

  @Test(arguments: changes)
  func newBoundsOfAFlowLayout(_ new: CGRect) throws {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: Self.bounds, collectionViewLayout: layout)
    let context = try #require(layout.invalidationContext(forBoundsChange: new) as? FlowContext)
    #expect(context.invalidateFlowLayoutAttributes == (new != view.bounds))
    #expect(!context.invalidateFlowLayoutDelegateMetrics)
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
  }

  @Test(arguments: changes)
  func newBoundsOfALayoutOfAnApp(_ new: CGRect) {
    let layout = UICollectionViewLayout()
    let view = UICollectionView(frame: Self.bounds, collectionViewLayout: layout)
    let context = layout.invalidationContext(forBoundsChange: new)
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    #expect(view.bounds == Self.bounds)
  }

  @Test func anInvalidFlowLayoutNamesAll() throws {
    let layout = Noting()
    layout.invalidateLayout()
    let context = try #require(layout.context as? FlowContext)
    #expect(context.invalidateFlowLayoutAttributes && context.invalidateFlowLayoutDelegateMetrics)
  }

  @Test func theOffsetIsAdjustedAtOnce() {
    let (view, _) = tracedView(.base)
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
    view.collectionViewLayout.invalidateLayout(with: context)
    #expect(view.contentOffset == CGPoint(x: 0, y: 30))
  }

  /// The content grows at once, and has its own size again after the next layout pass.
  @Test(arguments: TracedLayout.allCases)
  func theSizeIsAdjustedUntilTheNextPass(_ kind: TracedLayout) {
    let (view, _) = tracedView(kind)
    let own = view.contentSize
    let context = FlowContext()
    context.contentSizeAdjustment = CGSize(width: 5, height: 70)
    view.collectionViewLayout.invalidateLayout(with: context)
    view.collectionViewLayout.invalidateLayout(with: context)
    #expect(view.contentSize == CGSize(width: own.width + 10, height: own.height + 140))
    view.layoutIfNeeded()
    #expect(view.contentSize == own)
  }

  @Test func itemsAreNamedOneAfterTheOther() {
    let context = UICollectionViewLayoutInvalidationContext()
    let paths = [3, 1].map { IndexPath(item: $0, section: 0) }
    for path in paths { context.invalidateItems(at: [path]) }
    #expect(context.invalidatedItemIndexPaths == paths)
  }
}
