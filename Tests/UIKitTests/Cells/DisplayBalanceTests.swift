import Foundation
import Testing
import UIKit

/// Cells that are made to be measured, and stand out of sight once they are.
@MainActor @Suite struct DisplayBalanceTests {
  private final class Tall: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 300
      return layoutAttributes
    }
  }

  private final class Screen: UICollectionViewController {
    var (began, ended): ([IndexPath], [IndexPath]) = ([], [])

    init() {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(10))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      super.init(
        collectionViewLayout: UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: group)))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(Tall.self, forCellWithReuseIdentifier: "tall")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 40 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "tall", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { began.append(indexPath) }

    override func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { ended.append(indexPath) }
  }

  /// collectionView(_:didEndDisplaying:forItemAt:) tells of cells that were displayed.
  @Test func noCellEndsThatDidNotBegin() {
    let (screen, window) = (Screen(), UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    window.layoutIfNeeded()
    for offset in [500, 3000, 0] as [CGFloat] {
      screen.collectionView.contentOffset.y = offset
      window.layoutIfNeeded()
      screen.collectionView.reloadItems(at: [[0, 5], [0, 39]])
      window.layoutIfNeeded()
    }
    // What was reloaded goes in time.
    screen.collectionView.simulation.advanceUntilRest()
    for path in Set(screen.began + screen.ended) {
      let (began, ended) = (screen.began.count { $0 == path }, screen.ended.count { $0 == path })
      let isSeen = screen.collectionView.indexPathsForVisibleItems.contains(path)
      #expect(began == ended + (isSeen ? 1 : 0), "\(path)")
    }
  }
}
