import Compositional

/// What must come out of a case; an absent part is not checked.
public struct CaseExpectation: Hashable, Sendable {
  /// An element and its frame, in points.
  public struct Element: Hashable, Sendable {
    /// What names the element.
    public var id: ElementID
    /// Where it must be.
    public var frame: CGRect
    /// Its order in depth; nil is not checked.
    public var zIndex: Int?

    /// Makes an expected element.
    public init(id: ElementID, frame: CGRect, zIndex: Int? = nil) {
      self.id = id
      self.frame = frame
      self.zIndex = zIndex
    }
  }

  /// The elements that a rectangle must meet.
  public struct Query: Hashable, Sendable {
    /// The rectangle, in points of the content.
    public var rect: CGRect
    /// The elements, in any order.
    public var elements: [ElementID]

    /// Makes a query.
    public init(rect: CGRect, elements: [ElementID]) {
      self.rect = rect
      self.elements = elements
    }
  }

  /// Orthogonal sections asked to go somewhere, and where they come to rest.
  public struct OrthogonalStep: Hashable, Sendable {
    /// The offsets asked for, by section.
    public var set: [Int: CGFloat]
    /// The offsets at rest, by section.
    public var offsets: [Int: CGFloat]
    /// The cells in sight, with their frames in the view's coordinates.
    public var visible: [Element]

    /// Makes a step.
    public init(set: [Int: CGFloat], offsets: [Int: CGFloat], visible: [Element]) {
      self.set = set
      self.offsets = offsets
      self.visible = visible
    }
  }

  /// The size of everything, in points.
  public var contentSize: CGSize?
  /// Where the view is scrolled to in the end, in points.
  public var contentOffset: CGPoint?
  /// Elements that must be there.
  public var elements: [Element] = []
  /// Whether no other element may be there.
  public var elementsAreComplete = false
  /// Whether the elements are just those that the bounds meet.
  public var elementsInBounds = false
  /// Rectangles and what they meet.
  public var queries: [Query] = []
  /// Answers for single elements.
  public var items: [Element] = []
  /// Steps of orthogonal sections, in order.
  public var orthogonal: [OrthogonalStep] = []

  /// Expects nothing.
  public init() {}
}

extension CaseExpectation: DocumentForm, Codable {
  package enum DocumentKey: String, CaseIterable {
    case contentSize, contentOffset, elements, elementsAreComplete, elementsInBounds, queries
    case items, orthogonal
  }

  package static var documentForm: String { "expectations, an object" }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    contentSize = try object.optional(.contentSize)
    contentOffset = try object.optional(.contentOffset)
    elements = try object.value(.elements, default: [])
    elementsAreComplete = try object.value(.elementsAreComplete, default: false)
    elementsInBounds = try object.value(.elementsInBounds, default: false)
    queries = try object.value(.queries, default: [])
    items = try object.value(.items, default: [])
    orthogonal = try object.value(.orthogonal, default: [])
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    try object.setIfPresent(.contentSize, contentSize)
    try object.setIfPresent(.contentOffset, contentOffset)
    try object.set(.elements, elements, default: [])
    try object.set(.elementsAreComplete, elementsAreComplete, default: false)
    try object.set(.elementsInBounds, elementsInBounds, default: false)
    try object.set(.queries, queries, default: [])
    try object.set(.items, items, default: [])
    try object.set(.orthogonal, orthogonal, default: [])
    return object.value
  }

  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}
