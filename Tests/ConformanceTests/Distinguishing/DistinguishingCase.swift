import Compositional
import CompositionalDocuments
import ConformanceKit

/// A case as it is recorded here, by default, and how the answers of quirks differ from that.
struct DistinguishingCase {
  /// The case with the recorded answers.
  private let recorded: CaseDocument

  /// Records a case; nil if the recording is not what the engine answers.
  ///
  /// - Parameter document: A case without expectations.
  @MainActor init?(_ document: CaseDocument) {
    recorded = CaseHost(document).recorded(origin: "a test")
    guard recorded.verify().mismatches.isEmpty else { return nil }
  }

  /// Returns true if what is recorded differs between two answers.
  func distinguishes(_ pair: AnswerPair) -> Bool {
    let (first, second) = pair.quirks
    let found = differences(second)
    return first.isEmpty ? !found.isEmpty : found != differences(first)
  }

  /// The differences of a quirk from the recording.
  private func differences(_ quirks: Quirks) -> [CaseReport.Mismatch] {
    guard !quirks.isEmpty else { return [] }
    var document = recorded
    document.layout.configuration.quirks = quirks
    return document.verify().mismatches
  }

  /// Returns a case with parts left out, and with rounder numbers, that still distinguishes.
  ///
  /// - Parameters:
  ///   - document: A case that does.
  ///   - pair: The answers.
  ///   - shapes: The shapes of cases that are not wanted.
  /// - Returns: The case and its shape; nil if it cannot be had without one of the shapes.
  /// - Complexity: A recording for each part of each case on the way
  @MainActor static func shrunk(
    _ document: CaseDocument, _ pair: AnswerPair, without shapes: Set<String>
  ) -> (document: CaseDocument, shape: String)? {
    guard let text = try? document.jsonText(),
      var value = try? JSONParser.parse([UInt8](text.utf8))
    else { return nil }
    var smallest: CaseDocument?
    func accepts(_ value: JSONValue) -> Bool {
      guard !shapes.contains(value.shape),
        let candidate = try? CaseDocument(json: JSONPrinter.print(value)),
        candidate.environment.size == document.environment.size,
        DistinguishingCase(candidate)?.distinguishes(pair) == true
      else { return false }
      smallest = candidate
      return true
    }
    guard accepts(value) else { return nil }
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
    return smallest.map { ($0, value.shape) }
  }
}
