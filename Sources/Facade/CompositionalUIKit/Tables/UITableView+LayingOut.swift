import Compositional
import Foundation

// The places of rows, which the engine computes, and the views of those in sight.

extension UITableView {
  /// The height of the view above all rows, in points.
  private var headerHeight: CGFloat { tableHeaderView?.frame.height ?? 0 }

  /// The part of the rows that is in sight, in points below the first row.
  private var viewport: Viewport {
    Viewport(
      contentOffset: CGPoint(x: 0, y: contentOffset.y - headerHeight), size: bounds.size,
      adjustedContentInset: PhysicalEdgeInsets(
        top: adjustedContentInset.top, bottom: adjustedContentInset.bottom))
  }

  /// The rows in sight, from top to bottom; nil if a layout pass has to prepare them first.
  var rowsInSight: [IndexPath]? {
    guard content.layout != nil, let layout = measureRows() else { return nil }
    return layout.attributes(in: viewport).compactMap(\.id.row).sorted()
  }

  /// Measures and places the rows in sight.
  func layOutRows() {
    guard let layout = measureRows() else { return }
    place(layout, layout.contentSize.height)
  }

  /// Measures the rows in sight; nil while they are measured, and without room.
  private func measureRows() -> CollectionLayout? {
    guard !content.isMeasuring, bounds.width > 0 else { return nil }
    if content.layout == nil { prepareRows() }
    guard var layout = content.layout else { return nil }
    content.isMeasuring = true
    // The data source may ask the table meanwhile; it finds no layout, and waits for none.
    let change = layout.measure(in: viewport, keeping: .top) { [unowned self] proposal in
      PreferredSize(height: self.height(of: proposal))
    }
    content.layout = layout
    content.isMeasuring = false
    let rows = change.contentSize.height
    contentSize = CGSize(
      width: bounds.width, height: headerHeight + rows + (tableFooterView?.frame.height ?? 0))
    let moved = change.contentOffsetAdjustment.y
    if moved != 0 { contentOffset.y += moved }
    return layout
  }

  private func prepareRows() {
    if content.isReloading {
      recycle { _ in false }
      content.ahead = nil
      content.boundaries.removeAll()
      content.isReloading = false
    }
    guard let dataSource else {
      content.counts = []
      content.layout = CollectionLayout { _, _ in nil }
      return
    }
    let sections = dataSource.numberOfSections(in: self)
    precondition(sections >= 0, "A table has no negative number of sections, such as \(sections).")
    content.counts = (0..<sections).map { section in
      let count = dataSource.tableView(self, numberOfRowsInSection: section)
      precondition(count >= 0, "Section \(section) has a negative number of rows: \(count).")
      return count
    }
    let margins = listMargins
    let environment = CollectionLayoutEnvironment(
      size: bounds.size, displayScale: traitCollection.displayScale, layoutMargins: margins)
    let descriptions = (0..<sections).map { section in
      var environment = environment
      environment.sectionPosition = SectionPosition(
        isFirst: section == 0, isLast: section == sections - 1)
      return description(of: section, in: environment)
    }
    var layout = CollectionLayout { section, _ in descriptions[section] }
    layout.prepare(itemCounts: content.counts, in: environment)
    content.layout = layout
  }

  /// The margins of inset groups: those of the table, and at least those of the system.
  private var listMargins: PhysicalEdgeInsets {
    let least = leastSideMargin
    return PhysicalEdgeInsets(
      left: max(least, layoutMargins.left), right: max(least, layoutMargins.right))
  }

  private func description(
    of section: Int, in environment: CollectionLayoutEnvironment
  ) -> CollectionLayoutSection {
    var configuration = CollectionLayoutListConfiguration(
      appearance: style == .plain ? .plain : style == .grouped ? .grouped : .insetGrouped)
    if hasBoundary(UICollectionView.elementKindSectionHeader, of: section) {
      configuration.headerMode = .supplementary
    }
    if hasBoundary(UICollectionView.elementKindSectionFooter, of: section) {
      configuration.footerMode = .supplementary
    }
    let list = CollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    let estimate = [rowHeight, estimatedRowHeight].first { $0 > 0 && $0 <= .longest } ?? 44
    // A delegate may give each row a height of its own.
    let height: CollectionLayoutDimension =
      delegate == nil && rowHeight == estimate ? .absolute(rowHeight) : .estimated(estimate)
    let size = CollectionLayoutSize(.fractionalWidth(1), height)
    var made = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    made.contentInsetsReference = list.contentInsetsReference
    made.contentInsets = list.contentInsets
    made.boundarySupplementaryItems = list.boundarySupplementaryItems
    return made
  }

  // MARK: Measuring

