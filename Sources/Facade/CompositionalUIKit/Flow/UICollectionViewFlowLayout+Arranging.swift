import Compositional
import Foundation

// The way from the properties, the delegate and the view to an arrangement, and from its elements
// to attributes.

extension UICollectionViewFlowLayout {
  /// The room for lines; nil without a view and without a preparation.
  var room: FlowState.Room? {
    if let view = collectionView {
      let traits = view.traitCollection
      return FlowState.Room(
        lines: FlowRoom(
          along: scrollDirection, from: sectionInsetReference.value, in: view.bounds.size,
          contentInset: view.adjustedContentInset, safeArea: view.safeAreaInsets,
          margins: view.layoutMargins, scale: traits.displayScale,
          isMirrored: isMirrored(in: traits.layoutDirection)),
        delegate: view.delegate.map { ObjectIdentifier($0) })
    }
    guard let environment = given?.environment else { return nil }
    return FlowState.Room(
      lines: FlowRoom(
        along: scrollDirection, from: sectionInsetReference.value,
        in: environment.ownContainer.contentSize, contentInset: .zero,
        safeArea: environment.safeAreaInsets, margins: environment.layoutMargins,
        scale: environment.displayScale, isMirrored: isMirrored(in: environment.layoutDirection)),
      delegate: nil)
  }

  private func isMirrored(in direction: UIUserInterfaceLayoutDirection) -> Bool {
    flipsHorizontallyInOppositeLayoutDirection && direction != developmentLayoutDirection
  }

  /// Arranges the lines if they are invalid, or the room for them has changed.
  func arrangeIfNeeded() {
    guard let room else { return }
    guard state.arrangement == nil || state.room != room else { return }
    if state.room != room { state.counts = nil }
    if state.counts == nil { describe() }
    state.room = room
    var arrangement = state.layout?.arranged(state.counts ?? [], in: room.lines)
    if !state.measured.isEmpty {
      arrangement?.resize(
        state.measured.mapValues { $0.mapValues { FlowSize($0, along: room.lines.axis) } })
    }
    state.arrangement = arrangement
  }

  /// Notes the properties, the answers of the delegate and the number of items.
  private func describe() {
    var layout = value
    if let view = collectionView {
      let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
      if let delegate = view.delegate as? UICollectionViewDelegateFlowLayout {
        layout.sections = counts.enumerated().map {
          section($0, count: $1, of: view, from: delegate)
        }
      }
      state.counts = counts
    } else {
      state.counts = given?.itemCounts ?? []
    }
    state.layout = layout
  }

  /// The properties as a value.
  private var value: CollectionFlowLayout {
    var value = CollectionFlowLayout()
    value.scrollDirection = scrollDirection
    value.itemSize = itemSize
    value.estimatedItemSize = estimatedItemSize
    value.minimumLineSpacing = minimumLineSpacing
    value.minimumInteritemSpacing = minimumInteritemSpacing
    value.sectionInset = sectionInset
    value.sectionInsetReference = sectionInsetReference.value
    value.headerReferenceSize = headerReferenceSize
    value.footerReferenceSize = footerReferenceSize
    value.sectionHeadersPinToVisibleBounds = sectionHeadersPinToVisibleBounds
    value.sectionFootersPinToVisibleBounds = sectionFootersPinToVisibleBounds
    value.flipsHorizontallyInOppositeLayoutDirection = flipsHorizontallyInOppositeLayoutDirection
    return value
  }

  /// Asks the delegate about a section.
  private func section(
    _ index: Int, count: Int, of view: UICollectionView,
    from delegate: UICollectionViewDelegateFlowLayout
  ) -> CollectionFlowLayout.Section {
    var section = CollectionFlowLayout.Section()
    section.itemSizes = sizes(count, inSection: index, of: view, from: delegate)
    section.minimumLineSpacing = delegate.collectionView(
      view, layout: self, minimumLineSpacingForSectionAt: index)
    section.minimumInteritemSpacing = delegate.collectionView(
      view, layout: self, minimumInteritemSpacingForSectionAt: index)
    section.inset = delegate.collectionView(view, layout: self, insetForSectionAt: index)
    section.headerReferenceSize = delegate.collectionView(
      view, layout: self, referenceSizeForHeaderInSection: index)
    section.footerReferenceSize = delegate.collectionView(
      view, layout: self, referenceSizeForFooterInSection: index)
    return section
  }

  /// Asks the delegate for the sizes of a section; none if it has no method for it.
  private func sizes(
    _ count: Int, inSection section: Int, of view: UICollectionView,
    from delegate: UICollectionViewDelegateFlowLayout
  ) -> [CGSize] {
    isDelegateSilent = false
    var sizes: [CGSize] = []
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      let size = delegate.collectionView(view, layout: self, sizeForItemAt: path)
      // One answer tells whether there is a method.
      guard !isDelegateSilent else { return [] }
      sizes.append(size)
    }
    return sizes
  }

  /// The views that stay in sight; nil if none does.
  var pins: FlowArrangement.Pins? {
    collectionView.flatMap { view in
      state.layout?.pins(in: view.bounds.inset(by: view.adjustedContentInset))
    }
  }

  /// Returns the attributes of an element.
  func attributes(_ element: FlowArrangement.Element) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes((state.layout ?? value).attributes(element))
    if case .item(let item) = element.part, state.isSelfSizing(item, in: element.section) {
      attributes.measuredAxes = [.horizontal, .vertical]
    }
    return attributes
  }

  /// Returns the attributes of an item in an arrangement; nil if it does not exist.
  func attributes(ofItemAt indexPath: IndexPath, in arrangement: FlowArrangement)
    -> UICollectionViewLayoutAttributes?
  {
    guard indexPath.count == 2 else { return nil }
    let (section, item) = (indexPath.section, indexPath.item)
    return arrangement.frame(ofItem: item, inSection: section).map {
      attributes(.init(section: section, part: .item(item), frame: $0))
    }
  }
}

extension UICollectionViewFlowLayout.SectionInsetReference {
  /// The same of a layout as a value.
  fileprivate var value: CollectionFlowLayout.SectionInsetReference {
    switch self {
    case .fromContentInset: .contentInset
    case .fromSafeArea: .safeArea
    case .fromLayoutMargins: .layoutMargins
    }
  }
}
