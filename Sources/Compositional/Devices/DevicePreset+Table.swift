// The screens of iPhones and iPads that were sold in 2018 or later, by year. The numbers of a row are
// the width and the height in points; the page Documentation/Devices.md has their sources.
extension DevicePreset {
  /// All known devices, phones first, and of each kind the oldest first.
  public static let all: [DevicePreset] = phones + tablets

  /// The known iPhones, the oldest first.
  public static let phones: [DevicePreset] = [
    phone("iPhone SE (1st)", .phone, 320, 568, .plain(scale: 2)),
    phone("iPhone 6s", .phone, 375, 667, .plain(scale: 2)),
    phone("iPhone 6s Plus", .largePhone, 414, 736, .plain(scale: 3)),
    phone("iPhone 7", .phone, 375, 667, .plain(scale: 2)),
    phone("iPhone 7 Plus", .largePhone, 414, 736, .plain(scale: 3)),
    phone("iPhone 8", .phone, 375, 667, .plain(scale: 2)),
    phone("iPhone 8 Plus", .largePhone, 414, 736, .plain(scale: 3)),
    phone("iPhone X", .phone, 375, 812, .cutout(44)),
    phone("iPhone XS", .phone, 375, 812, .cutout(44)),
    phone("iPhone XS Max", .largePhone, 414, 896, .cutout(44)),
    phone("iPhone XR", .largePhone, 414, 896, .cutout(48, scale: 2)),
    phone("iPhone 11", .largePhone, 414, 896, .cutout(48, scale: 2)),
    phone("iPhone 11 Pro", .phone, 375, 812, .cutout(44)),
    phone("iPhone 11 Pro Max", .largePhone, 414, 896, .cutout(44)),
    phone("iPhone SE (2nd)", .phone, 375, 667, .plain(scale: 2)),
    phone("iPhone 12 mini", .phone, 375, 812, .cutout(50)),
    phone("iPhone 12", .phone, 390, 844, .cutout(47)),
    phone("iPhone 12 Pro", .phone, 390, 844, .cutout(47)),
    phone("iPhone 12 Pro Max", .largePhone, 428, 926, .cutout(47)),
    phone("iPhone 13 mini", .phone, 375, 812, .cutout(50)),
    phone("iPhone 13", .phone, 390, 844, .cutout(47)),
    phone("iPhone 13 Pro", .phone, 390, 844, .cutout(47)),
    phone("iPhone 13 Pro Max", .largePhone, 428, 926, .cutout(47)),
    phone("iPhone SE (3rd)", .phone, 375, 667, .plain(scale: 2)),
    phone("iPhone 14", .phone, 390, 844, .cutout(47)),
    phone("iPhone 14 Plus", .largePhone, 428, 926, .cutout(47)),
    phone("iPhone 14 Pro", .phone, 393, 852, .cutout(59)),
    phone("iPhone 14 Pro Max", .largePhone, 430, 932, .cutout(59)),
    phone("iPhone 15", .phone, 393, 852, .cutout(59)),
    phone("iPhone 15 Plus", .largePhone, 430, 932, .cutout(59)),
    phone("iPhone 15 Pro", .phone, 393, 852, .cutout(59)),
    phone("iPhone 15 Pro Max", .largePhone, 430, 932, .cutout(59)),
    phone("iPhone 16", .phone, 393, 852, .cutout(59)),
    phone("iPhone 16 Plus", .largePhone, 430, 932, .cutout(59)),
    phone("iPhone 16 Pro", .phone, 402, 874, .cutout(62)),
    phone("iPhone 16 Pro Max", .largePhone, 440, 956, .cutout(62)),
    phone("iPhone 16e", .phone, 390, 844, .cutout(47)),
    phone("iPhone 17", .phone, 402, 874, .cutout(62)),
    phone("iPhone Air", .largePhone, 420, 912, .cutout(68, sidewaysBottom: 29)),
    phone("iPhone 17 Pro", .phone, 402, 874, .cutout(62)),
    phone("iPhone 17 Pro Max", .largePhone, 440, 956, .cutout(62)),
  ]

