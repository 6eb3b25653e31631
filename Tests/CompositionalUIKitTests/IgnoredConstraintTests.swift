import CompositionalUIKit
import Foundation
import Testing

/// Constraints that are ignored when a cell or a header is measured say so.
@MainActor
@Suite struct IgnoredConstraintTests {
  /// A cell with a title that is pinned to all edges.
  private class PinnedCell: UICollectionViewCell {
    let title = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      title.text = "word"
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
    private lazy var icon = UIView()
    private let stack = UIStackView()
    private let photo = UIImageView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(icon)
      contentView.addSubview(stack)
      stack.addArrangedSubview(photo)
      let bottom = NSLayoutConstraint(
        item: icon, attribute: .bottom, relatedBy: .equal, toItem: contentView, attribute: .bottom,
        multiplier: 0.5, constant: 0)
      let low = title.heightAnchor.constraint(lessThanOrEqualToConstant: 80)
      low.identifier = "lowness"
      NSLayoutConstraint.activate([
        title.heightAnchor.constraint(greaterThanOrEqualToConstant: 44), low, bottom,
        icon.centerYAnchor.constraint(equalTo: title.centerYAnchor, constant: -2),
        icon.widthAnchor.constraint(equalTo: title.widthAnchor, multiplier: 0.5),
        contentView.heightAnchor.constraint(equalToConstant: 90),
        photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.6),
        icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  /// Constraints that have their effect.
  private final class SolvedCell: PinnedCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let photo = UIImageView()
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
      addSubview(title)
      title.topAnchor.constraint(equalTo: topAnchor).isActive = true
      title.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
      title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -8)
        .isActive = true
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

  private func problems(
    of cell: UICollectionViewCell.Type, in layout: UICollectionViewLayout
  ) -> [String] {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(cell, forCellWithReuseIdentifier: "cell")
    view.register(
      CappedHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 3)
    return view.sizingProblems
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

  @Test func anInequalityIsNamedOnceForItsClass() {
    #expect(
      problems(of: CappedCell.self, in: list()) == [
        "CappedCell is measured without title.height >= 44: inequalities are not solved."
      ])
  }

  @Test func eachReasonIsNamed() {
    #expect(
      Set(problems(of: ManyCell.self, in: list())) == [
        "ManyCell is measured without title.height >= 44: inequalities are not solved.",
        "ManyCell is measured without icon.bottom == contentView.bottom * 0.5: "
          + "edges with a multiplier are not solved.",
        "ManyCell is measured without icon.centerY == title.centerY - 2: "
          + "centers and baselines are not solved.",
        "ManyCell is measured without icon.width == title.width * 0.5: "
          + "lengths of two views are not solved together.",
        "ManyCell is measured without contentView.height == 90: "
          + "the size of the whole content is not read from its own length.",
        "ManyCell is measured without photo.height == photo.width * 0.6: "
          + "a stack view reads only widths and heights of what it arranges.",
        "ManyCell is measured without icon.leading == ManyCell.leading + 4: "
          + "it leads neither to the view around it nor to a view beside it.",
      ])
  }

  @Test func constraintsWithTheirEffectAreNotNamed() {
    #expect(problems(of: SolvedCell.self, in: list()) == [])
  }

  @Test func cellsThatAreNotMeasuredByThemAreNotNamed() {
    #expect(problems(of: CappedCell.self, in: list(height: .absolute(50))) == [])
    #expect(problems(of: OwnSizeCell.self, in: list()) == [])
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 50, height: 50)
    #expect(problems(of: CappedCell.self, in: flow) == [])
  }

  @Test func headersAndFlowLayouts() {
    #expect(
      problems(of: SolvedCell.self, in: list(hasHeader: true)) == [
        "CappedHeader is measured without title.trailing <= CappedHeader.trailing - 8: "
          + "inequalities are not solved."
      ])
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 50, height: 50)
    #expect(
      problems(of: CappedCell.self, in: flow) == [
        "CappedCell is measured without title.height >= 44: inequalities are not solved."
      ])
  }

  /// Of two lengths, the one with the higher priority counts.
  @Test func theRequiredLengthWins() {
    let size = UIView()
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
