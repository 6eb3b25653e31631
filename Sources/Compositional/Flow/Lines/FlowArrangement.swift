/// The frames of a flow layout, from sizes and distances alone.
///
/// `Documentation/FlowLayout.md` states its rules. Items of one size cost nothing to arrange.
package struct FlowArrangement: Sendable {
  /// An element and its frame, in points of the content.
  package struct Element: Hashable, Sendable {
    /// The part of a section that an element is.
    package enum Part: Hashable, Sendable {
      case header
      case item(Int)
      case footer
    }

    /// The section.
    package let section: Int
    /// The part of the section.
    package let part: Part
    /// The frame, in points of the content.
    package let frame: CGRect

    /// Creates an element.
    package init(section: Int, part: Part, frame: CGRect) {
      self.section = section
      self.part = part
      self.frame = frame
    }
  }

  /// The axis of scrolling.
  package let axis: LayoutAxis
  /// The length of the content across it, in points.
  package let across: Double
  package let grid: PixelGrid
  /// True if the content is mirrored from left to right.
  package let isMirrored: Bool
  /// The sections.
  package private(set) var sections: [FlowSection]
  /// The places of the sections, and how far they reach.
  private(set) var places: [Place] = []

  /// The place of a section along the scroll direction, in points.
  struct Place: Sendable {
    /// The beginning.
    var start: Double
    /// The furthest end of the sections up to this one.
    var highest: Double
    /// The lowest beginning of the sections from this one on.
    var lowest: Double
  }

  /// Arranges sections.
  ///
  /// - Parameters:
  ///   - content: The sections.
  ///   - axis: The axis of scrolling.
  ///   - across: The length of the content across it, in points.
  ///   - scale: The pixels per point, to which origins are rounded.
  ///   - isMirrored: True to mirror the content from left to right.
  /// - Complexity: O(sections), and O(items) of those whose items have different sizes.
  package init(
    _ content: [FlowContent], along axis: LayoutAxis = .vertical, across: Double,
    scale: Double = 1, isMirrored: Bool = false
  ) {
    self.axis = axis
    self.across = FlowSize.usable(across)
    grid = PixelGrid(scale: scale)
    self.isMirrored = isMirrored
    let across = self.across
    sections = content.map { FlowSection($0, along: axis, across: across) }
    arrange()
  }

  /// Arranges the sections one after the other.
  ///
  /// - Parameter first: The first section that changed; those before it keep their places.
  private mutating func arrange(from first: Int = 0) {
    places.removeSubrange(first...)
    places.reserveCapacity(sections.count)
    var start = places.last.map { $0.start + sections[first - 1].length } ?? 0
    var highest = places.last?.highest ?? -.infinity
    for index in first..<sections.count {
      highest = max(highest, start + sections[index].reach.high)
      places.append(Place(start: start, highest: highest, lowest: 0))
      start += sections[index].length
    }
    var lowest = Double.infinity
    for index in places.indices.reversed() {
      lowest = min(lowest, places[index].start + sections[index].reach.low)
      // Those before it reach as low as they did.
      if index < first, places[index].lowest == lowest { break }
      places[index].lowest = lowest
    }
  }

  /// The length of the content along the scroll direction, in points.
  var length: Double {
    guard let place = places.last, let section = sections.last else { return 0 }
    return place.start + section.length
  }

  /// The size of the content, in points.
  package var contentSize: CGSize {
    axis == .vertical
      ? CGSize(width: across, height: length) : CGSize(width: length, height: across)
  }

  /// Changes the sizes of items, which are measured then, by section and item.
  ///
  /// - Complexity: O(sections from the first change on + changes · log changes + lines of changed
  ///   sections)
  package mutating func resize(_ changes: [Int: [Int: FlowSize]]) {
    var first = sections.count
    for (section, sizes) in changes where sections.indices.contains(section) {
      sections[section].resize(sizes)
      first = min(first, section)
    }
    arrange(from: first)
  }

  /// Returns the frame of an item in points; nil if it does not exist.
  ///
  /// - Complexity: O(log lines + items of its line)
  package func frame(ofItem item: Int, inSection section: Int) -> CGRect? {
    guard sections.indices.contains(section), let frame = sections[section].frame(item) else {
      return nil
    }
    return rect(of: frame, from: places[section].start)
  }

  /// Returns the elements that meet a rectangle, section by section: items, header, footer, as
  /// the engine lists them.
  ///
  /// An element that only touches the rectangle is not among them.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points of the content.
  ///   - pins: The views that stay in sight; nil for none.
  /// - Complexity: O(log sections + log lines + items of the lines that meet the rectangle)
  package func elements(in rect: CGRect, pins: Pins? = nil) -> [Element] {
    let asked = Self.spans(of: mirrored(rect))
    let span = axis == .vertical ? asked.y : asked.x
    guard asked.x.high >= asked.x.low, asked.y.high >= asked.y.low else { return [] }
    var found: [Element] = []
    visit(sections(in: span), in: span, pins: pins) { element in
      if Self.meets(element.frame, rect) { found.append(element) }
    }
    return found
  }

  /// Returns all elements, in the order of ``elements(in:pins:)``.
  ///
  /// - Complexity: O(elements)
  package func allElements(pins: Pins? = nil) -> [Element] {
    var found: [Element] = []
    visit(sections.indices, in: nil, pins: pins) { found.append($0) }
    return found
  }

  /// Returns an upper bound of the number of elements that meet a rectangle.
  ///
  /// - Complexity: O(log sections + sections and lines that meet the rectangle)
  package func elementBound(in rect: CGRect) -> Int {
    let asked = Self.spans(of: mirrored(rect))
    let span = axis == .vertical ? asked.y : asked.x
    var bound = 0
    for index in sections(in: span) {
      let count = sections[index].itemBound(in: span.moved(by: -places[index].start))
      // Two for header and footer.
      for part in [count, 2] {
        let (sum, isTooLarge) = bound.addingReportingOverflow(part)
        if isTooLarge { return .max }
        bound = sum
      }
    }
    return bound
  }

  /// Returns the sections that may meet a span along the scroll direction.
  ///
  /// - Complexity: O(log sections)
  private func sections(in span: Span) -> Range<Int> {
    // A pixel more on both sides, because origins are rounded.
    let first = places.leadingCount(where: { $0.highest < span.low - 1 })
    return first..<max(first, places.leadingCount(where: { $0.lowest <= span.high + 1 }))
  }

  /// Calls a closure with the elements of sections that may meet a span along the scroll direction;
  /// nil for all elements.
  private func visit(
    _ indices: Range<Int>, in span: Span?, pins: Pins?, _ body: (Element) -> Void
  ) {
    for index in indices {
      let start = places[index].start
      sections[index].visit(in: span?.moved(by: -start)) { item, frame in
        body(Element(section: index, part: .item(item), frame: rect(of: frame, from: start)))
      }
      if let frame = headerFrame(ofSection: index, pins: pins) {
        body(Element(section: index, part: .header, frame: frame))
      }
      if let frame = footerFrame(ofSection: index, pins: pins) {
        body(Element(section: index, part: .footer, frame: frame))
      }
    }
  }

  /// The first items that are longer than their lines, one of a section.
  ///
  /// - Complexity: O(items) of sections whose items have different sizes
  var longItems: [LongFlowItem] {
    var items: [LongFlowItem] = []
    for (index, section) in sections.enumerated() {
      guard items.count < Self.longItemsAtMost else { break }
      guard let (item, length) = section.firstItemLongerThanLine else { continue }
      items.append(
        LongFlowItem(
          section: index, item: item, length: length, available: section.available,
          noun: axis == .vertical ? "wide" : "high"))
    }
    return items
  }

  private static let longItemsAtMost = 20

  /// A sentence for each of the first items that are longer than their lines.
  ///
  /// - Complexity: O(items) of sections whose items have different sizes
  package var sizingProblems: [String] { longItems.map { $0.sentence } }

  /// Returns true if the insides of two rectangles have a point in common.
  package static func meets(_ one: CGRect, _ other: CGRect) -> Bool {
    let (a, b) = (spans(of: one), spans(of: other))
    return a.x.low < b.x.high && b.x.low < a.x.high && a.y.low < b.y.high && b.y.low < a.y.high
  }

  private static func spans(of rect: CGRect) -> (x: Span, y: Span) {
    func span(_ origin: CGFloat, _ length: CGFloat) -> Span {
      let (start, end) = (Double(origin), Double(origin + length))
      return Span(low: min(start, end), high: max(start, end))
    }
    return (span(rect.origin.x, rect.size.width), span(rect.origin.y, rect.size.height))
  }

  /// Returns the rectangle of a frame in the content: origins are whole pixels.
  private func rect(of frame: FlowFrame, from start: Double) -> CGRect {
    let (across, along) = (grid.nearest(frame.across), grid.nearest(start + frame.along))
    return rect(across: across, frame.size.across, along: along, frame.size.along)
  }

  /// Returns a rectangle of the content from its origins and lengths in both directions.
  func rect(
    across: Double, _ acrossLength: Double, along: Double, _ alongLength: Double
  ) -> CGRect {
    let rect =
      axis == .vertical
      ? CGRect(x: across, y: along, width: acrossLength, height: alongLength)
      : CGRect(x: along, y: across, width: alongLength, height: acrossLength)
    return mirrored(rect)
  }

  /// Returns a rectangle of the content mirrored if the content is.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    let width = contentSize.width
    return CGRect(
      x: width - rect.origin.x - rect.size.width, y: rect.origin.y, width: rect.size.width,
      height: rect.size.height)
  }
}
