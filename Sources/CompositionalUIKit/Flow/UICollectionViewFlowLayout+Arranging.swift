import Compositional
import Foundation

// The way from the properties, the delegate and the view to an arrangement, and from its elements
// to attributes.

extension UICollectionViewFlowLayout {
  /// The depth of headers and footers that stay in sight.
  private static let pinnedDepth = 10

  /// The room for lines; nil without a view and without a preparation.
  var room: FlowState.Room? {
    let side = scrollDirection.perpendicular
    if let view = collectionView {
      let inset = view.adjustedContentInset
      let traits = view.traitCollection
      return FlowState.Room(
        axis: scrollDirection,
        across: FlowSize.usable(view.bounds.size[side] - inset.low(side) - inset.high(side)),
        inset: reference(view.safeAreaInsets, view.layoutMargins, beyond: inset),
        scale: Double(traits.displayScale), isMirrored: isMirrored(in: traits.layoutDirection),
        delegate: view.delegate.map { ObjectIdentifier($0) })
    }
    return given.map { given in
      let environment = given.environment
      return FlowState.Room(
        axis: scrollDirection,
        across: FlowSize.usable(environment.ownContainer.contentSize[side]),
        inset: reference(
          environment.safeAreaInsets, environment.layoutMargins, beyond: .zero),
        scale: Double(environment.displayScale),
        isMirrored: isMirrored(in: environment.layoutDirection))
    }
  }

  private func isMirrored(in direction: UIUserInterfaceLayoutDirection) -> Bool {
    flipsHorizontallyInOppositeLayoutDirection && direction != developmentLayoutDirection
  }

