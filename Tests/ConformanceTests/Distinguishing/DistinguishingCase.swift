import Compositional
import CompositionalDocuments
import ConformanceKit

/// A case on which a system that follows a quirk answers otherwise than by default.
struct DistinguishingCase {
  /// The name of the quirk in documents.
  let quirk: String
  /// The case, without expectations.
  let document: CaseDocument

  /// The quirks that a device may have, one for each answer to an open choice that is not the
  /// default.
  static let quirks = Quirks.names.filter { Quirks.iOS14.isDisjoint(with: $0.quirk) }

  /// The case as a JSON value.
  var value: JSONValue? {
    (try? document.jsonText()).flatMap { try? JSONParser.parse([UInt8]($0.utf8)) }
  }

  /// Returns the names of the quirks under which a case differs from what is recorded here, which
  /// follows none of them; none at all if the recording is not what the engine answers.
  ///
  /// - Parameters:
  ///   - document: A case without expectations.
  ///   - quirks: The quirks to try.
  @MainActor static func differing(
    _ document: CaseDocument, among quirks: [(name: String, quirk: Quirks)] = quirks
  ) -> [String] {
    var recorded = CaseHost(document).recorded(origin: "a test")
    guard recorded.verify().mismatches.isEmpty else { return [] }
    return quirks.filter {
      recorded.layout.configuration.quirks = $0.quirk
      return !recorded.verify().mismatches.isEmpty
    }
    .map(\.name)
  }

  /// Returns a case with parts left out, and with rounder numbers, that still distinguishes.
  ///
  /// - Complexity: A recording for each part of each case on the way
  @MainActor func shrunk() -> DistinguishingCase {
    let tried = Self.quirks.filter { $0.name == quirk }
    var smallest = self
    func accepts(_ value: JSONValue) -> Bool {
      guard let document = try? CaseDocument(json: JSONPrinter.print(value)),
        document.environment.size == self.document.environment.size,
        !Self.differing(document, among: tried).isEmpty
      else { return false }
      smallest = DistinguishingCase(quirk: quirk, document: document)
      return true
    }
    guard var value else { return self }
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      var (parts, next) = (value.smaller, 0)
      while next < parts.count {
        if accepts(parts[next]) {
          value = parts[next]
          parts = value.smaller
          isSmaller = true
        } else {
          next += 1
        }
      }
    }
    return smallest
  }
}
