import Compositional
import CompositionalDocuments

/// Recorded cases that are too large to be tried under every answer to every open choice.
public struct SettlementError: Error, Hashable, Sendable {
  /// The name of the first case that is too large, alone or together with those before it.
  public let name: String
  /// A sentence about it.
  public let message: String

  /// The work of verifying a case once, as a number of elements: some hundred times that of what a
  /// recorder lists.
  private static let caseAtMost = 50_000
  /// The work of verifying all cases once, which is done some forty times.
  private static let casesAtMost = 2_000_000

  /// Throws if cases are too large.
  static func check(_ cases: [ConformanceResults.Case]) throws(SettlementError) {
    var rest = casesAtMost
    for recorded in cases {
      let work = recorded.document.comparedElements(atMost: caseAtMost)
      rest -= work
      guard work <= caseAtMost, rest >= 0 else {
        let subject = work > caseAtMost ? "the case has" : "the cases up to here have"
        let bound = work > caseAtMost ? caseAtMost : casesAtMost
        throw SettlementError(
          name: recorded.name,
          message: "\(subject) more than \(grouped: bound) elements to compare, counted once more "
            + "for each rectangle and step, and tenfold where they are measured; record fewer items"
        )
      }
    }
  }
}

extension SettlementError: CustomStringConvertible {
  /// The name of the case, and the sentence.
  public var description: String { "\(name): \(message)" }
}

extension CaseDocument {
  /// The work of verifying the case once, as a number of elements.
  ///
  /// - Parameter limit: The number above which it does not matter.
  /// - Complexity: O(sections), plus that of preparing and measuring the layout if it is below the
  ///   limit
  fileprivate func comparedElements(atMost limit: Int) -> Int {
    // Each section has geometry of its own.
    var items = itemCounts.count * 5
    for count in itemCounts {
      guard count <= limit - min(items, limit) else { return limit + 1 }
      items += count
    }
    let lists =
      2 + expected.queries.count + expected.orthogonal.count + (measurement == nil ? 0 : 10)
    let (listed, isTooLarge) = items.multipliedReportingOverflow(by: lists)
    guard !isTooLarge, listed <= limit else { return limit + 1 }
    return listed + measuredLayout().heldElements + expected.elements.count + expected.items.count
  }
}