  /// Returns the insets of the reference, as far as they exceed the content inset.
  private func reference(
    _ safeArea: UIEdgeInsets, _ margins: UIEdgeInsets, beyond inset: UIEdgeInsets
  ) -> UIEdgeInsets {
    let reference: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: reference = safeArea
    case .fromLayoutMargins: reference = margins
    }
    return UIEdgeInsets(
      top: max(0, reference.top - inset.top), left: max(0, reference.left - inset.left),
      bottom: max(0, reference.bottom - inset.bottom),
      right: max(0, reference.right - inset.right))
  }

  /// Arranges the lines if they are invalid, or the room for them has changed.
  func arrangeIfNeeded() {
    guard let room else { return }
    guard state.arrangement == nil || state.room != room else { return }
    if state.room != room { state.content = nil }
    if state.content == nil { state.content = content(in: room) }
    state.room = room
    var arrangement = FlowArrangement(
      state.content ?? [], along: room.axis, across: room.across, scale: room.scale,
      isMirrored: room.isMirrored)
    if !state.measured.isEmpty {
      arrangement.resize(
        state.measured.mapValues { $0.mapValues { FlowSize($0, along: room.axis) } })
    }
    state.arrangement = arrangement
    state.notePoorFits(in: room)
  }

  /// Returns the sections, as the delegate and the properties describe them.
  private func content(in room: FlowState.Room) -> [FlowContent] {
    state.selfSizing = estimatedItemSize == .zero ? [:] : nil
    guard let view = collectionView else {
      return (given?.itemCounts ?? []).enumerated().map { section, count in
        let rules = rules(
          lineSpacing: minimumLineSpacing, itemSpacing: minimumInteritemSpacing,
          inset: sectionInset, header: headerReferenceSize, footer: footerReferenceSize, room)
        return FlowContent(evenSizes(count, inSection: section), rules)
      }
    }
    let delegate = view.delegate as? UICollectionViewDelegateFlowLayout
    return (0..<view.numberOfSections).map { section in
      let count = view.numberOfItems(inSection: section)
      let sizes = delegate.flatMap { self.sizes(count, inSection: section, of: view, from: $0) }
      return FlowContent(
        sizes ?? evenSizes(count, inSection: section), rules(of: section, of: view, delegate, room))
    }
  }

  private func rules(
    of section: Int, of view: UICollectionView, _ delegate: UICollectionViewDelegateFlowLayout?,
    _ room: FlowState.Room
  ) -> FlowRules {
    rules(
      lineSpacing: delegate?.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing,
      itemSpacing: delegate?.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing,
      inset: delegate?.collectionView(view, layout: self, insetForSectionAt: section)
        ?? sectionInset,
      header: delegate?.collectionView(
        view, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize,
      footer: delegate?.collectionView(
        view, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize, room)
  }

  private func rules(
    lineSpacing: CGFloat, itemSpacing: CGFloat, inset: UIEdgeInsets, header: CGSize,
    footer: CGSize, _ room: FlowState.Room
  ) -> FlowRules {
    var rules = FlowRules()
    rules.lineSpacing = lineSpacing.isFinite ? Double(lineSpacing) : 0
    rules.itemSpacing = itemSpacing.isFinite ? Double(itemSpacing) : 0
    rules.inset = inset.finite
    switch room.axis {
    case .vertical:
      rules.inset.left += room.inset.left
      rules.inset.right += room.inset.right
    case .horizontal:
      rules.inset.top += room.inset.top
      rules.inset.bottom += room.inset.bottom
    }
    rules.header = FlowSize.usable(header[room.axis])
    rules.footer = FlowSize.usable(footer[room.axis])
    return rules
  }

  /// Returns the sizes of a section that the delegate knows nothing of.
  private func evenSizes(_ count: Int, inSection section: Int) -> FlowContent.Sizes {
    if itemSize == Self.automaticSize, estimatedItemSize == .zero {
      state.selfSizing?[section] = Set(0..<max(0, count))
    }
    let size = estimatedItemSize == .zero ? itemSize : estimate
    return .even(FlowSize(known(size), along: scrollDirection), count: count)
  }

  /// Asks the delegate for the sizes of a section; nil if it has no method for it.
  private func sizes(
    _ count: Int, inSection section: Int, of view: UICollectionView,
    from delegate: UICollectionViewDelegateFlowLayout
  ) -> FlowContent.Sizes? {
    guard count > 0 else { return nil }
    isDelegateSilent = false
    var sizes: [FlowSize] = []
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      let size = delegate.collectionView(view, layout: self, sizeForItemAt: path)
      // One answer tells whether there is a method.
      guard !isDelegateSilent else { return nil }
      if size == Self.automaticSize { state.selfSizing?[section, default: []].insert(item) }
      sizes.append(FlowSize(known(size), along: scrollDirection))
    }
    if let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
      return .even(first, count: count)
    }
    return .each(sizes)
  }

  /// The size of an item until its cell has said its own.
  private var estimate: CGSize {
    if estimatedItemSize != .zero, estimatedItemSize != Self.automaticSize {
      return estimatedItemSize
    }
    return itemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : itemSize
  }

  private func known(_ size: CGSize) -> CGSize { size == Self.automaticSize ? estimate : size }

  /// The views that stay in sight; nil if none does.
  var pins: FlowArrangement.Pins? {
    guard sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds,
      let view = collectionView
    else { return nil }
    return .init(
      visible: view.bounds.inset(by: view.adjustedContentInset),
      headers: sectionHeadersPinToVisibleBounds, footers: sectionFootersPinToVisibleBounds)
  }

  /// Returns the attributes of an element.
  func attributes(_ element: FlowArrangement.Element) -> UICollectionViewLayoutAttributes {
    let path = ElementIndexPath(item: 0, section: element.section)
    var value: LayoutAttributes
    switch element.part {
    case .item(let item):
      value = LayoutAttributes(
        id: .cell(ElementIndexPath(item: item, section: element.section)), frame: element.frame)
    case .header:
      value = LayoutAttributes(
        id: .supplementary(kind: UICollectionView.elementKindSectionHeader, path),
        frame: element.frame)
      if sectionHeadersPinToVisibleBounds { value.zIndex = Self.pinnedDepth }
    case .footer:
      value = LayoutAttributes(
        id: .supplementary(kind: UICollectionView.elementKindSectionFooter, path),
        frame: element.frame)
      if sectionFootersPinToVisibleBounds { value.zIndex = Self.pinnedDepth }
    }
    let attributes = makeAttributes(value)
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

extension UIEdgeInsets {
  /// The insets, with 0 for those that are not finite.
  fileprivate var finite: UIEdgeInsets {
    func finite(_ inset: CGFloat) -> CGFloat { inset.isFinite ? inset : 0 }
    return UIEdgeInsets(
      top: finite(top), left: finite(left), bottom: finite(bottom), right: finite(right))
  }
}
