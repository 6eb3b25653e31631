import CompositionalDSL
import CompositionalTestSupport
import Testing

/// A layout of the showcase in the DSL, prepared for a view of a given size.
///
/// The expected numbers are not rounded to pixels. At a scale of 4096, flooring changes less than
/// the tolerance of 0.01 points.
struct PreparedShowcase {
  private let layout: CollectionLayout
  private let size: CGSize

  init(
    _ layout: ShowcaseLayout, width: Double, height: Double = 812, itemCounts: [Int],
    safeAreaInsets: PhysicalEdgeInsets = .zero, quirks: Quirks = []
  ) {
    var layout = Showcase.layout(layout)
    layout.configuration.quirks = quirks
    size = CGSize(width: width, height: height)
    layout.prepare(
      itemCounts: itemCounts,
      in: CollectionLayoutEnvironment(
        size: size, displayScale: 4096, safeAreaInsets: safeAreaInsets))
    self.layout = layout
  }

  /// Expects the frame of an element, at its natural position or in a viewport.
  func expect(
    _ id: ElementID, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    zIndex: Int? = nil, at viewport: Viewport? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let answer = layout.attributes(for: id, at: viewport) else {
      Issue.record("There is no \(id).", sourceLocation: sourceLocation)
      return
    }
    let wanted = LayoutAttributes(
      id: id, frame: CGRect(x: x, y: y, width: width, height: height),
      zIndex: zIndex ?? answer.zIndex)
    let difference = AttributesDifference(expected: [wanted], actual: [answer])
    #expect(difference.isEmpty, "\(difference)", sourceLocation: sourceLocation)
  }

  /// Expects the frame of a cell.
  func expectCell(
    _ item: Int, in section: Int = 0, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    at viewport: Viewport? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(
      .cell(section: section, item: item), x, y, width, height, at: viewport,
      sourceLocation: sourceLocation)
  }

  /// Expects the size of the content, along one axis or both.
  func expectContent(
    width: Double? = nil, height: Double? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let content = layout.contentSize
    for (got, wanted) in [(content.width, width), (content.height, height)] {
      guard let wanted else { continue }
      #expect(abs(got - wanted) < 0.01, "\(got)", sourceLocation: sourceLocation)
    }
  }

  /// Returns the viewport at an offset.
  func viewport(
    x: Double = 0, y: Double = 0, inset: PhysicalEdgeInsets = .zero, lanes: [Int: CGFloat] = [:]
  ) -> Viewport {
    Viewport(
      contentOffset: CGPoint(x: x, y: y), size: size, adjustedContentInset: inset,
      orthogonalOffsets: lanes)
  }

  /// Returns the visible elements of a kind.
  func visible(_ kind: String, at viewport: Viewport) -> [ElementID] {
    layout.attributes(in: viewport).map(\.id).filter { $0.kind == kind }
  }
}

extension ElementID {
  /// Returns the identifier of a section's header.
  static func header(_ section: Int = 0) -> ElementID {
    .supplementary(kind: "header", section: section)
  }

  /// Returns the identifier of a section's footer.
  static func footer(_ section: Int = 0) -> ElementID {
    .supplementary(kind: "footer", section: section)
  }
}
