import Compositional

/// The sizes of elements, collected to be written as a measurement.
package struct SeenSizes {
  /// The sizes of the cells of a section, or of its supplementary views of one kind.
  private struct Elements {
    var widths: [Int: CGFloat] = [:]
    var heights: [Int: CGFloat] = [:]

    /// The rule by item index; nil if nothing was seen.
    var rule: SampleMeasurer? {
      let (widths, heights) = (SeenSizes.list(widths), SeenSizes.list(heights))
      if widths.count == 1, heights.count == 1 {
        return SampleMeasurer(.constant(width: widths[0], height: heights[0]))
      }
      if !heights.isEmpty { return SampleMeasurer(.heights(heights)) }
      return widths.isEmpty ? nil : SampleMeasurer(.widths(widths))
    }
  }

  /// The most items of a section whose sizes are taken.
  private static let itemsAtMost = 100_000

  /// The sizes by element kind, that of cells nil, and by section.
  private var elements: [String?: [Int: Elements]] = [:]
  /// True if elements with different sizes have a width and a height, of which a list has one.
  package private(set) var lacksWidths = false

  /// Creates a collection without a size.
  package init() {}

  /// True if no size was taken.
  package var isEmpty: Bool { elements.isEmpty }

  /// Takes the size of an element, in points; the first counts.
  ///
  /// - Parameters:
  ///   - id: The element.
  ///   - width: The width; nil if the element does not choose it.
  ///   - height: The height; nil if the element does not choose it.
  package mutating func take(_ id: ElementID, width: CGFloat?, height: CGFloat?) {
    let path = id.indexPath
    // Views of the whole layout have no section of their own, and count as item 0.
    let (section, item) = path.isOfLayout ? (0, 0) : (path.section, path.item)
    guard 0..<Self.itemsAtMost ~= item else { return }
    var own = elements[id.kind, default: [:]][section] ?? Elements()
    if own.widths[item] == nil { own.widths[item] = width }
    if own.heights[item] == nil { own.heights[item] = height }
    elements[id.kind, default: [:]][section] = own
  }

  /// The sizes as a measurement: by item index for all sections that agree, and by section for others.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of sizes.
  package mutating func measurement() -> CaseMeasurement {
    var found = CaseMeasurement()
    for (kind, sections) in elements {
      if let common = Self.common(sections) {
        if let rule = common.rule { found.set(rule, kind) }
        noteWidths(common)
        continue
      }
      for (index, own) in sections {
        guard let rule = own.rule else { continue }
        found.sections[index, default: CaseMeasurement()].set(rule, kind)
        noteWidths(own)
      }
    }
    return found
  }

  private mutating func noteWidths(_ own: Elements) {
    if !own.widths.isEmpty, case .heights = own.rule?.rule { lacksWidths = true }
  }

  /// Returns the sizes of all sections by item index; nil if two sections differ.
  private static func common(_ sections: [Int: Elements]) -> Elements? {
    var all = Elements()
    for own in sections.values {
      for (item, width) in own.widths
      where all.widths.updateValue(width, forKey: item) ?? width != width {
        return nil
      }
      for (item, height) in own.heights
      where all.heights.updateValue(height, forKey: item) ?? height != height {
        return nil
      }
    }
    return all
  }

  /// Returns the shortest list that repeats as the lengths do; an item without one has that of the item
  /// before it.
  private static func list(_ lengths: [Int: CGFloat]) -> [CGFloat] {
    guard let last = lengths.keys.max() else { return [] }
    var list: [CGFloat] = []
    for item in 0...last { list.append(lengths[item] ?? list.last ?? 0) }
    // By item the length of the longest beginning that also ends there.
    var borders = [0]
    for item in list.indices.dropFirst() {
      var border = borders[item - 1]
      while border > 0, list[border] != list[item] { border = borders[border - 1] }
      borders.append(list[border] == list[item] ? border + 1 : 0)
    }
    return Array(list.prefix(list.count - borders[last]))
  }
}

extension CaseMeasurement {
  /// Sets the rule of cells, or of supplementary views of a kind.
  fileprivate mutating func set(_ rule: SampleMeasurer, _ kind: String?) {
    if let kind { supplementary[kind] = rule } else { cells = rule }
  }
}

extension [LayoutAttributes] {
  /// A measurer by which each element prefers the size that it has here.
  package var measurer: ClosureMeasurer {
    var sizes: [ElementID: CGSize] = [:]
    for element in self where sizes[element.id] == nil { sizes[element.id] = element.frame.size }
    return ClosureMeasurer { [sizes] proposal in
      guard let size = sizes[proposal.id], size.width >= 0, size.height >= 0 else {
        return PreferredSize()
      }
      return PreferredSize(
        width: proposal.measuresWidth ? size.width : nil,
        height: proposal.measuresHeight ? size.height : nil)
    }
  }
}
