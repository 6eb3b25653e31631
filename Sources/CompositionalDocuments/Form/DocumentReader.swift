import Compositional

/// A JSON value to be read as a part of a document, with its path.
package struct DocumentReader {
  let value: JSONValue
  let path: DocumentPath
  /// The errors of the document so far; nil to stop at the first one.
  let problems: DocumentProblems?

  package init(_ value: JSONValue, at path: DocumentPath, _ problems: DocumentProblems? = nil) {
    self.value = value
    self.path = path
    self.problems = problems
  }

  /// The value, read only up to its first error.
  var stoppingAtError: DocumentReader { DocumentReader(value, at: path) }

  /// Returns a reader of a value within the value.
  func at(_ key: String, _ value: JSONValue) -> DocumentReader {
    DocumentReader(value, at: path.appending(key), problems)
  }

  /// Returns the elements of an array, each with its path.
  func elements(_ form: String) throws(DocumentError) -> [DocumentReader] {
    guard case .array(let values) = value else { throw mismatch(form) }
    return values.enumerated().map { DocumentReader($1, at: path.appending($0), problems) }
  }

  /// Reads the elements of an array as one type.
  func list<Element: DocumentForm>(of type: Element.Type) throws(DocumentError) -> [Element] {
    try list("an array") { (reader) throws(DocumentError) in try Element(reading: reader) }
  }

  /// Reads the elements of an array, all of them before it throws the first error of one.
  func list<Element>(
    _ form: String, _ read: (DocumentReader) throws(DocumentError) -> Element
  ) throws(DocumentError) -> [Element] {
    var list: [Element] = []
    #if COMPOSITIONAL_CORE
      for reader in try elements(form) { list.append(try read(reader)) }
    #else
      var first: DocumentError?
      for reader in try elements(form) {
        do throws(DocumentError) {
          list.append(try read(reader))
        } catch {
          try goOn(after: error)
          first = first ?? error
        }
      }
      if let first { throw first }
    #endif
    return list
  }

  /// Returns the members of an object with arbitrary keys, such as numbers or element kinds.
  func members(_ form: String) throws(DocumentError) -> [(key: String, reader: DocumentReader)] {
    guard case .object(let members) = value else { throw mismatch(form) }
    return members.map { ($0.key, at($0.key, $0.value)) }
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

  /// Keeps an error that was thrown, to go on with the rest of the document.
  ///
  /// - Throws: The error if the reader stops at the first one, or there are enough.
  func goOn(after error: DocumentError) throws(DocumentError) {
    guard let problems else { throw error }
    problems.addThrown(error)
    if problems.isFull { throw error }
  }

  /// Keeps an error that is none of the consequences of another one.
  ///
  /// - Throws: The error if the reader stops at the first one, or there are enough.
  func note(_ error: DocumentError) throws(DocumentError) {
    guard let problems else { throw error }
    problems.add(error)
    if problems.isFull { throw error }
  }

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
    guard let nearest = nearest(to: name, among: names) else {
      return "; expected \(choice: names)"
    }
    return "; did you mean \"\(nearest)\"?"
  }

  /// Returns the name that an unknown one probably means; nil if none is near.
  static func nearest(to name: String, among names: [String]) -> String? {
    EditDistance.nearest(to: name, among: names) ?? EditDistance.ending(in: name, among: names)
  }
}
