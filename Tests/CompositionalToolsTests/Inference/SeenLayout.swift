import Compositional
import CompositionalDocuments
import CompositionalTools

/// A layout in a view, as an answer about its whole content shows it.
struct SeenLayout {
  let observation: LayoutObservation
  private let itemCounts: [Int]
  let environment: CollectionLayoutEnvironment
  private let offset: CGPoint

  init(
    _ document: LayoutDocument, _ itemCounts: [Int], _ environment: CollectionLayoutEnvironment,
    measurer: ClosureMeasurer? = nil
  ) {
    self.itemCounts = itemCounts
    self.environment = environment
    let size = environment.container.contentSize
    offset = CGPoint(x: 0, y: -environment.safeAreaInsets.top)
    var layout = document.layout()
    layout.prepare(itemCounts: itemCounts, in: environment)
    if let measurer { layout.measureEverything(with: measurer) }
    let viewport = Self.viewport(layout, environment, offset)
    let far = CGRect(x: -10_000, y: -10_000, width: 400_000, height: 400_000)
    let elements = layout.attributes(in: far, at: viewport).map(Self.rounded)
    var observation = LayoutObservation(size: size, elements: elements)
    observation.contentSize = layout.contentSize
    observation.contentOffset = offset
    observation.area = far
    for element in elements {
      guard case .cell(let path) = element.id,
        layout.orthogonalScroller(ofSection: path.section) != nil,
        let frame = layout.attributes(for: element.id)?.frame
      else { continue }
      observation.unscrolledFrames[element.id] = Self.rounded(frame)
    }
    self.observation = observation
  }

  private static func viewport(
    _ layout: CollectionLayout, _ environment: CollectionLayoutEnvironment, _ offset: CGPoint
  ) -> Viewport {
    Viewport(
      contentOffset: offset, size: environment.container.contentSize,
      adjustedContentInset: environment.safeAreaInsets,
      orthogonalOffsets: layout.orthogonalOffsets())
  }

  private static func rounded(_ element: LayoutAttributes) -> LayoutAttributes {
    var element = element
    element.frame = rounded(element.frame)
    return element
  }

  /// Rounds as answers do: to four decimals.
  private static func rounded(_ frame: CGRect) -> CGRect {
    func round(_ number: CGFloat) -> CGFloat { (number * 10_000).rounded() / 10_000 }
    return CGRect(
      x: round(frame.minX), y: round(frame.minY), width: round(frame.width),
      height: round(frame.height))
  }

  /// Returns the first element that has another frame in a layout; nil if there is none.
  func difference(
    from document: LayoutDocument, measurer: ClosureMeasurer? = nil
  ) -> String? {
    var layout = document.layout()
    layout.prepare(itemCounts: itemCounts, in: environment)
    if let measurer { layout.measureEverything(with: measurer) }
    let viewport = Self.viewport(layout, environment, offset)
    for element in observation.elements {
      let frame = layout.attributes(for: element.id, at: viewport)?.frame
      let numbers = frame.map { [$0.minX, $0.minY, $0.width, $0.height] } ?? []
      let expected = element.frame
      let others = [expected.minX, expected.minY, expected.width, expected.height]
      if numbers.isEmpty || zip(numbers, others).contains(where: { abs($0 - $1) > 0.34 }) {
        return "\(element.id) at \(observation.size.width): \(others), found \(numbers)"
      }
    }
    return nil
  }
}
