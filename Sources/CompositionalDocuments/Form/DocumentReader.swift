import Compositional

/// A JSON value on the way to becoming part of a document, and where it stands.
package struct DocumentReader {
  let value: JSONValue
  let path: DocumentPath

  package init(_ value: JSONValue, at path: DocumentPath) {
    self.value = value
    self.path = path
  }

  /// The elements of an array, each with its path.
  func elements(_ form: String) throws(DocumentError) -> [DocumentReader] {
    guard case .array(let values) = value else { throw mismatch(form) }
    return values.enumerated().map { DocumentReader($1, at: path.appending($0)) }
  }

  /// The elements of an array read as one type.
  func list<Element: DocumentForm>(of type: Element.Type) throws(DocumentError) -> [Element] {
    var list: [Element] = []
    for reader in try elements("an array") { list.append(try Element(reading: reader)) }
    return list
  }

  /// The members of an object whose keys are the user's own, such as numbers or element kinds.
  func members(_ form: String) throws(DocumentError) -> [(key: String, reader: DocumentReader)] {
    guard case .object(let members) = value else { throw mismatch(form) }
    return members.map { ($0.key, DocumentReader($0.value, at: path.appending($0.key))) }
  }

  /// A finite number.
  func number(
    _ form: String = "a number", where isValid: (Double) -> Bool = { _ in true }
  ) throws(DocumentError) -> CGFloat {
    let number: Double
    switch value {
    case .integer(let integer): number = Double(integer)
    case .number(let double): number = double
    default: throw mismatch(form)
    }
    guard number.isFinite, isValid(number) else { throw mismatch(form) }
    return CGFloat(number)
  }

  /// A whole number within a range.
  func integer(in range: ClosedRange<Int>, _ form: String) throws(DocumentError) -> Int {
    switch value {
    case .integer(let integer) where range.contains(integer): return integer
    case .number(let number):
      if let integer = Int(exactly: number), range.contains(integer) { return integer }
    default: break
    }
    throw mismatch(form)
  }

  /// As many finite numbers as a point, a size or a rectangle has.
  func numbers(_ count: Int, _ form: String) throws(DocumentError) -> [CGFloat] {
    guard case .array(let values) = value, values.count == count else { throw mismatch(form) }
    var numbers: [CGFloat] = []
    for reader in try elements(form) { numbers.append(try reader.number()) }
    return numbers
  }

  // MARK: Errors

  func failure(_ message: String) -> DocumentError {
    DocumentError(path: path.description, message: message)
  }

  /// Something else stands here than may.
  func mismatch(_ form: String) -> DocumentError {
    failure("\(value.summary) stands here; there must be \(form)")
  }

  /// A name stands here that is none of those there are.
  func unknown(_ noun: String, _ name: String, among names: [String]) -> DocumentError {
    if let nearest = EditDistance.nearest(to: name, among: names) {
      return failure("unknown \(noun) \(quoted: name); did you mean \"\(nearest)\"?")
    }
    return failure("unknown \(noun) \(quoted: name); there may be \(choice: names)")
  }
}

/// The keys of an object of a document, each by its name.
package typealias DocumentKeys = CaseIterable & RawRepresentable<String>

/// The members of an object of a document, once every key is known to be one that may stand there.
struct ObjectReader<Key: DocumentKeys> {
  let reader: DocumentReader

  init(_ reader: DocumentReader, form: String, _ keys: Key.Type) throws(DocumentError) {
    guard case .object(let members) = reader.value else { throw reader.mismatch(form) }
    let names = Key.allCases.map(\.rawValue)
    for member in members where !names.contains(member.key) {
      throw reader.unknown("key", member.key, among: names)
    }
    self.reader = reader
  }

  /// What stands under a key; nil where there is none.
  subscript(key: Key) -> DocumentReader? {
    reader.value[key.rawValue].map {
      DocumentReader($0, at: reader.path.appending(key.rawValue))
    }
  }

  /// What stands under a key that must be there.
  func required(_ key: Key, _ form: String) throws(DocumentError) -> DocumentReader {
    guard let value = self[key] else {
      throw reader.failure("missing key \"\(key.rawValue)\"; there must be \(form)")
    }
    return value
  }

  /// The value of a key that must be there.
  func value<Value: DocumentForm>(_ key: Key) throws(DocumentError) -> Value {
    try Value(reading: try required(key, Value.documentForm))
  }

  /// The value of a key that may be absent.
  func value<Value: DocumentForm>(_ key: Key, default: Value) throws(DocumentError) -> Value {
    try optional(key) ?? `default`
  }

  /// The value of a key that may be absent and has no default.
  func optional<Value: DocumentForm>(_ key: Key) throws(DocumentError) -> Value? {
    guard let reader = self[key] else { return nil }
    return try Value(reading: reader)
  }
}

/// The members of an object of a document, in the order they were set.
struct ObjectWriter<Key: DocumentKeys> {
  private let path: DocumentPath
  private(set) var members: [JSONValue.Member] = []

  var value: JSONValue { .object(members) }

  init(_ path: DocumentPath, _ keys: Key.Type) { self.path = path }

  mutating func set<Value: DocumentForm>(_ key: Key, _ value: Value) throws(EncodingError) {
    let value = try value.written(at: path.appending(key.rawValue))
    members.append(.init(key: key.rawValue, value: value))
  }

  /// Sets a value unless it stands by default.
  mutating func set<Value: DocumentForm & Equatable>(
    _ key: Key, _ value: Value, default: Value
  ) throws(EncodingError) {
    if value != `default` { try set(key, value) }
  }

  /// Sets a value unless there is none.
  mutating func setIfPresent<Value: DocumentForm>(
    _ key: Key, _ value: Value?
  ) throws(EncodingError) {
    if let value { try set(key, value) }
  }

  /// Takes over the members of an object that stands within this one.
  mutating func merge(_ value: JSONValue) {
    if case .object(let members) = value { self.members += members }
  }
}
