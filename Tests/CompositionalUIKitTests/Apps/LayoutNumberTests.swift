import CompositionalUIKit
import Foundation
import Testing

/// Numbers of layouts, data sources and views that nothing can be laid out with: the program stops as on
/// a device, with a sentence that names the class, the view and the element.
@MainActor
@Suite struct LayoutNumberTests {
  /// A layout of one element.
  private final class OneLayout: UICollectionViewLayout {
    var content = CGSize(width: 390, height: 844)
    var frame = CGRect(x: 0, y: 0, width: 100, height: 100)

    override var collectionViewContentSize: CGSize { content }
    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      layoutAttributesForItem(at: IndexPath(item: 0, section: 0)).map { [$0] }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = frame
      return attributes
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var sections = 1
    var height: CGFloat = 44

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 3 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = Cell(frame: .zero)
      cell.height = height
      return cell
    }
  }

  private final class Cell: UICollectionViewCell {
    var height: CGFloat = 44

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = height
      return layoutAttributes
    }
  }

  private static func view(
    _ layout: UICollectionViewLayout, _ source: Source
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    view.dataSource = source
    return view
  }

  private func expect(
    _ sentence: String, in result: ExitTest.Result?, _ location: SourceLocation = #_sourceLocation
  ) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(sentence), "\(text)", sourceLocation: location)
  }

  private static let end = "Numbers are finite, and at most 1e15 points."

  @Test func aSectionThatIsNotThere() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let source = Source()
      _ = Self.view(OneLayout(), source).numberOfItems(inSection: 9)
    }
    let sentence = "Attempted to count the items of an invalid section: 9. There are 1 sections."
    expect(sentence, in: result)
  }

  @Test func aNegativeNumberOfSections() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let source = Source()
      source.sections = -1
      Self.view(OneLayout(), source).layoutIfNeeded()
    }
    expect("A data source has no negative number of sections, such as -1.", in: result)
  }

  @Test func aFrameThatIsNoNumberIsScrolledTo() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (layout, source) = (OneLayout(), Source())
      layout.frame.origin.y = .nan
      Self.view(layout, source).scrollToItem(
        at: IndexPath(item: 0, section: 0), at: .top, animated: false)
    }
    expect("Invalid frame of cell 0.0: (0.0, nan, 100.0, 100.0)", in: result)
    expect("of OneLayout in UICollectionView. \(Self.end)", in: result)
  }

  @Test func aFrameThatIsNoNumberIsTouched() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (layout, source) = (OneLayout(), Source())
      let view = Self.view(layout, source)
      view.layoutIfNeeded()
      layout.frame.origin.x = .nan
      _ = view.indexPathForItem(at: CGPoint(x: 5, y: 5))
    }
    expect("Invalid frame of cell 0.0: (nan, 0.0, 100.0, 100.0)", in: result)
  }

  @Test func anInfiniteWidth() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (layout, source) = (OneLayout(), Source())
      layout.frame.size.width = .infinity
      Self.view(layout, source).layoutIfNeeded()
    }
    expect("Invalid frame of cell 0.0: (0.0, 0.0, inf, 100.0)", in: result)
  }

  @Test func aFrameWithoutPixels() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (layout, source) = (OneLayout(), Source())
      layout.frame.size.height = 1e308
      Self.view(layout, source).layoutIfNeeded()
    }
    expect("Invalid frame of cell 0.0: (0.0, 0.0, 100.0, 1e+308)", in: result)
  }

  @Test func anInfiniteContent() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (layout, source) = (OneLayout(), Source())
      layout.content.height = .infinity
      let view = Self.view(layout, source)
      view.simulation.drag(by: CGPoint(x: 0, y: -100))
    }
    expect("Invalid content size: 390.0 x inf, of OneLayout in UICollectionView.", in: result)
  }

  @Test func aContentOfAFlowLayoutWithoutEnd() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (layout, source) = (UICollectionViewFlowLayout(), Source())
      layout.itemSize = CGSize(width: 390, height: 1e308)
      Self.view(layout, source).layoutIfNeeded()
    }
    expect("of UICollectionViewFlowLayout in UICollectionView. \(Self.end)", in: result)
  }

  @Test func aContentOfACompositionalLayoutWithoutEnd() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(1e308))
      let layout = UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
      let source = Source()
      Self.view(layout, source).simulation.drag(by: CGPoint(x: 0, y: -100))
    }
    expect("of UICollectionViewCompositionalLayout in UICollectionView. \(Self.end)", in: result)
  }

  /// A cell answers a length that is none: it keeps its own, and the answer is noted.
  @Test(arguments: [CGFloat.nan, .infinity, 1e308, -1])
  func aCellThatAnswersNoLength(_ height: CGFloat) throws {
    let source = Source()
    source.height = height
    let list = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let view = Self.view(list, source)
    view.layoutIfNeeded()
    view.simulation.drag(by: CGPoint(x: 0, y: -100))
    #expect(view.contentSize.height == 132)
    let problem = try #require(view.simulation.sizingProblems.first)
    #expect(problem.hasPrefix("Cell prefers 390 x"))
  }

  @Test func aSpacingOfAStackView() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UIStackView().spacing = .nan
    }
    expect("Invalid spacing: nan, of UIStackView. \(Self.end)", in: result)
    let other = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let label = UILabel()
      UIStackView(arrangedSubviews: [label]).setCustomSpacing(-.infinity, after: label)
    }
    expect("Invalid custom spacing: -inf, of UIStackView after UILabel.", in: other)
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  /// A table of rows without a height that can be laid out has rows of 44 points.
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e308])
  func heightsOfATable(_ height: CGFloat) {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
    table.rowHeight = height
    table.estimatedRowHeight = height
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [44, 44, 44])
  }

  private final class Endless: UIView {
    var length = CGFloat.infinity
    override var intrinsicContentSize: CGSize { CGSize(width: length, height: length) }
  }

  /// As in a view with constraints, a natural length that is none counts as no length.
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e308])
  func aNaturalSizeThatIsNone(_ length: CGFloat) {
    let (endless, label) = (Endless(), Endless())
    endless.length = length
    label.length = 10
    let stack = UIStackView(arrangedSubviews: [endless, label])
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    for distribution in [
      UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
      .equalCentering,
    ] {
      stack.distribution = distribution
      stack.layoutIfNeeded()
      let frames = [endless.frame, label.frame]
      #expect(
        frames.allSatisfy { CGRect(x: 0, y: 0, width: 100, height: 50).contains($0) },
        "\(distribution): \(frames)")
    }
  }

  /// A constraint without a limit limits nothing, and no frame has a part that is no number.
  @Test(arguments: [CGFloat.greatestFiniteMagnitude, 1e308])
  func aConstraintWithoutALimit(constant: CGFloat) {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (one, other) = (UIView(), UIView())
    for view in [one, other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
    }
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
      one.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -10),
      one.topAnchor.constraint(equalTo: container.topAnchor),
      one.heightAnchor.constraint(equalToConstant: 50),
      one.widthAnchor.constraint(lessThanOrEqualToConstant: constant),
      other.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: constant),
      other.widthAnchor.constraint(equalToConstant: constant),
      other.topAnchor.constraint(equalTo: container.topAnchor, constant: -constant),
      other.heightAnchor.constraint(equalTo: other.widthAnchor, multiplier: 1, constant: constant),
    ])
    container.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 10, y: 0, width: 280, height: 50))
    let parts = [other.frame.minX, other.frame.minY, other.frame.width, other.frame.height]
    let areNumbers = parts.allSatisfy { $0.isFinite }
    #expect(areNumbers, "\(other.frame)")
  }
}
