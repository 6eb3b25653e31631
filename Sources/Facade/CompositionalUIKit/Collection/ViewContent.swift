import Compositional
import CompositionalIsolation
import CompositionalSimulation
import Foundation

/// The content of a collection view, as the simulator scrolls it.
///
/// The engine's layout answers for a compositional layout. Any other layout, and a subclass that
/// overrides a query, answers by its own methods. They are called while the simulator changes, so
/// they see the state of the view, which is brought up to date before each call.
///
/// The simulator knows no actors. It is used where its view is, so the view is used as its owner
/// uses it.
final class ViewContent: SimulatedContent, @unchecked Sendable {
  private unowned let view: UICollectionView
  /// The kinds of the elements found last; an element names its kind by the index here.
  private var kinds: [String] = []

  init(of view: UICollectionView) { self.view = view }

  /// The engine's layout, if only it decides which elements there are.
  @MainActor private var plain: CollectionLayout? {
    guard let layout = view.compositionalLayout, layout.answersAlone else { return nil }
    return layout.preparedValue
  }

  @MainActor private var prepared: CollectionLayout? { view.compositionalLayout?.preparedValue }

  var engine: CollectionLayout { withoutIsolation { prepared ?? Self.empty } }

  /// A layout without sections.
  private static var empty: CollectionLayout {
    var layout = CollectionLayout { _, _ in nil }
    layout.prepare(itemCounts: [], in: CollectionLayoutEnvironment(size: .zero))
    return layout
  }

  var scrollDirection: LayoutAxis { withoutIsolation { view.scrollAxis } }
  var contentSize: CGSize {
    withoutIsolation {
      plain?.contentSize ?? view.compositionalLayout?.collectionViewContentSize
        ?? view.layoutContentSize
    }
  }
  var itemCounts: [Int] { withoutIsolation { view.itemCounts } }
  var diagnostics: [LayoutDiagnostic] { withoutIsolation { prepared?.diagnostics ?? [] } }

  var isFinite: Bool { withoutIsolation { prepared?.isFinite ?? true } }

  // MARK: Elements

  func elementBound(in rect: CGRect, at viewport: Viewport?) -> Int {
    withoutIsolation { prepared?.elementBound(in: rect, at: viewport) ?? 0 }
  }

  func pins(_ id: ElementID) -> Bool { withoutIsolation { prepared?.pins(id) ?? false } }

  func find(in viewport: Viewport, _ buffer: inout [ElementFrame]) -> QueryWork {
    withoutIsolation {
      if let plain { return plain.find(in: viewport, &buffer) }
      // What is ahead is not in sight yet.
      let elements =
        viewport.bounds == view.bounds
        ? view.elementsInSight.map(\.value) : attributes(in: viewport.bounds, at: nil)
      buffer += elements.filter { !$0.id.isListBackground }.map(element)
      return QueryWork()
    }
  }

  private func element(_ attributes: LayoutAttributes) -> ElementFrame {
    let kind = attributes.kind ?? ""
    let slot = kinds.firstIndex(of: kind) ?? kinds.count
    if slot == kinds.count { kinds.append(kind) }
    let source: ElementFrame.Source
    switch attributes.category {
    case .cell: source = .cell
    case .supplementaryView: source = .anchored
    case .decorationView: source = .decoration
    }
    return ElementFrame(
      frame: attributes.frame, indexPath: attributes.indexPath, source: source, slot: slot)
  }

  func id(of frame: ElementFrame) -> ElementID {
    withoutIsolation {
      if let plain { return plain.id(of: frame) }
      let slot = Int(frame.slot)
      let kind = kinds.indices.contains(slot) ? kinds[slot] : ""
      switch frame.category {
      case .cell: return .cell(frame.indexPath)
      case .supplementaryView: return .supplementary(kind: kind, frame.indexPath)
      case .decorationView: return .decoration(kind: kind, frame.indexPath)
      }
    }
  }

  func frame(of id: ElementID, at viewport: Viewport) -> ElementFrame? {
    withoutIsolation {
      if let plain { return plain.frame(of: id, at: viewport) }
      return attributes(for: id, at: viewport).map(element)
    }
  }

  func attributes(for id: ElementID, at viewport: Viewport?) -> LayoutAttributes? {
    withoutIsolation {
      if let plain { return plain.attributes(for: id, at: viewport) }
      return view.attributes(of: id)?.value
    }
  }

  func attributes(in rect: CGRect, at viewport: Viewport?) -> [LayoutAttributes] {
    withoutIsolation {
      if let plain { return plain.attributes(in: rect, at: viewport) }
      if let viewport { view.show(viewport) }
      return view.answer(in: rect).map(\.value)
    }
  }

