import Compositional

/// A JSON value to be read as a part of a document, with its path.
package struct DocumentReader {
  let value: JSONValue
  let path: DocumentPath

  package init(_ value: JSONValue, at path: DocumentPath) {
    self.value = value
    self.path = path
  }

  /// Returns the elements of an array, each with its path.
  func elements(_ form: String) throws(DocumentError) -> [DocumentReader] {
    guard case .array(let values) = value else { throw mismatch(form) }
    return values.enumerated().map { DocumentReader($1, at: path.appending($0)) }
  }

  /// Reads the elements of an array as one type.
  func list<Element: DocumentForm>(of type: Element.Type) throws(DocumentError) -> [Element] {
    var list: [Element] = []
    for reader in try elements("an array") { list.append(try Element(reading: reader)) }
    return list
  }

  /// Returns the members of an object with arbitrary keys, such as numbers or element kinds.
  func members(_ form: String) throws(DocumentError) -> [(key: String, reader: DocumentReader)] {
    guard case .object(let members) = value else { throw mismatch(form) }
    return members.map { ($0.key, DocumentReader($0.value, at: path.appending($0.key))) }
  }

  /// Reads a finite number.
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

  /// Reads a whole number within a range.
  func integer(in range: ClosedRange<Int>, _ form: String) throws(DocumentError) -> Int {
    switch value {
    case .integer(let integer) where range.contains(integer): return integer
    case .number(let number):
      if let integer = Int(exactly: number), range.contains(integer) { return integer }
    default: break
    }
    throw mismatch(form)
  }

  /// Reads a fixed number of finite numbers, as in a point, a size or a rectangle.
  func numbers(_ count: Int, _ form: String) throws(DocumentError) -> [CGFloat] {
    guard case .array(let values) = value, values.count == count else { throw mismatch(form) }
    var numbers: [CGFloat] = []
    for reader in try elements(form) { numbers.append(try reader.number()) }
    return numbers
  }

  // MARK: Errors

  /// Returns an error about the value, or about one of its keys.
  func failure(_ message: String, atKey key: String? = nil) -> DocumentError {
    DocumentError(at: path, key: key, message: message)
  }

  /// Returns the error for a value of the wrong form.
  func mismatch(_ form: String) -> DocumentError {
    failure("expected \(form), found \(value.summary)")
  }

  /// Returns the error for an unknown name.
  func unknown(_ noun: String, _ name: String, among names: [String]) -> DocumentError {
    failure("unknown \(noun) \(quoted: name)" + Self.clause(for: name, among: names))
  }

  /// Returns the error for an unknown key.
  func unknownKey(_ key: String, among keys: [String]) -> DocumentError {
    failure("unknown key \(quoted: key)" + Self.clause(for: key, among: keys), atKey: key)
  }

  private static func clause(for name: String, among names: [String]) -> String {
    guard let nearest = EditDistance.nearest(to: name, among: names) else {
      return "; expected \(choice: names)"
    }
    return "; did you mean \"\(nearest)\"?"
  }
}

/// The keys of an object in a document, identified by name.
package typealias DocumentKeys = CaseIterable & RawRepresentable<String>

/// The members of an object in a document, after a check that all keys are known.
struct ObjectReader<Key: DocumentKeys> {
  let reader: DocumentReader

  init(_ reader: DocumentReader, form: String, _ keys: Key.Type) throws(DocumentError) {
    try self.init(reader, form: form, among: Key.allCases.map { $0.rawValue })
  }

  /// Creates a reader of an object that has only some of the keys.
  init(_ reader: DocumentReader, form: String, among names: [String]) throws(DocumentError) {
    guard case .object(let members) = reader.value else { throw reader.mismatch(form) }
    for member in members where !names.contains(member.key) {
      throw reader.unknownKey(member.key, among: names)
    }
    self.reader = reader
  }

  /// Returns the value of a key; nil if the key is absent.
  subscript(key: Key) -> DocumentReader? {
    reader.value[key.rawValue].map {
      DocumentReader($0, at: reader.path.appending(key.rawValue))
    }
  }

  /// Returns the value of a required key.
  func required(_ key: Key, _ form: String) throws(DocumentError) -> DocumentReader {
    guard let value = self[key] else {
      throw reader.failure("missing key \"\(key.rawValue)\"; expected \(form)")
    }
    return value
  }

  /// Reads the value of a required key.
  func value<Value: DocumentForm>(_ key: Key) throws(DocumentError) -> Value {
    try Value(reading: try required(key, Value.documentForm))
  }

  /// Reads the value of a key that may be absent.
  func value<Value: DocumentForm>(_ key: Key, default: Value) throws(DocumentError) -> Value {
    try optional(key) ?? `default`
  }

  /// Reads the value of a key that may be absent and has no default.
  func optional<Value: DocumentForm>(_ key: Key) throws(DocumentError) -> Value? {
    guard let reader = self[key] else { return nil }
    return try Value(reading: reader)
  }
}

/// The members of an object in a document, in the order they were set.
struct ObjectWriter<Key: DocumentKeys> {
  private let path: DocumentPath
  private(set) var members: [JSONValue.Member] = []

  var value: JSONValue { .object(members) }

  init(_ path: DocumentPath, _ keys: Key.Type) { self.path = path }

  mutating func set<Value: DocumentForm>(_ key: Key, _ value: Value) throws(EncodingError) {
    let value = try value.written(at: path.appending(key.rawValue))
    members.append(.init(key: key.rawValue, value: value))
  }

  /// Sets a value unless it is the default.
  mutating func set<Value: DocumentForm & Equatable>(
    _ key: Key, _ value: Value, default: Value
  ) throws(EncodingError) {
    if value != `default` { try set(key, value) }
  }

  /// Sets a value unless it is nil.
  mutating func setIfPresent<Value: DocumentForm>(
    _ key: Key, _ value: Value?
  ) throws(EncodingError) {
    if let value { try set(key, value) }
  }

  /// Appends the members of an object.
  mutating func merge(_ value: JSONValue) {
    if case .object(let members) = value { self.members += members }
  }
}
