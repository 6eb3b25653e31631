import CompositionalUIKit
import Foundation

/// A data source and delegate that notes its calls in words.
@MainActor
final class CallRecorder: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
  UICollectionViewDataSourcePrefetching
{
  var counts: [Int]
  var calls: [String] = []
  /// The calls without those that come again and again.
  var notable: [String] { calls.filter { $0 != "scroll" } }
  /// Changes the target of a drag.
  var retarget: ((CGPoint) -> CGPoint)?
  var movable = false

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    calls.append("cell \(indexPath.item)")
    return view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(_ view: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    movable
  }

  func collectionView(_ view: UICollectionView, moveItemAt old: IndexPath, to new: IndexPath) {
    calls.append("move \(old.item) to \(new.item)")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("will begin drag") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    calls.append("will end drag \((velocity.y * 1_000).rounded() / 1_000)")
    if let retarget { targetContentOffset.pointee = retarget(targetContentOffset.pointee) }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("did end drag \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    calls.append("will decelerate")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    calls.append("did decelerate")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    calls.append("did animate")
  }

  func collectionView(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {
    calls.append("show \(path.item)")
  }

  func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt path: IndexPath
  ) {
    calls.append("hide \(path.item)")
  }

  func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
    calls.append("prefetch \(paths.map(\.item))")
  }

  func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
    calls.append("cancel \(paths.map(\.item))")
  }

  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    calls.append("select \(path.item)")
  }

  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
    calls.append("deselect \(path.item)")
  }

  func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
    calls.append("highlight \(path.item)")
  }

  func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
    calls.append("unhighlight \(path.item)")
  }
}

/// Makes a view 100 wide and 300 high of rows 100 high, in view of a recorder.
@MainActor
func recordedView(
  _ recorder: CallRecorder, layout: UICollectionViewLayout? = nil
) -> UICollectionView {
  let row = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
  let rows = UICollectionViewCompositionalLayout(
    section: NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])))
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout ?? rows)
  view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  view.dataSource = recorder
  view.delegate = recorder
  view.layoutIfNeeded()
  recorder.calls = []
  return view
}
