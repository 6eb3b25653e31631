import Compositional
import CompositionalContent
import CompositionalSimulation

/// A layout with an environment, data and expected results.
///
/// This is the format of recorded results, of the input of the command, and of data-driven tests.
public struct CaseDocument: Hashable, Sendable {
  /// The name of the case.
  public var name: String
  /// The source of the expectations; nil if unknown.
  public var origin: String?
  /// The layout.
  public var layout: LayoutDocument
  /// The environment of the view.
  public var environment: CaseEnvironment
  /// The number of items in each section.
  public var itemCounts: [Int]
  /// The sizes of self-sizing elements; nil if no element sizes itself.
  public var measurement: CaseMeasurement?
  /// The content offset, in points; nil for the top.
  public var contentOffset: CGPoint?
  /// The requested offsets of orthogonal sections, in points.
  public var orthogonalOffsets: [Int: CGFloat] = [:]
  /// The script of a simulation of the case; nil if there is none.
  public var script: ScrollScript?
  /// The expected results.
  public var expected: CaseExpectation

  /// Creates a case without expectations.
  ///
  /// - Parameters:
  ///   - name: The name of the case.
  ///   - layout: The layout.
  ///   - environment: The environment of the view.
  ///   - itemCounts: The number of items in each section, not negative.
  public init(
    name: String, layout: LayoutDocument, environment: CaseEnvironment, itemCounts: [Int]
  ) {
    self.name = name
    self.layout = layout
    self.environment = environment
    self.itemCounts = itemCounts
    expected = CaseExpectation()
  }

  /// The items of each section of a layout without data.
  package static let standardCount = 20
  /// The size of the view of a layout that names none, in points.
  package static let standardSize = CGSize(width: 390.0, height: 844.0)

  /// Creates a case that shows a layout: with ``standardCount`` items in each section, in a view of
  /// ``standardSize``.
  ///
  /// - Parameter layout: The layout.
  package init(showing layout: LayoutDocument) {
    self.init(
      name: "", layout: layout, environment: CaseEnvironment(size: Self.standardSize),
      itemCounts: layout.sections.map { _ in Self.standardCount })
  }

  /// Reads a case from a JSON text.
  ///
  /// - Parameters:
  ///   - text: The JSON text.
  ///   - limits: The limits of the text.
  /// - Throws: ``DocumentError`` with the errors of the text, their paths and the expected forms.
  public init(json text: String, limits: DocumentLimits = .init()) throws(DocumentError) {
    self = try Self.read(json: text, limits: limits)
  }

  /// Reads a case from the UTF-8 bytes of a JSON text.
  ///
  /// - Parameters:
  ///   - bytes: The JSON text.
  ///   - limits: The limits of the text.
  /// - Throws: ``DocumentError`` with the errors of the text, their paths and the expected forms.
  public init(json bytes: [UInt8], limits: DocumentLimits = .init()) throws(DocumentError) {
    self = try Self.read(json: bytes, limits: limits)
  }

  /// Returns the case as a JSON text, without default values; the text is the same on every
  /// platform.
  ///
  /// - Throws: `EncodingError` if the layout contains a closure, which a document cannot.
  public func jsonText() throws(EncodingError) -> String { try json() }

  /// The environment of the layout.
  public var layoutEnvironment: CollectionLayoutEnvironment { environment.layoutEnvironment }

  /// The viewport at ``contentOffset``, or at the top left, behind everything that covers the edges.
  ///
  /// It knows nothing of the content. ``viewport(of:)`` begins where reading starts.
  public var viewport: Viewport {
    let inset = environment.adjustedContentInset
    let grid = PixelGrid(scale: Double(layoutEnvironment.displayScale))
    let top = CGPoint(x: grid.rest(-inset.left), y: grid.rest(-inset.top))
    return Viewport(
      contentOffset: contentOffset ?? top, size: environment.size, adjustedContentInset: inset,
      orthogonalOffsets: orthogonalOffsets)
  }

  /// Returns the viewport for a layout, with the rest offsets of its orthogonal sections.
  ///
  /// Without a ``contentOffset`` it is where reading starts.
  ///
  /// A section rests at the rest offset nearest to its offset in ``orthogonalOffsets``, and at zero
  /// if it has none there.
  ///
  /// - Parameter layout: The layout of this case.
  /// - Complexity: O(log groups) per offset
  public func viewport(of layout: CollectionLayout) -> Viewport {
    var viewport = viewport
    viewport.contentOffset = contentOffset ?? layout.startOffset(in: viewport)
    for (section, offset) in orthogonalOffsets {
      viewport.orthogonalOffsets[section] =
        layout.orthogonalScroller(ofSection: section)?.restOffset(nearest: offset) ?? 0
    }
    return viewport
  }

  /// Returns the layout prepared for the data, without measured sizes.
  ///
  /// - Complexity: O(sections)
  public func preparedLayout() -> CollectionLayout {
    var layout = layout.layout()
    layout.prepare(itemCounts: itemCounts, in: layoutEnvironment)
    return layout
  }

  /// Returns a simulated view that begins as the case does.
  ///
  /// - Complexity: That of preparing the layout and measuring the visible elements
  package func simulator() -> CollectionViewSimulator {
    var simulator = CollectionViewSimulator(
      layout.layout(), itemCounts: itemCounts, in: layoutEnvironment,
      contentInset: environment.contentInset, measurer: measurement?.measurer(),
      orthogonalOffsets: orthogonalOffsets)
    simulator.shownAtMost = DocumentBounds.elements
    if let contentOffset {
      simulator.place(at: contentOffset)
      simulator.layOutContent()
    }
    return simulator
  }

  /// The maximum number of elements measured at one offset.
  ///
  /// It stops the measuring of very many items whose sizes are all zero, and of all cells of a
  /// section that shares a length. A simulated view has the same bound.
  package static let measuredAtMost = CollectionViewSimulator.measuredAtOnce

  /// Returns the prepared layout, measured as the host does it.
  ///
  /// The visible elements at the start are measured first, then those at ``contentOffset``, which
  /// does not change. Nothing is measured in a layout whose sums are no numbers.
  ///
  /// - Complexity: O(sections), plus that of `CollectionLayout.measure(in:keeping:anchor:with:atMost:)`
  public func measuredLayout() -> CollectionLayout {
    var layout = preparedLayout()
    guard layout.isFinite, let measurer = measurement?.measurer() else { return layout }
    var viewport = viewport
    layout.open(&viewport, at: contentOffset, with: measurer, atMost: Self.measuredAtMost)
    return layout
  }
}
