import Foundation
import Testing
import UIKit

/// Rules of insets, sizes, masks and priorities at their edges.
@MainActor @Suite struct EdgeRuleTests {
  @Test func insetsAreNumbers() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentSize = CGSize(width: 300, height: 900)
    view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    for number in [CGFloat.nan, .infinity, -.infinity] {
      view.contentInset.top = number
      #expect(view.contentInset.top == 10 && view.contentOffset.y.isFinite)
    }
  }

  private final class Tall: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 100
      return layoutAttributes
    }
  }

  private final class Layout: UICollectionViewCompositionalLayout {
    var takesSizes = true

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { takesSizes }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 3 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "tall", for: indexPath)
    }
  }

  /// shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:): false keeps the layout.
  @Test(arguments: [true, false]) func aLayoutCanKeepItsSizes(takesSizes: Bool) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = Layout(section: NSCollectionLayoutSection(group: group))
    layout.takesSizes = takesSizes
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(Tall.self, forCellWithReuseIdentifier: "tall")
    let source = Source()
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 1])?.frame.minY == (takesSizes ? 100 : 40))
  }

  /// A view without a size in one without a size grows with it.
  @Test func aMaskOfNothingTakesTheWholeRoom() {
    let (root, outer, inner) = (UIView(), UIView(), UIView())
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    root.addSubview(outer)
    outer.translatesAutoresizingMaskIntoConstraints = false
    let mark = UIView()
    mark.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(mark)
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      outer.topAnchor.constraint(equalTo: root.topAnchor),
      outer.widthAnchor.constraint(equalToConstant: 300),
      outer.heightAnchor.constraint(equalToConstant: 200),
      mark.widthAnchor.constraint(equalTo: inner.widthAnchor),
      mark.heightAnchor.constraint(equalTo: inner.heightAnchor),
      mark.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
      mark.topAnchor.constraint(equalTo: inner.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(mark.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  /// A natural size of priority 1000 gives way to required constraints without a problem.
  @Test func aRequiredWidthStretchesWhatHugsItsContent() {
    let (root, label) = (UIView(), UILabel())
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    label.text = "Title"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      label.setContentHuggingPriority(.required, for: axis)
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 300),
      label.heightAnchor.constraint(equalToConstant: 90),
    ])
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 300, height: 90))
    #expect(root.simulation.layoutProblems == [])
  }

  private final class Rows: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
  }

  /// UICellAccessory.DisplayedState: not shown while the list is edited.
  ///
  /// The separator begins at the text.
  @Test func anAccessoryGoesWhileTheListIsEdited() throws {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    let rows = Rows(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = rows
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    window.layoutIfNeeded()
    let view: UICollectionView = rows.collectionView
    let cell = try #require(view.cellForItem(at: [0, 0]) as? UICollectionViewListCell)
    cell.accessories = [.disclosureIndicator(displayed: .whenNotEditing)]
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width < 320)
    view.isEditing = true
    window.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 320)
    view.isEditing = false
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    cell.accessories = [
      .customView(configuration: .init(customView: mark, placement: .leading(displayed: .always)))
    ]
    cell.layoutIfNeeded()
    let guide = cell.separatorLayoutGuide
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX > 20)
    #expect(abs(guide.layoutFrame.minX - cell.contentView.frame.minX - 16) < 0.34)
  }
}
