import Compositional

/// What a collection view of one system answered to case documents, and how its scroll view moved.
///
/// The recorder of the folder `Conformance` writes it.
public struct ConformanceResults: Hashable, Sendable {
  /// A case and its name among the results.
  public struct Case: Hashable, Sendable {
    /// The name, which is a file name without its ending and occurs once.
    public var name: String
    /// The case, with what the system answered as its expectations.
    public var document: CaseDocument

    /// Creates a case.
    ///
    /// - Parameters:
    ///   - name: The name: letters, digits, `-`, `_` and `.`, of which the first is no dot.
    ///   - document: The case, with what the system answered as its expectations.
    public init(name: String, document: CaseDocument) {
      self.name = name
      self.document = document
    }
  }

  /// The system that answered.
  public var origin: Origin
  /// The cases, in the order of their recording.
  public var cases: [Case]
  /// The motions of scroll views, in the order of their recording.
  public var motions: [Motion]

  /// The limits of the text of results, which are higher than those of a layout.
  public static let documentLimits = DocumentLimits(bytes: 1 << 26, depth: 68, values: 8_000_000)

  /// Creates results.
  ///
  /// - Parameters:
  ///   - origin: The system that answered.
  ///   - cases: The cases, with what the system answered as their expectations.
  ///   - motions: The motions of scroll views.
  public init(origin: Origin, cases: [Case] = [], motions: [Motion] = []) {
    self.origin = origin
    self.cases = cases
    self.motions = motions
  }

  /// Reads results from a JSON text.
  ///
  /// - Parameters:
  ///   - text: The JSON text.
  ///   - limits: The limits of the text.
  /// - Throws: ``DocumentError`` with the errors of the text, their paths and the expected forms.
  public init(
    json text: String, limits: DocumentLimits = documentLimits
  ) throws(DocumentError) {
    self = try Self.read(json: text, limits: limits)
  }

  /// Reads results from the UTF-8 bytes of a JSON text.
  ///
  /// - Parameters:
  ///   - bytes: The JSON text.
  ///   - limits: The limits of the text.
  /// - Throws: ``DocumentError`` with the errors of the text, their paths and the expected forms.
  public init(
    json bytes: [UInt8], limits: DocumentLimits = documentLimits
  ) throws(DocumentError) {
    self = try Self.read(json: bytes, limits: limits)
  }

  /// Returns the results as a JSON text, without default values.
  ///
  /// - Throws: `EncodingError` if a layout contains a closure, or if a length or a time is not
  ///   finite.
  public func jsonText() throws(EncodingError) -> String { try json() }
}
