import CompositionalUIKit
import Foundation
import Testing

/// What a first appearance and a reload ask for, as recorded on iOS 26.1.
@MainActor
struct AppearanceCallTests {
  private func view(
    of layout: UICollectionViewLayout, _ source: any UICollectionViewDataSource
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, "badge"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "header")
    }
    view.dataSource = source
    return view
  }

  /// A layout is prepared before it is asked, and cells are made before headers.
  @Test func aFlowLayoutAppears() {
    let trace = CallTrace(count: 30)
    trace.notesSizes = true
    let layout = TracedLayout.flow.make(for: trace)
    (layout as? UICollectionViewFlowLayout)?.headerReferenceSize = CGSize(width: 0, height: 50)
    let view = view(of: layout, trace)
    #expect(!trace.calls.contains("count") && !trace.calls.contains("size"))
    trace.calls = []
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    #expect(trace.calls == [])
    window.layoutIfNeeded()
    #expect(
      trace.calls == [
        "prepare", "count", "count", "size", "elements 0 to 400", "size", "cell 0", "cell 1",
        "cell 2", "cell 3", "header",
      ])
  }

  /// The numbers are asked for when they are needed, and once after a reload.
  @Test(arguments: TracedLayout.allCases)
  func aReloadAsksLater(_ kind: TracedLayout) {
    let trace = CallTrace(count: 30)
    let view = view(of: kind.make(for: trace), trace)
    #expect(view.numberOfItems(inSection: 0) == 30)
    view.layoutIfNeeded()
    trace.notesSizes = true
    trace.calls = []
    view.reloadData()
    #expect(!trace.calls.contains("count"))
    view.layoutIfNeeded()
    #expect(trace.calls.filter { $0 == "count" }.count == 1)
    trace.calls = []
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(trace.calls == [])
  }

  /// A layout may find the size of its content while it answers.
  @Test func theSizeIsAskedForAgainAfterTheElements() {
    final class Growing: UICollectionViewLayout {
      private var height: CGFloat = 400

      override var collectionViewContentSize: CGSize { CGSize(width: 300, height: height) }

      override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
      {
        height = 900
        return []
      }
    }
    let trace = CallTrace(count: 3)
    let view = view(of: Growing(), trace)
    view.layoutIfNeeded()
    view.simulation.drag(by: CGPoint(x: 0, y: -300), duration: 1)
    view.simulation.advanceUntilRest()
    #expect(view.contentSize.height == 900 && view.contentOffset.y > 250)
  }

  /// In a rectangle the badge of an item comes before its cell.
  ///
  /// A badge of a group, which belongs to no
  /// cell alone, and a header come after the cells.
  @Test func badgesComeBeforeTheirCells() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1 / 2), heightDimension: .absolute(50))
    func badge(_ kind: String) -> NSCollectionLayoutSupplementaryItem {
      NSCollectionLayoutSupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(10), heightDimension: .absolute(10)),
        elementKind: kind, containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    }
    let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge("badge")])
    let line = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: line, subitems: [item])
    group.supplementaryItems = [badge("ribbon")]
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: line, elementKind: "header", alignment: .top)
    ]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.prepare(
      itemCounts: [4], in: CollectionLayoutEnvironment(size: CGSize(width: 300, height: 400)))
    let names = layout.layoutAttributesForElements(
      in: CGRect(x: 0, y: 0, width: 300, height: 400))?
      .map { "\($0.representedElementKind ?? "cell") \($0.indexPath.item)" }
    #expect(
      names == [
        "badge 0", "cell 0", "badge 1", "cell 1", "ribbon 0", "badge 2", "cell 2", "badge 3",
        "cell 3", "ribbon 1", "header 0",
      ])
  }
}

/// The data of a view that is loaded again.
@MainActor
struct ReloadTests {
  private func path(_ item: Int, _ section: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// What is selected need not exist in the new data.
  @Test func aReloadSelectsNothing() {
    let recorder = CallRecorder([3, 3])
    let view = recordedView(recorder)
    view.selectItem(at: path(1, 1), animated: false, scrollPosition: [])
    recorder.counts = [3]
    view.reloadData()
    #expect(view.indexPathsForSelectedItems == nil)
    recorder.counts = [4]
    view.insertItems(at: [path(0, 0)])
    #expect(view.numberOfItems(inSection: 0) == 4 && view.indexPathsForSelectedItems == nil)
  }

  @Test func otherDataSelectsNothing() {
    let recorder = CallRecorder([9])
    let view = recordedView(recorder)
    view.selectItem(at: path(8, 0), animated: false, scrollPosition: [])
    let other = CallRecorder([2])
    view.dataSource = other
    #expect(view.indexPathsForSelectedItems == nil)
    view.selectItem(at: path(1, 0), animated: false, scrollPosition: [])
    view.dataSource = nil
    view.simulation.itemCounts = [1]
    #expect(view.indexPathsForSelectedItems == nil)
  }

  /// A delegate that looks at the view meanwhile sees the new data, and asks for no item that has gone.
  @Test func theDelegateSeesTheNewData() {
    final class Looking: NSObject, UICollectionViewDelegate {
      var seen: [[Int]] = []

      func collectionView(
        _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt path: IndexPath
      ) {
        seen.append([view.numberOfItems(inSection: 0), view.visibleCells.count])
        #expect(view.contentSize.height == 100)
      }
    }
    let recorder = CallRecorder([5])
    let view = recordedView(recorder)
    let delegate = Looking()
    view.delegate = delegate
    view.layoutIfNeeded()
    recorder.counts = [1]
    recorder.calls = []
    view.reloadData()
    view.layoutIfNeeded()
    #expect(delegate.seen == [[1, 1], [1, 1], [1, 1]])
    #expect(recorder.calls.filter { $0.hasPrefix("cell") } == ["cell 0"])
  }
}
