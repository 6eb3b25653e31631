import Compositional

/// The elements of a layout as `playground query --format json` answers them, or as the recorder in
/// `Recorder` writes those of an app down.
public struct QueryAnswer: Equatable, Sendable {
  /// The version of the form.
  public static let version = 1

  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The content offset, in points.
  public let contentOffset: CGPoint
  /// The bounds of the view, in points of the content.
  public let visibleRect: CGRect
  /// The rectangle that was asked for, in points of the content; nil for the bounds of the view.
  public let rect: CGRect?
  /// The elements, in layout order.
  public let elements: [LayoutAttributes]
  /// The frames before their row scrolled, in points of the content, of the elements that scroll
  /// with one.
  public let unscrolledFrames: [ElementID: CGRect]
  /// The view with its insets, margins and traits; nil if they are not known.
  public var environment: CaseEnvironment?
  /// The number of items of each section; nil if it is not known.
  public var itemCounts: [Int]?
  /// The number of identifiers of each section in the snapshot of a diffable data source; nil if it is not
  /// known.
  ///
  /// It differs from ``itemCounts`` while the view has not taken a snapshot yet.
  public var snapshotItemCounts: [Int]?
  /// The sizes that visible cells prefer, in points.
  public var preferredSizes: [ElementID: CGSize] = [:]

  /// The elements where they are before their row scrolls.
  package var restingElements: [LayoutAttributes] {
    elements.map { element in
      guard let frame = unscrolledFrames[element.id] else { return element }
      var element = element
      element.frame = frame
      return element
    }
  }

  /// Creates the answer of a view, such as one whose layout no document describes.
  ///
  /// - Parameters:
  ///   - contentSize: The size of the content, in points.
  ///   - contentOffset: The content offset, in points.
  ///   - visibleRect: The bounds of the view, in points of the content.
  ///   - rect: The rectangle that was asked for, in points of the content; nil for the bounds of the
  ///     view.
  ///   - elements: The elements in the rectangle, in layout order.
  ///   - unscrolledFrames: The frames before their row scrolled, in points of the content, of the
  ///     elements that scroll with one.
  public init(
    contentSize: CGSize, contentOffset: CGPoint, visibleRect: CGRect, rect: CGRect? = nil,
    elements: [LayoutAttributes], unscrolledFrames: [ElementID: CGRect] = [:]
  ) {
    self.contentSize = contentSize
    self.contentOffset = contentOffset
    self.visibleRect = visibleRect
    self.rect = rect
    self.elements = elements
    self.unscrolledFrames = unscrolledFrames
  }

  /// Reads an answer from the UTF-8 bytes of a JSON text.
  ///
  /// - Parameters:
  ///   - bytes: The JSON text.
  ///   - limits: The limits of the text.
  /// - Throws: ``DocumentError`` with the errors of the text, their paths and the expected forms.
  public init(
    json bytes: [UInt8], limits: DocumentLimits = DocumentLimits(bytes: 1 << 26, values: 8_000_000)
  ) throws(DocumentError) {
    self = try JSONParser.read(bytes, limits: limits) { (reader) throws(DocumentError) in
      try Self(reading: reader)
    }
  }

  private init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: "an answer with \"elements\"", Key.self)
    let version = try object.required(.version, "\(Self.version)")
    guard try version.count() == Self.version else { throw version.mismatch("\(Self.version)") }
    contentSize = try object.value(.contentSize)
    contentOffset = try object.value(.contentOffset)
    visibleRect = try object.value(.visibleRect)
    rect = try object.optional(.rect)
    environment = try object.optional(.environment)
    itemCounts = try object.optional(.itemCounts) { (reader) throws(DocumentError) in
      try reader.itemCounts()
    }
    snapshotItemCounts = try object.optional(.snapshotItemCounts) {
      (reader) throws(DocumentError) in
      try reader.itemCounts()
    }
    var elements: [LayoutAttributes] = []
    let list = try object.required(.elements, "an array of elements")
    var unscrolledFrames: [ElementID: CGRect] = [:]
    for reader in try list.elements("an array of elements") {
      let (element, unscrolled, preferred) = try Self.element(reader)
      elements.append(element)
      if let unscrolled { unscrolledFrames[element.id] = unscrolled }
      if let preferred { preferredSizes[element.id] = preferred }
    }
    self.elements = elements
    self.unscrolledFrames = unscrolledFrames
  }

  enum Key: String, CaseIterable {
    case version, contentSize, contentOffset, visibleRect, rect, diagnostics, elements, parts
    case environment, itemCounts, snapshotItemCounts
  }

  enum ElementKey: String, CaseIterable {
    case id, category, kind, section, item, frame, zIndex, alpha, isHidden, unscrolledFrame
    case preferredSize, `class`
  }

  private static func element(
    _ reader: DocumentReader
  ) throws(DocumentError) -> (LayoutAttributes, unscrolled: CGRect?, preferred: CGSize?) {
    let form = #"an element such as {"id": "cell 0.3", "frame": [0, 0, 320, 44]}"#
    let object = try ObjectReader(reader, form: form, ElementKey.self)
    var element = LayoutAttributes(
      id: try object.value(.id), frame: try object.value(.frame),
      zIndex: try object[.zIndex]?.zIndex() ?? 0)
    element.alpha = try object.value(.alpha, default: 1)
    element.isHidden = try object.value(.isHidden, default: false)
    return (element, try object.optional(.unscrolledFrame), try object.optional(.preferredSize))
  }
}
