import Foundation
import Testing
import UIKit

/// Views of a collection view are made with the size of their attributes.
@MainActor @Suite struct BirthSizeTests {
  private class Sized: UICollectionReusableView {
    private(set) var born = CGSize.zero
    override init(frame: CGRect) {
      super.init(frame: frame)
      born = frame.size
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class SizedCell: UICollectionViewCell {
    private(set) var born = CGSize.zero
    override init(frame: CGRect) {
      super.init(frame: frame)
      born = contentView.bounds.size
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Grid: UICollectionViewController {
    var dequeued: [CGSize] = []
    var registered: [CGSize] = []
    var count = 30
    private(set) lazy var cells = UICollectionView.CellRegistration<SizedCell, Int> {
      [unowned self] cell, _, _ in registered.append(cell.contentView.bounds.size)
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.register(
        Sized.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      if indexPath.item % 2 == 1 {
        return collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: 0)
      }
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "cell", for: indexPath)
      dequeued.append(cell.contentView.bounds.size)
      return cell
    }
    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  private func shown() -> (UIWindow, Grid) {
    let half = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: half)]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
        elementKind: "header", alignment: .top)
    ]
    section.decorationItems = [.background(elementKind: "back")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Sized.self, forDecorationViewOfKind: "back")
    let grid = Grid(collectionViewLayout: layout)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.rootViewController = grid
    window.makeKeyAndVisible()
    return (window, grid)
  }

  /// Items are 150 x 60, headers 300 x 40; 30 items take 900 points.
  @Test func cellsHeadersAndDecorations() throws {
    let (window, grid) = shown()
    defer { window.isHidden = true }
    let item = CGSize(width: 150, height: 60)
    #expect(grid.dequeued.count >= 6 && grid.dequeued.allSatisfy { $0 == item })
    #expect(grid.registered.count >= 6 && grid.registered.allSatisfy { $0 == item })
    let cell = try #require(grid.collectionView.cellForItem(at: [0, 0]) as? SizedCell)
    #expect(cell.born == item)
    let header = grid.collectionView.supplementaryView(forElementKind: "header", at: [0, 0])
    #expect((header as? Sized)?.born == CGSize(width: 300, height: 40))
    let back = grid.collectionView.subviews.first { $0 is Sized && $0 !== header }
    #expect((back as? Sized)?.born == CGSize(width: 300, height: 940))
  }

  @Test func aReusedCellHasItsNewSizeWhenItIsDequeued() {
    let (window, grid) = shown()
    defer { window.isHidden = true }
    grid.dequeued = []
    window.simulation.resize(to: CGSize(width: 400, height: 400))
    grid.collectionView.reloadData()
    window.layoutIfNeeded()
    #expect(grid.dequeued.count >= 6)
    #expect(grid.dequeued.allSatisfy { $0 == CGSize(width: 200, height: 60) })
  }

  /// A cell that computes its frames when it is made, as in an app: an image of 0.8 of the content, and a text in what
  /// 14 points of distances leave of it.
  private final class Poster: UICollectionViewCell {
    let (image, label) = (UIImageView(), UILabel())
    override init(frame: CGRect) {
      super.init(frame: frame)
      let size = contentView.bounds.size
      image.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height * 0.8)
      label.frame = CGRect(
        x: 0, y: image.frame.maxY + 7, width: size.width,
        height: size.height - image.frame.height - 14)
      contentView.addSubview(image)
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// UIKit's heights in that app.
  @Test func framesOfTheFirstMoment() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 197)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: layout)
    let posters = UICollectionView.CellRegistration<Poster, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: posters, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    let poster = try #require(view.cellForItem(at: [0, 0]) as? Poster)
    #expect(abs(poster.image.frame.height - 157.6) < 0.01)
    #expect(abs(poster.label.frame.height - 25.4) < 0.01)
  }
}
