import Compositional

extension CaseDocument: DocumentRecord {
  package enum DocumentKey: String, CaseIterable {
    case name, origin, layout, environment, itemCounts, measurement, contentOffset
    case orthogonalOffsets, script, expected
  }

  package static var documentForm: String { #"a case object with a "layout""# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    self.init(
      name: "", layout: try object.value(.layout), environment: try object.value(.environment),
      itemCounts: try object.value(.itemCounts, "an array of whole numbers", placeholder: []) {
        (reader) throws(DocumentError) in try reader.itemCounts()
      })
    let offsets: SectionOffsets? = try object.optional(.orthogonalOffsets)
    orthogonalOffsets = offsets?.offsets ?? [:]
    try read(object)
    if expected.afterScript, script?.takesNoTime != true {
      throw reader.failure(
        "\"afterScript\" needs a \"script\" of updates and of scrolls that are not animated")
    }
  }

  package mutating func members(
    _ members: inout Members<DocumentKey>
  ) throws(DocumentError) {
    try members.value(.name, &name, default: "")
    try members.optional(.origin, &origin)
    members.given(.layout, layout)
    members.given(.environment, environment)
    members.given(.itemCounts, itemCounts)
    try members.optional(.measurement, &measurement)
    try members.optional(.contentOffset, &contentOffset)
    if !orthogonalOffsets.isEmpty {
      members.given(.orthogonalOffsets, SectionOffsets(orthogonalOffsets))
    }
    try members.optional(.script, &script)
    try members.value(.expected, &expected, default: CaseExpectation())
  }
}

/// Offsets by section; in documents, an object with section indexes as keys.
struct SectionOffsets: DocumentForm {
  static var documentForm: String { #"offsets by section such as {"1": 40}"# }

  let offsets: [Int: CGFloat]

  init(_ offsets: [Int: CGFloat]) { self.offsets = offsets }

  init(reading reader: DocumentReader) throws(DocumentError) {
    offsets = try reader.sectionOffsets()
  }

  func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var members: [JSONValue.Member] = []
    for (section, offset) in offsets.sorted(by: { $0.key < $1.key }) {
      let key = String(section)
      members.append(.init(key: key, value: try offset.written(at: path.appending(key))))
    }
    return .object(members)
  }
}

extension DocumentReader {
  /// Reads the number of items in each section.
  func itemCounts() throws(DocumentError) -> [Int] {
    let elements = try elements("an array of nonnegative whole numbers")
    guard elements.count <= DocumentBounds.sections else {
      throw failure(
        "expected at most \(DocumentBounds.sections) sections, found \(elements.count)")
    }
    return try list("an array") { (reader) throws(DocumentError) in try reader.itemCount() }
  }

  /// Reads the number of items of a section.
  func itemCount() throws(DocumentError) -> Int {
    try integer(in: 0...DocumentBounds.items, DocumentBounds.itemsForm)
  }

  /// Reads offsets by section.
  func sectionOffsets() throws(DocumentError) -> [Int: CGFloat] {
    var offsets: [Int: CGFloat] = [:]
    for (key, reader) in try members(SectionOffsets.documentForm) {
      offsets[try section(key)] = try reader.number()
    }
    return offsets
  }

  /// Reads the index of a section from a key.
  func section(_ key: String) throws(DocumentError) -> Int {
    guard let section = Int(key), 0..<DocumentBounds.sections ~= section, String(section) == key
    else {
      throw failure(
        "expected \(DocumentBounds.sectionForm), found the key \(quoted: key)")
    }
    return section
  }
}
