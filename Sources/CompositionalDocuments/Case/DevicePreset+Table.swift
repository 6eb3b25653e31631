import Compositional

extension DevicePreset {
  /// All known devices, phones first.
  public static let all: [DevicePreset] = phones + tablets

  private static let phones: [DevicePreset] = [
    phone("iPhone SE (3rd)", .phone, 375, 667, scale: 2, top: 20, bottom: 0, side: 0, 0),
    phone("iPhone 8 Plus", .largePhone, 414, 736, scale: 3, top: 20, bottom: 0, side: 0, 0),
    phone("iPhone 11 Pro", .phone, 375, 812, scale: 3, top: 44, bottom: 34, side: 44, 21),
    phone("iPhone 11", .largePhone, 414, 896, scale: 2, top: 48, bottom: 34, side: 48, 21),
    phone("iPhone 13 mini", .phone, 375, 812, scale: 3, top: 50, bottom: 34, side: 50, 21),
    phone("iPhone 14", .phone, 390, 844, scale: 3, top: 47, bottom: 34, side: 47, 21),
    phone("iPhone 14 Plus", .largePhone, 428, 926, scale: 3, top: 47, bottom: 34, side: 47, 21),
    phone("iPhone 15", .phone, 393, 852, scale: 3, top: 59, bottom: 34, side: 59, 21),
    phone("iPhone 15 Pro", .phone, 393, 852, scale: 3, top: 59, bottom: 34, side: 59, 21),
    phone("iPhone 16", .phone, 393, 852, scale: 3, top: 59, bottom: 34, side: 59, 21),
    phone("iPhone 15 Plus", .largePhone, 430, 932, scale: 3, top: 59, bottom: 34, side: 59, 21),
    phone("iPhone 15 Pro Max", .largePhone, 430, 932, scale: 3, top: 59, bottom: 34, side: 59, 21),
    phone("iPhone 16 Plus", .largePhone, 430, 932, scale: 3, top: 59, bottom: 34, side: 59, 21),
    phone("iPhone 16 Pro", .phone, 402, 874, scale: 3, top: 62, bottom: 34, side: 62, 21),
    phone("iPhone 17", .phone, 402, 874, scale: 3, top: 62, bottom: 34, side: 62, 21),
    phone("iPhone 17 Pro", .phone, 402, 874, scale: 3, top: 62, bottom: 34, side: 62, 21),
    phone("iPhone 16 Pro Max", .largePhone, 440, 956, scale: 3, top: 62, bottom: 34, side: 62, 21),
    phone("iPhone 17 Pro Max", .largePhone, 440, 956, scale: 3, top: 62, bottom: 34, side: 62, 21),
    phone("iPhone Air", .phone, 420, 912, scale: 3, top: 68, bottom: 34, side: 68, 29),
  ]

  private static let tablets: [DevicePreset] = [
    tablet("iPad (9th)", 810, 1080, top: 20, bottom: 0),
    tablet("iPad mini (6th)", 744, 1133, top: 24, bottom: 20),
    tablet("iPad (10th)", 820, 1180, top: 24, bottom: 20),
    tablet("iPad Air 11\"", 820, 1180, top: 24, bottom: 20),
    tablet("iPad Pro 11\"", 834, 1194, top: 24, bottom: 20),
    tablet("iPad Pro 12.9\"", 1024, 1366, top: 24, bottom: 20),
    tablet("iPad Pro 13\" (M4)", 1032, 1376, top: 24, bottom: 20),
  ]

  /// Creates a phone from its safe area: top and bottom in portrait, both sides and bottom in
  /// landscape.
  private static func phone(
    _ name: String, _ kind: Kind, _ width: CGFloat, _ height: CGFloat, scale: CGFloat,
    top: CGFloat, bottom: CGFloat, side: CGFloat, _ sidewaysBottom: CGFloat
  ) -> DevicePreset {
    DevicePreset(
      name, kind, CGSize(width: width, height: height), scale: scale,
      upright: PhysicalEdgeInsets(top: top, bottom: bottom),
      sideways: PhysicalEdgeInsets(left: side, bottom: sidewaysBottom, right: side))
  }

  /// Creates a tablet, whose safe area is the same in both orientations.
  private static func tablet(
    _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat
  ) -> DevicePreset {
    let insets = PhysicalEdgeInsets(top: top, bottom: bottom)
    return DevicePreset(
      name, .tablet, CGSize(width: width, height: height), scale: 2, upright: insets,
      sideways: insets)
  }
}
