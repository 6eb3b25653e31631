import Foundation
import Testing
import UIKit

/// A large title collapses as the content scrolls, from 155 to 103 points on a phone with 59 above, and comes back.
@MainActor @Suite struct LargeTitleTests {
  private final class Feed: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 60 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "header")
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  private func shown() -> (UIWindow, Feed) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
      elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let feed = Feed(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let navigation = UINavigationController(rootViewController: feed)
    navigation.navigationBar.prefersLargeTitles = true
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.simulation.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, feed)
  }

  @Test func theTitleCollapsesAndComesBack() throws {
    let (window, feed) = shown()
    defer { window.isHidden = true }
    let view = try #require(feed.collectionView)
    #expect(view.contentOffset.y == -155 && view.adjustedContentInset.top == 155)
    view.contentOffset.y = -125
    #expect(view.adjustedContentInset.top == 125 && view.contentOffset.y == -125)
    view.contentOffset.y = 1000
    window.layoutIfNeeded()
    #expect(view.adjustedContentInset.top == 103 && view.contentOffset.y == 1000)
    #expect(feed.view.safeAreaInsets.top == 103)
    #expect(feed.navigationController?.navigationBar.frame.height == 44)
    let header = view.supplementaryView(forElementKind: "header", at: [0, 0])
    #expect(header.map { $0.frame.minY - view.contentOffset.y } == 103)
    view.contentOffset.y = -155
    #expect(view.adjustedContentInset.top == 155)
  }

  @Test func aFingerScrollsPastTheTitleAndBack() throws {
    let (window, feed) = shown()
    defer { window.isHidden = true }
    let view = try #require(feed.collectionView)
    view.simulation.drag(by: CGPoint(x: 0, y: -600), duration: 1)
    view.simulation.advanceUntilRest()
    #expect(view.adjustedContentInset.top == 103 && view.contentOffset.y > 300)
    for _ in 0..<3 {
      view.simulation.drag(by: CGPoint(x: 0, y: 600), duration: 0.5)
      view.simulation.advanceUntilRest()
    }
    #expect(view.contentOffset.y == -155 && view.adjustedContentInset.top == 155)
  }

  /// Of the 52 points of the title less or more than half are gone when the finger leaves.
  @Test(arguments: [(-20, -155), (-45, -103)]) func aTitleSnapsAtRest(way: CGFloat, end: CGFloat)
    throws
  {
    let (window, feed) = shown()
    defer { window.isHidden = true }
    let view = try #require(feed.collectionView)
    view.simulation.touchDown(at: CGPoint(x: 200, y: 600))
    view.simulation.touchMove(to: CGPoint(x: 200, y: 590))
    view.simulation.advance(by: 0.1)
    view.simulation.touchMove(to: CGPoint(x: 200, y: 590 + way))
    view.simulation.advance(by: 0.5)
    let held = view.contentOffset.y
    #expect(held > -155 && held < -103)
    view.simulation.touchUp()
    view.simulation.advanceUntilRest()
    #expect(view.contentOffset.y == end && view.adjustedContentInset.top == -end)
  }

  @Test func anotherScreenHasATitleOfItsOwn() {
    let (window, feed) = shown()
    defer { window.isHidden = true }
    feed.collectionView.contentOffset.y = 1000
    let next = UIViewController()
    feed.navigationController?.pushViewController(next, animated: false)
    #expect(next.view.safeAreaInsets.top == 155)
    feed.navigationController?.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(feed.view.safeAreaInsets.top == 103)
  }

  /// While the title is collapsed, the room for items is that below the bar of 103 points, above 34.
  @Test func itemsAreScrolledToTheRoomBelowACollapsedTitle() throws {
    let (window, feed) = shown()
    defer { window.isHidden = true }
    let view = try #require(feed.collectionView)
    view.contentOffset.y = 1000
    window.layoutIfNeeded()
    // Below the header of 40 points, item 20 is at 2040, and item 30 ends at 3140, 818 below the top.
    view.scrollToItem(at: [0, 20], at: .top, animated: false)
    #expect(view.contentOffset.y == 1937)
    view.scrollToItem(at: [0, 30], at: .bottom, animated: false)
    #expect(view.contentOffset.y == 2322)
    view.scrollToItem(at: [0, 20], at: .centeredVertically, animated: true)
    window.simulation.advance(by: 1)
    let middle: CGFloat = 103 + (852 - 103 - 34) / 2
    #expect(abs(view.contentOffset.y - (2090 - middle)) < 0.34)
  }
}
