import Compositional

/// The expected results of a case; absent parts are not checked.
public struct CaseExpectation: Hashable, Sendable {
  /// An expected element and its frame, in points.
  public struct Element: Hashable, Sendable {
    /// The identifier of the element.
    public var id: ElementID
    /// The expected frame, in points.
    public var frame: CGRect
    /// The expected z-index; nil if it is not checked.
    public var zIndex: Int?

    /// Creates an expected element.
    public init(id: ElementID, frame: CGRect, zIndex: Int? = nil) {
      self.id = id
      self.frame = frame
      self.zIndex = zIndex
    }
  }

  /// A rectangle and the elements expected to intersect it.
  public struct Query: Hashable, Sendable {
    /// The rectangle, in points of the content.
    public var rect: CGRect
    /// The elements, in any order.
    public var elements: [ElementID]

    /// Creates a query.
    public init(rect: CGRect, elements: [ElementID]) {
      self.rect = rect
      self.elements = elements
    }
  }

  /// Requested offsets of orthogonal sections, and the expected rest offsets.
  public struct OrthogonalStep: Hashable, Sendable {
    /// The requested offsets by section, in points.
    public var set: [Int: CGFloat]
    /// The expected rest offsets by section, in points.
    public var offsets: [Int: CGFloat]
    /// The expected visible cells, with their frames in view coordinates.
    public var visible: [Element]

    /// Creates a step.
    public init(set: [Int: CGFloat], offsets: [Int: CGFloat], visible: [Element]) {
      self.set = set
      self.offsets = offsets
      self.visible = visible
    }
  }

  /// True if the case is expected to be so after its script, which takes no time.
  public var afterScript = false
  /// The expected size of the content, in points.
  public var contentSize: CGSize?
  /// The expected final content offset, in points.
  public var contentOffset: CGPoint?
  /// The elements that must exist.
  public var elements: [Element] = []
  /// True if no other elements may exist.
  public var elementsAreComplete = false
  /// True if exactly these elements intersect the bounds.
  public var elementsInBounds = false
  /// Rectangles and the elements expected to intersect them.
  public var queries: [Query] = []
  /// Expected results of queries for single elements.
  public var items: [Element] = []
  /// The steps of orthogonal sections, in order.
  public var orthogonal: [OrthogonalStep] = []

  /// Creates an expectation of nothing.
  public init() {}
}

extension CaseExpectation: DocumentRecord {
  package enum DocumentKey: String, CaseIterable {
    case afterScript, contentSize, contentOffset, elements, elementsAreComplete, elementsInBounds,
      queries
    case items, orthogonal
  }

  package static var documentForm: String { "an object of expectations" }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    try read(object)
  }

  package mutating func members(
    _ members: inout Members<DocumentKey>
  ) throws(DocumentError) {
    try members.value(.afterScript, &afterScript, default: false)
    try members.optional(.contentSize, &contentSize)
    try members.optional(.contentOffset, &contentOffset)
    try members.value(.elements, &elements, default: [])
    try members.value(.elementsAreComplete, &elementsAreComplete, default: false)
    try members.value(.elementsInBounds, &elementsInBounds, default: false)
    try members.value(.queries, &queries, default: [])
    try members.value(.items, &items, default: [])
    try members.value(.orthogonal, &orthogonal, default: [])
  }
}
