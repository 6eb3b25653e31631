import Compositional

/// A device: the size, scale and insets of a view that fills its screen, or a part of it.
///
/// The numbers are those of the screen held upright. A view as large as the screen turned on its
/// side has the safe area of the device in that position.
public struct DevicePreset: Hashable, Sendable {
  /// What the device is called.
  public let name: String
  /// The size of the screen held upright, in points.
  public let size: CGSize
  /// Pixels a point.
  public let displayScale: CGFloat
  /// The safe area of the screen held upright, in points.
  public let safeAreaInsets: PhysicalEdgeInsets
  /// The safe area of the screen on its side, in points.
  private let sidewaysSafeAreaInsets: PhysicalEdgeInsets
  private let kind: Kind

  enum Kind {
    case phone
    /// A phone that is wide enough on its side to count as regular.
    case largePhone
    case tablet
  }

  /// The device of a name; nil when it is not known.
  public init?(name: String) {
    guard let preset = Self.all.first(where: { $0.name == name }) else { return nil }
    self = preset
  }

  init(
    _ name: String, _ kind: Kind, _ size: CGSize, scale: CGFloat, upright: PhysicalEdgeInsets,
    sideways: PhysicalEdgeInsets
  ) {
    self.name = name
    self.kind = kind
    self.size = size
    displayScale = scale
    safeAreaInsets = upright
    sidewaysSafeAreaInsets = sideways
  }

  /// The safe area of a view, in points.
  ///
  /// - Parameter size: the size of the view, in points.
  public func safeAreaInsets(for size: CGSize) -> PhysicalEdgeInsets {
    isSideways(size) ? sidewaysSafeAreaInsets : safeAreaInsets
  }

  /// The layout margins of a view in points: 16 at the sides in compact width, 20 in regular,
  /// beside the safe area.
  ///
  /// - Parameter size: the size of the view, in points.
  public func layoutMargins(for size: CGSize) -> PhysicalEdgeInsets {
    let side: CGFloat = horizontalSizeClass(for: size) == .regular ? 20 : 16
    return safeAreaInsets(for: size) + PhysicalEdgeInsets(left: side, right: side)
  }

  /// The readable content guide of a view in points from its bounds: at most 672 wide.
  ///
  /// - Parameter size: the size of the view, in points.
  /// - Returns: nil where the layout margins leave no more than that.
  public func readableContentInsets(for size: CGSize) -> PhysicalEdgeInsets? {
    let margins = layoutMargins(for: size)
    let excess = size.width - margins.left - margins.right - 672
    guard excess > 0 else { return nil }
    return margins + PhysicalEdgeInsets(left: excess / 2, right: excess / 2)
  }

  /// Whether a view has much or little room across.
  ///
  /// - Parameter size: the size of the view, in points.
  public func horizontalSizeClass(for size: CGSize) -> InterfaceSizeClass {
    switch kind {
    case .phone: .compact
    case .largePhone: isSideways(size) ? .regular : .compact
    case .tablet: size.width < 678 ? .compact : .regular
    }
  }

  /// Whether a view has much or little room down.
  ///
  /// - Parameter size: the size of the view, in points.
  public func verticalSizeClass(for size: CGSize) -> InterfaceSizeClass {
    kind != .tablet && isSideways(size) ? .compact : .regular
  }

  private func isSideways(_ size: CGSize) -> Bool {
    size.width == self.size.height && size.height == self.size.width
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
