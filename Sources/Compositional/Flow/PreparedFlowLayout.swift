/// The frames of a flow layout for data in a view.
///
/// Its queries answer as those of a prepared `CollectionLayout` do: elements come section by section,
/// items before header and footer, and a viewport places the views that stay in sight.
public struct PreparedFlowLayout: Sendable {
  /// The layout.
  public let layout: CollectionFlowLayout
  /// The number of items of each section.
  public private(set) var itemCounts: [Int]
  /// The size of the view, its traits and its insets.
  public private(set) var environment: CollectionLayoutEnvironment
  /// Safe area and content inset of the view together, in points.
  public private(set) var adjustedContentInset: PhysicalEdgeInsets
  /// The lines, and the places of the sections.
  package internal(set) var arrangement: FlowArrangement
  /// The items that have been measured.
  package internal(set) var measured: Set<ElementIndexPath> = []
  /// Those of them that have to be measured again, and keep their sizes until then.
  var stale: Set<ElementIndexPath> = []

  /// Prepares a layout for data in a view.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - itemCounts: The number of items of each section, not negative.
  ///   - environment: The size of the view, its traits and its insets.
  ///   - adjustedContentInset: Safe area and content inset of the view together, in points.
  /// - Precondition: The item counts are not negative.
  /// - Complexity: O(sections), and O(items) of sections whose items have different sizes.
  public init(
    _ layout: CollectionFlowLayout, itemCounts: [Int], in environment: CollectionLayoutEnvironment,
    adjustedContentInset: PhysicalEdgeInsets = .zero
  ) {
    require(
      itemCounts.allSatisfy { $0 >= 0 },
      "Invalid item counts: a section cannot have fewer than 0 items.")
    self.layout = layout
    self.itemCounts = itemCounts
    self.environment = environment
    self.adjustedContentInset = adjustedContentInset
    arrangement = Self.arranged(layout, itemCounts, environment, adjustedContentInset)
  }

  /// Creates a prepared layout from lines that are arranged already.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - itemCounts: The number of items of each section.
  ///   - environment: The view for which the lines are arranged.
  ///   - adjustedContentInset: Safe area and content inset of the view together, in points.
  ///   - arrangement: The lines.
  package init(
    _ layout: CollectionFlowLayout, itemCounts: [Int], in environment: CollectionLayoutEnvironment,
    adjustedContentInset: PhysicalEdgeInsets, arrangement: FlowArrangement
  ) {
    self.layout = layout
    self.itemCounts = itemCounts
    self.environment = environment
    self.adjustedContentInset = adjustedContentInset
    self.arrangement = arrangement
  }

  private static func arranged(
    _ layout: CollectionFlowLayout, _ itemCounts: [Int],
    _ environment: CollectionLayoutEnvironment, _ adjustedContentInset: PhysicalEdgeInsets
  ) -> FlowArrangement {
    layout.arranged(
      itemCounts,
      in: FlowRoom(
        along: layout.scrollDirection, from: layout.sectionInsetReference,
        in: environment.ownContainer.contentSize, contentInset: adjustedContentInset,
        safeArea: environment.safeAreaInsets, margins: environment.layoutMargins,
        scale: environment.displayScale,
        isMirrored: layout.flipsHorizontallyInOppositeLayoutDirection
          && environment.layoutDirection == .rightToLeft))
  }

  /// Prepares the layout again for other data or another view.
  ///
  /// - Parameters:
  ///   - itemCounts: The number of items of each section; nil to keep it.
  ///   - environment: The size of the view, its traits and its insets; nil to keep them.
  ///   - adjustedContentInset: Safe area and content inset together, in points; nil to keep them.
  ///   - asksAgain: True if items keep their sizes only until they are measured again.
  ///   - newPath: Returns the new index path of a measured item, which keeps its size; nil for an item
  ///     that loses its size, or no longer exists.
  /// - Complexity: That of a preparation, and O(measured items · log items).
  package mutating func prepare(
    itemCounts: [Int]? = nil, in environment: CollectionLayoutEnvironment? = nil,
    adjustedContentInset: PhysicalEdgeInsets? = nil, asksAgain: Bool = false,
    keeping newPath: (ElementIndexPath) -> ElementIndexPath?
  ) {
    var kept: [Int: [Int: FlowSize]] = [:]
    var (paths, again): (Set<ElementIndexPath>, Set<ElementIndexPath>) = ([], [])
    for old in measured {
      guard let new = newPath(old) else { continue }
      if asksAgain || stale.contains(old) { again.insert(new) }
      kept[new.section, default: [:]][new.item] =
        arrangement.sections[old.section].size(of: old.item)
      paths.insert(new)
    }
    self.itemCounts = itemCounts ?? self.itemCounts
    self.environment = environment ?? self.environment
    self.adjustedContentInset = adjustedContentInset ?? self.adjustedContentInset
    (measured, stale) = (paths, again)
    arrangement = Self.arranged(
      layout, self.itemCounts, self.environment, self.adjustedContentInset)
    if !kept.isEmpty { arrangement.resize(kept) }
  }

