/// A value whose document form is an object, with one function that reads and writes its members.
package protocol DocumentRecord: DocumentForm {
  /// The keys of the object.
  associatedtype DocumentKey: DocumentKeys

  /// Reads or writes each member, in the order of the text.
  mutating func members(_ members: inout Members<DocumentKey>) throws(DocumentError)
}

extension DocumentRecord {
  /// Reads the members of an object into this value.
  mutating func read(_ object: ObjectReader<DocumentKey>) throws(DocumentError) {
    var members = Members(reading: object)
    try self.members(&members)
  }

  /// Returns this value as an object, without default values.
  func object(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    try JSONValue.written(at: path) { (members: inout Members<DocumentKey>) in
      var copy = self
      // Only a reader has errors.
      try? copy.members(&members)
    }
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    try object(at: path)
  }
}

extension JSONValue {
  /// Returns the object to which a closure writes members.
  static func written<Key>(
    at path: DocumentPath, _ write: (inout Members<Key>) -> Void
  ) throws(EncodingError) -> JSONValue {
    var members = Members<Key>(writingAt: path)
    write(&members)
    return try members.value()
  }
}

/// The members of an object, which are read from a document or written to one.
///
/// Where they are read, a member sets the value it is given. Where they are written, it appends the value
/// unless it is the default.
package struct Members<Key: DocumentKeys> {
  /// The object that is read; nil if one is written.
  private let reader: ObjectReader<Key>?
  private var writer: ObjectWriter<Key>
  /// The first error of the values that were written.
  private var failure: EncodingError?

  /// Creates the members of an object of a document.
  init(reading object: ObjectReader<Key>) {
    reader = object
    writer = ObjectWriter(object.reader.path, Key.self)
  }

  /// Creates the members of a new object.
  init(writingAt path: DocumentPath) {
    reader = nil
    writer = ObjectWriter(path, Key.self)
  }

  /// The object that was written.
  func value() throws(EncodingError) -> JSONValue {
    if let failure { throw failure }
    return writer.value
  }

  /// Reads or writes a value that may be absent.
  package mutating func value<Value: DocumentForm & Equatable>(
    _ key: Key, _ value: inout Value, default: Value
  ) throws(DocumentError) {
    guard let reader else { return given(key, value, default: `default`) }
    value = try reader.value(key, default: `default`)
  }

  /// Reads or writes a value that is nil where it is absent.
  package mutating func optional<Value: DocumentForm>(
    _ key: Key, _ value: inout Value?
  ) throws(DocumentError) {
    guard let reader else { return given(key, ifPresent: value) }
    value = try reader.optional(key)
  }

  /// Reads or writes a z-index.
  package mutating func zIndex(
    _ key: Key, _ value: inout Int, default: Int
  ) throws(DocumentError) {
    guard let reader else { return given(key, value, default: `default`) }
    value = try reader.zIndex(key, default: `default`)
  }

  /// Writes a value that is read before the others, because the record needs it to exist, or in a way of
  /// its own.
  package mutating func given<Value: DocumentForm>(_ key: Key, _ value: Value) {
    #if !COMPOSITIONAL_CORE
      guard reader == nil, failure == nil else { return }
      do throws(EncodingError) {
        try writer.set(key, value)
      } catch {
        failure = error
      }
    #endif
  }

  /// Writes such a value unless it is the default.
  package mutating func given<Value: DocumentForm & Equatable>(
    _ key: Key, _ value: Value, default: Value
  ) {
    if value != `default` { given(key, value) }
  }

  /// Writes such a value unless it is nil.
  package mutating func given<Value: DocumentForm>(_ key: Key, ifPresent value: Value?) {
    if let value { given(key, value) }
  }
}
