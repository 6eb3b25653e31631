import CompositionalUIKit
import Foundation
import Testing

/// `adjustsFontForContentSizeCategory` has its effect after a change of the text size.
///
/// Body text has 17 points at the large text size, and 33 at the second accessibility size; a line is
/// 2444/2048 of that, rounded up to pixels.
@MainActor
@Suite struct FollowingFontTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

  private func label(_ font: UIFont, follows: Bool = true) -> UILabel {
    let label = UILabel()
    label.text = "word"
    label.font = font
    label.adjustsFontForContentSizeCategory = follows
    window.addSubview(label)
    return label
  }

  private func enlarge() {
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
  }

  @Test func labels() {
    let body = label(.preferredFont(forTextStyle: .body))
    let headline = label(.preferredFont(forTextStyle: .headline))
    let still = label(.preferredFont(forTextStyle: .body), follows: false)
    let system = label(.systemFont(ofSize: 17))
    let resized = label(UIFont.preferredFont(forTextStyle: .body).withSize(20))
    #expect(body.font.pointSize == 17)
    #expect(abs(body.intrinsicContentSize.height - 61 / 3) < 1e-9)
    let width = body.intrinsicContentSize.width
    enlarge()
    #expect(body.font.pointSize == 33)
    #expect(abs(body.intrinsicContentSize.height - 119 / 3) < 1e-9)
    #expect(body.intrinsicContentSize.width > width)
    #expect(headline.font.pointSize == 33)
    #expect(headline.font.fontName == ".SFUI-Semibold")
    #expect(still.font.pointSize == 17)
    #expect(system.font.pointSize == 17)
    #expect(resized.font.pointSize == 20)
    window.traitOverrides.preferredContentSizeCategory = .large
    #expect(body.font.pointSize == 17)
  }

  /// The leading of body text grows from 22 to 40 points.
  @Test func scaledFonts() throws {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = try #require(UIFont(name: "Avenir", size: 22))
    let scaled = label(metrics.scaledFont(for: font))
    let limited = label(metrics.scaledFont(for: font, maximumPointSize: 30))
    let small = label(
      metrics.scaledFont(
        for: font, compatibleWith: UITraitCollection(preferredContentSizeCategory: .small)))
    #expect(scaled.font.pointSize == 22)
    #expect(small.font.pointSize == 22)
    enlarge()
    #expect(scaled.font.pointSize == 40)
    #expect(scaled.font.fontName == "Avenir")
    #expect(limited.font.pointSize == 30)
    #expect(small.font.pointSize == 40)
  }

  /// A list of cells with a label of one line, and of rows.
  @Test(arguments: [false, true])
  func cellsAreMeasuredAgain(isRow: Bool) throws {
    final class LabelCell: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let label = UILabel()
        label.text = "word"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
        ])
      }

      required init?(coder: NSCoder) { nil }
    }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(20))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let labels = UICollectionView.CellRegistration<LabelCell, Int> { _, _, _ in }
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "word"
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      isRow
        ? $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
        : $0.dequeueConfiguredReusableCell(using: labels, for: $1, item: $2)
    }
    window.addSubview(view)
    window.isHidden = false
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    let height = cell.frame.height
    if !isRow { #expect(abs(height - (16 + 61 / 3)) < 1e-9) }
    enlarge()
    window.layoutIfNeeded()
    // Both lines are 58 pixels higher.
    #expect(abs(cell.frame.height - height - 58 / 3) < (isRow ? 5 : 1e-9))
    #expect(view.contentSize.height == cell.frame.height * 3)
  }
}
