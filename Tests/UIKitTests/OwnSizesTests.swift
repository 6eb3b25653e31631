import CompositionalLayoutDSL
import Testing
import UIKit

extension NSCollectionLayoutDimension {
  fileprivate static let whole = NSCollectionLayoutDimension.fractionalWidth(1)
}

extension NSCollectionLayoutSpacing {
  fileprivate static let gutter = NSCollectionLayoutSpacing.fixed(4)
}

/// An item of an app that is resized by its own two methods.
private struct Tile: LayoutItem, ResizableItem {
  private var item = Item()
  var layoutItem: LayoutItem { item }

  func width(_ width: NSCollectionLayoutDimension) -> Self {
    var tile = self
    tile.item = item.width(width)
    return tile
  }

  func height(_ height: NSCollectionLayoutDimension) -> Self {
    var tile = self
    tile.item = item.height(height)
    return tile
  }
}

/// Returns any resizable item at half its width.
private func half<Element: ResizableItem>(_ element: Element) -> Element {
  element.width(.fractionalWidth(0.5))
}

/// Apple's classes in the DSL.
@MainActor
@Suite struct OwnSizesTests {
  private func frames(_ section: LayoutSection, items: Int) -> [CGRect] {
    let layout: UICollectionViewCompositionalLayout = LayoutBuilder { section }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.simulation.itemCounts = [items]
    return (0..<items).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
  }

  @Test func itemsTakeSizesOfAnApp() {
    let size = NSCollectionLayoutSize(
      widthDimension: .whole, heightDimension: .absolute(60))
    let narrow = NSCollectionLayoutDimension.absolute(50)
    let section = Section {
      HGroup(size: size) {
        Item(width: narrow)
        Item().width(narrow).height(.fractionalHeight(0.5))
      }
      .interItemSpacing(.gutter)
    }
    #expect(
      frames(section, items: 2) == [
        CGRect(x: 0, y: 0, width: 50, height: 60), CGRect(x: 54, y: 0, width: 50, height: 30),
      ])
  }

  @Test func edgesTakeSpacingsOfAnApp() {
    let section = Section {
      VGroup(width: .whole, height: .absolute(100)) {
        Item(width: .whole, height: .absolute(40)).edgeSpacing(top: .gutter)
        Item(width: .whole, height: .absolute(40)).edgeSpacing(
          NSCollectionLayoutEdgeSpacing(leading: nil, top: .fixed(6), trailing: nil, bottom: nil))
      }
    }
    #expect(frames(section, items: 2).map(\.minY) == [4, 50])
  }

  @Test func twoMethodsMakeAResizableItem() {
    let section = Section {
      HGroup(width: .whole, height: .absolute(50)) {
        half(Tile())
        half(Item())
      }
    }
    #expect(
      frames(section, items: 2) == [
        CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 100, y: 0, width: 100, height: 50),
      ])
    let sized = Tile().size(
      NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(0.4)))
    let column = Section { HGroup { sized }.height(.absolute(50)) }
    #expect(frames(column, items: 1) == [CGRect(x: 0, y: 0, width: 40, height: 20)])
  }

  @Test func anchorsAndKindsTakeSizesOfAnApp() {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(20), heightDimension: .absolute(10))
    let badge = SupplementaryItem(size: size, elementKind: "badge")
      .containerAnchor(NSCollectionLayoutAnchor(edges: [.top, .trailing]))
      .itemAnchor(NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let layout: UICollectionViewCompositionalLayout = LayoutBuilder {
      Section { HGroup { Item { badge } }.height(.absolute(50)) }
        .boundarySupplementaryItems {
          BoundarySupplementaryItem(width: .whole, height: .absolute(30), elementKind: "header")
        }
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.simulation.itemCounts = [1]
    let path = IndexPath(item: 0, section: 0)
    #expect(
      view.collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: "badge", at: path)?
        .frame == CGRect(x: 180, y: 30, width: 20, height: 10))
    #expect(
      view.collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: "header", at: path)?
        .frame == CGRect(x: 0, y: 0, width: 200, height: 30))
  }
}
