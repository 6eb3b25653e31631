import CompositionalUIKit
import Testing

/// Data updates of a collection view.
@MainActor
@Suite("Updates of a collection view")
struct CollectionViewUpdateTests {
  private final class Numbers: NSObject, UICollectionViewDataSource {
    var sections = [[1, 2, 3], [4]]

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      sections[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      UICollectionViewCell(frame: .zero)
    }
  }

  private func view(_ numbers: Numbers) -> UICollectionView {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    view.dataSource = numbers
    return view
  }

  @Test("Updates take effect together")
  func together() {
    let numbers = Numbers()
    let view = view(numbers)
    var isDone = false
    view.performBatchUpdates {
      numbers.sections = [[2, 3, 5, 6], [4], []]
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      view.insertItems(at: [IndexPath(item: 2, section: 0), IndexPath(item: 3, section: 0)])
      view.insertSections([2])
    } completion: {
      isDone = $0
    }
    #expect(isDone)
    #expect(view.numberOfSections == 3)
    #expect(view.contentSize.height == 50)
  }

  @Test("A single update takes effect immediately")
  func atOnce() {
    let numbers = Numbers()
    let view = view(numbers)
    view.layoutIfNeeded()
    numbers.sections[1].append(9)
    view.insertItems(at: [IndexPath(item: 1, section: 1)])
    #expect(view.numberOfItems(inSection: 1) == 2)
  }

  /// There is nothing to update yet, so the data is loaded as a whole.
  @Test("Updates before the first questions load the data")
  func beforeTheFirstAppearance() {
    let numbers = Numbers()
    let (one, other) = (view(numbers), view(numbers))
    numbers.sections[1].append(9)
    one.insertItems(at: [IndexPath(item: 1, section: 1)])
    #expect(one.numberOfItems(inSection: 1) == 2)
    var isDone = false
    other.performBatchUpdates {
      numbers.sections[1].append(8)
      other.insertItems(at: [IndexPath(item: 2, section: 1)])
    } completion: {
      isDone = $0
    }
    #expect(isDone && other.numberOfItems(inSection: 1) == 3)
  }

  @Test("Inconsistent counts stop with UIKit's message")
  func misfit() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100),
        collectionViewLayout: UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: group)))
      let numbers = Numbers()
      view.dataSource = numbers
      view.layoutIfNeeded()
      numbers.sections[0].removeLast()
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("invalid number of items in section 0"), "\(text)")
  }
}
