import Compositional

extension CollectionLayoutContainer: DocumentForm {
  package enum DocumentKey: String, CaseIterable { case contentSize, contentInsets }

  package static var documentForm: String { #"a container such as {"contentSize": [320, 480]}"# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    self.init(
      contentSize: try object.value(.contentSize),
      contentInsets: try object.value(.contentInsets, default: .zero))
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    try object.set(.contentSize, contentSize)
    try object.set(.contentInsets, contentInsets, default: .zero)
    return object.value
  }
}

extension CollectionLayoutEnvironment: DocumentForm {
  package enum DocumentKey: String, CaseIterable {
    case size, containerInsets, displayScale, layoutDirection, safeAreaInsets, layoutMargins
    case readableContentInsets, contentSizeCategory, horizontalSizeClass, verticalSizeClass
    case hasNavigationBar, systemVersion
  }

  package static var documentForm: String { #"an environment such as {"size": [320, 480]}"# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    self.init(
      size: try object.required(.size, ViewSize.documentForm).viewSize(),
      displayScale: try object[.displayScale]?.displayScale() ?? 2,
      layoutDirection: try object.value(.layoutDirection, default: .leftToRight),
      safeAreaInsets: try object.value(.safeAreaInsets, default: .zero),
      layoutMargins: try object.value(.layoutMargins, default: .zero),
      readableContentInsets: try object.optional(.readableContentInsets),
      contentSizeCategory: try object.value(.contentSizeCategory, default: .large),
      horizontalSizeClass: try object.value(.horizontalSizeClass, default: .unspecified),
      verticalSizeClass: try object.value(.verticalSizeClass, default: .unspecified))
    hasNavigationBar = try object.value(.hasNavigationBar, default: false)
    systemVersion = try object.optional(.systemVersion)
    if let insets: DirectionalEdgeInsets = try object.optional(.containerInsets) {
      container = CollectionLayoutContainer(
        contentSize: container.contentSize, contentInsets: insets)
    }
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    try object.set(.size, container.contentSize)
    try object.set(.containerInsets, container.contentInsets, default: .zero)
    try object.set(.displayScale, displayScale, default: 2)
    try object.set(.layoutDirection, layoutDirection, default: .leftToRight)
    try object.set(.safeAreaInsets, safeAreaInsets, default: .zero)
    try object.set(.layoutMargins, layoutMargins, default: .zero)
    try object.setIfPresent(.readableContentInsets, readableContentInsets)
    try object.set(.contentSizeCategory, contentSizeCategory, default: .large)
    try object.set(.horizontalSizeClass, horizontalSizeClass, default: .unspecified)
    try object.set(.verticalSizeClass, verticalSizeClass, default: .unspecified)
    try object.set(.hasNavigationBar, hasNavigationBar, default: false)
    try object.setIfPresent(.systemVersion, systemVersion)
    return object.value
  }
}

/// The form of a view size in error messages.
enum ViewSize {
  static let documentForm = "two nonnegative numbers [width, height]"
}

extension DocumentReader {
  /// Reads the size of a view, which an environment requires not to be negative.
  func viewSize() throws(DocumentError) -> CGSize {
    let numbers = try numbers(2, ViewSize.documentForm)
    guard numbers.allSatisfy({ $0 >= 0 }) else {
      throw failure(
        "expected \(ViewSize.documentForm), found \(JSONPrinter.text(value))")
    }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// Reads a display scale, in pixels per point, which an environment requires to be above zero.
  ///
  /// A scale so small that the side of a pixel is not finite counts as zero.
  func displayScale() throws(DocumentError) -> CGFloat {
    try number(DocumentBounds.scaleForm) {
      $0 > 0 && $0 <= DocumentBounds.displayScale && (1 / $0).isFinite
    }
  }
}

extension SystemVersion: DocumentForm {
  package static var documentForm: String { "a version of iOS from 13 to 99, such as 17" }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    self.init(try reader.integer(in: Self.majors, Self.documentForm))
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    try major.written(at: path)
  }
}

extension UserInterfaceLayoutDirection: DocumentEnumeration {}
extension PreferredContentSizeCategory: DocumentEnumeration {}
extension InterfaceSizeClass: DocumentEnumeration {}
