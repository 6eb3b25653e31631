import Testing
import UIKit

/// An object that is told of scrolling alone.
@MainActor
private final class ScrollWatcher: NSObject, UIScrollViewDelegate {
  var offsets: [CGFloat] = []
  var insets = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.y)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { insets += 1 }
}

/// A delegate of all kinds of scroll views.
@MainActor
private final class Everything: NSObject, UICollectionViewDelegate, UITableViewDelegate,
  UITextViewDelegate
{}

/// A collection view that notices its delegates.
private final class WatchedList: UICollectionView {
  var changes = 0
  override weak var delegate: (any UICollectionViewDelegate)? { didSet { changes += 1 } }
}

/// A scroll view that is its own delegate.
private final class Pager: UIScrollView, UIScrollViewDelegate {
  var pages: [CGFloat] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    pages.append(scrollView.contentOffset.x / scrollView.bounds.width)
  }
}

/// Subclasses of scroll views have delegates of their own kinds under the same name.
@MainActor
@Suite struct DelegateKindTests {
  private let frame = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func list() -> WatchedList {
    WatchedList(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  @Test func aDelegateOfScrollingAloneIsToldOfACollectionView() {
    let (view, watcher) = (list(), ScrollWatcher())
    let plain: UIScrollView = view
    plain.delegate = watcher
    #expect(plain.delegate === watcher && view.delegate == nil)
    view.contentOffset.y = 12
    view.contentInset.top = 5
    #expect(watcher.offsets.first == 12 && watcher.insets == 1)
    let all = Everything()
    view.delegate = all
    #expect(plain.delegate === all)
  }

  @Test func aCollectionViewNoticesADelegateThatIsSetAsThatOfAScrollView() {
    let (view, all) = (list(), Everything())
    (view as UIScrollView).delegate = all
    #expect(view.delegate === all && view.changes == 1)
    (view as UIScrollView).delegate = nil
    #expect(view.delegate == nil && view.changes == 2)
  }

  @Test func tablesAndViewsOfTextHaveTheirOwnKinds() {
    let (table, text, all) = (UITableView(frame: frame), UITextView(frame: frame), Everything())
    table.delegate = all
    text.delegate = all
    let ofTable: (any UITableViewDelegate)? = table.delegate
    let ofText: (any UITextViewDelegate)? = text.delegate
    #expect(ofTable === all && ofText === all)
    for view in [table, text] as [UIScrollView] {
      #expect(view.delegate === all)
      let watcher = ScrollWatcher()
      view.delegate = watcher
      view.contentOffset.y = 7
      #expect(watcher.offsets == [7])
    }
    #expect(table.delegate == nil && text.delegate == nil)
  }

  @Test func delegatesAreNotKeptAlive() {
    let view = list()
    (view as UIScrollView).delegate = Everything()
    #expect(view.delegate == nil && (view as UIScrollView).delegate == nil)
  }

  @Test func aScrollViewCanBeItsOwnDelegate() {
    let pager = Pager(frame: frame)
    pager.contentOffset.x = 200
    #expect(pager.pages == [2])
  }
}
