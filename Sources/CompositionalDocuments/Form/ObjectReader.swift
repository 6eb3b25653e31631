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

  /// Returns true if an unknown key probably means a key.
  func misspells(_ key: Key) -> Bool { members.misspelled.contains(key.rawValue) }

  /// Returns the value of a required key.
  func required(_ key: Key, _ form: String) throws(DocumentError) -> DocumentReader {
    try members.required(key.rawValue, form)
  }

  /// Reads the value of a required key.
  func value<Value: DocumentForm>(_ key: Key) throws(DocumentError) -> Value {
    try members.value(key.rawValue)
  }

  /// Reads the value of a required key, or returns what stands in for a wrong one.
  func value<Value>(
    _ key: Key, _ form: String, placeholder: @autoclosure () -> Value,
    _ read: (DocumentReader) throws(DocumentError) -> Value
  ) throws(DocumentError) -> Value {
    try members.value(key.rawValue, form, placeholder: placeholder(), read)
  }

  /// Reads the value of a key that may be absent.
  func value<Value: DocumentForm>(_ key: Key, default: Value) throws(DocumentError) -> Value {
    try members.optional(key.rawValue) ?? `default`
  }

  /// Reads the value of a key that may be absent and has no default.
  func optional<Value: DocumentForm>(_ key: Key) throws(DocumentError) -> Value? {
    try members.optional(key.rawValue)
  }

  /// Reads the value of a key that may be absent and has no default.
  func optional<Value>(
    _ key: Key, _ read: (DocumentReader) throws(DocumentError) -> Value
  ) throws(DocumentError) -> Value? {
    try members.optional(key.rawValue, read)
  }
}

/// The members of an object in a document by their names.
///
/// Where the reader goes on after errors, a value with an error counts as absent, and a required one
/// has the value of its form that stands in for it.
struct NamedMembers {
  let reader: DocumentReader
  /// The names that unknown keys probably mean.
  private(set) var misspelled: [String] = []

  @inline(never)
  init(_ reader: DocumentReader, form: String, among names: [String]) throws(DocumentError) {
    guard case .object(let members) = reader.value else { throw reader.mismatch(form) }
    self.reader = reader
    for member in members where !names.contains(member.key) {
      try reader.note(reader.unknownKey(member.key, among: names))
      if let name = DocumentReader.nearest(to: member.key, among: names) {
        misspelled.append(name)
      }
    }
  }

  /// The value of a name; nil if it is absent.
  subscript(name: String) -> DocumentReader? {
    @inline(never) get { reader.value[name].map { reader.at(name, $0) } }
  }

  /// Returns the value of a required name.
  @inline(never)
  func required(_ name: String, _ form: String) throws(DocumentError) -> DocumentReader {
    if let value = self[name] { return value }
    let error = reader.failure("missing key \"\(name)\"; expected \(form)")
    // The error about the misspelled key is enough.
    if !misspelled.contains(name) { try reader.note(error) }
    throw error
  }

  /// Reads the value of a required name.
  @inline(never)
  func value<Value: DocumentForm>(_ name: String) throws(DocumentError) -> Value {
    try value(name, Value.documentForm, placeholder: Value.placeholder) {
      (reader) throws(DocumentError) in try Value(reading: reader)
    }
  }

  /// Reads the value of a required name, or returns what stands in for a wrong one.
  @inline(never)
  func value<Value>(
    _ name: String, _ form: String, placeholder: @autoclosure () -> Value?,
    _ read: (DocumentReader) throws(DocumentError) -> Value
  ) throws(DocumentError) -> Value {
    #if COMPOSITIONAL_CORE
      // Pages show the first error.
      return try read(try required(name, form))
    #else
      do throws(DocumentError) {
        return try read(try required(name, form))
      } catch {
        try reader.goOn(after: error)
        guard let placeholder = placeholder() else { throw error }
        return placeholder
      }
    #endif
  }

  /// Reads the value of a name that may be absent.
  @inline(never)
  func optional<Value: DocumentForm>(_ name: String) throws(DocumentError) -> Value? {
    try optional(name) { (reader) throws(DocumentError) in try Value(reading: reader) }
  }

  /// Reads the value of a name that may be absent.
  @inline(never)
  func optional<Value>(
    _ name: String, _ read: (DocumentReader) throws(DocumentError) -> Value
  ) throws(DocumentError) -> Value? {
    guard let member = self[name] else { return nil }
    #if COMPOSITIONAL_CORE
      return try read(member)
    #else
      do throws(DocumentError) {
        return try read(member)
      } catch {
        try reader.goOn(after: error)
        return nil
      }
    #endif
  }
}
