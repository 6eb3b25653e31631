import Compositional

// A flow layout as the content of a simulated view. It has no orthogonal sections, and nothing but its
// cells measures itself.

#if !hasFeature(Embedded)
  extension CollectionViewSimulator {
    /// Creates a view of a flow layout at the start of its content, and lays it out.
    ///
    /// It scrolls, measures and changes as one of a compositional layout does, without orthogonal
    /// sections. As in UIKit, no element keeps its place while others are measured.
    ///
    /// - Parameters:
    ///   - layout: The layout.
    ///   - itemCounts: The number of items in each section, not negative.
    ///   - environment: The environment, with the size of the view. Its safe area is part of the
    ///     adjusted content inset.
    ///   - contentInset: The insets that the host adds around the content, in points.
    ///   - measurer: The measurer of items that size themselves; nil to keep their estimates.
    ///   - contentOffset: The initial content offset, in points, clamped to the scrollable range; nil
    ///     for the start.
    /// - Complexity: That of preparing the layout and measuring the visible items.
    public init(
      _ layout: CollectionFlowLayout, itemCounts: [Int],
      in environment: CollectionLayoutEnvironment,
      contentInset: PhysicalEdgeInsets = .zero, measurer: Measurer? = nil,
      contentOffset: CGPoint? = nil
    ) {
      Self.requireSize(of: environment)
      let frames = layout.prepared(
        itemCounts: itemCounts, in: environment,
        adjustedContentInset: environment.safeAreaInsets + contentInset)
      self.init(content: frames, in: environment)
      self.contentInset = contentInset
      self.measurer = measurer
      viewport = frames.viewport()
      layOut()
      guard let contentOffset, contentOffset != viewport.contentOffset else { return }
      setContentOffset(contentOffset)
      pending.events = []
    }
  }

  extension PreparedFlowLayout: SimulatedContent {
    package var engine: CollectionLayout {
      var layout = CollectionLayout { _, _ in nil }
      layout.prepare(itemCounts: [], in: environment)
      return layout
    }

    package var scrollDirection: LayoutAxis { layout.scrollDirection }
    package var diagnostics: [LayoutDiagnostic] { [] }
    package var isFinite: Bool { contentSize.width.isFinite && contentSize.height.isFinite }

    // MARK: Elements

    package func elementBound(in rect: CGRect, at viewport: Viewport?) -> Int {
      elementBound(in: rect)
    }

    package func pins(_ id: ElementID) -> Bool {
      switch id.kind {
      case CollectionLayoutListConfiguration.headerKind: layout.sectionHeadersPinToVisibleBounds
      case CollectionLayoutListConfiguration.footerKind: layout.sectionFootersPinToVisibleBounds
      default: false
      }
    }

    package func find(in viewport: Viewport, _ buffer: inout [ElementFrame]) -> QueryWork {
      let count = buffer.count
      buffer += attributes(in: viewport).map(element)
      var work = QueryWork()
      work.elementsVisited = buffer.count - count
      return work
    }

    /// Returns the place of an element; its slot says whether it is a header.
    private func element(_ attributes: LayoutAttributes) -> ElementFrame {
      let isHeader = attributes.kind == CollectionLayoutListConfiguration.headerKind
      return ElementFrame(
        frame: attributes.frame, indexPath: attributes.indexPath,
        source: attributes.category == .cell ? .cell : .boundary, slot: isHeader ? 0 : 1)
    }

    package func id(of frame: ElementFrame) -> ElementID {
      guard frame.category != .cell else { return .cell(frame.indexPath) }
      return .supplementary(
        kind: frame.slot == 0
          ? CollectionLayoutListConfiguration.headerKind
          : CollectionLayoutListConfiguration.footerKind, frame.indexPath)
    }

    package func frame(of id: ElementID, at viewport: Viewport) -> ElementFrame? {
      attributes(for: id, at: viewport).map(element)
    }

    package func attributes(in rect: CGRect, at viewport: Viewport?) -> [LayoutAttributes] {
      attributes(in: rect, at: viewport ?? self.viewport())
    }

    package func scrollAnchor(
      in viewport: Viewport, keeping edge: ScrollAnchor.Edge
    ) -> ScrollAnchor? { nil }

    // MARK: Scrolling

    package func offsetSpan(in viewport: Viewport, along axis: LayoutAxis) -> Span {
      let grid = PixelGrid(scale: Double(environment.displayScale))
      let insets = viewport.adjustedContentInset
      let low = grid.rest(-insets.low(axis))
      let high = grid.rest(
        Double(contentSize[axis]) + insets.high(axis) - Double(viewport.size[axis]))
      return Span(low: low, high: max(low, high))
    }

    package func startsHigh(along axis: LayoutAxis) -> Bool {
      axis == .horizontal && arrangement.isMirrored
    }

    // MARK: Orthogonal sections

    package var hasOrthogonalSections: Bool { false }
    package func orthogonalScroller(ofSection index: Int) -> OrthogonalScroller? { nil }
    package func orthogonalOffsets(asking offsets: [Int: CGFloat]) -> [Int: CGFloat] { [:] }
    package func sections(in viewport: Viewport) -> [Int] { [] }
    package func orthogonalSection(at point: CGPoint) -> Int? { nil }
    package func rowInsets(ofSection index: Int) -> (start: Double, end: Double) { (0, 0) }
    package func updateHandlers(
      _ items: inout VisibleItems, in viewport: Viewport
    ) -> [LayoutDiagnostic] { [] }
  }
#endif
