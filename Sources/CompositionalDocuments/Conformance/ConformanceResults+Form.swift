import Compositional

extension ConformanceResults: DocumentForm {
  package enum DocumentKey: String, CaseIterable { case results }
  package enum ResultKey: String, CaseIterable { case origin, cases, motions }

  /// The most cases, and the most motions.
  private static let casesAtMost = 10_000

  package static var documentForm: String { #"an object with "results""# }
  private static let resultsForm = #"results such as {"origin": {...}, "cases": [...]}"#

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let outer = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    let inner = try outer.required(.results, Self.resultsForm)
    let object = try ObjectReader(inner, form: Self.resultsForm, ResultKey.self)
    self.init(
      origin: try object.value(.origin),
      cases: try object[.cases]?.named("cases", atMost: Self.casesAtMost) { $0.name } ?? [],
      motions: try object[.motions]?.named("motions", atMost: Self.casesAtMost) { $0.name } ?? [])
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    let place = path.appending(DocumentKey.results.rawValue)
    var object = ObjectWriter(place, ResultKey.self)
    try object.set(.origin, origin)
    try object.set(.cases, cases, default: [])
    try object.set(.motions, motions, default: [])
    return .object([.init(key: DocumentKey.results.rawValue, value: object.value)])
  }
}

extension ConformanceResults.Case: DocumentForm {
  package enum DocumentKey: String, CaseIterable { case name, document }

  package static var documentForm: String { #"a case such as {"name": "a", "document": {...}}"# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    let name = try object.required(.name, String.documentForm).fileName()
    self.init(name: name, document: try object.value(.document))
    guard document.expected != CaseExpectation() else {
      throw try object.required(.document, CaseDocument.documentForm).failure(
        "missing key \"expected\"; expected what the system answered")
    }
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    try object.set(.name, name)
    try object.set(.document, document)
    return object.value
  }
}

extension ConformanceResults.Origin: DocumentForm {
  package enum DocumentKey: String, CaseIterable { case system, version, device, kind, scale }

  package static var documentForm: String {
    #"an origin such as {"system": "iOS", "version": "18.1", "device": "iPhone 16", "#
      + #""kind": "simulator", "scale": 3}"#
  }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    self.init(
      system: try object.required(.system, String.documentForm).label(),
      version: try object.required(.version, String.documentForm).label(),
      device: try object.required(.device, String.documentForm).label(),
      kind: try object.value(.kind),
      scale: try object.required(.scale, DocumentBounds.scaleForm).displayScale())
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    try object.set(.system, system)
    try object.set(.version, version)
    try object.set(.device, device)
    try object.set(.kind, kind)
    try object.set(.scale, scale)
    return object.value
  }
}

extension ConformanceResults.Origin.Kind: DocumentEnumeration {
  /// The name of the kind in documents.
  public var description: String { rawValue }
}

extension DocumentReader {
  /// Reads an array whose elements have names of their own.
  fileprivate func named<Element: DocumentForm>(
    _ noun: String, atMost limit: Int, _ name: (Element) -> String
  ) throws(DocumentError) -> [Element] {
    let count = try elements("an array").count
    guard count <= limit else {
      throw failure("expected at most \(limit) \(noun), found \(count)")
    }
    var names: Set<String> = []
    return try list("an array") { (reader) throws(DocumentError) in
      let element = try Element(reading: reader)
      guard names.insert(name(element)).inserted else {
        throw reader.failure("the name \(quoted: name(element)) appears twice; rename one")
      }
      return element
    }
  }

  /// Reads a name that can be that of a file on every system, without its ending.
  func fileName() throws(DocumentError) -> String {
    let form = "a name of 1 to 200 letters, digits, \"-\", \"_\" and \".\" that begins with no dot"
    let name = try String(reading: self)
    let isValid = name.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."):
        true
      default: false
      }
    }
    guard isValid, 1...200 ~= name.utf8.count, !name.hasPrefix(".") else { throw mismatch(form) }
    return name
  }

  /// Reads a short text that is not empty, without control characters.
  fileprivate func label() throws(DocumentError) -> String {
    let text = try String(reading: self)
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value)
    }
    guard isPlain, 1...100 ~= text.utf16.count else {
      throw mismatch("a text of 1 to 100 characters without control characters")
    }
    return text
  }
}