  /// The size of the content, in points.
  public var contentSize: CGSize { arrangement.contentSize }

  /// A sentence for each of the first items that are longer than their lines; UIKit writes such to
  /// the console.
  ///
  /// - Complexity: O(items) of sections whose items have different sizes
  public var sizingProblems: [String] { arrangement.sizingProblems }

  /// The first items that are longer than their lines, one of a section.
  package var longItems: [LongFlowItem] { arrangement.longItems }

  /// Returns the view at an offset.
  ///
  /// - Parameter offset: The content offset, in points; nil for where reading starts.
  public func viewport(at offset: CGPoint? = nil) -> Viewport {
    let (inset, size) = (adjustedContentInset, environment.ownContainer.contentSize)
    let grid = PixelGrid(scale: Double(environment.displayScale))
    var start = CGPoint(x: grid.rest(-inset.left), y: grid.rest(-inset.top))
    if arrangement.isMirrored {
      let end = grid.rest(Double(contentSize.width + inset.right - size.width))
      if end.isFinite { start.x = max(start.x, CGFloat(end)) }
    }
    return Viewport(contentOffset: offset ?? start, size: size, adjustedContentInset: inset)
  }

  /// Returns the elements that a viewport shows, in layout order.
  ///
  /// - Complexity: O(log sections + log lines + items of the visible lines)
  public func attributes(in viewport: Viewport) -> [LayoutAttributes] {
    attributes(in: viewport.bounds, at: viewport)
  }

  /// Returns the elements that meet a rectangle, in layout order.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points of the content.
  ///   - viewport: The viewport, which places the views that stay in sight.
  /// - Complexity: O(log sections + log lines + items of the lines that meet the rectangle)
  public func attributes(in rect: CGRect, at viewport: Viewport) -> [LayoutAttributes] {
    arrangement.elements(in: rect, pins: layout.pins(in: viewport.visibleRect))
      .map { layout.attributes($0) }
  }

  /// Returns an element; nil if it does not exist.
  ///
  /// - Parameters:
  ///   - id: The identifier of the element.
  ///   - viewport: The viewport, which places the views that stay in sight; nil for their places in
  ///     the section.
  /// - Complexity: O(log lines + items of its line)
  public func attributes(for id: ElementID, at viewport: Viewport? = nil) -> LayoutAttributes? {
    let (path, pins) = (id.indexPath, viewport.flatMap { layout.pins(in: $0.visibleRect) })
    guard !path.isOfLayout else { return nil }
    switch (id.category, id.kind) {
    case (.cell, _):
      return arrangement.frame(ofItem: path.item, inSection: path.section).map {
        layout.attributes(.init(section: path.section, part: .item(path.item), frame: $0))
      }
    case (.supplementaryView, CollectionLayoutListConfiguration.headerKind) where path.item == 0:
      return arrangement.headerFrame(ofSection: path.section, pins: pins).map {
        layout.attributes(.init(section: path.section, part: .header, frame: $0))
      }
    case (.supplementaryView, CollectionLayoutListConfiguration.footerKind) where path.item == 0:
      return arrangement.footerFrame(ofSection: path.section, pins: pins).map {
        layout.attributes(.init(section: path.section, part: .footer, frame: $0))
      }
    default: return nil
    }
  }

  /// Returns all elements, in layout order.
  ///
  /// - Parameter viewport: The viewport, which places the views that stay in sight; nil for their
  ///   places in the sections.
  /// - Complexity: O(elements)
  public func allAttributes(at viewport: Viewport? = nil) -> [LayoutAttributes] {
    let pins = viewport.flatMap { layout.pins(in: $0.visibleRect) }
    return arrangement.allElements(pins: pins).map { layout.attributes($0) }
  }

  /// Returns an upper bound of the number of elements that meet a rectangle.
  ///
  /// - Parameter rect: The rectangle, in points of the content.
  /// - Complexity: O(sections that meet the rectangle + their lines that do)
  public func elementBound(in rect: CGRect) -> Int { arrangement.elementBound(in: rect) }
}
