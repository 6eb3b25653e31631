import CompositionalLayoutDSL
import Testing
import UIKit

/// The modules have the names that apps import, also in front of a name.
@Suite struct ModuleNameTests {
  @MainActor @Test func namesStandBehindTheirModules() {
    let view: UIKit.UIView = UIKit.UIView(frame: UIKit.CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.frame.maxX == 4)
    let section = CompositionalLayoutDSL.Section {
      CompositionalLayoutDSL.HGroup(count: 2) { CompositionalLayoutDSL.Item() }
        .height(.absolute(50))
    }
    let layout: UIKit.UICollectionViewCompositionalLayout = LayoutBuilder { section }
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    list.simulation.itemCounts = [3]
    list.layoutIfNeeded()
    #expect(list.contentSize == CGSize(width: 100, height: 100))
  }

  @Test func availabilityOfTheModuleIsVisible() {
    #if canImport(UIKit)
      let isThere = true
    #else
      let isThere = false
    #endif
    #expect(isThere)
  }
}
