import Compositional
import CompositionalDocuments
import CompositionalInspection

/// A layout that a sweep tries.
public struct SweepSubject: Sendable {
  /// The name in reports.
  public let name: String
  /// The view of the layout itself.
  let environment: CaseEnvironment
  /// The items of each section of the layout itself.
  let itemCounts: [Int]
  /// The document; nil for a layout that the caller lays out.
  let document: CaseDocument?
  /// The answer to the question if elements with estimated sizes are measured.
  let measuring: LintMeasuring

  /// Creates a subject from a case, whose expectations `SweepCheck.expectations` verifies.
  ///
  /// - Parameters:
  ///   - name: The name in reports.
  ///   - document: The layout, its data and its view.
  ///   - hasView: True if the view and the data belong to the layout. Without them nothing is said
  ///     about elements that nobody measures.
  public init(_ name: String, _ document: CaseDocument, hasView: Bool = true) {
    self.name = name
    self.document = document
    environment = document.environment
    itemCounts = document.itemCounts
    measuring = document.measurement != nil ? .something : hasView ? .nothing : .unknown
  }

  /// Creates a subject whose layout the caller lays out for each trial.
  ///
  /// - Parameters:
  ///   - name: The name in reports.
  ///   - environment: The view of the layout itself.
  ///   - itemCounts: The number of items of each section, not negative.
  ///   - isMeasured: True if a measurer knows the sizes of elements with estimated sizes.
  package init(
    _ name: String, in environment: CaseEnvironment, itemCounts: [Int], isMeasured: Bool
  ) {
    self.name = name
    self.environment = environment
    self.itemCounts = itemCounts
    document = nil
    measuring = isMeasured ? .something : .nothing
  }

  /// True if the document says what is expected of it.
  var hasExpectations: Bool { document.map { $0.expected != CaseExpectation() } ?? false }
}
