import Compositional
import CompositionalContent

extension ContentCondition: DocumentForm {
  package enum DocumentKey: String, CaseIterable {
    case horizontalSizeClass, verticalSizeClass, layoutDirection, accessibility, minWidth, maxWidth
    case always
  }

  package static var documentForm: String { #"a condition such as {"minWidth": 320}"# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    self.init()
    horizontalSizeClass = try object[.horizontalSizeClass]?.sizeClass()
    verticalSizeClass = try object[.verticalSizeClass]?.sizeClass()
    layoutDirection = try object.optional(.layoutDirection)
    isAccessibilityCategory = try object.optional(.accessibility)
    minWidth = try object[.minWidth]?.points()
    maxWidth = try object[.maxWidth]?.points()
    always = try object.optional(.always)
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    try object.setIfPresent(.horizontalSizeClass, horizontalSizeClass)
    try object.setIfPresent(.verticalSizeClass, verticalSizeClass)
    try object.setIfPresent(.layoutDirection, layoutDirection)
    try object.setIfPresent(.accessibility, isAccessibilityCategory)
    try object.setIfPresent(.minWidth, minWidth)
    try object.setIfPresent(.maxWidth, maxWidth)
    try object.setIfPresent(.always, always)
    return object.value
  }
}

extension DocumentReader {
  /// Reads a size class that is known.
  func sizeClass() throws(DocumentError) -> InterfaceSizeClass {
    let sizeClass = try InterfaceSizeClass(reading: self)
    guard sizeClass != .unspecified else { throw mismatch(#""compact" or "regular""#) }
    return sizeClass
  }
}
