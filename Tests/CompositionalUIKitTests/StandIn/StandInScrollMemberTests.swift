import CompositionalUIKit
import Testing

/// A scroll view that counts changes of its adjusted insets.
@MainActor private final class CountingScrollView: UIScrollView {
  var changes = 0

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    changes += 1
  }
}

/// A delegate and data source of ten rows.
@MainActor private final class Rows: NSObject, UICollectionViewDelegate, UICollectionViewDataSource
{
  var insetChanges = 0

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { insetChanges += 1 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 10 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell(frame: .zero) }
}

/// Members of scroll views, collection views and their controllers.
@MainActor
@Suite struct StandInScrollMemberTests {
  private func collectionView(_ rows: Rows) -> UICollectionView {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.delegate = rows
    view.dataSource = rows
    view.layoutIfNeeded()
    return view
  }

  @Test func changesOfTheAdjustedInsetAreToldOnce() {
    let view = CountingScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentInset.top = 10
    #expect(view.changes == 1)
    view.contentInset.top = 10
    #expect(view.changes == 1)
    view.simulation.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
    #expect(view.changes == 2)
    #expect(view.adjustedContentInset.top == 54)
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.changes == 3)
    view.simulation.safeAreaInsets = .zero
    #expect(view.changes == 3)
    let rows = Rows()
    let list = collectionView(rows)
    list.contentInset.bottom = 5
    #expect(rows.insetChanges == 1)
  }

  @Test func guidesFollowTheContent() {
    let view = UIScrollView(frame: CGRect(x: 5, y: 5, width: 100, height: 200))
    view.contentSize = CGSize(width: 100, height: 900)
    view.contentOffset = CGPoint(x: 0, y: 50)
    #expect(view.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 900))
    #expect(view.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 50, width: 100, height: 200))
    #expect(view.contentLayoutGuide === view.contentLayoutGuide)
    #expect(view.contentLayoutGuide !== view.frameLayoutGuide)
  }

  @Test func gesturesBelongToTheView() {
    let view = UIScrollView()
    #expect(view.panGestureRecognizer.view === view)
    #expect(view.panGestureRecognizer === view.panGestureRecognizer)
    #expect(view.pinchGestureRecognizer == nil)
    view.maximumZoomScale = 3
    #expect(view.pinchGestureRecognizer?.view === view)
    // No delegate names a view for zooming.
    view.zoomScale = 7
    #expect(view.zoomScale == 1)
    let refresh = UIRefreshControl()
    view.refreshControl = refresh
    #expect(refresh.superview === view)
    view.refreshControl = nil
    #expect(refresh.superview == nil && view.refreshControl == nil)
  }

  @Test func theBackgroundIsBehindTheCellsAndStays() {
    let rows = Rows()
    let view = collectionView(rows)
    let (one, two) = (UIView(), UIView())
    view.backgroundView = one
    #expect(view.subviews.first === one && view.subviews.count > 1)
    #expect(one.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentOffset.y = 250
    view.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 0, y: 250, width: 300, height: 400))
    view.backgroundView = two
    #expect(one.superview == nil && view.subviews.first === two)
  }

  @Test func anAnimatedScrollIsStopped() {
    let rows = Rows()
    let view = collectionView(rows)
    #expect(!view.isScrollAnimating)
    view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    view.simulation.advance(by: 0.1)
    #expect(view.isScrollAnimating)
    view.stopScrollingAndZooming()
    let offset = view.contentOffset
    #expect(offset.y > 0 && offset.y < 500)
    #expect(!view.isScrollAnimating)
    view.simulation.advance(by: 1)
    #expect(view.contentOffset == offset)
  }

  @Test func editingDecidesWhatATapSelects() {
    let rows = Rows()
    let view = collectionView(rows)
    func tap(_ y: CGFloat) {
      view.simulation.touchDown(at: CGPoint(x: 10, y: y))
      view.simulation.touchUp()
    }
    view.isEditing = true
    tap(10)
    #expect(view.indexPathsForSelectedItems == nil)
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(cell?.configurationState.isEditing == true)
    view.allowsMultipleSelectionDuringEditing = true
    tap(10)
    tap(110)
    #expect(view.indexPathsForSelectedItems?.count == 2)
    view.isEditing = false
    tap(210)
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  @Test func aControllerPassesEditingOn() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewLayout())
    controller.setEditing(true, animated: false)
    #expect(controller.collectionView.isEditing)
    controller.isEditing = false
    #expect(!controller.collectionView.isEditing)
    #expect(controller.installsStandardGestureForInteractiveMovement)
  }
}
