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
