import Compositional

/// A flow layout as a document, alone or with an environment and data.
///
/// `playground query`, `render` and `diff` read it, so that a flow layout can be compared with the
/// compositional layout in its place, and `verify` compares it with its expectations. Writing a
/// document and reading it again gives an equal value.
public struct FlowDocument: Hashable, Sendable {
  /// The name of the document.
  public var name = ""
  /// The source of the expectations; nil if unknown.
  public var origin: String?
  /// The layout.
  public var layout: CollectionFlowLayout
  /// The environment of the view; nil if the document has none.
  public var environment: CaseEnvironment?
  /// The number of items in each section; nil if the document has none.
  public var itemCounts: [Int]?
  /// The sizes of items that measure themselves; nil if none is measured.
  public var measurement: CaseMeasurement?
  /// The content offset, in points; nil for the top.
  public var contentOffset: CGPoint?
  /// The expected results; nil if the document has none.
  public var expected: CaseExpectation?

  /// Creates a document of a layout alone.
  public init(_ layout: CollectionFlowLayout) { self.layout = layout }

  /// Reads a document from a JSON text.
  ///
  /// - Parameters:
  ///   - text: The JSON text.
  ///   - limits: The limits of the text.
  /// - Throws: ``DocumentError`` with the errors of the text, their paths and the expected forms.
  public init(json text: String, limits: DocumentLimits = .init()) throws(DocumentError) {
    self = try Self.read(json: text, limits: limits)
  }

  /// Reads a document from the UTF-8 bytes of a JSON text.
  ///
  /// - Parameters:
  ///   - bytes: The JSON text.
  ///   - limits: The limits of the text.
  /// - Throws: ``DocumentError`` with the errors of the text, their paths and the expected forms.
  public init(json bytes: [UInt8], limits: DocumentLimits = .init()) throws(DocumentError) {
    self = try Self.read(json: bytes, limits: limits)
  }

  /// Returns the document as a JSON text, without default values; the text is the same on every
  /// platform.
  ///
  /// - Throws: `EncodingError` if a number is not finite, or a measurement has no document form.
  public func jsonText() throws(EncodingError) -> String { try json() }
}