  private func height(of proposal: MeasurementProposal) -> CGFloat {
    let height: CGFloat
    if let row = proposal.id.row {
      let asked = delegate?.tableView(self, heightForRowAt: row) ?? rowHeight
      height = asked >= 0 ? asked : fitted(view(of: proposal.id), proposal.size.width, least: 44)
    } else {
      let asked = boundaryHeight(proposal.id)
      height =
        padding(above: proposal.id)
        + (asked >= 0
          ? asked
          : fitted(view(of: proposal.id), proposal.size.width, least: proposal.size.height))
    }
    return height <= .longest ? max(0, height) : proposal.size.height
  }

  private func fitted(_ view: UIView?, _ width: CGFloat, least: CGFloat) -> CGFloat {
    guard let view else { return least }
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : least
  }

  // MARK: Views

  /// Returns the view of an element, which it makes if there is none.
  private func view(of id: ElementID) -> UIView? {
    if let view = content.shown[id] { return view }
    let made: UIView?
    if let row = id.row {
      made = dataSource?.tableView(self, cellForRowAt: row)
    } else {
      made = content.boundaries[id]
    }
    guard let made else { return nil }
    content.shown[id] = made
    return made
  }

  private func place(_ layout: CollectionLayout, _ height: CGFloat) {
    var seen: Set<ElementID> = []
    let pixels = pixels
    for attributes in layout.attributes(in: viewport) {
      seen.insert(attributes.id)
      let isNew = content.shown[attributes.id]?.superview !== self
      guard let view = view(of: attributes.id) else { continue }
      view.frame = pixels.shown(
        frame(of: attributes, in: layout).offsetBy(dx: 0, dy: headerHeight))
      guard isNew else { continue }
      if let row = attributes.id.row, let cell = view as? UITableViewCell {
        addSubview(cell)
        cell.isSelected = content.selection.contains(row)
        delegate?.tableView(self, willDisplay: cell, forRowAt: row)
      } else {
        tellBoundary(view, attributes.id, isShown: true)
        addSubview(view)
      }
    }
    makeRowAhead(of: seen)
    if let next = content.ahead { seen.insert(next) }
    recycle { seen.contains($0) }
    tableHeaderView?.frame.origin = .zero
    tableHeaderView?.frame.size.width = bounds.width
    tableFooterView?.frame.origin = CGPoint(x: 0, y: headerHeight + height)
    tableFooterView?.frame.size.width = bounds.width
    backgroundView?.frame = bounds
  }

  /// Returns the frame of an element without the room above a header, in points below the first row.
  private func frame(of attributes: LayoutAttributes, in layout: CollectionLayout) -> CGRect {
    let padding = padding(above: attributes.id)
    var frame = attributes.frame
    guard padding > 0, let start = layout.attributes(for: attributes.id)?.frame.minY else {
      return frame
    }
    let top = viewport.contentOffset.y + viewport.adjustedContentInset.top
    frame.origin.y = max(start + padding, min(top, frame.minY + padding))
    frame.size.height -= padding
    return frame
  }

  /// Makes the next row in the direction in which the table has scrolled since the last pass.
  private func makeRowAhead(of seen: Set<ElementID>) {
    let moved = contentOffset.y - content.lastOffset
    content.lastOffset = contentOffset.y
    guard moved != 0 else { return }
    content.ahead = rowAhead(of: seen, isForward: moved > 0)
    if let next = content.ahead { _ = view(of: next) }
  }

  /// Returns the row after those in sight, or the one before them; nil for none.
  private func rowAhead(of seen: Set<ElementID>, isForward: Bool) -> ElementID? {
    let rows = seen.compactMap(\.row)
    guard let edge = isForward ? rows.max() : rows.min() else { return nil }
    let counts = content.counts
    let step = isForward ? 1 : -1
    var (section, row) = (edge.section, edge.row + step)
    // Sections may be empty.
    while counts.indices.contains(section), !(0..<counts[section] ~= row) {
      section += step
      row = isForward || !counts.indices.contains(section) ? 0 : counts[section] - 1
    }
    guard counts.indices.contains(section) else { return nil }
    return .cell(section: section, item: row)
  }

  /// Takes the views away that are not kept; rows with an identifier wait for reuse.
  func recycle(keeping isKept: (ElementID) -> Bool) {
    for (id, view) in content.shown where !isKept(id) {
      content.shown[id] = nil
      let wasShown = view.superview === self
      view.removeFromSuperview()
      guard let cell = view as? UITableViewCell else {
        if wasShown { tellBoundary(view, id, isShown: false) }
        continue
      }
      if wasShown, let row = id.row {
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: row)
      }
      if let identifier = cell.reuseIdentifier {
        content.spare[identifier, default: []].append(cell)
      }
    }
  }
}
