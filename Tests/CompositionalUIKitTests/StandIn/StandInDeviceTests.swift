import CompositionalDSL
import CompositionalIsolation
import CompositionalUIKit
import Testing

/// The simulated device, screen and application.
///
/// The shared instances are only read here, since other tests run in parallel; properties are set
/// on other instances of the same classes.
@MainActor
@Suite struct StandInDeviceTests {
  @Test func aPhoneAtFirst() {
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.orientation.isPortrait)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(UIScreen.main.scale == 3)
    #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 1179, height: 2556))
    #expect(UIApplication.shared.preferredContentSizeCategory == .large)
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
  }

  @Test func aSimulationSetsAnother() {
    let device = UIDevice()
    device.simulation.userInterfaceIdiom = .pad
    device.simulation.orientation = .landscapeRight
    #expect(device.userInterfaceIdiom.rawValue == 1)
    #expect(device.orientation.isLandscape && !device.orientation.isFlat)
    let screen = UIScreen()
    screen.simulation.bounds = CGRect(x: 0, y: 0, width: 1180, height: 820)
    screen.simulation.scale = 2
    #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: 1640, height: 2360))
    let application = UIApplication()
    application.simulation.preferredContentSizeCategory = .extraLarge
    application.simulation.userInterfaceLayoutDirection = .rightToLeft
    #expect(application.preferredContentSizeCategory == .extraLarge)
    #expect(application.userInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func aScreenHasPixels() async {
    await #expect(processExitsWith: .failure) { @MainActor in UIScreen().simulation.scale = 0 }
  }

  @Test func severalThreadsSetIt() async {
    let device = UIDevice()
    await withTaskGroup(of: Void.self) { group in
      for idiom in [UIUserInterfaceIdiom.pad, .mac] {
        group.addTask {
          for _ in 0..<1000 { withoutIsolation { device.simulation.userInterfaceIdiom = idiom } }
        }
      }
    }
    #expect([.pad, .mac].contains(device.userInterfaceIdiom))
  }

  @Test func idiomsAreNumberedAsAtApple() {
    #expect(UIUserInterfaceIdiom.allCases.map(\.rawValue) == [-1, 0, 1, 2, 3, 5, 6])
    #expect(UIDeviceOrientation.allCases.map(\.rawValue) == Array(0...6))
  }
}
