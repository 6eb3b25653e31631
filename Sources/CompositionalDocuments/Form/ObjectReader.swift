/// The keys of an object in a document, identified by name.
package typealias DocumentKeys = CaseIterable & RawRepresentable<String>

/// The members of an object in a document, after a check that all keys are known.
///
/// It only turns its keys into names. ``NamedMembers`` does the work, once for all kinds of keys.
struct ObjectReader<Key: DocumentKeys> {
  private let members: NamedMembers

  var reader: DocumentReader { members.reader }

  init(_ reader: DocumentReader, form: String, _ keys: Key.Type) throws(DocumentError) {
    try self.init(reader, form: form, among: Key.allCases.map { $0.rawValue })
  }

  /// Creates a reader of an object that has only some of the keys.
  init(_ reader: DocumentReader, form: String, among names: [String]) throws(DocumentError) {
    members = try NamedMembers(reader, form: form, among: names)
  }

  /// Returns the value of a key; nil if the key is absent.
  subscript(key: Key) -> DocumentReader? { members[key.rawValue] }

  /// Returns the value of a required key.
  func required(_ key: Key, _ form: String) throws(DocumentError) -> DocumentReader {
    try members.required(key.rawValue, form)
  }

  /// Reads the value of a required key.
  func value<Value: DocumentForm>(_ key: Key) throws(DocumentError) -> Value {
    try members.value(key.rawValue)
  }

  /// Reads the value of a key that may be absent.
  func value<Value: DocumentForm>(_ key: Key, default: Value) throws(DocumentError) -> Value {
    try members.optional(key.rawValue) ?? `default`
  }

  /// Reads the value of a key that may be absent and has no default.
  func optional<Value: DocumentForm>(_ key: Key) throws(DocumentError) -> Value? {
    try members.optional(key.rawValue)
  }
}

/// The members of an object in a document by their names.
struct NamedMembers {
  let reader: DocumentReader

  @inline(never)
  init(_ reader: DocumentReader, form: String, among names: [String]) throws(DocumentError) {
    guard case .object(let members) = reader.value else { throw reader.mismatch(form) }
    for member in members where !names.contains(member.key) {
      throw reader.unknownKey(member.key, among: names)
    }
    self.reader = reader
  }

  /// The value of a name; nil if it is absent.
  subscript(name: String) -> DocumentReader? {
    @inline(never) get {
      reader.value[name].map { DocumentReader($0, at: reader.path.appending(name)) }
    }
  }

  /// Returns the value of a required name.
  @inline(never)
  func required(_ name: String, _ form: String) throws(DocumentError) -> DocumentReader {
    guard let value = self[name] else {
      throw reader.failure("missing key \"\(name)\"; expected \(form)")
    }
    return value
  }

  /// Reads the value of a required name.
  @inline(never)
  func value<Value: DocumentForm>(_ name: String) throws(DocumentError) -> Value {
    try Value(reading: try required(name, Value.documentForm))
  }

  /// Reads the value of a name that may be absent.
  @inline(never)
  func optional<Value: DocumentForm>(_ name: String) throws(DocumentError) -> Value? {
    guard let reader = self[name] else { return nil }
    return try Value(reading: reader)
  }
}
