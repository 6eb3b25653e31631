import UIKit

/// A screen of numbers in sections; subclasses say how they are laid out.
class NumbersViewController: UIViewController {
  private(set) var collectionView: UICollectionView! = nil
  private(set) var dataSource: UICollectionViewDiffableDataSource<Int, Int>! = nil
  var counts: [Int] { [94] }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Numbers"
    collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.contentInsetAdjustmentBehavior = .never
    view.addSubview(collectionView)
    configureDataSource()
  }

  func createLayout() -> UICollectionViewLayout { UICollectionViewLayout() }

  func configureDataSource() {
    let registration = UICollectionView.CellRegistration<TextCell, Int> { cell, indexPath, number in
      cell.label.text = "\(indexPath.section), \(number)"
    }
    dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
      (collectionView, indexPath, number) -> UICollectionViewCell? in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: number)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    var first = 0
    for (section, count) in counts.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems(Array(first..<first + count))
      first += count
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
