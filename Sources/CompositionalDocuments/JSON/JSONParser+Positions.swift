import Compositional

extension JSONParser {
  /// Reads a text as a document; an error of the document gets its position in the text.
  ///
  /// - Complexity: O(bytes)
  static func read<Value>(
    _ bytes: [UInt8], limits: DocumentLimits,
    _ read: (DocumentReader) throws(DocumentError) -> Value
  ) throws(DocumentError) -> Value {
    try self.read(try parse(bytes, limits: limits), of: bytes, limits: limits, read)
  }

  /// Reads the value of a text as a document; its errors get their positions in the text.
  ///
  /// - Complexity: O(bytes)
  static func read<Value>(
    _ value: JSONValue, of bytes: [UInt8], limits: DocumentLimits,
    _ read: (DocumentReader) throws(DocumentError) -> Value
  ) throws(DocumentError) -> Value {
    #if COMPOSITIONAL_CORE
      do throws(DocumentError) {
        return try read(DocumentReader(value, at: .root))
      } catch {
        var error = error
        if let place = error.place {
          error.position = position(of: place, in: bytes, limits: limits)
        }
        throw error
      }
    #else
      let problems = DocumentProblems(bytes: bytes.count)
      var result: Value?
      do throws(DocumentError) {
        result = try read(DocumentReader(value, at: .root, problems))
      } catch {
        problems.addThrown(error)
      }
      let error = problems.combined { position(of: $0, in: bytes, limits: limits) }
      if let error { throw error }
      guard let result else {
        throw DocumentError(path: "", message: "the document cannot be read")
      }
      return result
    #endif
  }

  /// Returns where a value or a key is in a text that has been parsed; nil for the whole document.
  ///
  /// A second parse goes down to the value, so that no value of a valid document carries a position.
  ///
  /// - Complexity: O(bytes)
  private static func position(
    of place: DocumentError.Place, in bytes: [UInt8], limits: DocumentLimits
  ) -> DocumentError.Position? {
    guard !place.path.steps.isEmpty || place.key != nil else { return nil }
    do throws(DocumentError) {
      var parser = try JSONParser(bytes, limits)
      parser.skipSpace()
      for step in place.path.steps {
        guard try parser.enter(step) else { return nil }
      }
      if let key = place.key, try parser.enter(.key(key), stopsAtKey: true) == false { return nil }
      return parser.position
    } catch {
      return nil
    }
  }

  /// Goes from the start of a value to the start of one of its values, or of its key.
  ///
  /// - Returns: False if it has no such value.
  private mutating func enter(
    _ step: DocumentPath.Step, stopsAtKey: Bool = false
  ) throws(DocumentError) -> Bool {
    switch step {
    case .index(let place):
      guard skip("[") else { return false }
      for _ in 0..<place {
        guard try skipValue() else { return false }
      }
      skipSpace()
      return true
    case .key(let name):
      guard skip("{") else { return false }
      while true {
        skipSpace()
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return false }
        let start = index
        let isFound = try string() == name
        if isFound, stopsAtKey {
          index = start
          return true
        }
        skipSpace()
        guard skip(":") else { return false }
        skipSpace()
        if isFound { return true }
        guard try skipValue() else { return false }
      }
    }
  }

  /// Skips a value and the comma after it; false if there is no comma.
  private mutating func skipValue() throws(DocumentError) -> Bool {
    skipSpace()
    _ = try value(depth: 0)
    skipSpace()
    return skip(",")
  }
}
