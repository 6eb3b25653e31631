import Compositional

extension CaseEnvironment: DocumentForm {
  package enum DocumentKey: String, CaseIterable {
    case device, size, displayScale, safeAreaInsets, layoutMargins, readableContentInsets
    case contentInset, layoutDirection, contentSizeCategory, hasNavigationBar
    case systemVersion
  }

  package static var documentForm: String { #"an environment such as {"size": [320, 480]}"# }

  package static var placeholder: CaseEnvironment? {
    CaseEnvironment(size: CGSize(width: 320, height: 480))
  }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    let system: SystemVersion? = try object.optional(.systemVersion)
    if let device = object[.device] {
      self.init(
        device: try DevicePreset(reading: device), size: try object[.size]?.viewSize(),
        system: system)
    } else {
      self.init(size: try object.required(.size, "a size, or the key \"device\"").viewSize())
      follow(system)
    }
    displayScale =
      try object.optional(.displayScale) { (reader) throws(DocumentError) in
        try reader.displayScale()
      } ?? displayScale
    safeAreaInsets = try object.value(.safeAreaInsets, default: safeAreaInsets)
    layoutMargins = try object.value(.layoutMargins, default: layoutMargins)
    if let insets: PhysicalEdgeInsets = try object.optional(.readableContentInsets) {
      readableContentInsets = insets
    } else if object[.layoutMargins] != nil {
      // Explicit layout margins discard the readable content guide of the device.
      readableContentInsets = nil
    }
    contentInset = try object.value(.contentInset, default: .zero)
    guard adjustedContentInsetIsFinite else {
      throw reader.failure(
        "the sum of \"safeAreaInsets\" and \"contentInset\" is not finite; "
          + "use smaller values")
    }
    layoutDirection = try object.value(.layoutDirection, default: .leftToRight)
    contentSizeCategory = try object.value(.contentSizeCategory, default: .large)
    hasNavigationBar = try object.value(.hasNavigationBar, default: false)
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    let plain =
      device.map { .init(device: $0, size: size, system: systemVersion) }
      ?? CaseEnvironment(size: size)
    try object.setIfPresent(.device, device)
    if size != device?.size { try object.set(.size, size) }
    try object.set(.displayScale, displayScale, default: plain.displayScale)
    try object.set(.safeAreaInsets, safeAreaInsets, default: plain.safeAreaInsets)
    // Margins in the document discard the readable content guide of the device when it is read.
    let hasMargins = layoutMargins != plain.layoutMargins
    let hasGuide = readableContentInsets != plain.readableContentInsets
    if hasMargins || (hasGuide && readableContentInsets == nil) {
      try object.set(.layoutMargins, layoutMargins)
    }
    if hasMargins || hasGuide {
      try object.setIfPresent(.readableContentInsets, readableContentInsets)
    }
    try object.set(.contentInset, contentInset, default: .zero)
    try object.set(.layoutDirection, layoutDirection, default: .leftToRight)
    try object.set(.contentSizeCategory, contentSizeCategory, default: .large)
    try object.set(.hasNavigationBar, hasNavigationBar, default: false)
    try object.setIfPresent(.systemVersion, systemVersion)
    return object.value
  }
}
