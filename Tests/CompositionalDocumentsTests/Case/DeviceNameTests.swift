import Compositional
import CompositionalDocuments
import Testing

/// Devices by the words of their names, and views that are turned.
@Suite struct DeviceNameTests {
  @Test(arguments: [
    ("iphone 15 pro", "iPhone 15 Pro"), ("IPHONE 15", "iPhone 15"), ("iPhone-Air", "iPhone Air"),
    ("iphone se", "iPhone SE (3rd)"), ("ipad mini", "iPad mini (6th)"),
    ("ipad pro 12.9", "iPad Pro 12.9\""), ("iPad Pro 13", "iPad Pro 13\" (M4)"),
    ("iphone15promax", "iPhone 15 Pro Max"), ("iPad Pro 11-inch (3rd generation)", "iPad Pro 11\""),
    ("ipad pro 11 m5", "iPad Pro 11\" (M4)"), ("iPad 10", "iPad (10th)"), ("iPad", "iPad (A16)"),
    ("iPad mini (A17 Pro)", "iPad mini (6th)"), ("iPad Air", "iPad Air (5th)"),
  ])
  func namesAreMatchedByWords(name: String, device: String) {
    #expect(DevicePreset(name: name)?.name == device)
  }

  @Test(
    arguments: [
      ("iphone pro max 15", "iPhone 15 Pro Max"), ("max iphone 12 pro", "iPhone 12 Pro Max"),
      ("iphone 14 max", "iPhone 14 Pro Max"), ("ipad pro 14", "iPad Pro 11\""),
      ("iPhon 15", "iPhone 15"), ("iphone 155", "iPhone 15"), ("galaxy", nil), ("", nil),
      ("\"", nil),
    ] as [(String, String?)])
  func anUnknownNameGetsTheNearest(name: String, device: String?) {
    #expect(DevicePreset(name: name) == nil)
    #expect(DevicePreset.nearest(to: name)?.name == device)
  }

  @Test func everyDeviceIsFoundByItsName() {
    for device in DevicePreset.all { #expect(DevicePreset(name: device.name) == device) }
  }

  @Test func aLandscapeSizeTurnsTheSafeArea() throws {
    let device = try #require(DevicePreset(name: "iPhone 15"))
    var environment = CaseEnvironment(device: device)
    #expect(environment.safeAreaInsets.top == 59)
    environment.resize(to: CGSize(width: 852, height: 393))
    #expect(environment == CaseEnvironment(device: device, size: environment.size))
    #expect(environment.safeAreaInsets.left == 59 && environment.safeAreaInsets.top == 0)
    #expect(device.safeAreaInsets(for: CGSize(width: 852, height: 300)).left == 59)
    #expect(device.safeAreaInsets(for: CGSize(width: 393, height: 300)).top == 59)
    environment.layoutMargins.left = 5
    environment.resize(to: device.size)
    #expect(environment.safeAreaInsets.top == 59 && environment.layoutMargins.left == 5)
  }
}
