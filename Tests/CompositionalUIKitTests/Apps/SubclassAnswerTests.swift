import CompositionalUIKit
import Testing

/// Cells that shrink and fade with their distance from the middle of the view.
private final class FocusLayout: UICollectionViewCompositionalLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let collectionView else { return super.layoutAttributesForElements(in: rect) }
    let middle = collectionView.contentOffset.y + collectionView.bounds.height / 2
    let elements = super.layoutAttributesForElements(in: rect)
    for attributes in elements ?? [] where attributes.representedElementCategory == .cell {
      let distance = min(abs(attributes.center.y - middle) / 200, 1)
      attributes.transform = CGAffineTransform(scaleX: 1 - distance / 2, y: 1 - distance / 2)
      attributes.alpha = 1 - distance / 2
      attributes.zIndex = distance < 0.25 ? 1 : 0
    }
    return elements
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    attributes?.frame.origin.x += 3
    return attributes
  }
}

/// A line below each item, worked out when the layout is prepared.
private final class SeparatorLayout: UICollectionViewCompositionalLayout {
  static let kind = "separator"
  private var separators: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private(set) var preparations = 0

  override func prepare() {
    super.prepare()
    preparations += 1
    separators = [:]
    guard let collectionView else { return }
    for section in 0..<collectionView.numberOfSections {
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        guard let cell = layoutAttributesForItem(at: path) else { continue }
        let line = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: Self.kind, with: path)
        line.frame = CGRect(
          x: cell.frame.minX, y: cell.frame.maxY - 1, width: cell.frame.width, height: 1)
        line.zIndex = 2
        separators[path] = line
      }
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let elements = super.layoutAttributesForElements(in: rect) ?? []
    let found = separators.values.filter { $0.frame.intersects(rect) }
    return elements + found.sorted { $0.indexPath < $1.indexPath }
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elementKind == Self.kind
      ? separators[indexPath]
      : super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
  }
}

/// A context with a flag of the app's own.
private final class PullContext: UICollectionViewLayoutInvalidationContext {
  var isPull = false
}

/// A layout that names what changes with the bounds.
private final class NamingLayout: UICollectionViewCompositionalLayout {
  private(set) var contexts: [PullContext] = []

  override class var invalidationContextClass: AnyClass { PullContext.self }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? PullContext)?.isPull = newBounds.origin.y < 0
    context.invalidateItems(at: [IndexPath(item: 0, section: 0)])
    return context
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if let context = context as? PullContext { contexts.append(context) }
  }

  override var collectionViewContentSize: CGSize {
    let size = super.collectionViewContentSize
    return CGSize(width: size.width, height: max(size.height, 1_000))
  }
}

/// Subclasses of the compositional layout whose super answers from the engine.
@MainActor
@Suite struct SubclassAnswerTests {
  /// Rows of 100 points.
  private func section(asked: @escaping () -> Void = {})
    -> UICollectionViewCompositionalLayoutSectionProvider
  {
    { _, _ in
      asked()
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
      return NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
  }

  private func view(_ layout: UICollectionViewLayout, _ count: Int) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.simulation.itemCounts = [count]
    return view
  }

  /// At 150 the middle is at 350: the center of the fourth cell; the fifth is 100 below.
  @Test func attributesFollowTheScrollPosition() {
    let view = view(FocusLayout(sectionProvider: section()), 20)
    view.contentOffset.y = 150
    let visible = view.simulation.visibleAttributes
    #expect(visible.map(\.indexPath.item) == [1, 2, 3, 4, 5])
    #expect(visible.map(\.alpha) == [0.5, 0.75, 1, 0.75, 0.5])
    #expect(visible.map(\.zIndex) == [0, 0, 1, 0, 0])
    #expect(visible[3].frame == CGRect(x: 37.5, y: 412.5, width: 225, height: 75))
    #expect(visible[3].size == CGSize(width: 300, height: 100))
    view.contentOffset.y = 250
    #expect(view.simulation.visibleAttributes.map(\.alpha) == [0.5, 0.75, 1, 0.75, 0.5])
  }

  /// What one query changes is not what the engine keeps.
  @Test func changesDoNotAddUp() {
    let layout = FocusLayout(sectionProvider: section())
    let view = view(layout, 20)
    for _ in 0..<3 { _ = view.simulation.visibleAttributes }
    let path = IndexPath(item: 2, section: 0)
    #expect(
      layout.layoutAttributesForItem(at: path)?.frame
        == CGRect(x: 3, y: 200, width: 300, height: 100))
    #expect(
      view.layoutAttributesForItem(at: path)?.frame
        == CGRect(x: 3, y: 200, width: 300, height: 100))
  }

  @Test func decorationsOfTheAppAreShown() {
    let layout = SeparatorLayout(sectionProvider: section())
    let view = view(layout, 20)
    view.contentOffset.y = 150
    let lines = view.simulation.visibleAttributes.filter {
      $0.representedElementCategory == .decorationView
    }
    #expect(lines.map(\.frame.minY) == [199, 299, 399, 499])
    #expect(lines.map(\.representedElementKind) == Array(repeating: "separator", count: 4))
    let path = IndexPath(item: 7, section: 0)
    #expect(
      layout.layoutAttributesForDecorationView(ofKind: "separator", at: path)?.frame
        == CGRect(x: 0, y: 799, width: 300, height: 1))
    #expect(layout.preparations == 1)
    view.simulation.itemCounts = [30]
    #expect(
      layout.layoutAttributesForItem(at: IndexPath(item: 29, section: 0))?.frame.minY == 2_900)
    #expect(layout.preparations == 2)
    #expect(
      layout.layoutAttributesForDecorationView(
        ofKind: "separator", at: IndexPath(item: 29, section: 0)) != nil)
  }

  @Test func aContextThatNamesItemsSolvesNothingAgain() {
    var asked = 0
    let layout = NamingLayout(sectionProvider: section { asked += 1 })
    let view = view(layout, 5)
    #expect(view.contentSize.height == 1_000)
    let before = asked
    #expect(before > 0)
    view.contentOffset.y = -20
    view.layoutIfNeeded()
    view.contentOffset.y = 30
    #expect(view.simulation.visibleAttributes.count == 5)
    #expect(asked == before)
    let named = layout.contexts.filter { !$0.invalidateEverything }
    #expect(named.map(\.isPull) == [true, false])
    #expect(named.allSatisfy { $0.invalidatedItemIndexPaths == [IndexPath(item: 0, section: 0)] })
    view.frame.size.width = 200
    _ = view.contentSize
    #expect(asked > before)
  }
}
