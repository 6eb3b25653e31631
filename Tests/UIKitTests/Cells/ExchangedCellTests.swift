import Foundation
import Testing
import UIKit

/// Cells that are exchanged for others, and items that stay selected.
@MainActor @Suite struct ExchangedCellTests {
  private final class Screen: UICollectionViewController {
    var (identifier, keeps): (String, Set<IndexPath>) = ("old", [])
    var (ended, deselected): ([UICollectionViewCell], [IndexPath]) = ([], [])

    override func viewDidLoad() {
      super.viewDidLoad()
      for identifier in ["old", "new"] {
        collectionView.register(
          UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
      }
      collectionView.allowsMultipleSelection = true
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { ended.append(cell) }

    override func collectionView(
      _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { !keeps.contains(indexPath) }

    override func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { deselected.append(indexPath) }
  }

  private let screen = Screen(collectionViewLayout: UICollectionViewFlowLayout())
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// A reconfigured item keeps its cell; a data source that makes another one takes the old one away.
  @Test func anotherCellTakesThePlaceOfTheOldOne() throws {
    let view = try #require(screen.collectionView)
    let old = try #require(view.cellForItem(at: [0, 1]))
    screen.identifier = "new"
    view.reconfigureItems(at: [[0, 1]])
    window.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 1])?.reuseIdentifier == "new")
    #expect(screen.ended.map { $0 === old } == [true])
    let seen = view.subviews.filter { $0 is UICollectionViewCell && !$0.isHidden }
    #expect(seen.count == 3)
  }

  /// collectionView(_:shouldDeselectItemAt:): "false if it should not".
  @Test func aRefusedItemStaysSelected() {
    let view: UICollectionView = screen.collectionView
    screen.keeps = [[0, 1]]
    for item in [0, 1] {
      view.selectItem(at: [0, item], animated: false, scrollPosition: [])
    }
    for x in [25, 160] as [CGFloat] {
      let frame = view.cellForItem(at: [0, x < 100 ? 0 : 1])?.frame ?? .zero
      view.simulation.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
      view.simulation.touchUp()
    }
    #expect(view.indexPathsForSelectedItems == [[0, 1]])
    #expect(screen.deselected == [[0, 0]])
  }
}
