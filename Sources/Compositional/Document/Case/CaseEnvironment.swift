/// The view of a case: its size, its surroundings, and what its user has chosen.
public struct CaseEnvironment: Hashable, Sendable {
  /// The device whose numbers stand where the document says nothing; nil for none.
  public let device: DevicePreset?
  /// The size of the view, in points.
  public var size: CGSize
  /// Pixels a point.
  public var displayScale: CGFloat
  /// The safe area, in points.
  public var safeAreaInsets: EdgeInsets
  /// The layout margins, in points from the bounds.
  public var layoutMargins: EdgeInsets
  /// The readable content guide, in points from the bounds; nil for that of the layout margins.
  public var readableContentInsets: EdgeInsets?
  /// Room the host keeps around the content, in points, beside the safe area.
  public var contentInset: EdgeInsets = .zero
  /// The direction of reading.
  public var layoutDirection: LayoutDirection = .leftToRight
  /// The text size of the user.
  public var contentSizeCategory: ContentSizeCategory = .large

  /// Makes a view without insets at two pixels a point.
  ///
  /// - Parameter size: in points, not negative.
  public init(size: CGSize) {
    device = nil
    self.size = size
    displayScale = 2
    safeAreaInsets = .zero
    layoutMargins = .zero
  }

  /// Makes the view of a whole device held upright.
  public init(device: DevicePreset) {
    self.device = device
    size = device.size
    displayScale = device.displayScale
    safeAreaInsets = device.safeAreaInsets
    layoutMargins = device.layoutMargins
  }

  /// What covers the edges: the safe area and the content inset together, in points.
  public var adjustedContentInset: EdgeInsets { safeAreaInsets + contentInset }

  /// What a layout depends on.
  public var layoutEnvironment: CollectionLayoutEnvironment {
    CollectionLayoutEnvironment(
      size: size, displayScale: displayScale, layoutDirection: layoutDirection,
      safeAreaInsets: safeAreaInsets, layoutMargins: layoutMargins,
      readableContentInsets: readableContentInsets, contentSizeCategory: contentSizeCategory,
      horizontalSizeClass: device?.horizontalSizeClass ?? .unspecified,
      verticalSizeClass: device == nil ? .unspecified : .regular)
  }
}

extension CaseEnvironment: DocumentForm, Codable {
  package enum DocumentKey: String, CaseIterable {
    case device, size, displayScale, safeAreaInsets, layoutMargins, readableContentInsets
    case contentInset, layoutDirection, contentSizeCategory
  }

  package static var documentForm: String { #"an environment, such as {"size": [320, 480]}"# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    if let device: DevicePreset = try object.optional(.device) {
      self.init(device: device)
      size = try object[.size]?.viewSize() ?? size
    } else {
      self.init(size: try object.required(.size, "a size or a \"device\"").viewSize())
    }
    displayScale = try object[.displayScale]?.displayScale() ?? displayScale
    safeAreaInsets = try object.value(.safeAreaInsets, default: safeAreaInsets)
    layoutMargins = try object.value(.layoutMargins, default: layoutMargins)
    readableContentInsets = try object.optional(.readableContentInsets)
    contentInset = try object.value(.contentInset, default: .zero)
    layoutDirection = try object.value(.layoutDirection, default: .leftToRight)
    contentSizeCategory = try object.value(.contentSizeCategory, default: .large)
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    let plain = device.map(CaseEnvironment.init(device:)) ?? CaseEnvironment(size: size)
    if let device {
      try object.set(.device, device)
      try object.set(.size, size, default: plain.size)
    } else {
      try object.set(.size, size)
    }
    try object.set(.displayScale, displayScale, default: plain.displayScale)
    try object.set(.safeAreaInsets, safeAreaInsets, default: plain.safeAreaInsets)
    try object.set(.layoutMargins, layoutMargins, default: plain.layoutMargins)
    try object.setIfPresent(.readableContentInsets, readableContentInsets)
    try object.set(.contentInset, contentInset, default: .zero)
    try object.set(.layoutDirection, layoutDirection, default: .leftToRight)
    try object.set(.contentSizeCategory, contentSizeCategory, default: .large)
    return object.value
  }

  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}
