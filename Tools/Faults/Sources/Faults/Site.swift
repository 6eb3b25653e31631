import Foundation

/// A place in a source file and the fault that can be planted there.
struct Site: Codable, Hashable {
  /// The usual kinds of faults.
  enum Kind: String, Codable, CaseIterable {
    case comparison, sign, offByOne, droppedTerm, axis, minMax, connective, condition
  }

  /// The kind of the fault.
  var kind: Kind
  /// The path of the file, relative to the package.
  var file: String
  /// The first line of the place, from 1.
  var line: Int
  /// The last line of the place, from 1.
  var lastLine: Int
  /// The first byte of the place in the file.
  var low: Int
  /// The byte behind the place.
  var high: Int
  /// The first byte of the innermost statement around the place.
  ///
  /// A statement takes one fault.
  var statement: Int
  /// The text that stands there.
  var before: String
  /// The text that the fault means.
  var after: String
  /// The text to write there, with ``idMark`` for the number of the fault.
  var replacement: String

  /// The name of the module.
  var module: String { String(file.split(separator: "/")[1]) }

  /// The place of the fault's number in ``replacement``.
  static let idMark = "#fault#"
}

/// A chosen fault with its number.
struct Fault: Codable {
  /// The number of the fault, from 1.
  var id: Int
  /// The place and the change.
  var site: Site

  /// The text to write at the place.
  var text: String {
    site.replacement.replacingOccurrences(of: Site.idMark, with: String(id))
  }
}
