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

extension CollectionLayoutEnvironment: DocumentRecord {
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
      displayScale: try object[.displayScale]?.displayScale() ?? 2)
    container = CollectionLayoutContainer(
      contentSize: container.contentSize,
      contentInsets: try object.value(.containerInsets, default: .zero))
    try read(object)
  }

  package mutating func members(
    _ members: inout Members<DocumentKey>
  ) throws(DocumentError) {
    members.given(.size, container.contentSize)
    members.given(.containerInsets, container.contentInsets, default: .zero)
    members.given(.displayScale, displayScale, default: 2)
    try members.value(.layoutDirection, &layoutDirection, default: .leftToRight)
    try members.value(.safeAreaInsets, &safeAreaInsets, default: .zero)
    try members.value(.layoutMargins, &layoutMargins, default: .zero)
    try members.optional(.readableContentInsets, &readableContentInsets)
    try members.value(.contentSizeCategory, &contentSizeCategory, default: .large)
    try members.value(.horizontalSizeClass, &horizontalSizeClass, default: .unspecified)
    try members.value(.verticalSizeClass, &verticalSizeClass, default: .unspecified)
    try members.value(.hasNavigationBar, &hasNavigationBar, default: false)
    try members.optional(.systemVersion, &systemVersion)
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
