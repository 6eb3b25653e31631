import CompositionalUIKit
import Foundation
import Testing

/// Methods that are optional in UIKit are called with a question mark, as tests of apps do.
@MainActor
@Suite struct OptionalMethodTests {
  private class Screen: UIViewController, UICollectionViewDelegateFlowLayout,
    UICollectionViewDataSource
  {
    var collectionView: UICollectionView!
    var calls: [String] = []

    override func viewDidLoad() {
      collectionView = UICollectionView(
        frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      collectionView?.delegate = self
      collectionView.dataSource = self
      if let collectionView { view.addSubview(collectionView) }
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      calls.append("select \(indexPath.item)")
    }

    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != 3 }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 30, height: 40) }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 5 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      calls.append("end \(decelerate)")
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { targetContentOffset.pointee.y = 7 }
  }

  private final class SmallScreen: Screen {
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { calls.append("small \(indexPath.item)") }
  }

  private let screen = Screen()
  private let path = IndexPath(item: 3, section: 0)
  private var view: UICollectionView { screen.collectionView }

  init() { screen.loadViewIfNeeded() }

  @Test func theDelegateIsReached() {
    view.delegate?.collectionView?(view, didSelectItemAt: path)
    view.delegate?.collectionView(view, didSelectItemAt: path)
    view.delegate!.collectionView!(view, didSelectItemAt: IndexPath(item: 1, section: 0))
    view.delegate?.scrollViewDidScroll?(view)
    view.delegate?.scrollViewDidScroll(view)
    view.delegate?.scrollViewDidEndDragging?(view, willDecelerate: true)
    #expect(screen.calls == ["select 3", "select 3", "select 1", "scroll", "scroll", "end true"])
    #expect(view.delegate?.collectionView?(view, shouldSelectItemAt: path) == false)
    var offset = CGPoint.zero
    view.delegate?.scrollViewWillEndDragging?(
      view, withVelocity: .zero, targetContentOffset: &offset)
    #expect(offset.y == 7)
  }

  @Test func anOverrideIsReached() {
    let screen = SmallScreen()
    screen.loadViewIfNeeded()
    screen.collectionView.delegate?.collectionView?(screen.collectionView, didSelectItemAt: path)
    #expect(screen.calls == ["small 3"])
  }

  /// In UIKit the calls return nil for methods that a delegate does not have; here they return what
  /// a collection view does without an answer.
  @Test func otherMethodsAnswerAsUsual() {
    #expect(view.delegate?.collectionView?(view, shouldHighlightItemAt: path) == true)
    #expect(view.delegate?.scrollViewShouldScrollToTop?(view) == true)
    view.delegate?.collectionView?(view, didHighlightItemAt: path)
    #expect(screen.calls.isEmpty)
    view.delegate = nil
    #expect(view.delegate?.collectionView?(view, shouldHighlightItemAt: path) == nil)
  }

  @Test func sizesOfFlowLayouts() throws {
    let layout = view.collectionViewLayout
    let delegate = try #require(view.delegate as? UICollectionViewDelegateFlowLayout)
    let size = delegate.collectionView?(view, layout: layout, sizeForItemAt: path)
    #expect(size == CGSize(width: 30, height: 40))
    #expect(
      delegate.collectionView?(view, layout: layout, minimumLineSpacingForSectionAt: 0) == 10)
    delegate.collectionView?(view, didSelectItemAt: path)
    #expect(screen.calls == ["select 3"])
  }

  @Test func theDataSourceIsReached() {
    #expect(view.dataSource?.numberOfSections?(in: view) == 2)
    #expect(view.dataSource?.collectionView(view, numberOfItemsInSection: 0) == 5)
    #expect(view.dataSource?.collectionView?(view, canMoveItemAt: path) == false)
    let both: any UICollectionViewDelegate & UICollectionViewDataSource = screen
    both.collectionView?(view, didSelectItemAt: path)
    #expect(both.collectionView?(view, canMoveItemAt: path) == false)
    #expect(screen.calls == ["select 3"])
  }

  /// The property of the view keeps its name in controllers that are their own delegates.
  @Test func collectionViewControllers() {
    final class Controller: UICollectionViewController {
      func shown() -> UICollectionView? {
        guard let view = collectionView else { return nil }
        collectionView?.allowsSelection = false
        return collectionView.allowsSelection ? nil : view
      }
    }
    let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
    let view = controller.collectionView
    #expect(view === controller.shown())
    #expect(view?.delegate?.collectionView?(view ?? self.view, shouldSelectItemAt: path) == true)
  }
}
