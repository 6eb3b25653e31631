import Compositional
import CompositionalContent

extension ContentCondition: DocumentRecord {
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
    try read(object)
    minWidth = try object[.minWidth]?.points()
    maxWidth = try object[.maxWidth]?.points()
  }

  package mutating func members(
    _ members: inout Members<DocumentKey>
  ) throws(DocumentError) {
    members.given(.horizontalSizeClass, ifPresent: horizontalSizeClass)
    members.given(.verticalSizeClass, ifPresent: verticalSizeClass)
    try members.optional(.layoutDirection, &layoutDirection)
    try members.optional(.accessibility, &isAccessibilityCategory)
    members.given(.minWidth, ifPresent: minWidth)
    members.given(.maxWidth, ifPresent: maxWidth)
    try members.optional(.always, &always)
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
