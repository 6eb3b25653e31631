import CompositionalDocuments
import UIKit

extension CaseHost {
  /// Returns the case with the answers of this view as its expectations.
  ///
  /// - Parameter origin: The system, version, device and scale that answered.
  public func recorded(origin: String) -> CaseDocument {
    var document = document
    document.origin = origin
    // They are those of another system.
    document.layout.configuration.quirks = []
    document.expected = CaseExpectation()
    document.environment.readableContentInsets = readableContentInsets
    if performsScript {
      performScript()
      document.expected.afterScript = true
    } else if document.contentOffset != nil {
      // Cells that size themselves may move a view that was scrolled.
      document.contentOffset = collectionView.contentOffset
    }
    document.expected.contentSize = collectionView.collectionViewLayout.collectionViewContentSize
    document.expected.contentOffset = collectionView.contentOffset
    document.expected.elements = elements
    // A rectangle finds no element outside the content, and none outside the row of an orthogonal
    // section.
    if !document.layout.hasOrthogonalSections {
      document.expected.queries = [query(everywhere), query(collectionView.bounds)]
    }
    // Layout attributes are those of rows that were not scrolled.
    var steps = self.document.expected.orthogonal.map(\.set)
    if !document.orthogonalOffsets.isEmpty { steps.insert(document.orthogonalOffsets, at: 0) }
    document.orthogonalOffsets = [:]
    document.expected.orthogonal = steps.map(step)
    return document
  }

  /// Returns false for a case that no recording decides: one whose cells are measured in rows that
  /// have been scrolled, or in rows of centered groups, of which it is not known what they show
  /// before they are scrolled (rule 2.15.5).
  ///
  /// - Parameter document: The case.
  public static func canRecord(_ document: CaseDocument) -> Bool {
    document.measurement == nil
      || document.orthogonalOffsets.isEmpty && !document.layout.hasCenteredRows
  }

  /// A rectangle around the content.
  private var everywhere: CGRect {
    let size = collectionView.collectionViewLayout.collectionViewContentSize
    return CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1)
  }

  /// The elements that a rectangle finds, and all cells, each once.
  private var elements: [CaseExpectation.Element] {
    let layout = collectionView.collectionViewLayout
    let counts = (0..<collectionView.numberOfSections).map {
      collectionView.numberOfItems(inSection: $0)
    }
    let cells = counts.enumerated().flatMap { section, count in
      (0..<count).compactMap {
        layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
    }
    var seen: Set<ElementID> = []
    return (attributes(in: everywhere) + cells)
      .filter { seen.insert(id(of: $0)).inserted }
      .map { CaseExpectation.Element(id: id(of: $0), frame: $0.frame, zIndex: $0.zIndex) }
  }

  /// Returns the identifier of an element; that of a list's background has this project's kind,
  /// because UIKit's is not published.
  private func id(of attributes: UICollectionViewLayoutAttributes) -> ElementID {
    guard case .decoration(let kind, let path) = attributes.elementID,
      !document.layout.decorationKinds.contains(kind)
    else { return attributes.elementID }
    return .decoration(kind: CollectionLayoutListConfiguration.backgroundKind, path)
  }

  /// The readable width, which no view can be given; nil if it is that inside the layout margins.
  private var readableContentInsets: PhysicalEdgeInsets? {
    let bounds = collectionView.bounds
    func insets(_ guide: UILayoutGuide) -> PhysicalEdgeInsets {
      let frame = guide.layoutFrame
      return PhysicalEdgeInsets(
        top: frame.minY - bounds.minY, left: frame.minX - bounds.minX,
        bottom: bounds.maxY - frame.maxY, right: bounds.maxX - frame.maxX)
    }
    let readable = insets(collectionView.readableContentGuide)
    return readable == insets(collectionView.layoutMarginsGuide) ? nil : readable
  }

  private func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    collectionView.collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
  }

  private func query(_ rect: CGRect) -> CaseExpectation.Query {
    CaseExpectation.Query(rect: rect, elements: attributes(in: rect).map(id))
  }

  /// Scrolls orthogonal sections, and returns where they come to rest and what is visible then.
  private func step(_ asked: [Int: CGFloat]) -> CaseExpectation.OrthogonalStep {
    var rests: [Int: CGFloat] = [:]
    for (section, offset) in asked.sorted(by: { $0.key < $1.key }) {
      rests[section] = scroll(section: section, to: offset)
    }
    collectionView.layoutIfNeeded()
    let visible = collectionView.indexPathsForVisibleItems.sorted().compactMap { path in
      collectionView.cellForItem(at: path).map { cell in
        CaseExpectation.Element(
          id: .cell(section: path.section, item: path.item),
          frame: cell.convert(cell.bounds, to: collectionView.superview))
      }
    }
    return CaseExpectation.OrthogonalStep(set: asked, offsets: rests, visible: visible)
  }

  /// Scrolls an orthogonal section as a finger does that lets go, and returns where it rests.
  private func scroll(section: Int, to offset: CGFloat) -> CGFloat {
    #if canImport(Darwin)
      guard let row = row(of: section) else { return 0 }
      // The row scrolls in a view of its own, whose delegate says where a drag ends.
      var target = CGPoint(x: offset, y: row.contentOffset.y)
      row.delegate?.scrollViewWillEndDragging?(
        row, withVelocity: .zero, targetContentOffset: &target)
      row.setContentOffset(target, animated: false)
      return target.x
    #else
      return collectionView.simulation.scrollOrthogonalSection(section, to: offset)
    #endif
  }

  #if canImport(Darwin)
    /// The scroll view of an orthogonal section; nil if none of its cells is in one.
    private func row(of section: Int) -> UIScrollView? {
      let cell = collectionView.indexPathsForVisibleItems
        .first { $0.section == section }
        .flatMap { collectionView.cellForItem(at: $0) }
      var view = cell?.superview
      while let parent = view, parent !== collectionView {
        if let row = parent as? UIScrollView { return row }
        view = parent.superview
      }
      return nil
    }
  #endif
}