  /// The known iPads, the oldest first.
  public static let tablets: [DevicePreset] = [
    tablet("iPad mini 4", 768, 1024, .homeButton),
    tablet("iPad (5th)", 768, 1024, .homeButton),
    tablet("iPad Pro 10.5\"", 834, 1112, .homeButton),
    tablet("iPad Pro 12.9\" (2nd)", 1024, 1366, .homeButton),
    tablet("iPad (6th)", 768, 1024, .homeButton),
    tablet("iPad Pro 11\"", 834, 1194, .homeIndicator, standsFor: ["1st", "2nd", "3rd", "4th"]),
    tablet(
      "iPad Pro 12.9\"", 1024, 1366, .homeIndicator, standsFor: ["3rd", "4th", "5th", "6th"]),
    tablet("iPad mini (5th)", 768, 1024, .homeButton),
    tablet("iPad Air (3rd)", 834, 1112, .homeButton),
    tablet("iPad (7th)", 810, 1080, .homeButton),
    tablet("iPad (8th)", 810, 1080, .homeButton),
    tablet("iPad Air (4th)", 820, 1180, .homeIndicator),
    tablet("iPad (9th)", 810, 1080, .homeButton),
    tablet("iPad mini (6th)", 744, 1133, .homeIndicator, standsFor: ["A17 Pro"]),
    tablet("iPad Air (5th)", 820, 1180, .homeIndicator),
    tablet("iPad (10th)", 820, 1180, .homeIndicator),
    tablet("iPad Air 11\"", 820, 1180, .homeIndicator, standsFor: ["M2", "M3"]),
    tablet("iPad Air 13\"", 1024, 1366, .homeIndicator, standsFor: ["M2", "M3"]),
    tablet("iPad Pro 11\" (M4)", 834, 1210, .homeIndicator, standsFor: ["M5"]),
    tablet("iPad Pro 13\" (M4)", 1032, 1376, .homeIndicator, standsFor: ["M5"]),
    tablet("iPad (A16)", 820, 1180, .homeIndicator),
  ]

  /// A device of each different screen, in the order of ``all``.
  ///
  /// It is the newest of those that differ in nothing but their names.
  public static let screens: [DevicePreset] = all.filter { device in
    all.last { $0.hasSameScreen(as: device) } == device
  }

  /// Returns true if two devices differ in nothing but their names.
  package func hasSameScreen(as other: DevicePreset) -> Bool {
    size == other.size && displayScale == other.displayScale && kind == other.kind
      && safeAreaInsets == other.safeAreaInsets
      && sidewaysSafeAreaInsets == other.sidewaysSafeAreaInsets
      && thirds == other.thirds
  }

  // MARK: Classes

  /// What takes room at the edges of the screen of a phone.
  private struct PhoneClass {
    let scale: CGFloat
    /// The safe area in portrait orientation, in points.
    let upright: PhysicalEdgeInsets
    /// The safe area in landscape orientation, in points.
    let sideways: PhysicalEdgeInsets

    /// A phone with a home button: a status bar of 20 points in portrait orientation.
    static func plain(scale: CGFloat) -> PhoneClass {
      PhoneClass(scale: scale, upright: PhysicalEdgeInsets(top: 20), sideways: .zero)
    }

    /// A phone with a cutout in its screen, which takes as much room at both sides in landscape
    /// orientation, and with a home indicator.
    static func cutout(
      _ height: CGFloat, scale: CGFloat = 3, sidewaysBottom: CGFloat = 21
    ) -> PhoneClass {
      PhoneClass(
        scale: scale, upright: PhysicalEdgeInsets(top: height, bottom: 34),
        sideways: PhysicalEdgeInsets(left: height, bottom: sidewaysBottom, right: height))
    }
  }

  /// What takes room at the edges of the screen of a tablet, in either orientation.
  private enum TabletClass {
    case homeButton, homeIndicator

    /// The safe area, in points.
    var insets: PhysicalEdgeInsets {
      self == .homeButton ? PhysicalEdgeInsets(top: 20) : PhysicalEdgeInsets(top: 24, bottom: 20)
    }
  }

  private static func phone(
    _ name: String, _ kind: Kind, _ width: CGFloat, _ height: CGFloat, _ edges: PhoneClass
  ) -> DevicePreset {
    DevicePreset(
      name, kind, CGSize(width: width, height: height), scale: edges.scale, upright: edges.upright,
      sideways: edges.sideways)
  }

  /// Creates a tablet.
  ///
  /// The narrow part of a split view is 375 points wide on the 12.9 and 13 inch screens, and in
  /// landscape orientation on every screen that is at least 1133 points high; else it is 320.
  private static func tablet(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ edges: TabletClass,
    standsFor generations: [String] = []
  ) -> DevicePreset {
    var device = DevicePreset(
      name, .tablet, CGSize(width: width, height: height), scale: 2, upright: edges.insets,
      sideways: edges.insets)
    device.thirds = Thirds(upright: width < 1024 ? 320 : 375, sideways: height < 1133 ? 320 : 375)
    device.otherGenerations = generations
    return device
  }
}
