import Compositional
import CompositionalContent

/// Content as a document: a tree, its environment, a proposal, and the expected results.
///
/// Writing a document and reading it again gives an equal value.
public struct ContentDocument: Hashable, Sendable {
  /// The name of the case.
  public var name = ""
  /// The source of the case.
  public var origin = ""
  /// The tree.
  public var content: Content
  /// The tree after a change of items; nil if nothing changes.
  public var update: Content?
  /// The environment.
  public var environment = ContentEnvironment()
  /// The imposed lengths.
  public var proposal = ContentProposal()
  /// The expected results.
  public var expected = ContentExpectation()

  /// The limits of the text of a content document, which may nest deeper than other documents.
  public static let limits = DocumentLimits(depth: 192)

  /// Creates a document.
  ///
  /// - Parameter content: The tree.
  public init(_ content: Content) { self.content = content }

  /// Reads a document from a JSON text.
  ///
  /// - Parameters:
  ///   - text: The JSON text.
  ///   - limits: The limits of the text.
  /// - Throws: ``DocumentError`` with the errors of the text, their paths and the expected forms.
  public init(json text: String, limits: DocumentLimits = limits) throws(DocumentError) {
    self = try Self.read(json: text, limits: limits)
  }

  /// Reads a document from the UTF-8 bytes of a JSON text.
  ///
  /// - Parameters:
  ///   - bytes: The JSON text.
  ///   - limits: The limits of the text.
  /// - Throws: ``DocumentError`` with the errors of the text, their paths and the expected forms.
  public init(json bytes: [UInt8], limits: DocumentLimits = limits) throws(DocumentError) {
    self = try Self.read(json: bytes, limits: limits)
  }

  /// Returns the document as a JSON text, without default values.
  ///
  /// - Throws: `EncodingError` if the tree contains a closure or a text that is not filler text.
  public func jsonText() throws(EncodingError) -> String { try json() }

  /// The change of items; nil if nothing changes.
  public var step: ContentUpdate? { update.map { ContentUpdate(from: content, to: $0) } }

  /// Returns the solution of the tree, or of the tree after the change of items.
  public func solve() -> ContentSolution {
    (update ?? content).solve(for: proposal, in: environment)
  }

  /// Why constraints placed views where they are, for each node of constraints.
  public var constraintReports: [ConstraintReport] {
    (update ?? content).constraintReports(for: proposal, in: environment)
  }

  /// The solution, and why constraints placed views where they are.
  package var explainedSolution: (solution: ContentSolution, reports: [ConstraintReport]) {
    (update ?? content).explainedSolution(for: proposal, in: environment)
  }

  /// Reads a content document, or a tree alone.
  ///
  /// - Parameter bytes: The JSON text, in UTF-8.
  /// - Throws: ``DocumentError`` with the errors of the text, their paths and the expected forms.
  public static func reading(documentOrTree bytes: [UInt8]) throws(DocumentError) -> Self {
    try JSONParser.read(bytes, limits: limits) { (reader) throws(DocumentError) in
      try Self(documentOrTree: reader)
    }
  }

  private init(documentOrTree reader: DocumentReader) throws(DocumentError) {
    guard case .object(let members) = reader.value else {
      throw reader.mismatch(Self.documentForm)
    }
    // Any key decides, so that a misspelled "content" gets an error about that key. Nothing at all is
    // no tree: a leaf without a size would only draw nothing.
    let isDocument =
      members.isEmpty || DocumentKey.allCases.contains { reader.value[$0.rawValue] != nil }
    self = isDocument ? try Self(reading: reader) : Self(try Content(reading: reader))
  }
}

extension ContentDocument: DocumentRecord {
  package enum DocumentKey: String, CaseIterable {
    case name, origin, content, update, environment, proposal, expected
  }

  package static var documentForm: String { #"a content document object with "content""# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    content = try object.value(.content)
    try read(object)
  }

  package mutating func members(
    _ members: inout Members<DocumentKey>
  ) throws(DocumentError) {
    try members.value(.name, &name, default: "")
    try members.value(.origin, &origin, default: "")
    members.given(.content, content)
    try members.optional(.update, &update)
    try members.value(.environment, &environment, default: .init())
    try members.value(.proposal, &proposal, default: .init())
    try members.value(.expected, &expected, default: .init())
  }
}
