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
