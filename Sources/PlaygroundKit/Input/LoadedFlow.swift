import Compositional
import CompositionalDocuments
import CompositionalInspection

/// A flow layout with its data in a view, after the options of the command.
struct LoadedFlow {
  /// The title of reports.
  let title: String
  private var view: FlowView

  /// The frames.
  var frames: PreparedFlowLayout { view.frames }
  /// The view at its offset.
  var viewport: Viewport { view.viewport }
  /// The measurer of items; nil if none is measured.
  var measurer: ClosureMeasurer? { view.measurer }
  /// The scroll position that the view is asked for, in points; nil for the start.
  let askedOffset: CGPoint?

  /// Prepares the layout of a document, and measures what the view shows.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - name: The name of the layout in messages, and the title of a document without a name.
  ///   - overrides: What the options replace.
  ///   - measurement: The measured sizes in place of the document's; nil for those.
  ///   - offset: The scroll position, in points; nil for that of the document.
  init(
    _ document: FlowDocument, name: String, _ overrides: LayoutOverrides,
    measuring measurement: MeasureOption?, at offset: CGPoint?
  ) throws {
    guard overrides.orthogonalOffsets.isEmpty else {
      throw CommandFailure.usage(
        "--orthogonal: \(name) is a flow layout, whose sections do not scroll orthogonally.")
    }
    var document = document
    var environment = document.environment ?? .standard
    environment.apply(overrides)
    document.environment = environment
    document.itemCounts = overrides.itemCounts ?? document.itemCounts
    if let measurement { document.measurement = measurement.measurement }
    document.contentOffset = offset ?? document.contentOffset
    guard document.itemCounts?.count ?? 0 <= ArgumentLimits.sections else {
      throw CommandFailure.data(
        "\(name): a layout can have at most \(ArgumentLimits.sections) sections.")
    }
    title = document.name.isEmpty ? name : document.name
    askedOffset = document.contentOffset
    do throws(DocumentError) {
      view = try FlowView(document)
    } catch {
      throw CommandFailure.data("\(name): \(error.message).")
    }
  }

  /// Measures what the view shows at an offset, in points; nil for the start.
  mutating func open(at offset: CGPoint?) { view.open(at: offset) }

  /// Throws if a rectangle may contain more elements than a query can return.
  func checkBound(of rect: CGRect, atMost limit: Int = DocumentBounds.elements) throws {
    guard frames.elementBound(in: rect) > limit else { return }
    throw CommandFailure.tooManyElements(limit)
  }

  /// Returns the element with a name.
  ///
  /// - Throws: A failure if there is none, or if the name is that of a part inside an element.
  func element(_ name: ElementName) throws -> LayoutAttributes {
    guard let element = frames.attributes(for: name.id, at: viewport) else {
      throw CommandFailure.usage(
        "there is no \(name.id); \(frames.elementsInstead(of: name.id)).")
    }
    if let part = name.part { _ = try name.part(part, among: []) }
    return element
  }
}
