import Compositional
import CompositionalSimulation

/// A layout with an environment and data, and what is expected of it.
///
/// The form of recorded answers, of the command's input, and of tests that are data.
public struct CaseDocument: Hashable, Sendable {
  /// What the case shows.
  public var name: String
  /// Where its expectations come from; nil when nobody says.
  public var origin: String?
  /// The layout.
  public var layout: LayoutDocument
  /// The view it is laid out in.
  public var environment: CaseEnvironment
  /// The items of each section.
  public var itemCounts: [Int]
  /// What self-sizing elements answer; nil when nothing can size itself.
  public var measurement: CaseMeasurement?
  /// Where the view is scrolled to, in points; nil for the top.
  public var contentOffset: CGPoint?
  /// How far orthogonal sections are scrolled, in points.
  public var orthogonalOffsets: [Int: CGFloat] = [:]
  /// What happens to the view when the case is simulated; nil when nobody says.
  public var script: ScrollScript?
  /// What must come out.
  public var expected: CaseExpectation

  /// Makes a case that expects nothing yet.
  ///
  /// - Parameters:
  ///   - name: what the case shows.
  ///   - layout: the layout.
  ///   - environment: the view it is laid out in.
  ///   - itemCounts: the items of each section, none negative.
  public init(
    name: String, layout: LayoutDocument, environment: CaseEnvironment, itemCounts: [Int]
  ) {
    self.name = name
    self.layout = layout
    self.environment = environment
    self.itemCounts = itemCounts
    expected = CaseExpectation()
  }

  /// Reads a case from a JSON text.
  ///
  /// - Parameters:
  ///   - text: the JSON text.
  ///   - limits: what the text may ask of its reader.
  /// - Throws: the first thing that is wrong, with its place and what to write instead.
  public init(json text: String, limits: DocumentLimits = .init()) throws(DocumentError) {
    self = try Self.read(json: text, limits: limits)
  }

  /// Reads a case from the bytes of a JSON text in UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: the JSON text.
  ///   - limits: what the text may ask of its reader.
  /// - Throws: the first thing that is wrong, with its place and what to write instead.
  public init(json bytes: [UInt8], limits: DocumentLimits = .init()) throws(DocumentError) {
    self = try Self.read(json: bytes, limits: limits)
  }

  /// The case as a JSON text, the same on every platform; defaults are left out.
  ///
  /// - Throws: an `EncodingError` where the layout holds a closure, which no document can.
  public func jsonText() throws(EncodingError) -> String { try json() }

  /// What the layout depends on.
  public var layoutEnvironment: CollectionLayoutEnvironment { environment.layoutEnvironment }

  /// What the view shows: scrolled to ``contentOffset``, or to the top.
  public var viewport: Viewport {
    Viewport(
      contentOffset: contentOffset ?? startOffset, size: environment.size,
      adjustedContentInset: environment.adjustedContentInset,
      orthogonalOffsets: orthogonalOffsets)
  }

  /// What the view shows of a layout.
  ///
  /// Its orthogonal sections are where they come to rest when they are asked to go to
  /// ``orthogonalOffsets``; sections of which nothing is asked rest at zero.
  ///
  /// - Parameter layout: the layout of this case.
  /// - Complexity: O(log groups) for each offset.
  public func viewport(of layout: CollectionLayout) -> Viewport {
    var viewport = viewport
    for (section, offset) in orthogonalOffsets {
      viewport.orthogonalOffsets[section] =
        layout.orthogonalScroller(ofSection: section)?.restOffset(nearest: offset) ?? 0
    }
    return viewport
  }

  /// The layout, solved for the data; nothing is measured yet.
  ///
  /// - Complexity: O(sections).
  public func preparedLayout() -> CollectionLayout {
    var layout = layout.layout()
    layout.prepare(itemCounts: itemCounts, in: layoutEnvironment)
    return layout
  }

  /// The most elements that are measured for a document at one offset, so that answers of nothing
  /// but zeros over very many items come to an end.
  package static let measuredAtMost = 100_000

  /// The layout, solved for the data and measured as the host does it: what is in sight at the
  /// start, then what is in sight at ``contentOffset``, which stays as it is.
  ///
  /// - Complexity: O(sections), and what ``CollectionLayout/measure(in:keeping:with:)`` costs.
  public func measuredLayout() -> CollectionLayout {
    var layout = preparedLayout()
    guard let measurement else { return layout }
    var start = viewport
    start.contentOffset = startOffset
    for viewport in start == viewport ? [start] : [start, viewport] {
      layout.measure(
        in: viewport, keeping: nil, with: measurement, atMost: Self.measuredAtMost)
    }
    return layout
  }

  /// Where the view is before anybody scrolls: the top, under what covers the edges.
  package var startOffset: CGPoint {
    let inset = environment.adjustedContentInset
    return CGPoint(x: -inset.left, y: -inset.top)
  }
}
