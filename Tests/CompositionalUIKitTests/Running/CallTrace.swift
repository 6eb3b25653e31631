import CompositionalUIKit
import Foundation

/// Notes the calls of a layout, a data source and a delegate, with the offset that each sees.
@MainActor
final class CallTrace: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var calls: [String] = []
  /// True to note the questions about the numbers of items and the size of the content, too.
  var notesSizes = false
  let count: Int
  fileprivate weak var view: UICollectionView?
  /// The queries alone, which a layout pass makes.
  var queries: [String] { calls.filter { $0.hasPrefix("elements") } }

  init(count: Int) { self.count = count }

  fileprivate func note(_ call: String) { calls.append(call) }

  /// Notes a call that sees the bounds.
  fileprivate func noteHere(_ call: String) {
    calls.append("\(call) at \(Int(view?.bounds.minY ?? -1))")
  }

  fileprivate func note(_ call: String, _ rect: CGRect) {
    calls.append("\(call) \(Int(rect.minY)) to \(Int(rect.maxY))")
  }

  fileprivate func noteSize(_ call: String) { if notesSizes { note(call) } }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    noteSize("count")
    return count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    note("cell \(path.item)")
    return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    note("header")
    return view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: path)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { noteHere("scroll") }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { noteHere("drag") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { noteHere("end") }
}

/// Rows of 100 points, by a layout of an app.
final class TracedRows: UICollectionViewLayout {
  weak var trace: CallTrace?

  override func prepare() {
    super.prepare()
    trace?.note("prepare")
  }

  override var collectionViewContentSize: CGSize {
    trace?.noteSize("size")
    return CGSize(width: 300, height: 100 * (trace?.count ?? 0))
  }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    trace?.note("elements", rect)
    return (0..<(trace?.count ?? 0)).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
    .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 0, y: 100 * path.item, width: 300, height: 100)
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange new: CGRect) -> Bool {
    trace?.noteHere("ask for \(Int(new.minY))")
    return true
  }

  override func invalidationContext(forBoundsChange new: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    trace?.noteHere("context for \(Int(new.minY))")
    return super.invalidationContext(forBoundsChange: new)
  }

  override func invalidateLayout() {
    trace?.noteHere("invalidate")
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    trace?.noteHere("invalidate with context")
    super.invalidateLayout(with: context)
  }
}

/// Rows of 100 points, by a flow layout.
final class TracedFlow: UICollectionViewFlowLayout {
  weak var trace: CallTrace?

  override func prepare() {
    trace?.note("prepare")
    super.prepare()
  }

  override var collectionViewContentSize: CGSize {
    trace?.noteSize("size")
    return super.collectionViewContentSize
  }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    trace?.note("elements", rect)
    return super.layoutAttributesForElements(in: rect)
  }

  override func shouldInvalidateLayout(forBoundsChange new: CGRect) -> Bool {
    trace?.noteHere("ask for \(Int(new.minY))")
    return true
  }

  override func invalidationContext(forBoundsChange new: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    trace?.noteHere("context for \(Int(new.minY))")
    return super.invalidationContext(forBoundsChange: new)
  }

  override func invalidateLayout() {
    trace?.noteHere("invalidate")
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    trace?.noteHere("invalidate with context")
    super.invalidateLayout(with: context)
  }
}

/// The kinds of layouts whose calls were recorded.
enum TracedLayout: CaseIterable {
  case base, flow

  @MainActor func make(for trace: CallTrace) -> UICollectionViewLayout {
    switch self {
    case .base:
      let layout = TracedRows()
      layout.trace = trace
      return layout
    case .flow:
      let layout = TracedFlow()
      layout.itemSize = CGSize(width: 300, height: 100)
      layout.minimumLineSpacing = 0
      layout.trace = trace
      return layout
    }
  }
}

/// Makes a view 300 wide and 400 high of 30 rows that are 100 high, laid out, and its trace.
@MainActor
func tracedView(_ kind: TracedLayout, count: Int = 30) -> (UICollectionView, CallTrace) {
  let trace = CallTrace(count: count)
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 300, height: 400),
    collectionViewLayout: kind.make(for: trace))
  trace.view = view
  view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  view.dataSource = trace
  view.delegate = trace
  view.layoutIfNeeded()
  trace.calls = []
  return (view, trace)
}
