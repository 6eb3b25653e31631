import Foundation
import Testing
import UIKit

/// The safe area of a phone on its side, and the axes along which it is adjusted.
@MainActor @Suite struct AdjustedInsetTests {
  private final class Items: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 20 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 852, height: 393))
    window.simulation.safeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  /// Items over the whole width stand from 59 to 793 on screen.
  @Test(arguments: [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .never, .always])
  func itemsStandBesideTheNotch(behavior: UIScrollView.ContentInsetAdjustmentBehavior) throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let items = Items(
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        )))
    items.loadViewIfNeeded()
    items.collectionView.contentInsetAdjustmentBehavior = behavior
    let window = window(items)
    defer { window.isHidden = true }
    let cell = try #require(items.collectionView.cellForItem(at: [0, 0]))
    let frame = cell.convert(cell.bounds, to: window)
    #expect(frame.minX == 59 && frame.maxX == 793)
    let inset = items.collectionView.adjustedContentInset
    #expect(items.collectionView.contentSize.width + inset.left + inset.right == 852)
  }

  /// UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes: insets "only in the scrollable directions".
  @Test func scrollableAxes() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 852, height: 393))
    view.contentInsetAdjustmentBehavior = .scrollableAxes
    let screen = UIViewController()
    screen.view.addSubview(view)
    let window = window(screen)
    defer { window.isHidden = true }
    view.contentSize = CGSize(width: 800, height: 300)
    #expect(view.adjustedContentInset == .zero)
    view.contentSize = CGSize(width: 2000, height: 300)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 59))
    view.contentSize = CGSize(width: 800, height: 900)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 0))
    view.contentSize = .zero
    view.alwaysBounceVertical = true
    #expect(view.adjustedContentInset.bottom == 21)
  }
}
