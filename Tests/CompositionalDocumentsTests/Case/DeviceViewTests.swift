import Compositional
import CompositionalDocuments
import Testing

/// The sizes of devices against published resolutions, and views on parts of their screens.
@Suite struct DeviceViewTests {
  /// The pixels of a screen as Apple's technical specifications give them.
  private static let resolutions: [(names: String, width: Int, height: Int)] = [
    ("iPhone SE (1st)", 640, 1136),
    ("iPhone 6s,iPhone 7,iPhone 8,iPhone SE (2nd),iPhone SE (3rd)", 750, 1334),
    ("iPhone X,iPhone XS,iPhone 11 Pro", 1125, 2436),
    ("iPhone XS Max,iPhone 11 Pro Max", 1242, 2688), ("iPhone XR,iPhone 11", 828, 1792),
    ("iPhone 12,iPhone 12 Pro,iPhone 13,iPhone 13 Pro,iPhone 14,iPhone 16e", 1170, 2532),
    ("iPhone 12 Pro Max,iPhone 13 Pro Max,iPhone 14 Plus", 1284, 2778),
    ("iPhone 14 Pro,iPhone 15,iPhone 15 Pro,iPhone 16", 1179, 2556),
    ("iPhone 14 Pro Max,iPhone 15 Plus,iPhone 15 Pro Max,iPhone 16 Plus", 1290, 2796),
    ("iPhone 16 Pro,iPhone 17,iPhone 17 Pro", 1206, 2622), ("iPhone Air", 1260, 2736),
    ("iPhone 16 Pro Max,iPhone 17 Pro Max", 1320, 2868),
    ("iPad mini 4,iPad mini (5th),iPad (5th),iPad (6th)", 1536, 2048),
    ("iPad Pro 10.5\",iPad Air (3rd)", 1668, 2224),
    ("iPad (7th),iPad (8th),iPad (9th)", 1620, 2160),
    ("iPad mini (6th)", 1488, 2266), ("iPad Pro 11\"", 1668, 2388),
    ("iPad Pro 11\" (M4)", 1668, 2420), ("iPad Pro 13\" (M4)", 2064, 2752),
    ("iPad Air (4th),iPad Air (5th),iPad (10th),iPad (A16),iPad Air 11\"", 1640, 2360),
    ("iPad Pro 12.9\",iPad Pro 12.9\" (2nd),iPad Air 13\"", 2048, 2732),
  ]

  /// Screens that shrink what the system draws at the display scale.
  private static let shrunk: Set = [
    "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus", "iPhone 12 mini", "iPhone 13 mini",
  ]

  @Test func sizesAreThePublishedResolutions() throws {
    var known = Self.shrunk
    for (names, width, height) in Self.resolutions {
      for name in names.split(separator: ",").map(String.init) {
        known.insert(name)
        let device = try #require(DevicePreset.all.first { $0.name == name }, "\(name)")
        let scale = device.displayScale
        #expect(Int(device.size.width * scale) == width, "\(name)")
        #expect(Int(device.size.height * scale) == height, "\(name)")
      }
    }
    #expect(known == Set(DevicePreset.all.map(\.name)))
  }

  /// The widths of the parts in portrait and in landscape, as published for iPads with iPadOS 13.
  @Test(arguments: [
    ("iPad (6th)", [320, 438], [320, 507, 694]), ("iPad Pro 10.5", [320, 504], [320, 551, 782]),
    ("iPad Pro 11", [320, 504], [375, 592, 809]), ("iPad Pro 12.9", [375, 639], [375, 678, 981]),
  ])
  func splitViews(name: String, upright: [Double], sideways: [Double]) throws {
    func widths(_ parts: [DeviceSplit], _ isLandscape: Bool) throws -> [Double] {
      let device = try #require(DevicePreset(name: name))
      return try parts.map { part in
        let view = try #require(DeviceView(device, isLandscape: isLandscape, split: part))
        #expect(view.size.height == (isLandscape ? device.size.width : device.size.height))
        return Double(view.size.width)
      }
    }
    #expect(try widths([.third, .twoThirds], false) == upright)
    #expect(try widths([.third, .half, .twoThirds], true) == sideways)
  }

  @Test func sizeClassesOfSplitViews() {
    func isRegular(_ phrase: String) -> Bool? {
      DeviceView(phrase).map {
        $0.environment.layoutEnvironment.horizontalSizeClass == .regular
      }
    }
    #expect(isRegular("iPad Pro 12.9 landscape split half") == true)
    #expect(isRegular("iPad Pro 11 landscape split half") == false)
    #expect(isRegular("iPad Pro 11 landscape two thirds") == true)
    #expect(isRegular("iPad Pro 12.9 split twoThirds") == false)
    #expect(isRegular("iPad (9th)") == true)
  }

  @Test(arguments: [
    ("iPhone 15", "iPhone 15"), ("iphone-15 Landscape", "iPhone 15 landscape"),
    ("iPad Pro 11 split half", "iPad Pro 11\" split half"),
    ("ipad pro 11 third landscape", "iPad Pro 11\" landscape split third"),
    ("iPad mini portrait two thirds", "iPad mini (6th) split twoThirds"),
  ])
  func phrases(phrase: String, description: String) throws {
    let view = try #require(DeviceView(phrase))
    #expect(view.description == description)
    #expect(DeviceView(view.description) == view)
  }

  @Test(arguments: [
    "", "landscape", "iPhone 15 split half", "iPhone 15 landscape portrait",
    "iPad mini half third", "split half", "iPad Pro 11 split", "half iPad mini",
  ])
  func phrasesWithoutAView(phrase: String) { #expect(DeviceView(phrase) == nil) }

  @Test func everyViewReadsBackAsItself() throws {
    for device in DevicePreset.all {
      for isLandscape in [false, true] {
        for split in [nil] + DeviceSplit.allCases {
          let view = DeviceView(device, isLandscape: isLandscape, split: split)
          #expect((view == nil) == (split != nil && !device.isTablet))
          if let view { #expect(DeviceView(view.description) == view, "\(view)") }
        }
      }
    }
  }

  /// Every device has the screen of exactly one of the list of screens.
  @Test func screensAreDifferentAndComplete() {
    let screens = DevicePreset.screens
    #expect(screens.count < DevicePreset.all.count)
    for device in DevicePreset.all {
      let equal = screens.filter {
        CaseEnvironment(device: $0, size: $0.size).layoutEnvironment
          == CaseEnvironment(device: device, size: device.size).layoutEnvironment
          && $0.isTablet == device.isTablet
          && $0.horizontalSizeClass(for: CGSize(width: 2000, height: 300))
            == device.horizontalSizeClass(for: CGSize(width: 2000, height: 300))
      }
      #expect(equal.count == 1, "\(device.name): \(equal.map(\.name))")
    }
  }
}
