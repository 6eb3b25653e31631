import CompositionalUIKit
import Testing

// Sizes of an app, added to UIKit's classes by code that says nothing of actors.

extension NSCollectionLayoutDimension {
  static let full = NSCollectionLayoutDimension.fractionalWidth(1)

  static func share(of columns: Int) -> NSCollectionLayoutDimension {
    .fractionalWidth(1 / CGFloat(columns))
  }
}

extension NSCollectionLayoutSize {
  static var fill: NSCollectionLayoutSize {
    .init(widthDimension: .full, heightDimension: .fractionalHeight(1))
  }

  convenience init(height: CGFloat) {
    self.init(widthDimension: .full, heightDimension: .absolute(height))
  }

  convenience init(columns: Int, height: NSCollectionLayoutDimension) {
    self.init(widthDimension: .share(of: columns), heightDimension: height)
  }
}

/// A frame of a group that remembers what it is for.
class NamedFrame: NSCollectionLayoutGroupCustomItem {
  var name = "tile"
}

/// A size that an app names.
final class CardSize: NSCollectionLayoutSize {
  let ratio: CGFloat

  init(ratio: CGFloat) {
    self.ratio = ratio
    super.init(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / ratio))
  }
}

struct SharedSizes {
  let header = NSCollectionLayoutSize(height: 44)
  let third: NSCollectionLayoutSize = .init(columns: 3, height: .estimated(80))

  func tiles(_ width: CGFloat) -> [NSCollectionLayoutGroupCustomItem] {
    let frames = [CGRect(x: 0, y: 0, width: width, height: 20)]
    return frames.map(NamedFrame.init(frame:))
  }

  func section() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(columns: 2, height: NSCollectionLayoutSize.fill.heightDimension))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(10), top: nil, trailing: nil, bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(height: 50), subitems: [item])
    group.interItemSpacing = header.heightDimension.isAbsolute ? .fixed(4) : nil
    return NSCollectionLayoutSection(group: group)
  }
}

@Suite struct SharedSizeTests {
  @Test func sizesAreObjectsThatAnyThreadMakes() {
    let sizes = SharedSizes()
    #expect(sizes.header === sizes.header)
    #expect(sizes.header !== NSCollectionLayoutSize(height: 44))
    #expect(sizes.header == NSCollectionLayoutSize(height: 44))
    #expect(sizes.header != NSCollectionLayoutSize(height: 45))
    #expect(sizes.header.isEqual(NSCollectionLayoutSize(height: 44)))
    #expect(sizes.header.hash == NSCollectionLayoutSize(height: 44).hash)
    #expect((sizes.header.copy() as? NSCollectionLayoutSize) == sizes.header)
    #expect(sizes.third.widthDimension.dimension == 1.0 / 3)
    #expect(sizes.third.heightDimension.isEstimated)
  }

  @Test func subclassesStandForTheirClasses() {
    let size: NSCollectionLayoutSize = CardSize(ratio: 2)
    #expect(size.heightDimension == .fractionalWidth(0.5))
    #expect((size as? CardSize)?.ratio == 2)
    let tile = SharedSizes().tiles(30).first as? NamedFrame
    #expect(tile?.name == "tile")
    #expect(tile?.frame.width == 30)
  }

  @Test func sectionsUseThem() {
    let layout = UICollectionViewCompositionalLayout(section: SharedSizes().section())
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.simulation.itemCounts = [2]
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 100, height: 100))
  }
}
