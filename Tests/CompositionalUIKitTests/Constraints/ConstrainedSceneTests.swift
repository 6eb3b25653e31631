import CompositionalUIKit
import Testing

/// A screen of cells as apps write them, which constraints size.
@MainActor
@Suite struct ConstrainedSceneTests {
  /// A post: an avatar, a name and a text of several lines, a badge at the avatar and an accessory.
  private final class PostCell: UICollectionViewCell {
    let avatar = UIImageView()
    let badge = UIView()
    let name = UILabel()
    let text = UILabel()
    let accessory = UIView()
    private(set) var timesAsked = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      for view in [avatar, badge, name, text, accessory] {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
      }
      for label in [name, text] { label.numberOfLines = 0 }
      text.font = .systemFont(ofSize: 14)
      accessory.setContentHuggingPriority(.required, for: .horizontal)
      let end = avatar.bottomAnchor.constraint(
        lessThanOrEqualTo: contentView.bottomAnchor, constant: -12)
      end.identifier = "avatarEnd"
      NSLayoutConstraint.activate([
        avatar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        avatar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12), end,
        avatar.widthAnchor.constraint(equalToConstant: 40),
        avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
        badge.centerXAnchor.constraint(equalTo: avatar.trailingAnchor, constant: -4),
        badge.centerYAnchor.constraint(equalTo: avatar.bottomAnchor, constant: -4),
        badge.widthAnchor.constraint(equalToConstant: 12),
        badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
        name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
        name.topAnchor.constraint(equalTo: avatar.topAnchor),
        name.trailingAnchor.constraint(lessThanOrEqualTo: accessory.leadingAnchor, constant: -8),
        text.leadingAnchor.constraint(equalTo: name.leadingAnchor),
        text.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
        text.trailingAnchor.constraint(lessThanOrEqualTo: accessory.leadingAnchor, constant: -8),
        text.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -12),
        accessory.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        accessory.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        accessory.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 4),
        accessory.widthAnchor.constraint(equalToConstant: 24),
        accessory.heightAnchor.constraint(equalToConstant: 30),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      timesAsked += 1
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
  }

  /// A list of posts whose texts have 1 to 40 words, on a phone of 390 points at three pixels a point.
  @MainActor private final class Screen {
    let view: UICollectionView
    private let source: UICollectionViewDiffableDataSource<Int, Int>
    let window = UIWindow(frame: CGRect(0, 0, 390, 844))

    static func words(_ item: Int) -> String {
      Array(repeating: "words", count: 1 + item * 7 % 40).joined(separator: " ")
    }

    init(posts: Int, breaking: Bool = false) {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
      view = UICollectionView(
        frame: window.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(
            group: .horizontal(
              layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))))
      let registration = UICollectionView.CellRegistration<PostCell, Int> { cell, _, item in
        cell.name.text = "Post \(item)"
        cell.text.text = Screen.words(item)
        if breaking {
          cell.contentView.heightAnchor.constraint(equalToConstant: 50).isActive = true
        }
      }
      source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<posts))
      source.apply(snapshot, animatingDifferences: false)
      window.addSubview(view)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }

    var cells: [PostCell] {
      view.visibleCells.compactMap { $0 as? PostCell }.sorted { $0.frame.minY < $1.frame.minY }
    }
  }

  /// The height of a post: 12, the name, 4, the text and 12, or else 12, the avatar of 40 and 12.
  private func height(of cell: PostCell) -> CGFloat {
    // 16 + 40 + 12 before the labels, 8 + 24 + 16 after them.
    let room = CGSize(width: 390 - 68 - 48, height: 0)
    let labels = cell.name.sizeThatFits(room).height + 4 + cell.text.sizeThatFits(room).height
    return max(64, 24 + labels)
  }

  @Test func postsAreMeasuredAndScroll() throws {
    let screen = Screen(posts: 60)
    var seen: Set<Int> = []
    var offset: CGFloat = 0
    while offset < screen.view.contentSize.height - 844 {
      screen.view.contentOffset.y = offset
      screen.view.layoutIfNeeded()
      for cell in screen.cells {
        let item = try #require(screen.view.indexPath(for: cell)).item
        seen.insert(item)
        let height = height(of: cell)
        #expect(abs(cell.frame.height - height) < 1e-6, "\(item)")
        #expect(cell.avatar.frame == CGRect(16, 12, 40, 40))
        #expect(cell.badge.frame == CGRect(46, 42, 12, 12))
        #expect(
          cell.accessory.frame.minX == 350
            && cell.accessory.frame.size == CGSize(width: 24, height: 30))
        #expect(abs(cell.accessory.frame.midY - height / 2) <= 0.5)
        #expect(cell.name.frame.origin == CGPoint(x: 68, y: 12))
        #expect(abs(cell.text.frame.minY - cell.name.frame.maxY - 4) < 0.34)
        #expect(cell.text.frame.maxX <= 342 && cell.text.frame.maxY <= height - 11.6)
        #expect(cell.simulation.layoutProblems == [])
      }
      offset += 400
    }
    #expect(seen.count >= 55)
    #expect(screen.view.simulation.sizingProblems == [])
  }

  /// Fifty points do not hold an avatar of 40 and its distances of 12: the cell says so.
  @Test func aBrokenPostIsExplained() throws {
    let screen = Screen(posts: 3, breaking: true)
    let problem = try #require(
      screen.view.simulation.sizingProblems.first { $0.contains("avatarEnd") })
    #expect(problem.hasPrefix("PostCell: "))
    for name in [
      "avatar.bottom <= contentView.bottom - 12 (avatarEnd)",
      "avatar.top == contentView.top + 12", "avatar.height == avatar.width",
      "avatar.width == 40", "contentView.height == 50",
    ] {
      #expect(problem.contains(name), "\(name)")
    }
  }

  /// A scroll asks each post once, with as few cells as are in sight.
  @Test(arguments: [250, 1000]) func theWorkIsProportional(_ posts: Int) {
    let screen = Screen(posts: posts)
    var cells: [ObjectIdentifier: PostCell] = [:]
    var offset: CGFloat = 0
    while offset < screen.view.contentSize.height - 844 {
      screen.view.contentOffset.y = offset
      screen.view.layoutIfNeeded()
      for cell in screen.cells { cells[ObjectIdentifier(cell)] = cell }
      offset += 200
    }
    #expect(cells.values.reduce(0) { $0 + $1.timesAsked } <= posts + 40)
    #expect(cells.count < 40)
  }
}
