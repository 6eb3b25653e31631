import Compositional
import CompositionalDocuments
import CompositionalSimulation

/// The use of bytes from anywhere as each of the formats.
///
/// The fuzzing target and the tests of its finds share it.
package enum InputUse {
  /// The most elements of a query.
  static let elementsAtMost = 2_000

  /// Reads bytes as a document, content, a script and a recording, and uses what is accepted.
  ///
  /// - Throws: ``Complaint`` if something accepted does not read again as the same, or if two
  ///   answers about it disagree.
  package static func use(_ bytes: [UInt8]) throws(Complaint) {
    if let document = try? InputDocument(json: bytes) { try DocumentUse(document).run() }
    if let content = try? ContentDocument(json: bytes) { try ContentUse(content).run() }
    if let script = try? ScrollScript(json: bytes) { try ScriptUse(script).run() }
    if let recording = try? Recording(json: bytes) { try RecordingUse(recording).run() }
  }

  /// A sentence about an input that is not treated right.
  package struct Complaint: Error, CustomStringConvertible {
    /// The sentence.
    package let description: String

    init(_ description: String) { self.description = description }
  }

  /// Writes a value, reads it again, and compares.
  static func check<Value: Equatable>(
    _ value: Value, written: String?, read: (String) throws -> Value
  ) throws(Complaint) {
    guard let written else { throw Complaint("A \(Value.self) cannot be written.") }
    guard let again = try? read(written) else { throw Complaint("Not read again: \(written)") }
    guard again == value else { throw Complaint("Another value is read again: \(written)") }
  }
}
