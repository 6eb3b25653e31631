/// A device held upright: the size, scale and safe area of a view that fills its screen.
public struct DevicePreset: Hashable, Sendable {
  /// What the device is called.
  public let name: String
  /// The size of the screen, in points.
  public let size: CGSize
  /// Pixels a point.
  public let displayScale: CGFloat
  /// The safe area, in points.
  public let safeAreaInsets: EdgeInsets

  private init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, top: CGFloat,
    bottom: CGFloat
  ) {
    self.name = name
    size = CGSize(width: width, height: height)
    displayScale = scale
    safeAreaInsets = EdgeInsets(top: top, bottom: bottom)
  }

  /// The device of a name; nil when it is not known.
  public init?(name: String) {
    guard let preset = Self.all.first(where: { $0.name == name }) else { return nil }
    self = preset
  }

  /// Whether there is much room across: on tablets.
  public var horizontalSizeClass: UserInterfaceSizeClass { size.width > 678 ? .regular : .compact }

  /// The layout margins in points: 16 at the sides in compact width, 20 in regular, beside the
  /// safe area.
  public var layoutMargins: EdgeInsets {
    let side: CGFloat = horizontalSizeClass == .regular ? 20 : 16
    return safeAreaInsets + EdgeInsets(left: side, right: side)
  }

  /// The devices that are known, phones first.
  public static let all: [DevicePreset] = [
    named(["iPhone SE (3rd)", "iPhone SE"], 375, 667, 2, top: 20, bottom: 0),
    named(["iPhone 8 Plus"], 414, 736, 3, top: 20, bottom: 0),
    named(["iPhone 11 Pro"], 375, 812, 3, top: 44, bottom: 34),
    named(["iPhone 11"], 414, 896, 2, top: 48, bottom: 34),
    named(["iPhone 13 mini"], 375, 812, 3, top: 50, bottom: 34),
    named(["iPhone 14"], 390, 844, 3, top: 47, bottom: 34),
    named(["iPhone 14 Plus"], 428, 926, 3, top: 47, bottom: 34),
    named(["iPhone 15", "iPhone 15 Pro", "iPhone 16"], 393, 852, 3, top: 59, bottom: 34),
    named(
      ["iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"], 430, 932, 3, top: 59, bottom: 34),
    named(["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], 402, 874, 3, top: 62, bottom: 34),
    named(["iPhone 16 Pro Max", "iPhone 17 Pro Max"], 440, 956, 3, top: 62, bottom: 34),
    named(["iPhone Air"], 420, 912, 3, top: 68, bottom: 34),
    named(["iPad (9th)"], 810, 1080, 2, top: 20, bottom: 0),
    named(["iPad mini (6th)", "iPad mini"], 744, 1133, 2, top: 24, bottom: 20),
    named(["iPad (10th)", "iPad Air 11\""], 820, 1180, 2, top: 24, bottom: 20),
    named(["iPad Pro 11\""], 834, 1194, 2, top: 24, bottom: 20),
    named(["iPad Pro 12.9\""], 1024, 1366, 2, top: 24, bottom: 20),
    named(["iPad Pro 13\" (M4)", "iPad Pro 13\""], 1032, 1376, 2, top: 24, bottom: 20),
  ].flatMap { $0 }

  private static func named(
    _ names: [String], _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, top: CGFloat,
    bottom: CGFloat
  ) -> [DevicePreset] {
    names.map { DevicePreset($0, width, height, scale, top: top, bottom: bottom) }
  }
}

extension DevicePreset: DocumentForm {
  package static var documentForm: String { #"the name of a device, such as "iPhone 15""# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let name = try String(reading: reader)
    guard let preset = DevicePreset(name: name) else {
      throw reader.unknown("device", name, among: Self.all.map(\.name))
    }
    self = preset
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    .string(name)
  }
}
