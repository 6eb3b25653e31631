// The way from the properties of a layout to its lines, and from their elements to attributes.

extension CollectionFlowLayout {
  /// The depth of headers and footers that stay in sight.
  private static let pinnedDepth = 10

  /// Returns the frames of all elements in a room.
  ///
  /// - Complexity: O(sections), and O(items) of sections whose items have different sizes.
  package func arranged(_ itemCounts: [Int], in room: FlowRoom) -> FlowArrangement {
    FlowArrangement(
      itemCounts.enumerated().map { content(ofSection: $0, count: $1, in: room) },
      along: room.axis, across: room.across, scale: room.scale, isMirrored: room.isMirrored)
  }

  /// The properties of a section; nil for those of the layout.
  package func section(_ index: Int) -> Section? {
    sections.isEmpty ? nil : sections[index % sections.count]
  }

  private func content(ofSection index: Int, count: Int, in room: FlowRoom) -> FlowContent {
    let section = section(index)
    func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    let own = section?.inset ?? sectionInset
    var rules = FlowRules()
    rules.lineSpacing = Double(finite(section?.minimumLineSpacing ?? minimumLineSpacing))
    rules.itemSpacing = Double(finite(section?.minimumInteritemSpacing ?? minimumInteritemSpacing))
    rules.inset = room.inset(
      of: PhysicalEdgeInsets(
        top: finite(own.top), left: finite(own.left), bottom: finite(own.bottom),
        right: finite(own.right)))
    rules.header = FlowSize.usable((section?.headerReferenceSize ?? headerReferenceSize)[room.axis])
    rules.footer = FlowSize.usable((section?.footerReferenceSize ?? footerReferenceSize)[room.axis])
    let sizes = section?.itemSizes ?? []
    rules.itemsSizeThemselves =
      estimatedItemSize != .zero
      || (sizes.isEmpty ? [itemSize] : sizes).contains(Self.automaticSize)
    rules.unmeasuredItemsAreAverage = estimatesByAverage(inSection: index)
    return FlowContent(self.sizes(count, sizes, along: room.axis), rules)
  }

  private func sizes(
    _ count: Int, _ given: [CGSize], along axis: LayoutAxis
  ) -> FlowContent.Sizes {
    let sizes = given.prefix(max(0, count)).map { FlowSize(known($0), along: axis) }
    guard let first = sizes.first else {
      let size = estimatedItemSize == .zero ? itemSize : estimate
      return .even(FlowSize(known(size), along: axis), count: count)
    }
    if sizes.allSatisfy({ $0 == first }) { return .even(first, count: count) }
    return .each(
      sizes.count == count ? sizes : (0..<count).map { sizes[$0 % sizes.count] })
  }

  /// The size of an item until it is measured.
  private var estimate: CGSize {
    if estimatedItemSize != .zero, estimatedItemSize != Self.automaticSize {
      return estimatedItemSize
    }
    return itemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : itemSize
  }

  private func known(_ size: CGSize) -> CGSize { size == Self.automaticSize ? estimate : size }

  /// Returns true if an item says itself how large it is.
  package func isSelfSizing(_ item: Int, inSection index: Int) -> Bool {
    if estimatedItemSize != .zero { return true }
    let sizes = section(index)?.itemSizes ?? []
    return (sizes.isEmpty ? itemSize : sizes[item % sizes.count]) == Self.automaticSize
  }

  /// Returns true if the items of a section have the average size of the measured ones until they are
  /// measured themselves: if nothing gives their sizes.
  package func estimatesByAverage(inSection index: Int) -> Bool {
    (section(index)?.itemSizes ?? []).isEmpty && isSelfSizing(0, inSection: index)
  }

  /// Returns the number of items of the sections that hold a size for each of their items, or may once
  /// items are measured.
  ///
  /// - Complexity: O(sections)
  package func heldItems(_ itemCounts: [Int]) -> Int {
    var sum = 0
    for (index, count) in itemCounts.enumerated() {
      guard (section(index)?.itemSizes.count ?? 0) > 1 || isSelfSizing(0, inSection: index) else {
        continue
      }
      let (total, isTooLarge) = sum.addingReportingOverflow(count)
      if isTooLarge { return .max }
      sum = total
    }
    return sum
  }

  /// The most items of sections whose items have sizes of their own, which are held for each item.
  package static let heldAtMost = 1_000_000

  /// Returns what is wrong with item counts; nil if nothing is.
  ///
  /// - Complexity: O(sections)
  package func refusal(of itemCounts: [Int]) -> String? {
    let count = heldItems(itemCounts)
    guard count > Self.heldAtMost else { return nil }
    return "the sections whose items have sizes of their own have " + String(count)
      + " items; they can have at most " + String(Self.heldAtMost)
  }

  /// Returns the views that stay in sight; nil if none does.
  ///
  /// - Parameter visible: The part of the content that the view shows between its insets, in points.
  package func pins(in visible: CGRect) -> FlowArrangement.Pins? {
    guard sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds else { return nil }
    return FlowArrangement.Pins(
      visible: visible, headers: sectionHeadersPinToVisibleBounds,
      footers: sectionFootersPinToVisibleBounds)
  }

  /// Returns the attributes of an element.
  package func attributes(_ element: FlowArrangement.Element) -> LayoutAttributes {
    let path = ElementIndexPath(item: 0, section: element.section)
    func view(_ kind: String, isPinned: Bool) -> LayoutAttributes {
      LayoutAttributes(
        id: .supplementary(kind: kind, path), frame: element.frame,
        zIndex: isPinned ? Self.pinnedDepth : 0)
    }
    switch element.part {
    case .item(let item):
      return LayoutAttributes(
        id: .cell(ElementIndexPath(item: item, section: element.section)), frame: element.frame)
    case .header:
      return view(
        CollectionLayoutListConfiguration.headerKind, isPinned: sectionHeadersPinToVisibleBounds)
    case .footer:
      return view(
        CollectionLayoutListConfiguration.footerKind, isPinned: sectionFootersPinToVisibleBounds)
    }
  }
}
