import CompositionalUIKit
import Testing

/// Conversions and touches see the views of a scrolled row where they are on screen; the numbers are
/// calculated by hand.
///
/// Two rows of ten cards of 200 by 100, each below a header of 30, in 390 by 700 at (5, 40) of a
/// container. Each card has a badge of 20 by 10 at its upper right corner. Scrolled by 680, card 4
/// at 800 is at 120.
@MainActor @Suite struct RowConvertingTests {
  private final class Card: UICollectionViewCell {
    let title = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 30))

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(title)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Ground: UICollectionReusableView {}

  private final class Cards: NSObject, UICollectionViewDataSource {
    var counts = [10, 10]

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }

    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { Card(frame: .zero) }

    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  }

  private let cards = Cards()
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let view: UICollectionView

  init() {
    view = UICollectionView(
      frame: CGRect(x: 5, y: 40, width: 390, height: 700),
      collectionViewLayout: Self.layout(.vertical))
    container.addSubview(view)
    view.dataSource = cards
    view.layoutIfNeeded()
  }

  /// In a layout that scrolls sideways, rows go down, and cards are 100 wide and 200 high.
  private static func layout(_ axis: UICollectionView.ScrollDirection) -> UICollectionViewLayout {
    let isDown = axis == .vertical
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(isDown ? 200 : 100), heightDimension: .absolute(isDown ? 100 : 200))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(20), heightDimension: .absolute(10)),
      elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let card = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: isDown
        ? .horizontal(layoutSize: size, subitems: [card])
        : .vertical(layoutSize: size, subitems: [card]))
    section.orthogonalScrollingBehavior = .continuous
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: isDown ? .fractionalWidth(1) : .absolute(30),
          heightDimension: isDown ? .absolute(30) : .fractionalHeight(1)),
        elementKind: "header", alignment: isDown ? .top : .leading)
    ]
    section.decorationItems = [.background(elementKind: "ground")]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = axis
    let layout = UICollectionViewCompositionalLayout(
      section: section, configuration: configuration)
    layout.register(Ground.self, forDecorationViewOfKind: "ground")
    return layout
  }

  private func scroll(_ section: Int, to offset: CGFloat) {
    view.simulation.scrollOrthogonalSection(section, to: offset)
    view.layoutIfNeeded()
  }

  private func card(_ section: Int, _ item: Int) throws -> Card {
    try #require(view.cellForItem(at: IndexPath(item: item, section: section)) as? Card)
  }

  private func place(of inner: UIView, in outer: UIView? = nil) -> CGRect {
    inner.convert(inner.bounds, to: outer ?? view)
  }

  @Test func cellsAreWhereTheyAreSeen() throws {
    scroll(0, to: 680)
    let card = try card(0, 4)
    #expect(card.frame == CGRect(x: 800, y: 30, width: 200, height: 100))
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))?.frame == card.frame)
    #expect(place(of: card) == CGRect(x: 120, y: 30, width: 200, height: 100))
    #expect(view.convert(CGPoint(x: 125, y: 37), to: card) == CGPoint(x: 5, y: 7))
    #expect(view.convert(card.bounds, from: card).minX == 120)
    #expect(card.convert(CGPoint(x: 125, y: 37), from: view) == CGPoint(x: 5, y: 7))
    #expect(
      card.convert(CGRect(x: 120, y: 30, width: 1, height: 2), from: view)
        == CGRect(x: 0, y: 0, width: 1, height: 2))
    // The other row has not moved.
    #expect(place(of: try self.card(1, 1)) == CGRect(x: 200, y: 160, width: 200, height: 100))
    scroll(0, to: 0)
    #expect(place(of: try self.card(0, 1)).minX == 200)
  }

  @Test func subviewsAndSuperviewsFollow() throws {
    scroll(0, to: 680)
    view.contentOffset.y = 20
    let card = try card(0, 4)
    #expect(place(of: card.title) == CGRect(x: 130, y: 50, width: 80, height: 30))
    // (5 + 130, 40 + 50 - 20)
    #expect(place(of: card.title, in: container).origin == CGPoint(x: 135, y: 70))
    #expect(card.title.convert(CGPoint.zero, to: nil) == CGPoint(x: 135, y: 70))
    #expect(card.title.convert(CGPoint(x: 135, y: 70), from: nil) == .zero)
    // Within a card, nothing has moved.
    #expect(place(of: card.title, in: card) == card.title.frame)
  }

  @Test func fromOneRowToAnother() throws {
    scroll(0, to: 680)
    scroll(1, to: 250)
    let (one, two) = (try card(0, 4), try card(1, 2))
    // 800 - 680 = 120 and 400 - 250 = 150.
    #expect(one.convert(CGPoint.zero, to: two) == CGPoint(x: -30, y: -130))
    #expect(two.convert(CGPoint.zero, to: one) == CGPoint(x: 30, y: 130))
    #expect(one.convert(CGPoint.zero, from: two) == CGPoint(x: 30, y: 130))
    let neighbor = try card(0, 5)
    #expect(one.convert(CGPoint.zero, to: neighbor) == CGPoint(x: -200, y: 0))
  }

  @Test func onlyTheRowMoves() throws {
    scroll(0, to: 680)
    let header = try #require(
      view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0)))
    #expect(place(of: header) == CGRect(x: 0, y: 0, width: 390, height: 30))
    let ground = try #require(view.subviews.first { $0 is Ground && $0.frame.minY == 0 })
    #expect(place(of: ground) == CGRect(x: 0, y: 0, width: 390, height: 130))
    // The badge of card 4, at 800 + 180, is a part of the row.
    let badge = try #require(
      view.supplementaryView(forElementKind: "badge", at: IndexPath(item: 4, section: 0)))
    #expect(badge.frame.minX == 980)
    #expect(place(of: badge) == CGRect(x: 300, y: 30, width: 20, height: 10))
  }

  @Test func touchesHitWhatIsSeen() throws {
    scroll(0, to: 680)
    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
      container.hitTest(CGPoint(x: 5 + x, y: 40 + y), with: nil)
    }
    let card = try card(0, 4)
    #expect(hit(121, 110) === card.contentView)
    #expect(hit(319, 110) === card.contentView)
    #expect(hit(135, 60) === card.title)
    // Card 3 ends at 120, card 5 begins at 320.
    #expect(hit(119, 110) === (try self.card(0, 3).contentView))
    #expect(hit(321, 110) === (try self.card(0, 5).contentView))
    let badge = view.supplementaryView(
      forElementKind: "badge", at: IndexPath(item: 4, section: 0))
    #expect(hit(305, 35) === badge)
    let header = view.supplementaryView(
      forElementKind: "header", at: IndexPath(item: 0, section: 0))
    #expect(hit(10, 10) === header)
    // The second row has not moved: card 1 spans 200 to 400.
    #expect(hit(250, 250) === (try self.card(1, 1).contentView))
    #expect(hit(250, 400) === view)
    #expect(card.point(inside: card.convert(CGPoint(x: 200, y: 60), from: view), with: nil))
    #expect(!card.point(inside: card.convert(CGPoint(x: 330, y: 60), from: view), with: nil))
  }

  @Test func whatIsBeyondTheViewIsNotHit() throws {
    scroll(0, to: 680)
    // Card 3 spans -80 to 120 and card 5 spans 320 to 520: beyond the edges of the view they are
    // not seen.
    #expect(container.hitTest(CGPoint(x: 4, y: 150), with: nil) === container)
    #expect(container.hitTest(CGPoint(x: 396, y: 150), with: nil) === container)
    #expect(
      container.hitTest(CGPoint(x: 5, y: 150), with: nil) === (try card(0, 3).contentView))
  }

  @Test func fromRightToLeft() throws {
    view.simulation.traitCollection = UITraitCollection(layoutDirection: .rightToLeft)
    scroll(0, to: 680)
    // Unscrolled, card 4 starts at 390 - 800 - 200 = -610; the row moves to the right.
    let card = try card(0, 4)
    #expect(card.frame.minX == -610)
    #expect(place(of: card).minX == 70)
    #expect(view.hitTest(CGPoint(x: 75, y: 110), with: nil) === card.contentView)
    let badge = try #require(
      view.supplementaryView(forElementKind: "badge", at: IndexPath(item: 4, section: 0)))
    #expect(place(of: badge).minX == 70)
    let header = try #require(
      view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0)))
    #expect(place(of: header).minX == 0)
  }

  @Test func rowsThatGoDown() throws {
    view.setCollectionViewLayout(Self.layout(.horizontal), animated: false)
    scroll(1, to: 450)
    // Row 1 starts at 130 behind its header; card 3 at 600.
    let card = try card(1, 3)
    #expect(card.frame == CGRect(x: 160, y: 600, width: 100, height: 200))
    #expect(place(of: card) == CGRect(x: 160, y: 150, width: 100, height: 200))
    #expect(view.hitTest(CGPoint(x: 170, y: 340), with: nil) === card.contentView)
    let header = try #require(
      view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 1)))
    #expect(place(of: header) == CGRect(x: 130, y: 0, width: 30, height: 700))
  }

  @Test func rowsThatAreDragged() throws {
    view.simulation.touchDown(at: CGPoint(x: 300, y: 80))
    view.simulation.touchMove(to: CGPoint(x: 100, y: 80))
    view.layoutIfNeeded()
    let offset = view.simulation.orthogonalOffset(ofSection: 0)
    #expect(offset > 100)
    #expect(place(of: try card(0, 1)).minX == 200 - offset)
    view.simulation.touchUp()
    view.simulation.advanceUntilRest()
    let rest = view.simulation.orthogonalOffset(ofSection: 0)
    #expect(place(of: try card(0, 2)).minX == 400 - rest)
  }

  @Test func rowsFollowTheirSections() throws {
    scroll(1, to: 680)
    let card = try card(1, 4)
    cards.counts = [3, 10, 10]
    view.performBatchUpdates { view.insertSections([0]) }
    view.layoutIfNeeded()
    #expect(try self.card(2, 4) === card)
    #expect(place(of: card) == CGRect(x: 120, y: 290, width: 200, height: 100))
    #expect(place(of: try self.card(1, 1)).minX == 200)
  }

  @Test func cardsThatLeaveStayInTheirRow() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.addSubview(container)
    scroll(0, to: 680)
    scroll(1, to: 250)
    let (one, two) = (try card(0, 4), try card(1, 2))
    cards.counts = [9]
    view.performBatchUpdates {
      view.deleteItems(at: [IndexPath(item: 4, section: 0)])
      view.deleteSections([1])
    }
    #expect(
      view.simulation.leavingViews.contains(one) && view.simulation.leavingViews.contains(two))
    #expect(place(of: one).minX == 120)
    #expect(place(of: two).minX == 150)
  }
}