  func scrollAnchor(in viewport: Viewport, keeping edge: ScrollAnchor.Edge) -> ScrollAnchor? {
    withoutIsolation {
      prepared?.scrollAnchor(in: viewport, keeping: edge)
    }
  }

  // MARK: Scrolling

  func offsetSpan(in viewport: Viewport, along axis: LayoutAxis) -> Span {
    withoutIsolation {
      if let plain {
        view.requireContentSize(plain.contentSize)
        return plain.offsetSpan(in: viewport, along: axis)
      }
      let grid = view.pixels
      let insets = viewport.adjustedContentInset
      let low = grid.rest(-insets.low(axis))
      guard isPrepared else { return Span(low: low, high: .infinity) }
      view.requireContentSize(contentSize)
      let high = grid.rest(contentSize[axis] + insets.high(axis) - viewport.size[axis])
      return Span(low: low, high: max(low, high))
    }
  }

  /// False if the size of the content is not known, because the layout has to be prepared.
  @MainActor private var isPrepared: Bool {
    view.compositionalLayout.map { $0.preparedValue != nil } ?? (view.layoutContentSize != .zero)
  }

  func startsHigh(along axis: LayoutAxis) -> Bool {
    withoutIsolation {
      view.compositionalLayout != nil && axis == .horizontal
        && view.traitCollection.layoutDirection == .rightToLeft
    }
  }

  // MARK: Orthogonal sections

  var hasOrthogonalSections: Bool { withoutIsolation { prepared?.hasOrthogonalSections ?? false } }

  func orthogonalScroller(ofSection index: Int) -> OrthogonalScroller? {
    withoutIsolation {
      prepared?.orthogonalScroller(ofSection: index)
    }
  }

  func orthogonalOffsets(asking offsets: [Int: CGFloat]) -> [Int: CGFloat] {
    withoutIsolation {
      prepared?.orthogonalOffsets(asking: offsets) ?? [:]
    }
  }

  func sections(in viewport: Viewport) -> [Int] {
    withoutIsolation { prepared?.sections(in: viewport) ?? [] }
  }

  func orthogonalSection(at point: CGPoint) -> Int? {
    withoutIsolation { prepared?.orthogonalSection(at: point) }
  }

  func rowInsets(ofSection index: Int) -> (start: Double, end: Double) {
    withoutIsolation {
      prepared?.rowInsets(ofSection: index) ?? (0, 0)
    }
  }

  func updateHandlers(_ items: inout VisibleItems, in viewport: Viewport) -> [LayoutDiagnostic] {
    withoutIsolation {
      view.show(viewport)
      guard let prepared, !view.phases.contains(.tellingHandlers) else { return [] }
      let diagnostics = view.during(.tellingHandlers) { items.update(in: viewport, of: prepared) }
      view.handlerDiagnostics += diagnostics
      return diagnostics
    }
  }

  // MARK: Changes

  func needsMeasuring(
    in viewport: Viewport, with measurer: CollectionViewSimulator.Measurer?
  ) -> Bool {
    withoutIsolation {
      // What comes into sight as the view keeps its end has to be measured, too.
      view.show(viewport)
      guard view.dataSource != nil, view.pending.measuring else { return false }
      guard let prepared else { return true }
      return prepared.nextMeasurement(in: viewport) != nil
    }
  }

  func measure(
    in viewport: Viewport, keeping edge: ScrollAnchor.Edge, anchor: ScrollAnchor?,
    with measurer: CollectionViewSimulator.Measurer?, atMost limit: Int
  ) -> LayoutChange {
    withoutIsolation {
      view.measureViews(in: viewport, anchor: anchor, atMost: limit)
    }
  }

  func update(
    _ batch: BatchUpdates, in viewport: Viewport?, keeping edge: ScrollAnchor.Edge,
    replacedItemCount: (Int) -> Int?
  ) throws(UpdateError) -> LayoutUpdate {
    let result: Result<LayoutUpdate, UpdateError> = withoutIsolation {
      do throws(UpdateError) {
        return .success(
          try view.changeLayout(by: batch, in: viewport))
      } catch { return .failure(error) }
    }
    return try result.get()
  }

  func apply<SectionID, ItemID>(
    _ snapshot: CollectionSnapshot<SectionID, ItemID>,
    replacing old: CollectionSnapshot<SectionID, ItemID>, in viewport: Viewport?,
    keeping edge: ScrollAnchor.Edge
  ) throws(UpdateError) -> LayoutUpdate {
    let counts = snapshot.itemCounts
    return try update(snapshot.difference(from: old), in: viewport, keeping: edge) { counts[$0] }
  }

  func discard(
    _ context: InvalidationContext, in viewport: Viewport?, keeping edge: ScrollAnchor.Edge
  ) -> LayoutChange {
    withoutIsolation {
      LayoutChange(contentSize: contentSize)
    }
  }
}
