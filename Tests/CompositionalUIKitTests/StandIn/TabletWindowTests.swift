import CompositionalDocuments
import CompositionalUIKit
import Foundation
import Testing

/// A window of a tablet's size has a tablet's traits, whatever the device of the process.
@MainActor
@Suite struct TabletWindowTests {
  private func traits(_ size: CGSize) -> UITraitCollection {
    UIWindow(frame: CGRect(origin: .zero, size: size)).traitCollection
  }

  @Test(arguments: DevicePreset.all)
  func wholeScreens(device: DevicePreset) {
    for isLandscape in [false, true] {
      let size =
        isLandscape ? CGSize(width: device.size.height, height: device.size.width) : device.size
      let traits = traits(size)
      #expect(traits.userInterfaceIdiom == (device.isTablet ? .pad : .phone))
      #expect(
        (traits.horizontalSizeClass == .regular)
          == (device.horizontalSizeClass(for: size) == .regular))
      #expect(
        (traits.verticalSizeClass == .regular) == (device.verticalSizeClass(for: size) == .regular))
      if device.isTablet { #expect(traits.displayScale == 2) }
    }
  }

  @Test(arguments: DevicePreset.tablets, DeviceSplit.allCases)
  func partsOfScreens(device: DevicePreset, split: DeviceSplit) throws {
    for isLandscape in [false, true] {
      let part = try #require(DeviceView(device, isLandscape: isLandscape, split: split))
      let traits = traits(part.size)
      #expect(traits.userInterfaceIdiom == .pad)
      #expect((traits.horizontalSizeClass == .regular) == (part.size.width >= 678))
      #expect(traits.verticalSizeClass == .regular)
    }
  }

  @Test func windowsThatFitPhones() {
    #expect(traits(CGSize(width: 320, height: 480)).userInterfaceIdiom == .phone)
    #expect(traits(CGSize(width: 400, height: 400)).userInterfaceIdiom == .phone)
    #expect(traits(CGSize(width: 700, height: 700)).userInterfaceIdiom == .pad)
  }

  @Test func layoutsAndRotations() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 834, height: 1194))
    var idioms: [UIUserInterfaceIdiom] = []
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let layout = UICollectionViewCompositionalLayout { _, environment in
      idioms.append(environment.traitCollection.userInterfaceIdiom)
      return NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
    let controller = UICollectionViewController(collectionViewLayout: layout)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.collectionView.dataSource = nil
    controller.collectionView.simulation.itemCounts = [3]
    window.layoutIfNeeded()
    window.simulation.safeAreaInsets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    window.simulation.rotate(to: .landscapeLeft)
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    #expect(!idioms.isEmpty)
    #expect(idioms.allSatisfy { $0 == .pad })
    #expect(controller.traitCollection.userInterfaceIdiom == .pad)
    window.simulation.resize(to: CGSize(width: 393, height: 852))
    #expect(controller.traitCollection.userInterfaceIdiom == .phone)
  }
}
