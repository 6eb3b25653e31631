import CompositionalUIKit
import Foundation
import Testing

/// Cells and headers of a collection view whose constraints are more than chains from edge to edge.
@MainActor
@Suite struct SolvedCellTests {
  /// A cell with a title that is pinned to all edges.
  private class PinnedCell: UICollectionViewCell {
    let title = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      title.text = "word"
      title.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(title)
      for edge in [NSLayoutConstraint.Attribute.top, .bottom, .leading, .trailing] {
        NSLayoutConstraint(
          item: title, attribute: edge, relatedBy: .equal, toItem: contentView, attribute: edge,
          multiplier: 1, constant: 0
        ).isActive = true
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class ManyCell: PinnedCell {
    lazy var icon = UIView()
    let photo = UIImageView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      let stack = UIStackView(arrangedSubviews: [photo])
      for view in [icon, stack] {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
      }
      let bottom = NSLayoutConstraint(
        item: icon, attribute: .bottom, relatedBy: .equal, toItem: contentView, attribute: .bottom,
        multiplier: 0.5, constant: 0)
      NSLayoutConstraint.activate([
        title.heightAnchor.constraint(greaterThanOrEqualToConstant: 44), bottom,
        icon.centerYAnchor.constraint(equalTo: title.centerYAnchor, constant: -2),
        icon.widthAnchor.constraint(equalTo: title.widthAnchor, multiplier: 0.5),
        contentView.heightAnchor.constraint(equalToConstant: 90),
        photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.6),
        icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
        stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        stack.topAnchor.constraint(equalTo: contentView.topAnchor),
        stack.widthAnchor.constraint(equalToConstant: 100),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  /// The height of the content cannot be both.
  private final class BrokenCell: PinnedCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let low = title.heightAnchor.constraint(lessThanOrEqualToConstant: 80)
      low.identifier = "lowness"
      NSLayoutConstraint.activate([
        low, contentView.heightAnchor.constraint(equalToConstant: 90),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A photo below the top margin, whose end gives way.
  private final class SolvedCell: PinnedCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let photo = UIImageView()
      photo.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(photo)
      let bottom = photo.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
      bottom.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        bottom, photo.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
        photo.widthAnchor.constraint(equalToConstant: 100),
        photo.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.5),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private class CappedCell: PinnedCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      title.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class OwnSizeCell: CappedCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 70
      return layoutAttributes
    }
  }

  private final class CappedHeader: UICollectionReusableView {
    private let title = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      title.translatesAutoresizingMaskIntoConstraints = false
      addSubview(title)
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: topAnchor, constant: 6),
        bottomAnchor.constraint(greaterThanOrEqualTo: title.bottomAnchor, constant: 6),
        title.leadingAnchor.constraint(equalTo: leadingAnchor),
        title.heightAnchor.constraint(equalToConstant: 21),
        title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -8),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  private let source = Source()

  private func shown(
    _ cell: UICollectionViewCell.Type, in layout: UICollectionViewLayout
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(cell, forCellWithReuseIdentifier: "cell")
    view.register(
      CappedHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 3)
    return view
  }

  private func cell<Cell>(_ kind: Cell.Type, in view: UICollectionView) throws -> Cell {
    try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? Cell)
  }

  private func list(
    height: NSCollectionLayoutDimension = .estimated(50), hasHeader: Bool = false
  ) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: height)
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    if hasHeader {
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top)
      ]
    }
    return UICollectionViewCompositionalLayout(section: section)
  }

  @Test func anInequalityIsALeastHeight() throws {
    let view = shown(CappedCell.self, in: list())
    #expect(try cell(CappedCell.self, in: view).frame == CGRect(0, 0, 320, 44))
    #expect(view.contentSize.height == 132)
    #expect(view.simulation.sizingProblems == [])
  }

  /// The icon ends in the middle of 90 points, and its center is 2 above that of the title.
  @Test func multipliersCentersAndLengths() throws {
    let view = shown(ManyCell.self, in: list())
    let cell = try cell(ManyCell.self, in: view)
    #expect(cell.frame == CGRect(0, 0, 320, 90))
    #expect(cell.title.frame == CGRect(0, 0, 320, 90))
    #expect(cell.icon.frame == CGRect(4, 41, 160, 4))
    #expect(cell.photo.frame == CGRect(0, 0, 100, 60))
    #expect(view.simulation.sizingProblems == [])
  }

  /// The photo ends at its priority only: the title is a line high, which is less.
  @Test func prioritiesGiveWay() throws {
    let view = shown(SolvedCell.self, in: list())
    let photo = try #require(try cell(SolvedCell.self, in: view).contentView.subviews.last)
    #expect(photo.frame == CGRect(0, 8, 100, 50))
    #expect(view.visibleCells.map(\.frame.height) == [58, 58, 58])
    #expect(view.simulation.sizingProblems == [])
  }

  @Test func whatCannotHoldIsExplainedOnceForItsClass() throws {
    let view = shown(BrokenCell.self, in: list())
    #expect(try cell(BrokenCell.self, in: view).frame.height == 90)
    let problem = try #require(view.simulation.sizingProblems.first)
    #expect(view.simulation.sizingProblems.count == 1)
    let start =
      "BrokenCell: title.height <= 80 (lowness) cannot hold, by 10 points. It conflicts with "
    #expect(problem.hasPrefix(start))
    for name in [
      "title.top == contentView.top", "title.bottom == contentView.bottom",
      "contentView.height == 90",
    ] {
      #expect(problem.contains(name), "\(name)")
    }
  }

  @Test func cellsThatAreNotMeasuredByThemAreNotNamed() {
    #expect(shown(BrokenCell.self, in: list(height: .absolute(50))).simulation.sizingProblems == [])
    #expect(shown(OwnSizeCell.self, in: list()).simulation.sizingProblems == [])
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 50, height: 50)
    #expect(shown(BrokenCell.self, in: flow).simulation.sizingProblems == [])
  }

  /// A header of 6, 21 and at least 6 points; a flow layout that measures both axes.
  @Test func headersAndFlowLayouts() throws {
    let view = shown(SolvedCell.self, in: list(hasHeader: true))
    let header = try #require(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)))
    #expect(header.frame == CGRect(0, 0, 320, 33))
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 50, height: 50)
    let cells = shown(CappedCell.self, in: flow)
    let cell = try cell(CappedCell.self, in: cells)
    #expect(cell.frame.size == CGSize(width: cell.title.intrinsicContentSize.width, height: 44))
    #expect(cells.simulation.sizingProblems == [])
  }

  /// Of two lengths, the one with the higher priority counts.
  @Test func theRequiredLengthWins() {
    let size = UIView()
    size.translatesAutoresizingMaskIntoConstraints = false
    let content = UIView()
    content.addSubview(size)
    let low = size.heightAnchor.constraint(equalToConstant: 100)
    low.priority = .defaultLow
    NSLayoutConstraint.activate([
      low, size.heightAnchor.constraint(equalToConstant: 30),
      size.topAnchor.constraint(equalTo: content.topAnchor),
      size.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
    #expect(content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 30)
  }
}
