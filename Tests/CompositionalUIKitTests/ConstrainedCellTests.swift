import CompositionalUIKit
import Testing

/// Cells that are sized by constraints.
@MainActor
@Suite struct ConstrainedCellTests {
  private func pin(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
  }

  private func cell(_ views: [UIView]) -> UICollectionViewCell {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
    }
    return cell
  }

  private func height(_ cell: UICollectionViewCell, width: CGFloat = 320) -> CGFloat {
    cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 44), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// A box of a height, as a view with a constraint.
  private func box(_ height: CGFloat) -> UIView {
    let view = UIView(frame: .zero)
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return view
  }

  @Test func oneViewWithMargins() {
    let view = box(60)
    let cell = cell([view])
    let content = cell.contentView
    pin(
      view.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 16),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 8))
    #expect(height(cell) == 80)
    cell.bounds.size.height = 80
    cell.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 12, width: 288, height: 60))
  }

  /// Two views below each other beside a taller one: the longest path counts.
  @Test func longestPath() {
    let (image, title, text) = (box(100), box(30), box(40))
    image.widthAnchor.constraint(equalToConstant: 50).isActive = true
    let cell = cell([image, title, text])
    let content = cell.contentView
    pin(
      image.topAnchor.constraint(equalTo: content.topAnchor),
      image.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      image.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -5),
      title.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
      title.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      text.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10))
    #expect(height(cell) == 105)
    cell.bounds.size = CGSize(width: 320, height: 105)
    cell.layoutIfNeeded()
    #expect(text.frame.minX == 58 && text.frame.width == 262)
  }

  /// A label wraps in the width that its constraints leave.
  @Test func labelsWrap() {
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    label.text = String(repeating: "words and ", count: 20)
    let cell = cell([label])
    let content = cell.contentView
    pin(
      label.topAnchor.constraint(equalTo: content.topAnchor, constant: 11),
      label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -11),
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20))
    let expected = label.sizeThatFits(CGSize(width: 280, height: 0)).height + 22
    #expect(abs(height(cell) - expected) < 1e-9)
    #expect(height(cell, width: 160) > 1.7 * expected)
  }

  /// A picture whose height is a share of its width.
  @Test func ratios() {
    let image = UIView(frame: .zero)
    let cell = cell([image])
    let content = cell.contentView
    pin(
      image.topAnchor.constraint(equalTo: content.topAnchor),
      image.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      image.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      image.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      image.heightAnchor.constraint(equalTo: image.widthAnchor, multiplier: 0.5625))
    #expect(height(cell) == 180)
    #expect(height(cell, width: 640) == 360)
  }

  /// A stack view between margins that are not all there, and a nested view with constraints.
  @Test func nestedViews() {
    let inner = box(25)
    inner.translatesAutoresizingMaskIntoConstraints = false
    let outer = UIView(frame: .zero)
    outer.addSubview(inner)
    let cell = cell([outer])
    let content = cell.contentView
    pin(
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -5),
      outer.topAnchor.constraint(equalTo: content.layoutMarginsGuide.topAnchor),
      outer.bottomAnchor.constraint(equalTo: content.layoutMarginsGuide.bottomAnchor))
    content.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 9, right: 16)
    #expect(height(cell) == 52)
  }

  @Test func rightToLeft() {
    let view = box(10)
    view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    let cell = cell([view])
    let content = cell.contentView
    pin(
      view.topAnchor.constraint(equalTo: content.topAnchor),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 7))
    content.semanticContentAttribute = .forceRightToLeft
    cell.layoutIfNeeded()
    #expect(view.frame.minX == 283)
  }

  private final class Loose: UICollectionViewCell {
    let view = UIView(frame: .zero)
    override init(frame: CGRect) {
      super.init(frame: frame)
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
      view.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
    }
    required init?(coder: NSCoder) { nil }
  }

  /// A box of 80 points from the top to the bottom.
  private class Boxed: UICollectionViewCell {
    let box = UIView(frame: .zero)
    override init(frame: CGRect) {
      super.init(frame: frame)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      let height = box.heightAnchor.constraint(equalToConstant: 80)
      height.priority = priority
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), height,
      ])
    }
    required init?(coder: NSCoder) { nil }
    var priority: UILayoutPriority { .required }
  }

  private final class Yielding: Boxed {
    override var priority: UILayoutPriority { UILayoutPriority(rawValue: 999) }
  }

  /// Reports of four apps: the console shows a conflict with the height that is estimated.
  @Test func requiredHeightsThatContradictTheEstimate() {
    func problems<Cell: UICollectionViewCell>(_ cell: Cell.Type, estimate: CGFloat) -> [String] {
      let list = list(of: cell, estimate: estimate)
      #expect(list.height == 240)
      #expect(list.problems.isEmpty)
      return list.conflicts
    }
    let found = problems(Boxed.self, estimate: 50)
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix("Boxed requires a height of 80 points, but 50 are estimated.") == true)
    #expect(found.first?.contains("UIView-Encapsulated-Layout-Height") == true)
    #expect(problems(Boxed.self, estimate: 80).isEmpty)
    #expect(problems(Yielding.self, estimate: 50).isEmpty)
  }

  /// Constraints that do not reach the bottom: the estimate stays, and a sentence says why.
  @Test func looseConstraintsAreReported() {
    let list = list(of: Loose.self, estimate: 44)
    #expect(list.height == 132)
    #expect(list.problems.count == 1)
    #expect(list.problems.first?.contains("Loose keeps its estimated height") == true)
  }

  /// The height of three cells of a class, one below the other, and what is wrong with their sizes.
  private func list<Cell: UICollectionViewCell>(
    of cell: Cell.Type, estimate: CGFloat
  ) -> (height: CGFloat, problems: [String], conflicts: [String]) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))))
    let registration = UICollectionView.CellRegistration<Cell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot)
    let simulation = view.simulation
    return (view.contentSize.height, simulation.sizingProblems, simulation.estimateConflicts)
  }
}
