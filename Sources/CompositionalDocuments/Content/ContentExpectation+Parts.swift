import Compositional
import CompositionalContent

extension DocumentReader {
  /// Reads an object whose keys are paths.
  func byPath<Value: DocumentForm>(
    of type: Value.Type
  ) throws(DocumentError) -> [String: Value] {
    var values: [String: Value] = [:]
    for (path, reader) in try members("an object with a path for each key") {
      values[path] = try Value(reading: reader)
    }
    return values
  }

  /// Reads the branches shown, by path; null is no branch.
  func branches() throws(DocumentError) -> [String: Int?] {
    var values: [String: Int?] = [:]
    for (path, reader) in try members("an object with a path for each key") {
      let branch = reader.value == .null ? nil : try Int(reading: reader)
      values[path] = .some(branch)
    }
    return values
  }

  /// Reads names of constraints, or their indexes.
  func namesOrIndexes() throws(DocumentError) -> [String] {
    var names: [String] = []
    for element in try elements("an array of names or indexes") {
      if case .integer(let index) = element.value {
        names.append(String(index))
      } else {
        names.append(try String(reading: element))
      }
    }
    return names
  }

  /// Reads sums of violations by priority.
  func costs() throws(DocumentError) -> [String: CGFloat] {
    var costs: [String: CGFloat] = [:]
    for (priority, reader) in try members("an object with a priority for each key") {
      guard Double(priority) != nil, priority.allSatisfy({ "0123456789.".contains($0) }) else {
        throw reader.failure("expected a priority such as \"750\" as the key")
      }
      costs[priority] = try reader.contentLength()
    }
    return costs
  }

  /// Reads the first and the last baseline.
  func baselines() throws(DocumentError) -> CGPoint {
    let lines = try numbers(2, "two numbers [first, last]")
    return CGPoint(x: lines[0], y: lines[1])
  }
}

extension Dictionary where Key == String, Value: DocumentForm {
  /// Returns an object with a path for each key, in order.
  func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var members: [JSONValue.Member] = []
    for (key, value) in sorted(by: { $0.key < $1.key }) {
      members.append(.init(key: key, value: try value.written(at: path.appending(key))))
    }
    return .object(members)
  }
}

extension JSONValue {
  /// Returns an object with a path for each key, in order.
  static func members<Value>(
    _ values: [String: Value], _ json: (Value) -> JSONValue
  ) -> JSONValue {
    .object(values.sorted { $0.key < $1.key }.map { .init(key: $0.key, value: json($0.value)) })
  }
}

extension StackChanges: DocumentForm {
  package enum DocumentKey: String, CaseIterable { case deletes, inserts, updates, moves }

  package static var documentForm: String { #"changes such as {"deletes": [0]}"# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    self.init()
    deletes = try object.value(.deletes, default: [])
    inserts = try object.value(.inserts, default: [])
    updates = try object.value(.updates, default: [])
    moves = try object.value(.moves, default: [])
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    try object.set(.deletes, deletes)
    try object.set(.inserts, inserts)
    try object.set(.updates, updates)
    try object.set(.moves, moves)
    return object.value
  }
}

extension StackChanges.Pair: DocumentForm {
  package static var documentForm: String { "two indices [old, new]" }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let indexes = try reader.list(of: Int.self)
    guard indexes.count == 2 else { throw reader.mismatch(Self.documentForm) }
    self.init(old: indexes[0], new: indexes[1])
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    .array([.integer(old), .integer(new)])
  }
}
