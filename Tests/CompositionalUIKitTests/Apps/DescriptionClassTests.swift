import CompositionalDSL
import CompositionalUIKit
import Testing

extension NSCollectionLayoutSize {
  fileprivate convenience init(screens: CGFloat) {
    self.init(
      widthDimension: .absolute(UIScreen.main.bounds.width * screens),
      heightDimension: .estimated(44))
  }
}

extension NSCollectionLayoutAnchor {
  fileprivate static let corner = NSCollectionLayoutAnchor(
    edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
}

/// A frame that apps give more depth than usual.
private final class RaisedFrame: NSCollectionLayoutGroupCustomItem {
  override var zIndex: Int { super.zIndex + 5 }
}

/// An item with a default of its own.
private final class PaddedItem: NSCollectionLayoutItem {
  override var contentInsets: NSDirectionalEdgeInsets {
    get { .init(top: 1, leading: 2, bottom: 3, trailing: 4) }
    set { super.contentInsets = newValue }
  }
}

/// Apple's immutable classes, as apps use, extend and inherit them.
@MainActor
@Suite struct DescriptionClassTests {
  @Test func dimensionsAreObjectsWithTheirFactories() {
    let dimensions: [NSCollectionLayoutDimension] = [
      .fractionalWidth(0.5), .fractionalHeight(0.5), .absolute(0.5), .estimated(0.5),
      .uniformAcrossSiblings(estimate: 0.5),
    ]
    #expect(Set(dimensions).count == 5)
    #expect(dimensions.allSatisfy { $0.dimension == 0.5 })
    #expect(dimensions.map(\.isFractionalWidth) == [true, false, false, false, false])
    #expect(dimensions.map(\.isFractionalHeight) == [false, true, false, false, false])
    #expect(dimensions.map(\.isAbsolute) == [false, false, true, false, false])
    #expect(dimensions.map(\.isEstimated) == [false, false, false, true, true])
    #expect(dimensions.map(\.isUniformAcrossSiblings) == [false, false, false, false, true])
    let object: NSObject = dimensions[0]
    #expect(object.isEqual(NSCollectionLayoutDimension.fractionalWidth(0.5)))
    #expect(!object.isEqual(NSNumber(value: 0.5)))
    #expect(object.copy() as? NSCollectionLayoutDimension === object)
  }

  @Test func spacingsAndAnchorsAreObjects() {
    let spacing = NSCollectionLayoutSpacing.flexible(3)
    #expect(spacing.isFlexible && !spacing.isFixed && spacing.spacing == 3)
    #expect(spacing != .fixed(3))
    let edges = NSCollectionLayoutEdgeSpacing(
      leading: spacing, top: nil, trailing: nil, bottom: .fixed(1))
    #expect(edges.leading === spacing)
    #expect(edges.top == nil && edges.bottom == .fixed(1))
    let copy = edges.copy() as? NSCollectionLayoutEdgeSpacing
    #expect(copy == edges)
    let anchor = NSCollectionLayoutAnchor.corner
    #expect(anchor.isFractionalOffset && !anchor.isAbsoluteOffset)
    #expect(anchor != NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    #expect(
      anchor.isEqual(
        NSCollectionLayoutAnchor(
          edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))))
  }

  @Test func appsAddInitializersOfTheMainActor() {
    let size = NSCollectionLayoutSize(screens: 0.5)
    #expect(size.widthDimension == .absolute(UIScreen.main.bounds.width / 2))
    #expect(size.heightDimension.isEstimated)
    #expect(NSCollectionLayoutItem(layoutSize: size).layoutSize === size)
  }

  @Test func subclassesAreUsedInPlaceOfTheirClasses() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    ) { _ in [RaisedFrame(frame: CGRect(x: 0, y: 0, width: 10, height: 40), zIndex: 2)] }
    let layout = UICollectionViewCompositionalLayout(section: .init(group: group))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.simulation.itemCounts = [1]
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.zIndex == 7)
    let item = PaddedItem(layoutSize: group.layoutSize)
    #expect(item.value.contentInsets.trailing == 4)
  }

  @Test func classesAndValuesOfTheEngineConvert() {
    let size = NSCollectionLayoutSize(CollectionLayoutSize(.absolute(1), .estimated(2)))
    #expect(size.widthDimension == .absolute(1))
    #expect(CollectionLayoutSize(size) == CollectionLayoutSize(.absolute(1), .estimated(2)))
    #expect(CollectionLayoutDimension(size.heightDimension) == .estimated(2))
    let spacing = NSCollectionLayoutEdgeSpacing(CollectionLayoutEdgeSpacing(top: .fixed(3)))
    #expect(spacing.top == .fixed(3))
    #expect(CollectionLayoutEdgeSpacing(spacing) == CollectionLayoutEdgeSpacing(top: .fixed(3)))
    #expect(CollectionLayoutSpacing(.flexible(2)) == .flexible(2) as CollectionLayoutSpacing)
    let anchor = CollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: 1, y: 2))
    #expect(CollectionLayoutAnchor(NSCollectionLayoutAnchor(anchor)) == anchor)
    let item = CollectionLayoutGroupCustomItem(
      frame: CGRect(x: 1, y: 2, width: 3, height: 4), zIndex: 5)
    #expect(CollectionLayoutGroupCustomItem(NSCollectionLayoutGroupCustomItem(item)) == item)
  }
}

/// Code of no actor, in Swift 6.
@Suite struct DescriptionClassThreadTests {
  @Test func anyThreadMakesAndComparesThem() async {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let other = await Task.detached {
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    }.value
    #expect(size == other && size !== other)
  }
}
